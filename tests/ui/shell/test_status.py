"""The status line shows the situation, keeps a refusal, and never reads rich text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress, Show
from tests.ui.person import Person
from tests.ui.pictures import image_of, share
from tromp_gui.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, ChromeTheme
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.status import StatusLine

REFUSED = "F15 would repeat the position after move 61 (positional superko)."


@pytest.fixture
def line(dress: Dress, show: Show) -> StatusLine:
    dress(LIGHT)
    made = StatusLine()
    show(made, 800)
    return made


def seen(line: StatusLine) -> list[str]:
    """All visible texts, from left to right."""
    widgets: list[QLabel | QPushButton] = [
        *line.findChildren(QLabel),
        *line.findChildren(QPushButton),
    ]
    visible = [w for w in widgets if w.isVisible() and w.text()]
    return [w.text() for w in sorted(visible, key=lambda w: w.x())]


def sign(line: StatusLine) -> QLabel:
    found = [w for w in line.findChildren(QLabel) if w.accessibleName() == "Not allowed"]
    assert len(found) == 1
    return found[0]


def link(line: StatusLine) -> QPushButton:
    found = line.findChild(QPushButton)
    assert isinstance(found, QPushButton)
    return found


def test_the_line_has_its_usual_height(line: StatusLine) -> None:
    assert line.height() == 30


def test_the_status_has_a_left_and_a_right_text(line: StatusLine) -> None:
    line.show_status("Black to play  ·  move 113", "GNU Go 3.8 is ready")
    assert seen(line) == ["Black to play  ·  move 113", "GNU Go 3.8 is ready"]
    assert not sign(line).isVisible()


def test_without_room_the_engines_are_elided_first(line: StatusLine) -> None:
    """All three were once cut alike, and none could be read."""
    text, note = "Black to play  ·  move 113  ·  Japanese-style", "The file says Black won by 5.5"
    line.show_status(text, note)
    line.show_engines(["Built-in engine · analysing the whole game with 25 visits a move"])
    line.resize(700, line.height())
    QApplication.processEvents()
    main = next(each for each in line.findChildren(QLabel) if each.text() == text)
    for label in (main, line.note):
        assert label.width() >= label.sizeHint().width()
    assert line.engines.width() < line.engines.sizeHint().width()
    assert line.engines.toolTip()


def test_a_refusal_has_a_warning_sign_and_a_link(line: StatusLine) -> None:
    line.show_refusal(REFUSED, "Show that position")
    assert seen(line) == [REFUSED, "Show that position"]
    assert sign(line).isVisible()
    assert share(image_of(sign(line)), LIGHT.danger) > 0.02
    assert sign(line).x() < link(line).x()


def test_a_refusal_has_a_second_link_to_the_rules(line: StatusLine) -> None:
    told: list[str] = []
    line.rules_activated.connect(lambda: told.append("rules"))
    line.link_activated.connect(lambda: told.append("link"))
    line.show_refusal(REFUSED, "Show that position", "Show the rules")
    assert seen(line) == [REFUSED, "Show that position", "Show the rules"]
    for button in line.findChildren(QPushButton):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told == ["link", "rules"]


def test_a_refusal_without_a_link(line: StatusLine) -> None:
    line.show_refusal("There is a stone already.")
    assert seen(line) == ["There is a stone already."]


def test_a_refusal_stays_until_the_next_status(line: StatusLine) -> None:
    line.show_refusal(REFUSED, "Show that position")
    QApplication.processEvents()
    assert sign(line).isVisible()
    line.show_status("White to play")
    assert seen(line) == ["White to play"]
    assert not sign(line).isVisible()
    assert not link(line).isVisible()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_link_works_by_mouse_and_keys(line: StatusLine, by: str) -> None:
    told: list[str] = []
    line.link_activated.connect(lambda: told.append("link"))
    line.show_refusal(REFUSED, "Show that position")
    if by == "mouse":
        QTest.mouseClick(link(line), Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(line.window(), Qt.Key.Key_Tab)
        assert link(line).hasFocus()
        QTest.keyClick(link(line), Qt.Key.Key_Space)
    assert told == ["link"]


def test_text_is_always_plain(line: StatusLine) -> None:
    line.show_status("<b>bold</b>", "<i>x</i>")
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels(line))
    line.show_refusal("<img src=x>", "A & B")
    assert link(line).text() == "A && B"
    assert link(line).accessibleName() == "A & B"


def labels(line: StatusLine) -> list[QLabel]:
    return [label for label in line.findChildren(QLabel) if label is not sign(line)]


def test_a_long_sentence_is_elided_and_in_the_tool_tip(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    line = StatusLine()
    show(line, 300)
    line.show_refusal("A very long reason. " * 20, "Show that position")
    text = next(label for label in labels(line) if label.text().startswith("A very"))
    assert link(line).isVisible()
    assert link(line).geometry().right() <= line.width()
    assert text.toolTip().count("A very long reason.") == 20


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_the_warning_sign_follows_the_theme(
    line: StatusLine, dress: Dress, look: ChromeTheme
) -> None:
    line.show_refusal(REFUSED)
    dress(look)
    assert share(image_of(sign(line)), look.danger) > 0.02


def test_the_line_fills_the_bottom_of_the_window(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    window, line = QMainWindow(), StatusLine()
    window.setStatusBar(line)
    qtbot.addWidget(window)
    window.resize(500, 300)
    window.show()
    line.show_status("Black to play")
    assert line.geometry().getRect() == (0, 270, 500, 30)
    image = image_of(window)
    edge = [image.pixelColor(x, 270).name().upper() for x in (0, 250, 499)]
    assert edge == [LIGHT.hairline] * 3


def test_the_accessible_name_is_the_sentence(line: StatusLine) -> None:
    line.show_refusal(REFUSED)
    assert line.accessibleName() == REFUSED


def offered(person: Person) -> QPushButton:
    (found,) = (
        each
        for each in person.status_line.findChildren(QPushButton)
        if each.isVisible() and each.text()
    )
    return found


def test_before_the_first_move_the_note_names_the_key_of_the_guide(qtbot: QtBot) -> None:
    person = Person(qtbot)
    (key, *_) = person.actions.shown_keys(CommandId.GUIDE)
    assert person.note == f"Press {key} for the guide"
    person.click("E5")
    assert key not in person.note


def test_a_variation_leaves_the_slider_and_its_link_leads_back(qtbot: QtBot) -> None:
    person = Person(qtbot)
    record = person.record
    person.files.open_text("(;SZ[9];B[cc];W[gc];B[gg];W[cg])")
    person.board.setFocus()
    rules = offered(person).text()
    person.press("Right")
    person.click("E5")
    assert offered(person).text() == "Variation: back to the game (M)"
    assert record.place()[:2] == (2, 2)
    QTest.mouseClick(offered(person), Qt.MouseButton.LeftButton)
    assert (record.place()[:2], offered(person).text()) == ((1, 4), rules)
    person.press("Right")
    assert (record.place()[:2], offered(person).text()) == ((2, 4), rules)
