"""One table: its log, its seats, what comes next. No clock, no socket, no disk."""
