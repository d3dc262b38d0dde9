"""The game's own board, while the large one shows a copy on which a dispute is played out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tromp_gui.ui.look.board_themes import BoardLook
from tromp_gui.ui.shell import present
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation

if TYPE_CHECKING:
    from tromp_gui.ui.panels.second_board import SecondBoardPanel


class SecondBoardController(QObject):
    """Builds the panel when it is first shown; `dress` applies the board's look to it."""

    def __init__(
        self, parts: Parts, dress: Callable[[Callable[[BoardLook], object]], object]
    ) -> None:
        super().__init__(parts.column)
        self._parts, self._dress = parts, dress
        self._panel: SecondBoardPanel | None = None
        parts.situations.settled.connect(self._show)

    def _show(self, now: Situation) -> None:
        state = present.second_board(now, self._parts.sessions.record)
        if state is not None:
            self._panel = self._panel or self._build()
            self._panel.show_state(state)
        self._parts.column.show_second_board(state is not None)

    def _build(self) -> SecondBoardPanel:
        from tromp_gui.ui.panels.second_board import SecondBoardPanel

        panel = SecondBoardPanel(self._parts.actions[CommandId.SEPARATE])
        self._parts.column.put_second_board(panel)
        self._dress(panel.board.set_look)
        return panel
