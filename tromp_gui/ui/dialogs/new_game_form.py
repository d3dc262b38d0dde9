"""The values of the new-game dialog and the problems they can have. No Qt widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from decimal import Decimal
from enum import Enum, auto

from tromp_gui.go.point import Color
from tromp_gui.go.rules import Handicap
from tromp_gui.match.clock import Clocks
from tromp_gui.match.player import Attached, BuiltIn, Player
from tromp_gui.record.game_info import parse_komi


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a new game; `rules` is the id of a rule set.

    `random_colors` draws at random who plays Black, like nigiri; `places_freely` lets Black place
    the handicap stones if the rules allow it.
    """

    rows: int = 9
    columns: int = 9
    black: Player = field(default_factory=Player)
    white: Player = field(default_factory=Player)
    komi: Decimal = Decimal(7)
    handicap: int = 0
    rules: str = "tromp-taylor"
    clocks: Clocks | None = None
    places_freely: bool = False
    random_colors: bool = False

    def player(self, color: Color) -> Player:
        """The player of a colour."""
        return self.black if color is Color.BLACK else self.white

    def drawn(self, swaps: bool) -> NewGame:
        """The game after drawing colours at random, if that is wanted; `swaps` is the result.

        With a handicap there is no draw, because the stones belong to one of the players.
        """
        if not self.random_colors or self.handicap or not swaps:
            return self
        return replace(self, black=self.white, white=self.black)


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """A rule set to choose: id, name, one line of explanation, komi without and with handicap,
    where handicap stones go, and whether the komi is counted in stones instead of points.
    """

    id: str
    name: str
    line: str
    komi: Decimal
    handicap_komi: Decimal = Decimal(0)
    handicap: Handicap = Handicap.FREE
    in_stones: bool = False


class Field(Enum):
    """A field that can have a problem."""

    HANDICAP = auto()
    KOMI = auto()


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem with a field, as a sentence."""

    field: Field
    sentence: str


Check = Callable[[NewGame], Problem | None]
"""Returns the problem if the rules do not allow a new game."""


Advice = Callable[[BuiltIn | Attached, int, int, str], str]
"""What to expect of an engine on a board (rows, columns) under rules (an id), in sentences."""


def no_advice(_engine: BuiltIn | Attached, _rows: int, _columns: int, _rules: str) -> str:
    """No advice about any engine."""
    return ""


def no_objection(_game: NewGame) -> Problem | None:
    """No objection to any game."""
    return None


def read_komi(text: str) -> Decimal | None:
    """The komi typed, with point or comma and any minus sign; None if it is not a number."""
    return parse_komi(text.strip().replace("−", "-").replace("–", "-"))
