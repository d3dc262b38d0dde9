"""Sounds and the clock's voice."""
