"""Stepping through the moves of a record that its rules forbid: commands, and a list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tromp_gui import wording
from tromp_gui.session.game.illegal_moves import (
    IllegalRecordedMove,
    illegal_moves,
    next_illegal_move,
)
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.ui.shell import present
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.tree.illegal_move_list import IllegalMoveRow, IllegalMovesDialog
from tromp_gui.wording import tr
from tromp_gui.wording.rule_names import rules_name


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands", text)


class IllegalMoveController(QObject):
    """Goes to the next or previous such move of the line, or to one of a list that stays open.

    Signal: `said(str)`: where there is none.
    """

    said = Signal(str)

    def __init__(self, window: MainWindow, record: RecordSession) -> None:
        super().__init__(window)
        self._window, self._record = window, record
        self._dialog: IllegalMovesDialog | None = None
        self._found: list[IllegalRecordedMove] = []
        record.opened.connect(self._refresh)
        record.changed.connect(self._refresh)
        record.cursor_moved.connect(self._refresh)

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) such move of the line looked at."""
        found = next_illegal_move(self._record, by)
        if found is not None:
            self._record.go_to(found.node)
        elif by > 0:
            self.said.emit(self.tr("There is no later illegal move in this line."))
        else:
            self.said.emit(self.tr("There is no earlier illegal move in this line."))

    def show_list(self) -> None:
        """Show the list of all of them; once is enough."""
        if self._dialog is None:
            self._dialog = IllegalMovesDialog(self._window)
            self._dialog.row_chosen.connect(self._go_to)
            self._dialog.finished.connect(self._forget)
            self._refresh()
            self._dialog.move(self._window.geometry().topRight() - self._dialog.rect().topRight())
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def _forget(self) -> None:
        self._dialog = None

    def _go_to(self, row: int) -> None:
        self._record.go_to(self._found[row].node)

    def _refresh(self) -> None:
        if self._dialog is None:
            return
        record = self._record
        self._found = illegal_moves(record)
        nodes = [found.node for found in self._found]
        now = nodes.index(record.cursor) if record.cursor in nodes else None
        rows = [row_of(found, record) for found in self._found]
        self._dialog.show_rows(rows, now, rules_name(record.terms.rules))

    def rows(self) -> list[Command]:
        """The commands."""
        return [
            Command(Id.NEXT_ILLEGAL_MOVE, _tr("Next illegal m&ove"), ("Ctrl+Shift+Right",),
                lambda: self.step(1), Where.BOARD),
            Command(Id.PREVIOUS_ILLEGAL_MOVE, _tr("Previous &illegal move"), ("Ctrl+Shift+Left",),
                lambda: self.step(-1), Where.BOARD),
            Command(Id.ILLEGAL_MOVES, _tr("Illegal mo&ves…"), ("Ctrl+Shift+X",),
                self.show_list),
        ]  # fmt: skip


def row_of(found: IllegalRecordedMove, record: RecordSession) -> IllegalMoveRow:
    """A line of the list."""
    turn = found.played.turn
    move = tr("{color} {point}").format(
        color=wording.color_name(turn.color), point=wording.point_name(turn.point)
    )
    return IllegalMoveRow(found.played.number, move, present.illegal_move_reason(found, record))
