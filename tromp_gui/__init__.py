"""A Go board with exact and explained Tromp-Taylor rules."""

__version__ = "0.2.0"
"""The release that this is, or that it becomes: see `version`."""
