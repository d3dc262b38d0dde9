"""Exercises in the window: the card beside the board, and their commands."""
