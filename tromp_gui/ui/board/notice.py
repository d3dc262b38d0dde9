"""A short sentence at the board's upper edge."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel

from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.look.theme import scaled

_HEIGHT, _SIDE = 24, 12


class BoardNotice(QLabel):
    """Centred on the wood's upper edge; ignores the pointer."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.setProperty("role", "notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.wood_rect_changed.connect(self._place)

    def show_text(self, text: str) -> None:
        """Show `text`; hide the notice if it is empty."""
        if text != self.text():
            self.setText(text)
            self._place(self._board.wood_rect())
        self.setVisible(bool(text))

    def _place(self, wood: QRect) -> None:
        room = self._board.width()
        width = min(room, self.fontMetrics().horizontalAdvance(self.text()) + 2 * scaled(_SIDE))
        height = scaled(_HEIGHT)
        left = max(0, min(wood.center().x() - width // 2, room - width))
        top = max(0, wood.top() - height // 2)
        self.setGeometry(left, top, width, height)
