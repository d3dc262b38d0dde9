"""What a lesson on the rules is made of. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.ui.board.state import Mark
from tromp_gui.ui.tutorial.goals import PickGoal, PlayGoal

SENTENCES = 10
"""How many sentences Tromp's wording has."""

_NO_MARKS: Mapping[str, Mark] = MappingProxyType({})


class Mode(Enum):
    """What a click on the board of a lesson does."""

    PLAY = "play"
    """It makes a move of the player whose turn it is."""
    PICK = "pick"
    """It names a point."""
    MARK = "mark"
    """It marks stones as dead, or unmarks them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One lesson. `sentence` is the number of the rule, None for what is beside the ten.

    The board starts from `diagram` with `to_play` next, after the move `opening` if there is
    one. `replies` are White's answers to Black's turns, the first legal one is made; without any
    the learner plays both sides. `marks` are drawn on vertices. `solution` is one way to the goal:
    vertices, or "pass", one click after the other. A lesson to play has a `goal`, any other `asks`
    for points.
    """

    sentence: int | None
    title: str
    rule: str
    story: str
    diagram: str
    task: str
    done: str
    solution: str
    goal: PlayGoal | None = None
    asks: PickGoal | None = None
    mode: Mode = Mode.PLAY
    to_play: Color = Color.BLACK
    opening: str = ""
    replies: str = ""
    marks: Mapping[str, Mark] = field(default_factory=lambda: _NO_MARKS)
    shows_score: bool = False

    @property
    def board(self) -> Board:
        """The board as drawn."""
        return Board.from_diagram(self.diagram)
