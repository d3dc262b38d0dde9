"""Who plays: a person or an engine, the levels of the built-in engine, and whom engines imitate."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeAlias

from tromp_gui.network_files.profiles import RANKS
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


class Imitator(NamedTuple):
    """An engine that plays like a person of some rank, by a network that imitates people.

    `profile` is the name by which networks know these people, one of `PROFILES`. `engine` is the
    name of an attached engine; "" for the built-in one.
    """

    profile: str
    engine: str = ""

    @classmethod
    def of_rank(cls, rank: str, is_before_ai: bool, engine: str = "") -> Imitator:
        """Whoever has one of `RANKS`, in 2020 or in 2016."""
        return cls(f"{_BEFORE_AI if is_before_ai else 'rank'}_{rank}", engine)

    @property
    def rank(self) -> str:
        """One of `RANKS`."""
        return self.profile.partition("_")[2]

    @property
    def is_before_ai(self) -> bool:
        """Whether these people played before they could learn from strong programs."""
        return self.profile.startswith(_BEFORE_AI)


_BEFORE_AI = "preaz"
PROFILES = tuple(f"{kind}_{rank}" for kind in ("rank", _BEFORE_AI) for rank in RANKS)
"""The people offered as opponents: of every rank in 2020, then in 2016."""


PlayingEngine: TypeAlias = BuiltIn | Attached | Imitator
"""An engine that plays."""


class Player(NamedTuple):
    """A player, by name and rank as recorded; `engine` is None for a person."""

    name: str = ""
    rank: str = ""
    engine: PlayingEngine | None = None

    @classmethod
    def of_engine(cls, engine: PlayingEngine) -> Player:
        """The player for an engine, with its name for the record: "Tromp Go (casual)",
        "Tromp Go (person of 5 kyu, 2020)".
        """
        match engine:
            case Attached(name):
                return cls(name, "", engine)
            case BuiltIn(level):
                return cls(f"{DISPLAY_NAME} ({level.value})", "", engine)
        number, kind = engine.rank[:-1], "kyu" if engine.rank.endswith("k") else "dan"
        year = 2016 if engine.is_before_ai else 2020
        name = f"{engine.engine or DISPLAY_NAME} (person of {number} {kind}, {year})"
        return cls(name, "", engine)


def neighbour(engine: PlayingEngine, by: int) -> PlayingEngine | None:
    """The engine that is stronger (1) or weaker (-1) by a level or a rank; None at either end, and
    for an attached engine that imitates nobody.
    """
    match engine:
        case BuiltIn(level):
            levels = list(Level)
            at = levels.index(level) + by
            return BuiltIn(levels[at]) if 0 <= at < len(levels) else None
        case Imitator():
            at = RANKS.index(engine.rank) + by
            if not 0 <= at < len(RANKS):
                return None
            return Imitator.of_rank(RANKS[at], engine.is_before_ai, engine.engine)
    return None


_OWN: tuple[BuiltIn | Imitator, ...] = (*map(BuiltIn, Level), *map(Imitator, PROFILES))
OWN_ENGINES = {Player.of_engine(each).name: each for each in _OWN}
"""The engines of the program itself, by their names in records."""
