"""A Go board with exact and explained Tromp-Taylor rules."""

__version__ = "0.1.0"
