"""Black and white tools show their colour in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from tests.ui.conftest import Dress
from tromp_gui.ui.edit.palette import tool_icon
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import qicon
from tromp_gui.ui.look.theme import THEMES, ChromeTheme

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def text(theme: ChromeTheme) -> str:
    return theme.text


def middle(icon: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> QColor:
    return icon.pixmap(QSize(20, 20), 1.0, mode).toImage().pixelColor(10, 10)


@every_theme
@pytest.mark.parametrize(
    ("black", "white"), [("BLACK_STONE", "WHITE_STONE"), ("BLACK_AREA", "WHITE_AREA")]
)
def test_black_is_dark_and_white_is_light(
    dress: Dress, theme: ChromeTheme, black: str, white: str
) -> None:
    dress(theme)
    dark = middle(tool_icon(Icon[black], text))
    light = middle(tool_icon(Icon[white], text))
    assert dark.value() < 60
    assert light.value() > 240
    assert dark.alpha() == light.alpha() == 255


@every_theme
def test_a_stone_has_an_edge_against_the_card(dress: Dress, theme: ChromeTheme) -> None:
    dress(theme)
    card = QColor(theme.card).value()
    for icon in (Icon.BLACK_STONE, Icon.WHITE_STONE):
        picture = tool_icon(icon, text).pixmap(QSize(20, 20), 1.0).toImage()
        colors = [picture.pixelColor(x, 10) for x in range(20)]
        edge = max(abs(color.value() - card) for color in colors if color.alpha() > 200)
        assert edge > 100


def test_disabled_icons_are_faint(dress: Dress) -> None:
    dress(THEMES[0])
    icon = tool_icon(Icon.BLACK_STONE, text)
    assert middle(icon, QIcon.Mode.Disabled).alpha() < 128


def test_other_tools_have_one_colour(dress: Dress) -> None:
    dress(THEMES[0])
    mine = tool_icon(Icon.CROSS, text).pixmap(QSize(20, 20), 1.0).toImage()
    assert mine == qicon(Icon.CROSS, text).pixmap(QSize(20, 20), 1.0).toImage()
