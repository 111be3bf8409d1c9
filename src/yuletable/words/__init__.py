"""Sentences for people, made from message ids and arguments at the edge."""
