"""Custom rules in the New game dialog, by mouse and keys, and in files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, named, opened, words
from tromp_gui.go.custom_rules import parse_custom
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.record.rule_names import rules_named
from tromp_gui.session.game.new_record import record_of
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.dialogs.new_game_form import (
    NewGame,
    RuleMaker,
    choice_of,
    named_choices,
    rules_of,
)
from tromp_gui.ui.dialogs.rules_editor import RulesEditor
from tromp_gui.ui.look.tokens import LIGHT
from tromp_gui.ui.window.new_game import game_problem, setup_of
from tromp_gui.wording.axes import axes

CUSTOM = len(RULE_SETS)


@pytest.fixture(autouse=True)
def quick_clicks(qapp: QApplication) -> Iterator[None]:
    """An open list ignores a release within the time of a double click."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)


class Harness:
    """An open dialog, and the games it has started."""

    def __init__(self, qtbot: QtBot, start: NewGame | None = None) -> None:
        dialog = NewGameDialog(named_choices(), start or NewGame(), game_problem, maker=RuleMaker())
        self.dialog = opened(qtbot, dialog)
        self.games: list[NewGame] = []
        dialog.game_chosen.connect(self.games.append)

    @property
    def editor(self) -> QWidget:
        found = self.dialog.findChild(RulesEditor)
        assert isinstance(found, RulesEditor)
        return found

    @property
    def spelt(self) -> str:
        return named(self.dialog, QLineEdit, "In files").text()

    def shown(self, name: str) -> str:
        return named(self.dialog, QComboBox, name).currentText()

    def choose(self, name: str, row: int) -> None:
        """Open a list with the mouse and click an entry."""
        box = named(self.dialog, QComboBox, name)
        QTest.mouseClick(box, Qt.MouseButton.LeftButton)
        view = box.view()
        QApplication.processEvents()
        index = box.model().index(row, 0)
        view.scrollTo(index)
        place = view.visualRect(index).center()
        QTest.mouseMove(view.viewport(), place)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QApplication.processEvents()

    def started(self) -> NewGame:
        QTest.mouseClick(button(self.dialog, "Start game"), Qt.MouseButton.LeftButton)
        (game,) = self.games
        return game


@pytest.fixture
def harness(qtbot: QtBot, dress: Dress) -> Harness:
    dress(LIGHT)
    return Harness(qtbot)


# ---- by mouse


def test_custom_is_the_last_entry_and_opens_a_second_column(harness: Harness) -> None:
    width = harness.dialog.width()
    box = named(harness.dialog, QComboBox, "Rules")
    assert box.itemText(box.count() - 1) == "Custom…"
    assert not harness.editor.isVisible()
    harness.choose("Rules", CUSTOM)
    assert harness.editor.isVisible()
    assert harness.dialog.width() > width + 400
    harness.choose("Rules", 1)
    assert not harness.editor.isVisible()
    assert harness.dialog.width() == width


@pytest.mark.parametrize("komi", ["5.5", "-2", "0.5"])
def test_the_komi_of_lasker_maas_is_a_whole_number_of_stones(harness: Harness, komi: str) -> None:
    harness.choose("Rules", list(RULE_SETS).index("lasker-maas"))
    field = named(harness.dialog, QLineEdit, "Komi")
    field.setText(komi)
    QTest.mouseClick(button(harness.dialog, "Start game"), Qt.MouseButton.LeftButton)
    assert harness.games == []
    assert "whole number of stones" in field.accessibleDescription()
    field.setText("5")
    assert harness.started().komi == 5


def test_the_editor_starts_with_the_set_chosen_before(harness: Harness) -> None:
    harness.choose("Rules", list(RULE_SETS).index("japanese"))
    harness.choose("Rules", CUSTOM)
    assert harness.shown("Based on") == "Japanese-style"
    assert harness.shown("Repetition") == "Simple ko"
    assert harness.shown("The end") == "Play-out"
    assert harness.spelt == "japanese"


def test_mediation_can_be_chosen(harness: Harness) -> None:
    harness.choose("Rules", CUSTOM)
    harness.choose("The end", 6)
    assert harness.spelt == "tromp-taylor; ending=mediation"
    assert "A third party decides about disputed chains." in words(harness.dialog)
    assert harness.started().rules == "tromp-taylor; ending=mediation"


def test_another_base_sets_every_axis(harness: Harness) -> None:
    harness.choose("Rules", CUSTOM)
    harness.choose("Suicide", 1)
    assert harness.spelt == "tromp-taylor; suicide=no"
    harness.choose("Based on", list(RULE_SETS).index("aga"))
    assert harness.spelt == "aga"
    assert harness.shown("Repetition") == "Situational superko"
    assert harness.shown("For handicap") == "n − 1"


