"""What can be read without sitting at a table: games, rules, finished games."""
