"""With larger text nothing is cut off, in any layout."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Point
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
    found = [each for kind in kinds for each in person.window.findChildren(kind)]
    return [each.height() for each in found if each.isVisible()]


def test_heights_follow_the_text_size(person: Person) -> None:
    before = heights(person)
    enlarge(person, 200)
    assert all(now > then for now, then in zip(heights(person), before, strict=True))
    enlarge(person, 100)
    assert heights(person) == before


def test_the_comment_grows(person: Person) -> None:
    (editor,) = person.window.findChildren(CommentEditor)
    before = QFontInfo(editor.font()).pixelSize()
    enlarge(person, 150)
    assert QFontInfo(editor.font()).pixelSize() == pytest.approx(1.5 * before, abs=1)


def test_coordinates_grow(person: Person) -> None:
    def margin() -> float:
        """From the edge of the wood to the first line, in cells."""
        corner = person.board.point_position(Point(0, 0))
        return (corner.x() - person.board.wood_rect().left()) / person.board.cell_side()

    before = margin()
    enlarge(person, 200)
    assert margin() > before + 0.1
    enlarge(person, 100)
    assert margin() == pytest.approx(before, abs=0.05)


def test_icons_grow(person: Person) -> None:
    person.press("Ctrl+2")
    person.push("Edit")  # shows the tools

    def icons() -> dict[str, int]:
        buttons = person.window.findChildren(QAbstractButton)
        drawn = [each for each in buttons if each.accessibleName() and not each.icon().isNull()]
        return {each.accessibleName(): each.iconSize().width() for each in drawn}

    before = icons()
    enlarge(person, 200)
    assert len(before) > 20
    assert [name for name, side in icons().items() if side < 1.5 * before[name]] == []
    enlarge(person, 100)
    assert icons() == before


@pytest.mark.parametrize("percent", [100, 125, 150, 200])
def test_no_button_cuts_its_text(person: Person, percent: int) -> None:
    enlarge(person, percent)
    cut = []
    for layout in ("Ctrl+1", "Ctrl+2", "Ctrl+3"):
        person.press(layout)
        cut += [
            (layout, button.text())
            for button in person.window.findChildren(QPushButton)
            if button.isVisible()
            and QFontMetrics(button.font()).horizontalAdvance(button.text()) > button.width()
        ]
    assert cut == []


def test_the_minimum_size_grows_as_far_as_the_screen_allows(
    person: Person,
) -> None:
    enlarge(person, 200)
    room = person.window.screen().availableSize()
    least = person.window.minimumSize()
    assert least.width() == min(scaled(640), room.width()) > 1000
    assert least.height() == min(scaled(480), room.height() - 40)
    enlarge(person, 100)
    assert person.window.minimumWidth() == scaled(640) < 700


def test_chinese_characters_use_chinese_fonts_first() -> None:
    """On a system that is not Chinese, characters once had their Japanese forms."""
    plain = QApplication.font()
    families = with_letters(plain, "zh_CN").families()
    assert families[1] == "Noto Sans CJK SC"
    assert families[0] == QFontInfo(plain).family()
    assert with_letters(plain, "zh_TW").families()[1] == "Noto Sans CJK TC"
    assert with_letters(plain, "ja").families()[1] == "Noto Sans CJK JP"
    assert with_letters(plain, "de").families() == plain.families()
