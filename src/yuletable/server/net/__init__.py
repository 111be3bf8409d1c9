"""What every request passes first: where it comes from, how often, and which browser sent it."""
