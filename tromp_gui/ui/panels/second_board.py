"""The position of a game beside the second board on which a dispute is played out."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QAction, QColor, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy

from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.kit.action_buttons import ActionButton
from tromp_gui.ui.kit.boxes import STRETCH, hbox, section, vbox
from tromp_gui.ui.kit.plain_text import plain_label
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import current, scaled

_SIDE = 220


class SecondBoardState(NamedTuple):
    """The game's position, and what is disputed on the second board."""

    board: BoardState
    text: str


class SecondBoardPanel(CardBackground):
    """A small board with the game's position, and the purpose of the second board.

    While `separate` is enabled, it is offered: a board for each disputed chain.
    """

    def __init__(self, separate: QAction) -> None:
        super().__init__()
        self.board = BoardView()
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setAccessibleName(self.tr("Current game"))
        self.board.setFixedSize(scaled(_SIDE), scaled(_SIDE))
        self.board.set_padding(QMargins(4, 4, 4, 4))
        self.board.set_coordinates(False)
        self._separate = ActionButton(separate, self, role="small")
        separate.enabledChanged.connect(self._separate.setVisible)
        self._text = plain_label("")
        card = QFrame()
        card.setProperty("role", "card")
        words = vbox(self._text, (self._separate, Qt.AlignmentFlag.AlignLeft), STRETCH)
        self._row = hbox(self.board, (words, 1), on=card, margins=None)
        section(self, SectionHead(self.tr("Current game")), card)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the words below the board where there is no room beside it."""
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        is_wide = self.width() >= 2 * self.board.width()
        self._row.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)

    def show_state(self, state: SecondBoardState) -> None:
        self.board.set_table_color(QColor(current().card))
        self.board.show_state(state.board)
        self._text.setText(state.text)
        self._separate.setVisible(self._separate.isEnabled())
