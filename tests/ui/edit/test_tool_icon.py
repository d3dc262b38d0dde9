"""Black and white tools show their colour whatever the ink of the theme is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication

from tromp_gui.ui.edit.tool_icon import tool_icon
from tromp_gui.ui.icon_paths import Icon
from tromp_gui.ui.icons import qicon
from tromp_gui.ui.theme import THEMES, ChromeTheme

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def middle(icon: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> QColor:
    return icon.pixmap(QSize(20, 20), 1.0, mode).toImage().pixelColor(10, 10)


@every_theme
@pytest.mark.parametrize(
    ("black", "white"), [("BLACK_STONE", "WHITE_STONE"), ("BLACK_AREA", "WHITE_AREA")]
)
def test_black_is_dark_and_white_is_light(
    qapp: QApplication, theme: ChromeTheme, black: str, white: str
) -> None:
    dark = middle(tool_icon(Icon[black], theme, 20, theme.text))
    light = middle(tool_icon(Icon[white], theme, 20, theme.text))
    assert dark.value() < 60
    assert light.value() > 240
    assert dark.alpha() == light.alpha() == 255


@every_theme
def test_a_stone_has_an_edge_against_the_card(qapp: QApplication, theme: ChromeTheme) -> None:
    card = QColor(theme.card).value()
    for icon in (Icon.BLACK_STONE, Icon.WHITE_STONE):
        picture = tool_icon(icon, theme, 20, theme.text).pixmap(QSize(20, 20), 1.0).toImage()
        colors = [picture.pixelColor(x, 10) for x in range(20)]
        edge = max(abs(color.value() - card) for color in colors if color.alpha() > 200)
        assert edge > 100


def test_what_cannot_be_used_is_faint(qapp: QApplication) -> None:
    icon = tool_icon(Icon.BLACK_STONE, THEMES[0], 20, THEMES[0].text)
    assert middle(icon, QIcon.Mode.Disabled).alpha() < 128


def test_other_tools_are_in_one_ink(qapp: QApplication) -> None:
    theme = THEMES[0]
    mine = tool_icon(Icon.CROSS, theme, 20, theme.accent).pixmap(QSize(20, 20), 1.0).toImage()
    assert (
        mine == qicon(Icon.CROSS, theme, (20,), theme.accent).pixmap(QSize(20, 20), 1.0).toImage()
    )
