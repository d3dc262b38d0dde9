"""For users of screen readers: the board as a table, and announcements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from tromp_gui.go.point import Point
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.announcer import Announcer
from tromp_gui.ui.shell.board_controller import reach_of
from tromp_gui.ui.shell.parts import Parts

if TYPE_CHECKING:
    from tromp_gui.ui.table.table import BoardTable


class AccessibilityController(QObject):
    """Shows the table instead of the board, and keeps it up to date.

    It is created when needed, or when a screen reader connects. Signal: `reported(str)`, a sentence
    to announce.
    """

    reported = Signal(str)

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        s = parts.sessions
        self._window, self._record, self._board = parts.window, s.record, parts.board
        self._make_home = parts.actions.add_home
        self._table: BoardTable | None = None
        announcer = Announcer(s.record, s.match.clock, self)
        announcer.reported.connect(self.reported)
        self.reported.connect(parts.status.announce)
        for follows in (self.refresh, announcer.announce):
            parts.situations.settled.connect(follows)
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        return [
            Command("board-table", self.tr("Board as a &table"), ("Ctrl+6",), self.toggle,
                checked=lambda _: self.is_open, menu="view.table", in_exercise=True),
        ]  # fmt: skip

    @property
    def is_open(self) -> bool:
        """Whether the table is shown instead of the board."""
        return self._table is not None and not self._table.isHidden()

    def begin(self) -> None:
        """Open the table for a screen reader, once; it takes the focus from the board."""
        if self._table is None:
            self._open()

    def toggle(self) -> None:
        """Switch between table and board; the new one gets the focus."""
        if self.is_open:
            self._window.replace_board(None)
            self._window.board.setFocus()
        else:
            self._open().setFocus()

    def _open(self) -> BoardTable:
        table = self._table = self._table or self._make()
        self._fill(table)
        self._window.replace_board(table)
        return table

    def _make(self) -> BoardTable:
        from tromp_gui.ui.table.table import BoardTable

        table = BoardTable()
        table.point_chosen.connect(self._act)
        self._make_home(table)
        return table

    def _act(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        self._board.act(point, reach_of(modifiers))
        self.refresh()
        if self._table is not None:
            self.reported.emit(self._table.words)

    def refresh(self) -> None:
        """Update the table from the board."""
        if self._table is not None and self.is_open:
            self._fill(self._table)

    def _fill(self, table: BoardTable) -> None:
        table.show_state(self._window.board.state, self._record.at_node().position.board)
