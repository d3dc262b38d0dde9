"""The strip that shows a problem with an engine and offers actions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.ui.conftest import Dress, Show
from tests.ui.pictures import image_of, share
from tromp_gui.ui.kit.warning_strip import OfferStrip, StripAction
from tromp_gui.ui.look.theme import THEMES, ChromeTheme
from tromp_gui.ui.look.tokens import LIGHT


@pytest.fixture
def strip(dress: Dress, show: Show) -> OfferStrip:
    dress(LIGHT)
    made = OfferStrip()
    show(made, 400)
    return made


def buttons(strip: OfferStrip) -> list[QPushButton]:
    return [each for each in strip.findChildren(QPushButton) if not each.isHidden()]


def nothing() -> None:
    """An action without effect."""


def test_the_strip_is_hidden_without_a_text(strip: OfferStrip) -> None:
    assert not strip.isVisible()
    strip.show_offer("It has stopped.", ())
    assert strip.isVisible()
    strip.show_offer("", ())
    assert not strip.isVisible()


def test_each_action_is_a_button(strip: OfferStrip) -> None:
    done: list[str] = []
    ways = (
        StripAction("Restart", lambda: done.append("a")),
        StripAction("Why…", lambda: done.append("b")),
    )
    strip.show_offer("It has stopped.", ways)
    for button in buttons(strip):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["a", "b"]
    assert [each.accessibleName() for each in buttons(strip)] == ["Restart", "Why…"]


def test_keys_reach_the_buttons(strip: OfferStrip) -> None:
    done: list[str] = []
    strip.show_offer("It has stopped.", (StripAction("Restart", lambda: done.append("a")),))
    QApplication.processEvents()
    (button,) = buttons(strip)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert done == ["a"]


def test_unchanged_buttons_keep_the_focus_and_run_the_new_action(strip: OfferStrip) -> None:
    done: list[str] = []
    strip.show_offer("One", (StripAction("Ask again", lambda: done.append("old")),))
    (button,) = buttons(strip)
    button.setFocus()
    strip.show_offer("Two", (StripAction("Ask again", lambda: done.append("new")),))
    assert buttons(strip) == [button]
    assert button.hasFocus()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["new"]


def test_text_from_engines_is_plain(strip: OfferStrip) -> None:
    strip.show_offer("<b>bold</b>", ())
    labels = [each for each in strip.findChildren(QLabel) if each.text() == "<b>bold</b>"]
    assert [each.textFormat() for each in labels] == [Qt.TextFormat.PlainText]
    assert strip.accessibleName() == "<b>bold</b>"
    assert strip.text == "<b>bold</b>"


def test_many_buttons_are_wrapped(strip: OfferStrip) -> None:
    words = ("Take back", "Send it the position again", "Continue without it")
    strip.show_offer("It refuses.", tuple(StripAction(word, nothing) for word in words))
    strip.window().resize(260, 400)
    QApplication.processEvents()
    lines = {each.y() for each in buttons(strip)}
    assert len(lines) > 1
    assert all(each.geometry().right() < strip.width() for each in buttons(strip))


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_the_warning_sign_follows_the_theme(
    dress: Dress, strip: OfferStrip, look: ChromeTheme
) -> None:
    strip.show_offer("It has stopped.", ())
    dress(look)
    QApplication.processEvents()
    assert share(image_of(strip), look.warn) > 0.0005
