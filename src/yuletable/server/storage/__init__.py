"""Where tables are kept, and the one thread that writes them."""
