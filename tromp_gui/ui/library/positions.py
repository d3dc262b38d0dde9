"""Searching for the board's position: the games that have it, and their next moves."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from tromp_gui.go.point import Point
from tromp_gui.session.library.session import (
    FoundPosition,
    LibrarySession,
    NextMove,
    SoughtPosition,
)
from tromp_gui.ui.board.additions import AnalysisOverlay
from tromp_gui.ui.board.state import MOST, CandidateMark
from tromp_gui.ui.library import words
from tromp_gui.ui.library.panel import LibraryPanel
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import DOT

_SHOWN = 40
"""The maximum number of next moves shown on the board."""
_FEW = 5
"""Moves in fewer games than this mean little and are drawn in the palest colour."""


class PositionController(QObject):
    """Searches for the position on the board, and again whenever it changes."""

    def __init__(
        self, parts: Parts, session: LibrarySession, panel: LibraryPanel, parent: QObject
    ) -> None:
        super().__init__(parent)
        record, nexts = parts.sessions.record, panel.nexts
        self._session, self._panel, self._nexts = session, panel, nexts
        self._record, self._board, self._status = record, parts.board, parts.status
        self._corners: tuple[Point, Point] | None = None
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self._search_again)
        record.cursor_moved.connect(lambda _: self._follow.start())
        record.changed.connect(lambda _: self._follow.start())
        record.opened.connect(self._follow.start)
        nexts.symmetries_changed.connect(self._search_again)
        nexts.table.row_activated.connect(self._play)
        nexts.table.row_chosen.connect(lambda row: self._point_at(row))
        nexts.table.row_hovered.connect(self._point_at)
        session.found.connect(self._show)

    def find_position(self) -> None:
        """Search for the whole board."""
        self._corners = None
        self._search()

    def find_region(self, first: Point, last: Point) -> None:
        """Search for the part of the board between two corners."""
        self._corners = first, last
        self._search()

    def stop(self) -> None:
        """End the search, and list all games again."""
        if self._session.sought is not None:
            self._session.look_for(None)

    def _search_again(self) -> None:
        before = self._session.sought
        if before is None:
            return
        board = self._record.at_node().position.board
        corners = self._corners or ()
        if any(each.row >= board.grid.rows or each.col >= board.grid.columns for each in corners):
            self._corners = None
        if self._wanted() != before:
            self._search()

    def _wanted(self) -> SoughtPosition:
        return SoughtPosition(
            self._record.at_node().position.board,
            self._corners,
            self._nexts.turned.isChecked(),
            self._nexts.swapped.isChecked(),
        )

    def _search(self) -> None:
        self._session.look_for(self._wanted())
        self._panel.show_next_moves(True)

    # Results

    @property
    def _moves(self) -> tuple[NextMove, ...]:
        found = self._session.position
        return () if found is None else found.nexts

    def _show(self) -> None:
        rows = tuple(words.next_cells(each) for each in self._moves)
        self._nexts.table.show_rows(rows, None)
        self._board.show_next_moves(self._overlay())
        self._report(self._session.position)

    def _report(self, found: FoundPosition | None) -> None:
        if found is None or found.is_everywhere:
            self._panel.show_next_moves(False)
        if found is None:
            return
        if found.is_everywhere:
            self._status.refuse(
                self.tr("There is no stone in the region. Choose one with a stone or a corner.")
            )
        else:
            said = [words.games_found(found), *map(words.spoken_next, found.nexts[:1])]
            self._status.say(DOT.join(said))

    def _overlay(self) -> AnalysisOverlay | None:
        found = self._session.position
        board = self._record.at_node().position.board
        if found is None or found.sought.board != board:
            return None
        stones = board.black | board.white
        marks = []
        most = max((move.times for move in self._moves), default=1)
        for rank, move in enumerate(self._moves[:_SHOWN]):
            if move.point is None or stones >> board.grid.bits[move.point] & 1:
                continue
            _, count, share, *_ = words.next_cells(move)
            place = rank if move.times >= _FEW else max(rank, 1)
            weight = round(MOST * move.times / most) if move.times >= _FEW else 0
            figures = count, share.replace(" ", "\u2009")
            said = f"{count} × {share}"
            marks.append(CandidateMark(move.point, place, figures, said, weight=weight))
        return AnalysisOverlay(self._record.cursor.id, candidates=tuple(marks))

    def _point_at(self, row: int | None) -> None:
        move = self._moves[row] if row is not None and row < len(self._moves) else None
        self._board.highlight(None if move is None else move.point)

    def _play(self, row: int) -> None:
        """Play a next move on the board."""
        if row < len(self._moves) and (point := self._moves[row].point) is not None:
            self._board.highlight(None)
            self._board.act(point)
