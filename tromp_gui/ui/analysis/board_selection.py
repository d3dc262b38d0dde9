"""Shows an engine's candidate moves on the board and keeps the one that pointer or keys select."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Point
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.analysis_session import AnalysisSession
from tromp_gui.settings import ANALYSIS_MOVES, ANALYSIS_OWNERSHIP, ANALYSIS_RELATIVE, Settings
from tromp_gui.ui.analysis import present
from tromp_gui.ui.board.additions import AnalysisOverlay
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.shell.board_controller import BoardController

if TYPE_CHECKING:
    from tromp_gui.gtp.analysis import Candidate
    from tromp_gui.session.play.analyst import Finding


class CandidateSelection(NamedTuple):
    """`chosen` is the selected move and `pointed` the one under the pointer: indexes among the
    moves shown, or None. `length` is how many turns of the line are shown, None for all.
    """

    chosen: int | None = None
    pointed: int | None = None
    length: int | None = None

    @property
    def shown(self) -> int | None:
        """The index of the move whose line is shown."""
        return self.chosen if self.pointed is None else self.pointed

    def candidate(self, moves: Sequence[Candidate]) -> Candidate | None:
        """The move whose line is shown; None if there is none."""
        shown = self.shown
        return moves[shown] if shown is not None and shown < len(moves) else None

    def point_at(self, index: int | None) -> CandidateSelection:
        """The same with the pointer over another move (None: over none), its whole line shown."""
        return self if index == self.pointed else self._replace(pointed=index, length=None)

    def choose(self, index: int | None) -> CandidateSelection:
        """The same with another move selected; None for none."""
        return CandidateSelection(index, self.pointed)

    def step(self, by: int, count: int) -> CandidateSelection:
        """The same with the next or previous of `count` moves selected; none beyond the ends."""
        if not count:
            return CandidateSelection()
        places = [None, *range(count)]
        at = 0 if self.chosen is None or self.chosen >= count else self.chosen + 1
        return CandidateSelection(places[(at + by) % len(places)])

    def lengthen(self, by: int, moves: Sequence[Candidate]) -> CandidateSelection:
        """The same with a longer or shorter line: at least its first turn, at most all of it."""
        move = self.candidate(moves)
        if move is None:
            return self
        whole = len(move.line)
        now = whole if self.length is None else self.length
        length = max(1, min(whole, now + by))
        return self._replace(length=length)


def index_of(moves: Sequence[Candidate], point: Point | None) -> int | None:
    """The index of the move at a point of the board; None if there is none."""
    if point is None:
        return None
    return next((at for at, each in enumerate(moves) if each.move == point), None)


class BoardCandidates(QObject):
    """Keeps the selected candidate and shows the analysis on the board.

    Signals: `changed()`, another candidate is selected; `reported(str)`, a description of the
    candidate under the pointer or selected.
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
        """The finding of the shown engine at the current node; None if there is none."""
        if not self._is_open():
            return None
        return self._session.seen(self._session.shown, self._record.cursor)

    @property
    def moves(self) -> tuple[Candidate, ...]:
        """The candidate moves of the finding."""
        finding = self.finding
        return () if finding is None else present.candidates(finding)

    @property
    def chosen(self) -> int | None:
        """The index of the selected move; None if none is selected."""
        return self._selection.chosen

    @property
    def move(self) -> Candidate | None:
        """The current candidate: under the pointer, or selected, otherwise the best."""
        moves = self.moves
        return self._selection.candidate(moves) or (moves[0] if moves else None)

    def refresh(self) -> None:
        """Show the current analysis. A change of node clears the selection."""
        if self._node is not self._record.cursor:
            self._node, self._selection = self._record.cursor, CandidateSelection()
        finding = self.finding
        area = self._session.region or frozenset()
        if finding is None:
            alone = AnalysisOverlay(self._record.cursor.id, area=area)
            self._board.show_analysis(alone if area and self._is_open() else None)
            return
        get = self._settings.get
        overlay = present.overlay(
            self._record.cursor,
            finding,
            get(ANALYSIS_MOVES),
            get(ANALYSIS_OWNERSHIP),
            get(ANALYSIS_RELATIVE),
        )._replace(area=area)
        turn = self._session.turn_after(self._record.cursor)
        if turn is not None and get(ANALYSIS_MOVES):
            overlay = overlay._replace(played=turn.point)
        move = self._selection.candidate(self.moves)
        if move is not None:
            color = finding.situation.to_play
            line = present.numbered(move.line, color, self._selection.length)
            overlay = overlay._replace(numbered=line)
        self._board.show_analysis(overlay)

    # Selecting a candidate

    def _hover(self, point: Point | None) -> None:
        self._hovered = point
        if self._settings.get(ANALYSIS_MOVES):
            self.point_at(index_of(self.moves, point))

    def point_at(self, index: int | None) -> None:
        """Show the line of the move under the pointer; None for none."""
        self._select(self._selection.point_at(index))

    def choose(self, index: int | None) -> None:
        """Select a candidate, or none."""
        self._select(self._selection.choose(index))

    def step(self, by: int) -> None:
        """Select the next or previous candidate."""
        self._select(self._selection.step(by, len(self.moves)))

    def lengthen(self, by: int) -> None:
        """Show more or less of the line."""
        self._select(self._selection.lengthen(by, self.moves))

    def _select(self, selection: CandidateSelection) -> None:
        if selection == self._selection:
            return
        before, self._selection = self._selection, selection
        self.refresh()
        finding = self.finding
        index = selection.shown
        if finding is not None and index is not None:
            rows = present.rows(finding, self._settings.get(ANALYSIS_RELATIVE))
            if index < len(rows):
                self.reported.emit(present.in_words(rows[index]))
        elif before.shown is not None and self._hovered is None:
            self.reported.emit("")
        self.changed.emit()
