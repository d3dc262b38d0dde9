"""Larger text at once: nothing is cut, whatever the layout."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.road import Person
from tromp_gui.settings import TEXT_SCALE
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.typography import with_letters
from tromp_gui.ui.panels.comment_editor import CommentEditor
from tromp_gui.ui.shell.navigation import NavigationBar
from tromp_gui.ui.shell.status import StatusLine


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def enlarge(person: Person, percent: int) -> None:
    person.window.settings.set(TEXT_SCALE, percent)
    QApplication.processEvents()


def heights(person: Person) -> list[int]:
    kinds = (NavigationBar, StatusLine, SegmentedSwitch)
    return [each.height() for kind in kinds for each in person.window.findChildren(kind)]


def test_heights_that_hold_text_grow_and_shrink_again(person: Person) -> None:
    before = heights(person)
    enlarge(person, 200)
    assert all(now > then for now, then in zip(heights(person), before, strict=True))
    enlarge(person, 100)
    assert heights(person) == before


def test_the_comment_is_written_larger(person: Person) -> None:
    (editor,) = person.window.findChildren(CommentEditor)
    before = QFontInfo(editor.font()).pixelSize()
    enlarge(person, 150)
    assert QFontInfo(editor.font()).pixelSize() == pytest.approx(1.5 * before, abs=1)


@pytest.mark.parametrize("percent", [100, 125, 150, 200])
@pytest.mark.parametrize("layout", ["Ctrl+1", "Ctrl+2", "Ctrl+3"])
def test_no_button_cuts_its_words(person: Person, layout: str, percent: int) -> None:
    person.press(layout)
    enlarge(person, percent)
    cut = [
        button.text()
        for button in person.window.findChildren(QPushButton)
        if button.isVisible()
        and QFontMetrics(button.font()).horizontalAdvance(button.text()) > button.width()
    ]
    assert cut == []


def test_the_least_window_grows_with_the_text_as_far_as_the_screen_has_room(
    person: Person,
) -> None:
    enlarge(person, 200)
    room = person.window.screen().availableSize()
    least = person.window.minimumSize()
    assert least.width() == min(scaled(640), room.width()) > 1000
    assert least.height() == min(scaled(480), room.height() - 40)
    enlarge(person, 100)
    assert person.window.minimumWidth() == scaled(640) < 700


def test_chinese_letters_come_from_chinese_families_first() -> None:
    """W32: on a system that is not Chinese the letters had their Japanese forms."""
    plain = QApplication.font()
    families = with_letters(plain, "zh_CN").families()
    assert families[1] == "Noto Sans CJK SC"
    assert families[0] == QFontInfo(plain).family()
    assert with_letters(plain, "ja").families()[1] == "Noto Sans CJK JP"
    assert with_letters(plain, "de").families() == plain.families()
