"""Marking dead stones, the count, and the agreement."""
