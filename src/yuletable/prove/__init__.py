"""Tests of the server's promises that run as long as you like: leaks, kills, frames."""
