"""The annotations beside a node differ without colour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tromp_gui.record.signs import Annotation
from tromp_gui.ui.look.theme import THEMES, ChromeTheme
from tromp_gui.ui.tree.node_paint import NodeLook, NodeShape, paint_node

SIDE = 56
every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def drawn(look: NodeLook, theme: ChromeTheme) -> QImage:
    """A node on its card, in greys."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2)
    image.fill(theme.card)
    painter = QPainter(image)
    paint_node(painter, QPointF(SIDE / 4, SIDE / 4), look, theme)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def differing(first: QImage, second: QImage) -> int:
    """The number of pixels of clearly different brightness."""
    return sum(
        abs(first.pixelColor(x, y).value() - second.pixelColor(x, y).value()) > 60
        for x in range(SIDE)
        for y in range(SIDE)
    )


@every_theme
def test_no_two_annotations_look_alike(qapp: QApplication, theme: ChromeTheme) -> None:
    pictures = [drawn(NodeLook(signs=(sign,)), theme) for sign in Annotation]
    pictures.append(drawn(NodeLook(), theme))
    for place, first in enumerate(pictures):
        for second in pictures[place + 1 :]:
            assert differing(first, second) >= 12


@every_theme
def test_collapsed_nodes_and_illegal_moves_are_visible(
    qapp: QApplication, theme: ChromeTheme
) -> None:
    plain = drawn(NodeLook(NodeShape.STONE), theme)
    assert differing(plain, drawn(NodeLook(NodeShape.STONE, folded=True), theme)) >= 8
    assert differing(plain, drawn(NodeLook(NodeShape.STONE, illegal=True), theme)) >= 8


def test_the_picture_does_not_depend_on_the_move_number(qapp: QApplication) -> None:
    first = drawn(NodeLook(NodeShape.STONE, number=1), THEMES[0])
    assert differing(first, drawn(NodeLook(NodeShape.STONE, number=77), THEMES[0])) == 0
