"""Playing many games and asking questions of them."""
