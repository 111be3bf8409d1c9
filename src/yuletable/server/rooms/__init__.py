"""Tables in memory, the people connected to them, and what they may ask for."""
