"""A game of two people without a window: the sessions, and requests by names of points."""

from __future__ import annotations

from decimal import Decimal
from typing import Self

from sgfmill import sgf

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, Ending, Rules
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.match.actions import Denial, Denied
from tromp_gui.match.phases import Phase
from tromp_gui.match.setup import Setup
from tromp_gui.record.node import Tree
from tromp_gui.scoring.dead_stones import Reach, Refusal
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.sgf.writer import write

BLACK, WHITE = Color.BLACK, Color.WHITE

WALLS = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5"
"""On 5x5: Black's wall on the C line, White's on the D line; Black has 15 points, White 10."""


class Table:
    """The sessions around one record, and their signals."""

    def __init__(self, tree: Tree | None = None) -> None:
        self.record = RecordSession(tree or record_of(Setup(5, 5)))
        self.match = MatchSession(self.record)
        self.score = ScoreSession(self.record, self.match)
        self.refused: list[Illegal] = []
        self.denied: list[Denial] = []
        self.unmarked: list[Refusal] = []
        self.clicked_elsewhere: list[Point | None] = []
        self.match.refused.connect(self._keep_refused)
        self.match.denied.connect(self._keep_denied)
        self.match.clicked_elsewhere.connect(self.clicked_elsewhere.append)
        self.score.refused.connect(self._keep_unmarked)

    def _keep_refused(self, _turn: Turn, illegal: Illegal) -> None:
        self.refused.append(illegal)

    def _keep_denied(self, denied: Denied) -> None:
        self.denied.append(denied.denial)

    def _keep_unmarked(self, _point: Point, refusal: Refusal) -> None:
        self.unmarked.append(refusal)

    @classmethod
    def game(
        cls,
        rules: Rules | str = "tromp-taylor",
        turns: str = "",
        side: int = 5,
        handicap: int = 0,
        komi: str | None = None,
    ) -> Table:
        """A game of two people under these rules, after some turns."""
        chosen = RULE_SETS[rules] if isinstance(rules, str) else rules
        table, points = cls(), chosen.offered_komi(handicap) if komi is None else Decimal(komi)
        table.match.start(Setup(side, side, chosen, points, handicap))
        return table.play(turns)

    # Wishes

    def point(self, vertex: str) -> Point:
        """A point by its name."""
        tree = self.record.tree
        found = parse_vertex(vertex, tree.rows, tree.columns)
        assert found is not None
        return found

    def points(self, vertices: str) -> frozenset[Point]:
        """Points by their names."""
        return frozenset(self.point(each) for each in vertices.split())

    def play(self, turns: str) -> Self:
        """Turns one after the other: "C3 D4 pass pass"."""
        for turn in turns.split():
            self.match.play(None if turn == "pass" else self.point(turn))
        return self

    def mark(self, vertices: str, reach: Reach = Reach.REGION) -> Self:
        """Click stones while they are marked."""
        for vertex in vertices.split():
            self.score.click(self.point(vertex), reach)
        return self

    def agree(self, *colors: Color) -> Self:
        """These players confirm, one after the other; both where none is named."""
        for color in colors or (BLACK, WHITE):
            self.match.agree(color)
        return self

    def go(self, *steps: int) -> Self:
        """Go this many nodes forward or back."""
        for by in steps:
            self.record.step(by)
        return self

    # What is there

    @property
    def phase(self) -> Phase | None:
        return self.match.phase

    @property
    def ending(self) -> Ending:
        assert self.match.match is not None
        return self.match.match.rules.ending

    @property
    def re(self) -> str:
        """The result that the record tells, '' for none."""
        return self.record.info.result

    @property
    def marks(self) -> str:
        """The stones marked dead, by name."""
        return " ".join(sorted(format_vertex(point) for point in self.score.marks))

    def text(self) -> str:
        """The record as SGF text."""
        return write([self.record.tree]).decode()

    def saved(self) -> sgf.Sgf_game:
        """The record as another reader reads it."""
        return sgf.Sgf_game.from_bytes(write([self.record.tree]))

    def node(self, name: str) -> tuple[str, ...]:
        """A property of the node looked at."""
        return self.record.cursor.get(name)
