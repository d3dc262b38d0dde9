"""Sounds, and pausing the clock."""
