"""Who plays: a person or an engine, and the levels of the built-in engine."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tromp_gui.resources import DISPLAY_NAME


class Level(Enum):
    """Playing strength, weakest first; the value is the word in settings and options."""

    NOVICE = "novice"
    NEWCOMER = "newcomer"
    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    ADVANCED = "advanced"
    STRONG = "strong"
    EXPERT = "expert"
    FULL = "full"


USUAL = Level.BEGINNER
"""The default level."""


class BuiltIn(NamedTuple):
    """The built-in engine, at one of its levels."""

    level: Level


class Attached(NamedTuple):
    """An engine that the user added, by its name in the settings."""

    name: str


class Player(NamedTuple):
    """A player, by name and rank as recorded; `engine` is None for a person."""

    name: str = ""
    rank: str = ""
    engine: BuiltIn | Attached | None = None

    @classmethod
    def of_engine(cls, engine: BuiltIn | Attached) -> Player:
        """The player for an engine, with its name for the record: "Tromp Go (casual)"."""
        if isinstance(engine, Attached):
            return cls(engine.name, "", engine)
        return cls(f"{DISPLAY_NAME} ({engine.level.value})", "", engine)
