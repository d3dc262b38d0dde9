"""Soft shadows of cards, cut from one small picture per look (a 9-patch)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.look.theme import current
from tromp_gui.ui.look.tokens import BLUR


@lru_cache(maxsize=32)
def _patch(radius: int, blur: int, alpha: float, ratio: float) -> QPixmap:
    """The shadow of the smallest rounded square whose corners do not touch."""
    corner = radius + 2 * blur
    side = 2 * corner + 1
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    laid = 0.0
    steps = 2 * blur
    for step in range(1, steps + 1):
        share = step / steps
        wanted = alpha * share * share * (3 - 2 * share)
        inset = blur * (0.1 + 1.8 * share)
        ring = QRectF(0, 0, side, side).adjusted(inset, inset, -inset, -inset)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, (wanted - laid) / (1 - laid)))
        reach = max(1.0, radius + blur - inset)
        painter.drawRoundedRect(ring, reach, reach)
        laid = wanted
    painter.end()
    return pixmap


def draw_shadow(
    painter: QPainter, card: QRectF, radius: int, alpha: float, blur: int = BLUR
) -> None:
    """Draw the shadow of the rounded rectangle `card`; nothing if `alpha` is 0."""
    if alpha <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # no seams
    ratio = painter.device().devicePixelRatio()
    picture, in_pixels = _patch(radius, blur, alpha, ratio), QTransform.fromScale(ratio, ratio)
    corner = radius + 2 * blur
    around = card.adjusted(-blur, 1 - blur, blur, 1 + blur)
    cut = (0, corner, corner + 1, 2 * corner + 1)
    across = (around.left(), around.left() + corner, around.right() - corner, around.right())
    down = (around.top(), around.top() + corner, around.bottom() - corner, around.bottom())
    for row in range(3):
        for column in range(3):
            target = QRectF(
                across[column],
                down[row],
                across[column + 1] - across[column],
                down[row + 1] - down[row],
            )
            source = QRectF(
                cut[column], cut[row], cut[column + 1] - cut[column], cut[row + 1] - cut[row]
            )
            painter.drawPixmap(target, picture, in_pixels.mapRect(source))
    painter.restore()


class CardBackground(QWidget):
    """The background of cards: draws a shadow below each child with the role `card`."""

    _places: Sequence[QRect] = ()

    def event(self, event: QEvent) -> bool:
        """Repaint the shadows when a card moves."""
        is_known = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self._places != (places := self._cards()):
            self._places = places
            self.update()
        return is_known

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shadows here, so that a card needs no margin for its shadow."""
        theme, reach = current(), 2 * BLUR
        painter = QPainter(self)
        for place in self._cards():
            if place.adjusted(-reach, -reach, reach, reach).intersects(event.rect()):
                draw_shadow(painter, QRectF(place), theme.radius, theme.shadow)

    def _cards(self) -> Sequence[QRect]:
        """The places of the cards that are shown."""
        children = (each for each in self.children() if isinstance(each, QWidget))
        cards = (each for each in children if each.property("role") == "card")
        return [each.geometry() for each in cards if each.isVisible()]
