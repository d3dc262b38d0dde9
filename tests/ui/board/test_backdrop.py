"""The backdrop is the same whether it is painted in slices or at once."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tromp_gui.ui.board.bare_board import RIM, Backdrop, paint_bare_board, paint_table_shadow
from tromp_gui.ui.board.board_layout import BoardLayout, fit_layout
from tromp_gui.ui.look.board_themes import DUSK, FLAT, KAYA, BoardTheme

TABLE = QColor("#E6E2D9")
WIDE, HIGH = 420, 360


def placed(theme: BoardTheme) -> BoardLayout:
    layout = fit_layout(WIDE - 60, HIGH - 60, 9, 9, theme)
    return BoardLayout(layout.geometry.moved(30, 30), theme)


@pytest.mark.parametrize("theme", [KAYA, DUSK, FLAT], ids=lambda theme: theme.name)
def test_the_picture_has_table_shadow_and_board(theme: BoardTheme) -> None:
    layout = placed(theme)
    wanted = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    wanted.fill(TABLE)
    painter = QPainter(wanted)
    paint_table_shadow(painter, layout, WIDE, HIGH)
    paint_bare_board(painter, layout)
    painter.end()
    seen = Backdrop(layout, WIDE, HIGH, TABLE).pixmap().toImage()
    assert seen.copy(RIM, RIM, WIDE, HIGH) == wanted


def test_the_rim_has_the_colour_of_the_table() -> None:
    image = Backdrop(placed(KAYA), WIDE, HIGH, TABLE).pixmap().toImage()
    assert (image.width(), image.height()) == (WIDE + 2 * RIM, HIGH + 2 * RIM)
    for x, y in ((0, 0), (WIDE + RIM, 0), (0, HIGH + RIM), (WIDE + RIM, HIGH + RIM)):
        assert image.pixelColor(x, y) == TABLE
    assert not image.hasAlphaChannel()


def test_painting_in_slices_gives_the_same_picture() -> None:
    layout = placed(KAYA)
    slowly, slices = Backdrop(layout, WIDE, HIGH, TABLE), 1
    while slowly.paint_slice():
        slices += 1
    assert slices > 3
    assert not slowly.paint_slice()
    assert slowly.pixmap().toImage() == Backdrop(layout, WIDE, HIGH, TABLE).pixmap().toImage()


def test_missing_slices_are_painted_on_request() -> None:
    begun = Backdrop(placed(KAYA), WIDE, HIGH, TABLE)
    assert begun.paint_slice()
    assert begun.pixmap().toImage() == Backdrop(placed(KAYA), WIDE, HIGH, TABLE).pixmap().toImage()
