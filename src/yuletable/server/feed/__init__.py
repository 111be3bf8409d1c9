"""Frames for each viewer."""
