"""Who plays: a person or an engine, and the levels of the built-in engine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tromp_gui.resources import DISPLAY_NAME


class Level(Enum):
    """Playing strength, weakest first; the value is the word in settings and options."""

    NEWCOMER = "newcomer"
    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    ADVANCED = "advanced"
    STRONG = "strong"
    EXPERT = "expert"
    FULL = "full"


USUAL = Level.BEGINNER
"""The level of a game started with one click."""


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """The built-in engine, at one of its levels."""

    level: Level


@dataclass(frozen=True, slots=True)
class Attached:
    """An engine of the user's, by the name that the settings list it under."""

    name: str


@dataclass(frozen=True, slots=True)
class Player:
    """By the name and rank the record keeps; `engine` is None for a person at the screen."""

    name: str = ""
    rank: str = ""
    engine: BuiltIn | Attached | None = None

    @classmethod
    def of_engine(cls, engine: BuiltIn | Attached) -> Player:
        """An engine by the name that the record keeps: "Tromp Go (casual)", or its own."""
        if isinstance(engine, Attached):
            return cls(engine.name, "", engine)
        return cls(f"{DISPLAY_NAME} ({engine.level.value})", "", engine)
