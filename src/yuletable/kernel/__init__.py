"""The parts of every game, without any game, player, clock or network."""
