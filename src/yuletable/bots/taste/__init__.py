"""What each game's bots like."""
