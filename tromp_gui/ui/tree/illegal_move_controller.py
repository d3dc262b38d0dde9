"""Illegal moves of the record: the commands to step through them, and a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tromp_gui.session.game.illegal_moves import (
    IllegalRecordedMove,
    illegal_moves,
    next_illegal_move,
)
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording.rule_names import rules_name

if TYPE_CHECKING:
    from tromp_gui.ui.tree.illegal_moves_dialog import IllegalMovesDialog


class IllegalMoveController(QObject):
    """Goes to the next or previous illegal move of the line, or to one in a list."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._window, self._record = parts.window, parts.sessions.record
        self._dialog: IllegalMovesDialog | None = None
        self._found: list[IllegalRecordedMove] = []
        self._record.settled.connect(self._refresh)
        self._report = parts.status.report

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) illegal move of the current line."""
        found = next_illegal_move(self._record, by)
        if found is not None:
            self._record.go_to(found.node)
        elif by > 0:
            self._report(self.tr("There is no later illegal move in this line."))
        else:
            self._report(self.tr("There is no earlier illegal move in this line."))

    def show_list(self) -> None:
        """Show a list of all illegal moves, at most one."""
        from tromp_gui.ui.tree.illegal_moves_dialog import IllegalMovesDialog

        if self._dialog is None:
            self._dialog = IllegalMovesDialog(self._window)
            self._dialog.row_chosen.connect(self._go_to)
            self._dialog.finished.connect(self._forget)
            self._refresh()
            self._dialog.move(self._window.geometry().topRight() - self._dialog.rect().topRight())
        self._dialog.show_in_front()

    def _forget(self) -> None:
        self._dialog = None

    def _go_to(self, row: int) -> None:
        self._record.go_to(self._found[row].node)

    def _refresh(self) -> None:
        if self._dialog is None:
            return
        from tromp_gui.ui.tree.illegal_moves_dialog import row_of

        record = self._record
        self._found = illegal_moves(record)
        nodes = [found.node for found in self._found]
        now = nodes.index(record.cursor) if record.cursor in nodes else None
        rows = [row_of(found, record) for found in self._found]
        self._dialog.show_rows(rows, now, rules_name(record.terms.rules))

    def rows(self) -> list[Command]:
        return [
            Command("next-breach", _tr("Next illegal m&ove"), ("Ctrl+Shift+Right",),
                lambda: self.step(1), Where.BOARD, menu="navigate.illegal"),
            Command("former-breach", _tr("Previous &illegal move"), ("Ctrl+Shift+Left",),
                lambda: self.step(-1), Where.BOARD, menu="navigate.illegal"),
            Command("breaches", _tr("Illegal mo&ves…"), ("Ctrl+Shift+X",),
                self.show_list, menu="navigate.illegal"),
        ]  # fmt: skip
