"""A rematch on other terms, and levels that follow the results, in the window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import named
from tests.ui.engine_person import EnginePerson
from tromp_gui.go.point import Color, Point
from tromp_gui.match.matching import Standing
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.match.setup import Setup
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.kit.switch import CheckBox, SegmentedSwitch
from tromp_gui.ui.panels.game_end import GameEndStrip
from tromp_gui.wording.opponents import level_title
from tromp_gui.wording.training import counted_sentence

PERSON = Player("Ann")
NINE, THIRTEEN = (9, 9), (13, 13)


@pytest.fixture
def person(qtbot: QtBot) -> EnginePerson:
    return EnginePerson(qtbot)


def finish(person: EnginePerson, level: Level, lost: Color = Color.WHITE) -> None:
    """A game as Black against this level, given up after ten moves."""
    person.match.start(Setup(black=PERSON, white=Player.of_engine(BuiltIn(level))))
    person.opponents.pause()
    for turn in range(10):
        person.match.play_for_player(Point(turn % 2, turn // 2))
    person.match.resign(lost)
    QApplication.processEvents()


def terms(person: EnginePerson) -> list[str]:
    """The other terms offered at the end of a game."""
    person.push("Rematch on other terms")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    rows = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    return rows


def level_of(person: EnginePerson) -> Level:
    match = person.match.match
    assert match is not None
    engines = [match.player(color).engine for color in Color]
    (level,) = [each.level for each in engines if isinstance(each, BuiltIn)]
    return level


def test_a_rematch_may_be_on_other_terms(person: EnginePerson) -> None:
    finish(person, Level.NOVICE)
    assert terms(person) == ["rematch-stronger", "rematch-more-stones"], "there is no weaker level"
    person.action("rematch-stronger").trigger()
    assert level_of(person) is Level.NEWCOMER
    assert person.sessions.match_me.standing(NINE) == Standing(Level.NEWCOMER)
    person.match.resign(Color.WHITE)
    person.action("rematch-more-stones").trigger()
    match = person.match.match
    assert match is not None
    assert match.handicap == 2


def test_two_wins_lead_to_the_next_level(person: EnginePerson) -> None:
    """The end of the game says so, and the rematch is at that level."""
    finish(person, Level.NOVICE)
    finish(person, Level.NOVICE)
    (strip,) = person.window.findChildren(GameEndStrip)
    said = counted_sentence(NINE, Level.NOVICE, Standing(Level.NEWCOMER))
    assert said in strip.accessibleDescription()
    person.push("Rematch")
    assert level_of(person) is Level.NEWCOMER


def test_the_new_game_dialog_follows_the_board_size(person: EnginePerson) -> None:
    match_me = person.sessions.match_me
    match_me.choose(NINE, Level.CLUB)
    match_me.choose(THIRTEEN, Level.CASUAL)
    finish(person, Level.CLUB)
    person.action("new-game").trigger()
    dialog = person.dialog(NewGameDialog)
    level = named(dialog, QComboBox, "White: level")
    assert level.currentText() == level_title(Level.CLUB)
    sizes = named(dialog, SegmentedSwitch, "Board size")
    sizes.selected.emit(1)
    assert level.currentText() == level_title(Level.CASUAL)
    named(dialog, CheckBox, "Match me").click()
    person.push("Start game", dialog)
    assert level_of(person) is Level.CASUAL
    assert not match_me.is_on
