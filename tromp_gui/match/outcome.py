"""The outcome of a game, and how it was settled."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tromp_gui.go.point import Point
from tromp_gui.go.result import Result


class Settlement(Enum):
    """How a finished game was settled (docs/rules.md, "The end of the game", "Other endings")."""

    AGREED = "agreed"
    """The players agreed which stones to remove."""
    AS_IS = "as-is"
    """The passes ended it, with every stone alive."""
    DECLARED = "declared"
    """Resignation, time, forfeit or no result, without a count."""
    PLAYED_OUT = "played-out"
    """Disputed chains were played out on a second board, then the game was counted."""
    MEDIATED = "mediated"
    """A third party decided which stones to remove; the outcome names it."""
    RESULT_AGREED = "result-agreed"
    """The players agreed on the result itself (Lasker-Maas, "Efficiency")."""

    @property
    def is_counted(self) -> bool:
        """Whether stones were counted, so that the marking can be reopened."""
        return self not in (Settlement.DECLARED, Settlement.RESULT_AGREED)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a game: the `dead` stones removed, and the third party that decided."""

    result: Result
    settlement: Settlement
    dead: frozenset[Point] = frozenset()
    mediator: str = ""
