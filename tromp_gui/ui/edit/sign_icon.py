"""Pictures on the buttons that say something of a move: the signs of the tree, larger."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QIcon, QPainter

from tromp_gui.record.signs import Annotation
from tromp_gui.ui.look.icons import DrawnEngine, Ink
from tromp_gui.ui.look.sign_paint import paint_sign_alone
from tromp_gui.ui.look.theme import ChromeTheme

_REACH = 6.5
"""Half of the square, in the units of the tree, that a sign lies in."""
_FAINT = 0.3


def sign_icon(sign: Annotation, _ink: Ink) -> QIcon:
    """The sign as the tree has it; its colours are its own, whatever the ink."""
    return QIcon(_SignEngine(sign))


class _SignEngine(DrawnEngine):
    def __init__(self, sign: Annotation) -> None:
        super().__init__()
        self._sign = sign

    def clone(self) -> _SignEngine:
        """As Qt asks."""
        return _SignEngine(self._sign)

    def draw_in(self, painter: QPainter, box: QRectF, theme: ChromeTheme, faint: bool) -> None:
        """Draw the sign into the square `box`."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FAINT if faint else 1)
        painter.translate(box.center())
        painter.scale(box.width() / (2 * _REACH), box.height() / (2 * _REACH))
        paint_sign_alone(painter, QPointF(0, 0), self._sign, theme)
        painter.restore()
