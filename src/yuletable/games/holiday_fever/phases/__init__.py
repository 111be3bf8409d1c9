"""The questions of the game, by topic."""
