"""Keyboard shortcuts and the list of commands."""
