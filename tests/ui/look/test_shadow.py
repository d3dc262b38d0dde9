"""Shadows are below cards, fade outwards and are cut from one small picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress, Show
from tests.ui.pictures import canvas, image_of
from tromp_gui.ui.look.shadow import CardBackground, draw_shadow
from tromp_gui.ui.look.theme import HIGH_CONTRAST, LIGHT
from tromp_gui.ui.look.tokens import BLUR


def greys(card: QRectF, alpha: float = 0.3, ratio: float = 1.0) -> QImage:
    picture, painter = canvas(120, 80, ratio)
    draw_shadow(painter, card, 8, alpha)
    painter.end()
    return picture.toImage()


def test_a_shadow_fades_outwards(qapp: object) -> None:
    image = greys(QRectF(20, 20, 80, 40))
    below = [image.pixelColor(60, y).lightness() for y in range(60, 68)]
    assert below == sorted(below)
    assert below[0] < 250
    assert below[-1] == 255


def test_a_shadow_is_offset_downwards(qapp: object) -> None:
    image = greys(QRectF(20, 20, 80, 40))
    above = [image.pixelColor(60, y).lightness() for y in range(12, 20)]
    below = [image.pixelColor(60, y).lightness() for y in range(60, 68)]
    assert sum(below) < sum(above)


def test_a_shadow_has_no_seams(qapp: object) -> None:
    image = greys(QRectF(20, 20, 80, 40))
    along = {image.pixelColor(x, 61).name() for x in range(40, 80)}
    assert len(along) == 1


@pytest.mark.parametrize("place", [20.0, 20.3, 20.5])
@pytest.mark.parametrize("hint", [True, False])
def test_a_shadow_on_fractions_of_a_pixel_has_no_seams(
    qapp: object, place: float, hint: bool
) -> None:
    picture, painter = canvas(120, 80, 1.25)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, hint)
    draw_shadow(painter, QRectF(place, place, 80, 40), 8, 0.3)
    painter.end()
    image = picture.toImage()
    row = round((place + 41) * 1.25)
    lights = [image.pixelColor(x, row).lightness() for x in range(50, 100)]
    assert max(lights) - min(lights) <= 1


def test_a_shadow_ends_at_its_blur(qapp: object) -> None:
    image = greys(QRectF(20, 20, 80, 40))
    for x in range(120):
        for y in range(80):
            outside = x < 20 - BLUR or x >= 100 + BLUR or y < 20 - BLUR or y > 60 + BLUR
            if outside:
                assert image.pixelColor(x, y).lightness() == 255, (x, y)


def test_no_shadow_where_the_theme_has_none(qapp: object) -> None:
    image = greys(QRectF(20, 20, 80, 40), alpha=HIGH_CONTRAST.shadow)
    assert {image.pixelColor(x, 61).lightness() for x in range(120)} == {255}


def background_with(role: str) -> tuple[CardBackground, QFrame]:
    ground = CardBackground()
    rows = QVBoxLayout(ground)
    rows.setContentsMargins(12, 12, 12, 12)
    child = QFrame()
    child.setProperty("role", role)
    child.setMinimumHeight(40)
    rows.addWidget(child)
    return ground, child


def light_below(ground: QWidget, child: QWidget) -> int:
    box = child.geometry()
    return image_of(ground).pixelColor(box.center().x(), box.bottom() + 2).lightness()


def test_the_background_draws_the_shadows_of_its_cards(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    ground, card = background_with("card")
    show(ground)
    bare, frame = background_with("")
    show(bare)
    assert light_below(ground, card) < light_below(bare, frame)


def test_a_hidden_card_has_no_shadow(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    ground, card = background_with("card")
    show(ground)
    lit = light_below(ground, card)
    box = card.geometry()
    card.hide()
    after = image_of(ground).pixelColor(box.center().x(), box.bottom() + 2).lightness()
    assert after > lit


class Painted(QObject):
    """Records where a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_a_narrower_card_leaves_no_shadow_behind(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    ground, card = CardBackground(), QFrame()
    card.setProperty("role", "card")
    rows = QVBoxLayout(ground)
    rows.addWidget(card)
    ground.resize(300, 120)
    qtbot.addWidget(ground)
    with qtbot.waitExposed(ground):
        ground.show()
    right = card.geometry().right()
    painted = Painted(ground)
    rows.setContentsMargins(9, 9, 40, 9)
    qtbot.waitUntil(lambda: card.geometry().right() < right)
    beside = QRect(right + 1, 20, BLUR, 80)
    qtbot.waitUntil(lambda: QRegion(beside).subtracted(painted.region).isEmpty())


def test_a_card_that_keeps_its_place_is_not_painted_again(show: Show, qtbot: QtBot) -> None:
    ground, card = background_with("card")
    label, rows = QLabel("move 1 of 1"), ground.layout()
    assert rows is not None
    rows.addWidget(label)
    show(ground)
    cards, labels = Painted(card), Painted(label)
    label.setText("move 2 of 2")
    QApplication.sendPostedEvents(ground, QEvent.Type.LayoutRequest)
    qtbot.waitUntil(lambda: not labels.region.isEmpty())
    assert cards.region.isEmpty()
