"""Christmas-opoly as people, bots and the lab meet it: all that stands above its rules."""
