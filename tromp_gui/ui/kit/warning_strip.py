"""A warning across the column."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import pixmap
from tromp_gui.ui.look.theme import current, scaled

_SIGN = 20
_HEIGHT = 44


class WarningStrip(QFrame):
    """A warning sign and a sentence; hidden without a text."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._sign = QLabel()
        self._sign.setAccessibleName(self.tr("Warning"))
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 16, 8)
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        self._draw_sign()
        self.show_text("")

    def show_text(self, text: str) -> None:
        """Show `text`; hide if it is empty."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self._take_room()

    @property
    def text(self) -> str:
        """The text; '' if there is none."""
        return self._text.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt override: take room from other parts if the column is narrow and low."""
        super().resizeEvent(event)
        self._take_room()

    def _take_room(self) -> None:
        least, rows = scaled(_HEIGHT), self.layout()
        if rows is not None:
            self.setMinimumHeight(max(least, rows.totalHeightForWidth(self.width())))

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the warning sign when the theme changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_sign()

    def _draw_sign(self) -> None:
        theme = current()
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(pixmap(Icon.WARNING, theme, _SIGN, ratio, theme.warn))
