"""Connects an engine's moves with the board: what is shown, and the candidate chosen by pointer or
keys.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.analysis_session import AnalysisSession
from tromp_gui.session.play.analyst import Finding
from tromp_gui.settings import ANALYSIS_MOVES, ANALYSIS_OWNERSHIP, Settings
from tromp_gui.ui.analysis import present
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.shell.board_controller import BoardController


@dataclass(frozen=True, slots=True)
class CandidateSelection:
    """`chosen` is the selected move and `pointed` the one under the pointer: indexes among the
    moves shown, or None. `length` is how many turns of the line are shown, None for all.
    """

    chosen: int | None = None
    pointed: int | None = None
    length: int | None = None

    @property
    def index(self) -> int | None:
        """The move whose line is shown."""
        return self.chosen if self.pointed is None else self.pointed

    def of(self, moves: Sequence[Candidate]) -> Candidate | None:
        """The same as a move; None if there are not enough."""
        index = self.index
        return moves[index] if index is not None and index < len(moves) else None

    def point_at(self, index: int | None) -> CandidateSelection:
        """The pointer is on another move, or on none; its whole line is shown at first."""
        return self if index == self.pointed else replace(self, pointed=index, length=None)

    def choose(self, index: int | None) -> CandidateSelection:
        """Another move is chosen, or none."""
        return CandidateSelection(index, self.pointed)

    def step(self, by: int, count: int) -> CandidateSelection:
        """Choose the next or previous of `count` moves; none beyond the ends."""
        if not count:
            return CandidateSelection()
        places = [None, *range(count)]
        at = 0 if self.chosen is None or self.chosen >= count else self.chosen + 1
        return CandidateSelection(places[(at + by) % len(places)])

    def lengthen(self, by: int, moves: Sequence[Candidate]) -> CandidateSelection:
        """More of the line, or less: at least its first turn, at most all of it."""
        move = self.of(moves)
        if move is None:
            return self
        whole = len(move.line)
        now = whole if self.length is None else self.length
        length = max(1, min(whole, now + by))
        return replace(self, length=length)


def index_of(moves: Sequence[Candidate], point: Point | None) -> int | None:
    """The move at a point of the board; None if none is."""
    if point is None:
        return None
    return next((at for at, each in enumerate(moves) if each.move == point), None)


class BoardCandidates(QObject):
    """Keeps the selected candidate and shows the analysis on the board. Signals: `changed()`,
    another candidate is selected; `reported(str)`, a description of the candidate under the pointer
    or selected.
    """

    changed = Signal()
    reported = Signal(str)

    def __init__(
        self,
        view: BoardView,
        board: BoardController,
        record: RecordSession,
        session: AnalysisSession,
        settings: Settings,
        is_open: Callable[[], bool],
    ) -> None:
        super().__init__(view)
        self._board, self._record, self._session = board, record, session
        self._settings, self._is_open = settings, is_open
        self._selection = CandidateSelection()
        self._hovered: Point | None = None
        self._node = record.cursor
        view.point_hovered.connect(self._hover)
        board.line_stepped.connect(self.lengthen)

    @property
    def finding(self) -> Finding | None:
        """What the engine shown on the board has found at the current node."""
        analyst = self._session.analyst(self._session.shown)
        if analyst is None or not self._is_open():
            return None
        return analyst.finding(self._record.cursor)

    @property
    def moves(self) -> tuple[Candidate, ...]:
        """Its moves."""
        finding = self.finding
        return () if finding is None else present.candidates(finding)

    @property
    def chosen(self) -> int | None:
        """The move that is chosen, by its place among them."""
        return self._selection.chosen

    @property
    def move(self) -> Candidate | None:
        """The current candidate: under the pointer, or selected, otherwise the best."""
        moves = self.moves
        return self._selection.of(moves) or (moves[0] if moves else None)

    def refresh(self) -> None:
        """Show the current analysis; at another node nothing is selected."""
        if self._node is not self._record.cursor:
            self._node, self._selection = self._record.cursor, CandidateSelection()
        finding = self.finding
        if finding is None:
            self._board.show_analysis(None)
            return
        get = self._settings.get
        overlay = present.overlay(
            self._record.cursor, finding, get(ANALYSIS_MOVES), get(ANALYSIS_OWNERSHIP)
        )
        move = self._selection.of(self.moves)
        if move is not None:
            color = finding.situation.to_play
            line = present.numbered(move.line, color, self._selection.length)
            overlay = replace(overlay, numbered=line)
        self._board.show_analysis(overlay)

    # Selecting a candidate

    def _hover(self, point: Point | None) -> None:
        self._hovered = point
        if self._settings.get(ANALYSIS_MOVES):
            self.point_at(index_of(self.moves, point))

    def point_at(self, index: int | None) -> None:
        """The pointer is on a move, or on none."""
        self._select(self._selection.point_at(index))

    def choose(self, index: int | None) -> None:
        """Select a candidate, or none."""
        self._select(self._selection.choose(index))

    def step(self, by: int) -> None:
        """Select the next candidate, or the previous one."""
        self._select(self._selection.step(by, len(self.moves)))

    def lengthen(self, by: int) -> None:
        """Show more of the line, or less."""
        self._select(self._selection.lengthen(by, self.moves))

    def _select(self, selection: CandidateSelection) -> None:
        if selection == self._selection:
            return
        before, self._selection = self._selection, selection
        self.refresh()
        finding = self.finding
        index = selection.index
        if finding is not None and index is not None:
            rows = present.rows(finding)
            if index < len(rows):
                self.reported.emit(present.in_words(rows[index]))
        elif before.index is not None and self._hovered is None:
            self.reported.emit("")
        self.changed.emit()