def test_the_komi_offered_is_that_of_the_base(harness: Harness) -> None:
    harness.choose("Rules", CUSTOM)
    harness.choose("Based on", list(RULE_SETS).index("chinese"))
    assert named(harness.dialog, QLineEdit, "Komi").text() == "7.5"


def test_resetting_an_axis_gives_the_named_set(harness: Harness) -> None:
    harness.choose("Rules", CUSTOM)
    harness.choose("Suicide", 1)
    harness.choose("Suicide", 0)
    assert harness.started().rules == "tromp-taylor"


def test_every_axis_has_a_line_of_explanation(harness: Harness) -> None:
    harness.choose("Rules", CUSTOM)
    said = words(harness.dialog)
    for axis in axes():
        now = harness.shown(axis.name)
        (line,) = (option.line for option in axis.options if option.name == now)
        assert line in said
        box = named(harness.dialog, QComboBox, axis.name)
        assert box.accessibleDescription() == line


def test_a_custom_set_can_be_edited_again(qtbot: QtBot) -> None:
    start = NewGame(rules="aga; suicide=yes; ending=lasker-maas", handicap=0)
    harness = Harness(qtbot, start)
    assert harness.editor.isVisible()
    assert harness.shown("Based on") == "AGA"
    assert harness.shown("Suicide") == "Allowed"
    assert harness.shown("The end") == "Two phases (Lasker–Maas)"
    assert harness.started() == start


def test_a_handicap_without_points_shows_an_error(harness: Harness) -> None:
    harness.choose("Rules", CUSTOM)
    harness.choose("Handicap goes to", 0)
    QTest.keyClick(named(harness.dialog, QLineEdit, "Handicap stones"), Qt.Key.Key_Up)
    QTest.mouseClick(button(harness.dialog, "Start game"), Qt.MouseButton.LeftButton)
    assert harness.games == []
    assert any("have no handicap" in each for each in words(harness.dialog))


# ---- by keys


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_by_keys_alone(harness: Harness) -> None:
    named(harness.dialog, QComboBox, "Rules").setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_End)
    assert harness.editor.isVisible()
    seen = []
    for _ in range(10):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        seen.append(focus().accessibleName())
        if seen[-1] == "Repetition":
            QTest.keyClick(focus(), Qt.Key.Key_Down)
        if seen[-1] == "The end":
            QTest.keyClick(focus(), Qt.Key.Key_Home)
    names = [axis.name for axis in axes()]
    assert seen == ["Read these rules", "Based on", *names, "In files", "Handicap stones"]
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    (game,) = harness.games
    assert game.rules == "tromp-taylor; superko=situational; ending=as-is"


# ---- writing to a file and reading back


@pytest.mark.parametrize("base", sorted(RULE_SETS))
def test_every_ending_under_every_base_is_written_and_read_back(base: str) -> None:
    maker = RuleMaker()
    (ending,) = (axis for axis in axes() if axis.key == "ending")
    for option in ending.options:
        choice = maker.made(base, {**maker.values(base), "ending": option.value})
        setup = setup_of(NewGame(rules=choice.id))
        assert setup.rules.ending.value == option.value
        tree = record_of(setup._replace(handicap=0))
        assert rules_named(tree.root.get("RU")[0]) == setup.rules


def test_axes_offer_exactly_the_values_of_their_type() -> None:
    maker = RuleMaker()
    offered = {axis.key: [option.value for option in axis.options] for axis in axes()}
    for name in RULE_SETS:
        values = maker.values(name)
        assert list(values) == list(offered)
        assert all(value in offered[key] for key, value in values.items())
        assert maker.base(name) == name
    for superko, suicide, scoring in product(*(offered[key] for key in list(offered)[:3])):
        changes = {"superko": superko, "suicide": suicide, "scoring": scoring}
        values = {**maker.values("aga"), **changes}
        assert maker.values(maker.made("aga", values).id) == values


def test_names_and_explanations_are_unique() -> None:
    for axis in axes():
        for part in ("value", "name", "line"):
            texts = [getattr(option, part) for option in axis.options]
            assert len(set(texts)) == len(texts)
            assert all(texts)


def test_the_usual_komi_is_named_only_where_area_is_counted(harness: Harness) -> None:
    for rules, is_area in (("aga", True), ("japanese", False), ("tromp-taylor", True)):
        harness.choose("Rules", list(RULE_SETS).index(rules))
        hints = [each for each in words(harness.dialog) if "tie" in each and "Points" in each]
        assert ["7 is usual" in each for each in hints] == [is_area]


def test_an_unknown_id_gives_the_default() -> None:
    assert rules_of("nonsense") is RULE_SETS["tromp-taylor"]
    assert parse_custom("nonsense") is None
    assert choice_of(RULE_SETS["aga"]).name == "AGA"
