"""What every game is made of; it knows no game, no player, no clock and no network."""
