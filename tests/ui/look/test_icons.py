"""Icons: inside their live area, in one colour, sharp at every ratio."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Dress
from tests.ui.pictures import alpha_box, canvas
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, MENU, NAVIGATION, paint_icon, pixmap, qicon, stroke_at
from tromp_gui.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, ChromeTheme


def alike(first: QPixmap, second: QPixmap) -> bool:
    return first.toImage() == second.toImage()


every_icon = pytest.mark.parametrize("icon", Icon, ids=lambda icon: icon.name)


@every_icon
def test_an_icon_stays_inside_its_live_area(qapp: QApplication, icon: Icon) -> None:
    # 24 units on 240 pixels; the live area is 20 units, and strokes may extend half a unit further.
    box = alpha_box(pixmap(icon, LIGHT, 240, 1.0).toImage())
    assert box.left() >= 15
    assert box.top() >= 15
    assert box.right() <= 224
    assert box.bottom() <= 224
    assert max(box.width(), box.height()) >= 100, "too small to be read"


@every_icon
def test_an_icon_is_centred(qapp: QApplication, icon: Icon) -> None:
    centre = QRectF(alpha_box(pixmap(icon, LIGHT, 240, 1.0).toImage())).center()
    assert abs(centre.x() - 120) <= 25
    assert abs(centre.y() - 120) <= 25


@every_icon
def test_an_icon_has_one_colour(qapp: QApplication, icon: Icon) -> None:
    image = pixmap(icon, LIGHT, 24, 1.0, LIGHT.accent).toImage()
    ink = QColor(LIGHT.accent)
    solid = [
        image.pixelColor(x, y)
        for x in range(24)
        for y in range(24)
        if image.pixelColor(x, y).alpha() == 255
    ]
    assert solid
    for color in solid:  # one step of rounding where strokes overlap
        assert abs(color.red() - ink.red()) <= 1
        assert abs(color.green() - ink.green()) <= 1
        assert abs(color.blue() - ink.blue()) <= 1


@every_icon
@pytest.mark.qt_log_level_fail("WARNING")
def test_an_icon_is_read_whole(qapp: QApplication, icon: Icon) -> None:
    pixmap(icon, LIGHT, 24, 1.0, "#010203")  # an ink that no other test has read it in


def test_no_two_icons_are_the_same() -> None:
    assert len({icon.value for icon in Icon}) == len(list(Icon))


@every_icon
def test_a_disc_is_a_stone_and_not_a_dot(icon: Icon) -> None:
    assert all(radius >= 2.5 for _, _, radius in icon.value.discs)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_pixmap_has_the_pixels_of_its_ratio(qapp: QApplication, ratio: float) -> None:
    made = pixmap(Icon.PASS, LIGHT, 20, ratio)
    assert made.width() == round(20 * ratio)
    assert made.devicePixelRatio() == ratio


@pytest.mark.parametrize("size", [MENU, BUTTON])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 1.75, 2.0])
def test_an_icon_is_never_scaled(dress: Dress, size: int, ratio: float) -> None:
    dress(LIGHT)
    picture = qicon(Icon.SCORE).pixmap(QSize(size, size), ratio)
    assert picture.devicePixelRatio() == ratio
    assert (picture.width(), picture.height()) == (round(size * ratio), round(size * ratio))


def test_disabled_icons_are_faint(dress: Dress) -> None:
    dress(LIGHT)
    icon = qicon(Icon.FIRST)
    size = QSize(NAVIGATION, NAVIGATION)
    faint = icon.pixmap(size, 1.0, QIcon.Mode.Disabled)
    assert alike(faint, pixmap(Icon.FIRST, LIGHT, NAVIGATION, 1.0, LIGHT.disabled))


def test_an_icon_follows_the_theme(dress: Dress) -> None:
    made, accented = qicon(Icon.PASS), qicon(Icon.PASS, lambda theme: theme.accent)
    for look in (DARK, LIGHT, HIGH_CONTRAST):
        dress(look)
        size = QSize(MENU, MENU)
        assert alike(made.pixmap(size, 1.0), pixmap(Icon.PASS, look, MENU, 1.0))
        mine = accented.pixmap(size, 1.0)
        assert alike(mine, pixmap(Icon.PASS, look, MENU, 1.0, look.accent))


def test_icons_can_be_copied_and_outlive_their_engine(dress: Dress) -> None:
    dress(LIGHT)
    copies = [QIcon(qicon(icon)) for _ in range(20) for icon in Icon]
    gc.collect()
    for copy, icon in zip(copies, list(Icon) * 20, strict=True):
        assert alike(copy.pixmap(QSize(20, 20), 1.0), pixmap(icon, LIGHT, 20, 1.0))


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_small_icons_have_a_wider_line(look: ChromeTheme) -> None:
    assert stroke_at(16, look) == stroke_at(20, look) + 0.25
    assert stroke_at(20, look) == (2.25 if look is HIGH_CONTRAST else 1.75)


def test_a_stroke_has_the_requested_width(qapp: QApplication) -> None:
    # This icon has a vertical line of 13 units at x = 6.
    picture, painter = canvas(240, 240)
    paint_icon(painter, Icon.FIRST, QRectF(0, 0, 240, 240), "#000000", 2.0)
    painter.end()
    image = picture.toImage()
    dark = [x for x in range(90) if image.pixelColor(x, 120).name() == "#000000"]
    assert dark == list(range(50, 70))


def test_painting_restores_the_painter(qapp: QApplication) -> None:
    _, painter = canvas(40, 40)
    before = (painter.pen(), painter.brush(), painter.transform())
    paint_icon(painter, Icon.AGREE, QRectF(4, 4, 24, 24), "#123456")
    assert (painter.pen(), painter.brush(), painter.transform()) == before
    painter.end()
