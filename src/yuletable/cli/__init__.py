"""The terminal: play, watch, look back, check, read the rules."""
