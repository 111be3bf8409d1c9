"""Checks that every request passes first: address, rate and session."""
