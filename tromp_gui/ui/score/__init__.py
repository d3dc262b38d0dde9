"""Marking dead stones, the count, the agreement."""
