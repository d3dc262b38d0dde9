"""The parts of a lesson on the rules. No Qt."""

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
"""The number of Tromp's statements."""

_NO_MARKS: Mapping[str, Mark] = MappingProxyType({})


class Mode(Enum):
    """What a click on the board of a lesson does."""

    PLAY = "play"
    """Play a move for the player to move."""
    PICK = "pick"
    """Choose a point."""
    MARK = "mark"
    """Mark or unmark dead stones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson. `sentence` is the number of Tromp's statement, None for further lessons.

    The board starts with `diagram` and `to_play`, after the move `opening` if there is one.
    `replies` are White's possible replies to Black, of which the first legal one is played; without
    replies the learner plays both sides. `marks` are drawn on vertices. `solution` is one way to
    the goal: vertices or "pass", one for each click. A lesson to play has a `goal`, all others ask
    for points (`asks`).
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
        """The board of the diagram."""
        return Board.from_diagram(self.diagram)
