"""Promises of the server put to the test, as long as one likes: leaks, kills, frames."""
