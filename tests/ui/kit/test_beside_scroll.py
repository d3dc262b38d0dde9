"""A scroll bar in the margin."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from tests.ui.conftest import Dress
from tromp_gui.ui.kit.beside_scroll import BESIDE, BesideScroll, Overhang
from tromp_gui.ui.look.theme import LIGHT


def scroll(height: int) -> tuple[BesideScroll, QFrame]:
    inside, card = QWidget(), QFrame()
    card.setMinimumHeight(300)
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(card)
    made = BesideScroll(inside)
    made.resize(200, height)
    made.show()
    QApplication.processEvents()
    return made, card


def test_cards_are_as_wide_with_a_bar_as_without(dress: Dress) -> None:
    dress(LIGHT)
    high, card = scroll(400)
    assert not high.bar.isVisible()
    assert card.width() == 200 - BESIDE
    low, card = scroll(200)
    assert low.bar.isVisible()
    assert card.width() == 200 - BESIDE


def test_the_bar_is_shown_only_when_needed(dress: Dress) -> None:
    dress(LIGHT)
    made, card = scroll(200)
    for height, seen in ((400, False), (150, True), (301, False), (299, True)):
        made.resize(200, height)
        QApplication.processEvents()
        assert made.bar.isVisible() is seen
        assert card.width() == 200 - BESIDE


def test_the_bar_is_beside_the_cards_and_the_wheel_scrolls(dress: Dress) -> None:
    dress(LIGHT)
    made, card = scroll(200)
    bar = made.bar
    assert made.childAt(bar.mapTo(made, bar.rect().center())) is bar
    assert bar.mapTo(made, QPoint(0, 0)).x() >= card.mapTo(made, card.rect().topRight()).x() + 4
    place, none = QPointF(50, 50), QPoint()
    turn = QWheelEvent(
        place, made.mapToGlobal(place), none, QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(made.viewport(), turn)
    assert bar.value() > 0


def test_an_overhang_extends_into_the_margin(dress: Dress) -> None:
    dress(LIGHT)
    column, above, widget = QWidget(), QFrame(), QFrame()
    rows = QVBoxLayout(column)
    rows.setContentsMargins(16, 0, 16, 0)
    place = Overhang(widget, column)
    rows.addWidget(above)
    rows.addWidget(place)
    column.resize(232, 300)
    column.show()
    QApplication.processEvents()
    assert above.width() == 200
    assert (widget.x(), widget.width()) == (16, 200 + BESIDE)
    assert widget.y() == place.y()
    place.hide()
    assert not widget.isVisible()
    place.show()
    assert widget.isVisible()
