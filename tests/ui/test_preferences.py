"""Preferences: searched, changed, applied at once, restored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import tromp_gui.settings as s
from tests.ui.person import Person
from tromp_gui.settings import Setting
from tromp_gui.ui.dialogs.preferences import PreferencesDialog
from tromp_gui.ui.dialogs.preferences_rows import Choice, Switch, sections
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.look import theme
from tromp_gui.ui.look.board_themes import DUSK, FLAT, KAYA, OFFERED

GAME = "(;GM[1]FF[4]SZ[9]{style};B[ee];W[cc](;B[gg];W[cg])(;B[cg])(;B[gc]))"


@pytest.fixture
def person(qtbot: QtBot) -> Iterator[Person]:
    yield Person(qtbot)
    QApplication.processEvents()


def preferences(person: Person) -> QWidget:
    person.press("Ctrl+,")
    return person.dialog(PreferencesDialog)


def field(dialog: QWidget, name: str) -> QWidget:
    for kind in (ChoiceBox, CheckBox):
        for box in dialog.findChildren(kind):
            if box.accessibleName() == name:
                return box
    raise AssertionError(f"there is no field {name!r}")


def choose(dialog: QWidget, name: str, word: str) -> None:
    """Choose an option of a list by keyboard."""
    box = field(dialog, name)
    assert isinstance(box, ChoiceBox)
    box.setFocus()
    assert box.findText(word) >= 0, f"{name} has no {word!r}"
    way = box.findText(word) - box.currentIndex()
    for _ in range(abs(way)):
        QTest.keyClick(box, Qt.Key.Key_Down if way > 0 else Qt.Key.Key_Up)
        QApplication.processEvents()
    assert box.currentText() == word


def switch(dialog: QWidget, name: str) -> None:
    box = field(dialog, name)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    QApplication.processEvents()


def seen(dialog: QWidget) -> list[str]:
    """The names of the visible fields."""
    boxes = [*dialog.findChildren(ChoiceBox), *dialog.findChildren(CheckBox)]
    return sorted(box.accessibleName() for box in boxes if box.isVisible())


def test_every_row_shows_the_default_of_its_setting() -> None:
    rows = [row for section in sections([], "") for row in section.rows]
    settings = [each for each in vars(s).values() if isinstance(each, Setting)]
    assert len({row.setting.key for row in rows}) == len(rows)
    for row in rows:
        assert row.setting in settings
        assert isinstance(row, Switch) or row.setting.default in [value for value, _ in row.options]
        assert row.text
        assert isinstance(row, Choice) or isinstance(row.setting.default, bool)


def test_built_in_and_user_board_themes_are_offered() -> None:
    rows = [row for section in sections(["sea"], "/there") for row in section.rows]
    (board,) = [row for row in rows if row.setting is s.BOARD_THEME]
    assert isinstance(board, Choice)
    assert {value for value, _ in board.options} == {"", *OFFERED, "sea"}
    assert "/there" in board.hint


def test_the_board_can_be_used_beside_the_preferences(person: Person) -> None:
    dialog = preferences(person)
    assert not dialog.isModal()
    person.click("E5")
    assert len(person.board.state.black) == 1


def test_the_preferences_open_once(person: Person) -> None:
    assert preferences(person) is preferences(person)


def test_a_choice_applies_at_once_and_is_kept(person: Person) -> None:
    dialog = preferences(person)
    choose(dialog, "Window", "Dark")
    assert theme.current() is theme.DARK
    assert person.board.theme is DUSK
    choose(dialog, "Board", "Light and flat")
    assert person.board.theme is FLAT
    assert s.Settings().get(s.APPEARANCE) is s.Appearance.DARK
    assert s.Settings().get(s.BOARD_THEME) == "flat"


def test_a_switch_applies_at_once(person: Person) -> None:
    dialog = preferences(person)
    before = person.board.grab().toImage()
    switch(dialog, "Coordinates around the board")
    assert person.board.grab().toImage() != before
    switch(dialog, "Coordinates around the board")
    assert person.board.grab().toImage() == before


def wrong_ticks(person: Person) -> list[str]:
    """The commands whose tick in the menu is not what it should be."""
    actions, now = person.actions, person.situation()
    return [
        row.name
        for row in actions.rows()
        if row.checked is not None and row.checked(now) != actions[row.name].isChecked()
    ]


def test_ticks_in_the_menus_follow_every_setting(person: Person) -> None:
    settings = person.window.settings
    rows = [row for section in sections([], "") for row in section.rows]
    for row in rows:
        options = (True, False) if isinstance(row, Switch) else [value for value, _ in row.options]
        for value in (*options, row.setting.default):
            settings.set(row.setting, value)
            assert wrong_ticks(person) == [], (row.setting.key, value)
    for setting in (each for each in vars(s).values() if isinstance(each, Setting)):
        if isinstance(setting.default, bool):
            settings.set(setting, not settings.get(setting))
            assert wrong_ticks(person) == [], setting.key


def test_a_switch_changes_the_tick_in_the_menu(person: Person) -> None:
    dialog = preferences(person)
    action = person.actions["coordinates"]
    assert action.isChecked()
    switch(dialog, "Coordinates around the board")
    assert not action.isChecked()


def test_a_shortcut_updates_the_preferences(person: Person, qtbot: QtBot) -> None:
    dialog = preferences(person)
    box = field(dialog, "Coordinates around the board")
    assert isinstance(box, CheckBox)
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    person.board.setFocus()
    person.press("C")
    assert not box.isChecked()


def test_text_grows_in_the_open_dialog(person: Person) -> None:
    dialog = preferences(person)
    label = next(each for each in dialog.findChildren(QLabel) if each.text() == "Window")
    before = QFontInfo(label.font()).pixelSize()
    choose(dialog, "Text size", "150%")
    assert QFontInfo(label.font()).pixelSize() >= 1.4 * before


def test_larger_text_is_not_cut_off(person: Person) -> None:
    dialog = preferences(person)
    (scroll,) = (
        each for each in dialog.findChildren(QScrollArea) if each.accessibleName() == "Preferences"
    )
    inside = scroll.widget()
    assert inside is not None
    for word in ("150%", "200%"):
        choose(dialog, "Text size", word)
        assert inside.minimumSizeHint().width() <= inside.width() <= scroll.viewport().width()
        assert not scroll.horizontalScrollBar().isVisible()
        assert dialog.width() <= dialog.screen().availableSize().width()


def test_search_finds_visible_and_further_words(person: Person) -> None:
    dialog = preferences(person)
    everything = seen(dialog)
    person.press("Ctrl+,")
    dialog.focusWidget()
    search = dialog.focusWidget()
    QTest.keyClicks(search, "jitter")
    assert seen(dialog) == ["Place stones slightly off-centre"]
    QTest.keySequence(search, "Ctrl+A")
    QTest.keyClicks(search, "dark")
    assert seen(dialog) == ["Board", "Window"]
    QTest.keySequence(search, "Ctrl+A")
    QTest.keyClicks(search, "quantum")
    assert seen(dialog) == []
    assert any(each.text().startswith("No matching preference") and each.isVisible()
               for each in dialog.findChildren(QLabel))  # fmt: skip
    QTest.keySequence(search, "Ctrl+A")
    QTest.keyClick(search, Qt.Key.Key_Delete)
    assert seen(dialog) == everything


def test_restore_defaults_resets_every_setting(person: Person) -> None:
    dialog = preferences(person)
    choose(dialog, "Window", "High contrast")
    choose(dialog, "Text size", "125%")
    switch(dialog, "Mark forbidden points")
    person.push("Restore defaults", dialog)
    assert theme.current() is theme.LIGHT
    assert person.board.theme is KAYA
    assert s.Settings().get(s.TEXT_SCALE) == 100
    assert s.Settings().get(s.FORBIDDEN_POINTS) is False
    box = field(dialog, "Window")
    assert isinstance(box, ChoiceBox)
    assert box.currentText() == "Use system setting"


def test_an_invalid_theme_is_explained(person: Person, own_home: Path) -> None:
    mine = own_home / "data" / "tromp_gui" / "themes" / "driftwood"
    mine.mkdir(parents=True)
    (mine / "theme.toml").write_text('wood = "brownish"')
    dialog = preferences(person)
    choose(dialog, "Board", "driftwood")
    assert "driftwood" in person.status
    said = [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]
    assert any("must be a colour" in text for text in said)
    assert person.board.theme is KAYA
    choose(dialog, "Board", "Printed diagram")
    assert person.board.theme.name == "print"


def test_a_stored_value_without_a_label_is_shown(person: Person) -> None:
    person.window.settings.set(s.TEXT_SCALE, 117)
    box = field(preferences(person), "Text size")
    assert isinstance(box, ChoiceBox)
    assert box.currentText() == "117"


def letters(person: Person) -> list[str]:
    return sorted(person.board.state.variations.values())


@pytest.mark.parametrize(
    ("style", "wish", "at_w", "at_b"),
    [
        ("", s.Variations.FILE, ["A", "B", "C"], []),
        ("ST[1]", s.Variations.FILE, [], ["A", "B"]),
        ("ST[2]", s.Variations.FILE, [], []),
        ("ST[2]", s.Variations.NEXT, ["A", "B", "C"], []),
        ("", s.Variations.INSTEAD, [], ["A", "B"]),
        ("ST[nonsense]", s.Variations.FILE, ["A", "B", "C"], []),
        ("", s.Variations.NONE, [], []),
    ],
)
def test_the_style_of_variations(
    person: Person, style: str, wish: s.Variations, at_w: list[str], at_b: list[str]
) -> None:
    person.window.settings.set(s.VARIATIONS, wish)
    person.files.open_text(GAME.format(style=style))
    person.board.setFocus()
    person.press("Right Right")
    assert letters(person) == at_w
    person.press("Right")
    assert letters(person) == at_b


def test_two_clicks_for_a_stone(person: Person) -> None:
    person.window.settings.set(s.PLACING, s.Placing.TWICE)
    person.click("D4")
    assert not person.board.state.black
    assert person.board.state.ghost is not None
    assert "D4" in person.status
    person.click("E5")
    assert not person.board.state.black, "another point is aimed at now"
    person.click("E5")
    assert len(person.board.state.black) == 1
    person.press("Ctrl+L")
    assert not person.board.state.white, "typed points need no second time"


def test_the_position_after_opening_is_a_setting(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "game.sgf"
    file.write_text(GAME.format(style=""))
    files = person.files
    with qtbot.waitSignal(files.opened):
        person.open_file(file)
    assert person.record.depth() == 0
    person.window.settings.set(s.OPENING, s.OpenAt.END)
    with qtbot.waitSignal(files.opened):
        person.open_file(file)
    assert person.record.depth() == 4
