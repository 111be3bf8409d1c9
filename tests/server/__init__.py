"""The table server, from the table without a socket to real processes."""
