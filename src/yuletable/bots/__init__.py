"""Bots: they get a sight of the table, never the table."""
