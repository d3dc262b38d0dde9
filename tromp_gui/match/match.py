"""A live game as one frozen value, and the phase it is in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum
from typing import TypeAlias

from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Rules
from tromp_gui.match.player import Player


class Settlement(Enum):
    """How a finished game was settled; the value is the word in TGEN."""

    AGREED = "agreed"
    """The players agreed which stones to remove."""
    AS_IS = "as-is"
    """The passes ended it as it stood."""
    DECLARED = "declared"
    """Resignation, time, forfeit or no result: nothing was counted."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game ended with."""

    result: Result
    settlement: Settlement


@dataclass(frozen=True, slots=True)
class Match:
    """A game being played. `node` is the play node, where the game stands in its record.

    `marks` are the stones marked dead and `agreed` who has confirmed them, in an agreement;
    `resumed_at` is the turn after which the players chose to play on.
    """

    rules: Rules
    komi: Decimal
    handicap: int
    black: Player
    white: Player
    node: int = 0
    marks: frozenset[Point] = frozenset()
    agreed: frozenset[Color] = frozenset()
    resumed_at: int | None = None
    outcome: Outcome | None = None

    def player(self, color: Color) -> Player:
        """The player of a colour."""
        return self.black if color is Color.BLACK else self.white

    def moved_to(self, node: int) -> Match:
        """The game after a turn, which begins any agreement anew."""
        return replace(self, node=node, marks=frozenset(), agreed=frozenset())

    def marked(self, marks: frozenset[Point]) -> Match:
        """The game with these stones marked; any change takes back every confirmation."""
        if marks == self.marks:
            return self
        return replace(self, marks=marks, agreed=frozenset())

    def agreed_by(self, color: Color) -> Match:
        """The game once `color` has confirmed the marks."""
        return replace(self, agreed=self.agreed | {color})

    def resumed(self, turn: int) -> Match:
        """The game once the players chose, after this turn, to play on."""
        return replace(self, resumed_at=turn, marks=frozenset(), agreed=frozenset())

    def ended(self, result: Result, settlement: Settlement) -> Match:
        """The game with its outcome."""
        return replace(self, outcome=Outcome(result, settlement))

    def reopened(self) -> Match:
        """The finished game with its marks, but nobody has agreed."""
        return replace(self, agreed=frozenset(), outcome=None)


@dataclass(frozen=True, slots=True)
class Playing:
    """Turns are taken."""


@dataclass(frozen=True, slots=True)
class Agreeing:
    """Two passes were made: the players mark the dead stones, agree, or play on."""

    marks: frozenset[Point]
    agreed: frozenset[Color]


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = Playing | Agreeing | Finished


def phase_of(match: Match, position: Position) -> Phase:
    """The phase of a game whose play node stands at `position`.

    Under `four-passes` agreement opens at the second consecutive pass only (RULES, "The end of
    the game"). A game whose passes have ended it has its outcome set by the same step.
    """
    if match.outcome is not None:
        return Finished(match.outcome)
    if position.passes == 2 and match.resumed_at != position.turn:
        return Agreeing(match.marks, match.agreed)
    return Playing()


def passes_end_game(rules: Rules, position: Position) -> bool:
    """Whether the passes just made end the game as it stands, with nothing to agree."""
    return rules.ending.is_over(position.passes, position.pairs)
