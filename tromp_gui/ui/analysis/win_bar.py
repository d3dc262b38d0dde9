"""Who is winning, as one bar: Black's share from the left, White's from the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.look.theme import current

HEIGHT = 12
_BLACK, _WHITE, _TICK = "#17191B", "#FFFDF8", "#7D746A"


class WinBar(QWidget):
    """Shows a share of 0 to 1, and says it to those who cannot see it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.5
        self.setAccessibleName(self.tr("Win rate"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, words: str) -> None:
        """Black's share, and the same in words."""
        if share != self._share:
            self._share = share
            self.update()
        self.setAccessibleDescription(words)
        self.setToolTip(tip(words))

    def sizeHint(self) -> QSize:
        """Any width, one height."""
        return QSize(160, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Both shares as stones are: black and white, with a tick at the middle."""
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(1.0, float(theme.line))
        box = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        shape = QPainterPath()
        shape.addRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.fillPath(shape, QColor(_WHITE))
        painter.save()
        painter.setClipPath(shape)
        black = QRectF(box.left(), box.top(), box.width() * self._share, box.height())
        painter.fillRect(black, QColor(_BLACK))
        painter.fillRect(QRectF(box.center().x() - 1, box.top(), 2, box.height()), QColor(_TICK))
        painter.restore()
        painter.setPen(QPen(QColor(theme.text2), width))
        painter.drawPath(shape)
