"""Players that are not people: they get a sight of the table, never the table."""
