"""A small board that comes up beside a node of the tree."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tromp_gui.ui.board.picture import picture
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import GAP

_SIDE, _EDGE, _AWAY = 176, 6, 6


class Thumbnail(QFrame):
    """A window that takes neither the focus nor the pointer, like a tool tip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setProperty("role", "popup")
        self.state: BoardState | None = None
        self._board, self._caption = QLabel(), QLabel()
        self._caption.setTextFormat(Qt.TextFormat.PlainText)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        rows.setSpacing(GAP // 2)
        rows.addWidget(self._board)
        rows.addWidget(self._caption)

    @property
    def caption(self) -> str:
        """What is below the board."""
        return self._caption.text()

    def show_board(self, state: BoardState, theme: BoardTheme, caption: str, beside: QRect) -> None:
        """Come up above or below `beside`, a rectangle of the screen, with a board."""
        self.state = state
        ratio = self.devicePixelRatioF()
        side = round(scaled(_SIDE) * ratio)
        image = picture(state, side, theme, coordinates=False)
        image.setDevicePixelRatio(ratio)
        self._board.setPixmap(QPixmap.fromImage(image))
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption))
        self.setAccessibleName(caption)
        self.adjustSize()
        self.move(self._place(beside))
        self.show()

    def _place(self, beside: QRect) -> QPoint:
        """Above, or else below, wholly on the screen."""
        room = self.screen().availableGeometry().adjusted(_AWAY, _AWAY, -_AWAY, -_AWAY)
        size = self.size()
        x = beside.center().x() - size.width() // 2
        y = beside.top() - _AWAY - size.height()
        if y < room.top():
            y = beside.bottom() + _AWAY
        return QPoint(
            max(room.left(), min(x, room.right() - size.width())),
            max(room.top(), min(y, room.bottom() - size.height())),
        )
