"""Crazy Eights as people, bots and the lab meet it."""
