"""The players, changed where they are shown."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import button, named
from tests.ui.engine_person import EnginePerson
from tests.ui.person import Person
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.ui.dialogs.players import PlayersDialog
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.ui.panels.players import PlayerCard


def cards(person: Person) -> list[PlayerCard]:
    return person.column.findChildren(PlayerCard)


def click(card: PlayerCard) -> None:
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(60, 20))
    QApplication.processEvents()


def accept(dialog: PlayersDialog) -> None:
    QTest.mouseClick(button(dialog, "OK"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def dialog_of(person: Person) -> PlayersDialog:
    dialog = person.dialog(PlayersDialog)
    assert isinstance(dialog, PlayersDialog)
    return dialog


def test_a_click_on_a_card_changes_the_name_as_one_step(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.click("E5")
    click(cards(person)[1])
    dialog = dialog_of(person)
    for name, text in (("White: name", "Ben"), ("Black: name", "Anna"), ("Black: rank", "3k")):
        named(dialog, QLineEdit, name).setText(text)
    accept(dialog)
    record = person.record
    assert (record.info.black_name, record.info.black_rank, record.info.white_name) == (
        "Anna", "3k", "Ben"
    )  # fmt: skip
    assert "Ben" in cards(person)[1].accessibleName()
    person.action("undo").trigger()
    assert record.info.white_name == ""
    assert person.board.state.black, "the stone is still there"


def test_only_names_can_be_changed_outside_a_game(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.files.open_text("(;SZ[9]PB[Anna]PW[Ben];B[cc])")
    click(cards(person)[0])
    dialog = dialog_of(person)
    assert not dialog.findChildren(ChoiceBox)
    named(dialog, QLineEdit, "Black: name").setText("Anne")
    accept(dialog)
    assert person.record.info.black_name == "Anne"


def test_nothing_is_done_without_a_change(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.action("players").trigger()
    accept(dialog_of(person))
    assert person.record.undo_label is None


def test_the_level_changes_during_a_game(qtbot: QtBot) -> None:
    person = EnginePerson(qtbot)
    person.start(Player(), Player.of_engine(BuiltIn(Level.NOVICE)))
    match = person.match
    click(cards(person)[1])
    dialog = dialog_of(person)
    level = named(dialog, ChoiceBox, "White: level")
    level.setCurrentIndex(level.currentIndex() + 1)
    accept(dialog)
    assert match.match is not None
    assert match.match.white.engine == BuiltIn(Level.NEWCOMER)
    person.click("E5")
    qtbot.waitUntil(lambda: person.turn == 2)
    record = person.record
    while record.undo_label is not None:
        person.action("undo").trigger()
    assert match.match.white.engine == BuiltIn(Level.NOVICE)
