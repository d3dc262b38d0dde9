"""A check box: visible in every theme, changed by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from tests.ui.conftest import Dress, Show
from tests.ui.contrast import contrast
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.look.theme import THEMES, ChromeTheme
from tromp_gui.ui.look.tokens import CHECK_BOX

every_theme = pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)


def box_of(made: CheckBox) -> QImage:
    """The picture of the box without its text."""
    top = (made.height() - CHECK_BOX) // 2
    return made.grab().toImage().copy(0, top, CHECK_BOX, CHECK_BOX)


def share(image: QImage, color: str) -> float:
    wanted = QColor(color).rgb()
    sides = range(image.width())
    return sum(image.pixel(x, y) == wanted for x in sides for y in sides) / len(sides) ** 2


@every_theme
def test_a_checked_box_has_a_tick_on_the_accent_colour(
    dress: Dress, show: Show, look: ChromeTheme
) -> None:
    dress(look)
    made = CheckBox("Coordinates")
    show(made)
    assert share(box_of(made), look.card) > 0.5
    assert share(box_of(made), look.edge) > 0.1
    made.setChecked(True)
    assert share(box_of(made), look.accent) > 0.4
    assert share(box_of(made), look.on_accent) > 0.03


@every_theme
def test_edge_and_tick_have_enough_contrast(look: ChromeTheme) -> None:
    assert contrast(look.edge, look.window) >= 3
    assert contrast(look.on_accent, look.accent) >= 4.5


def test_mouse_and_keys_change_the_box(dress: Dress, show: Show) -> None:
    dress(THEMES[0])
    made = CheckBox("Coordinates")
    show(made)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(6, made.height() // 2))
    assert made.isChecked()
    made.setFocus()
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert not made.isChecked()
