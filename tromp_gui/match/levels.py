"""The strengths of the built-in engine, by the words that settings, files and commands use."""

from __future__ import annotations

from enum import Enum


class Level(Enum):
    """From one that anybody beats to all that the engine has; the value is its outer word."""

    NEWCOMER = "newcomer"
    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    STRONG = "strong"
    FULL = "full"


USUAL = Level.BEGINNER
"""The level of a game that somebody starts with one click."""
