"""The card for marking dead stones."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from tests.ui.commands import Commands
from tests.ui.conftest import Dress, Show
from tromp_gui.ui.look.tokens import DARK, HIT_TARGET, LIGHT
from tromp_gui.ui.score.marking import MarkingPanel
from tromp_gui.ui.score.state import MarkingState
from tromp_gui.ui.shell.command_ids import CommandId as Id

ALL = MarkingState(8)
MODES = (Id.SHARED_LIST, Id.SEPARATE_LISTS, Id.ALTERNATING)


def shown_buttons(panel: QWidget) -> list[str]:
    return [each.text().strip() for each in panel.findChildren(QPushButton) if each.isVisible()]


def button(panel: QWidget, text: str) -> QPushButton:
    return next(each for each in panel.findChildren(QPushButton) if each.text().strip() == text)


def words(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_the_number_of_marked_stones_is_shown(show: Show) -> None:
    panel = MarkingPanel(Commands())
    show(panel, 600)
    panel.show_state(ALL)
    assert "8 marked" in words(panel)
    panel.show_state(MarkingState(9))
    assert "9 marked" in words(panel)


@pytest.mark.parametrize(
    ("off", "is_open", "buttons"),
    [
        ((), True, ["Propose dead stones", "Ask engine", "Clear marks"]),
        ((Id.ASK_ENGINE,), True, ["Propose dead stones", "Clear marks"]),
        ((Id.ASK_ENGINE, Id.PROPOSE_DEAD), True, ["Clear marks"]),
        ((), False, []),
    ],
)
def test_only_enabled_commands_are_offered(
    show: Show, off: tuple[str, ...], is_open: bool, buttons: list[str]
) -> None:
    panel = MarkingPanel(Commands(*off))
    show(panel, 600)
    panel.show_state(MarkingState(1, is_open))
    assert shown_buttons(panel) == buttons


def test_disabled_helpers_are_hidden(show: Show) -> None:
    commands = Commands()
    panel = MarkingPanel(commands)
    show(panel, 600)
    commands(Id.ASK_ENGINE).setEnabled(False)
    assert shown_buttons(panel) == ["Propose dead stones", "Clear marks"]
    commands(Id.PROPOSE_DEAD).setText("Cancel proposal")
    assert button(panel, "Cancel proposal").accessibleName() == "Cancel proposal"


def test_the_agreement_mode_is_chosen_by_its_command(show: Show) -> None:
    commands = Commands()
    for name in MODES:
        commands(name).setEnabled(True)
        commands(name).setCheckable(True)
    commands(Id.SHARED_LIST).setChecked(True)
    panel = MarkingPanel(commands)
    show(panel, 600)
    assert button(panel, "Shared list").isChecked()
    QTest.mouseClick(button(panel, "Alternating"), Qt.MouseButton.LeftButton)
    assert commands.given == [Id.ALTERNATING]
    commands(Id.SHARED_LIST).setEnabled(False)
    assert "Shared list" not in shown_buttons(panel)
    assert "Black’s list" not in shown_buttons(panel)
    commands(Id.BLACK_LIST).setEnabled(True)
    assert "Black’s list" in shown_buttons(panel)


def test_without_marks_clear_is_disabled(show: Show) -> None:
    panel = MarkingPanel(Commands(Id.CLEAR_MARKS))
    show(panel, 600)
    assert not button(panel, "Clear marks").isEnabled()


def test_the_hint_says_when_marks_are_closed(show: Show) -> None:
    panel = MarkingPanel(Commands())
    show(panel, 600)
    panel.show_state(ALL)
    assert any("Shift-click" in each for each in words(panel))
    panel.show_state(MarkingState(8, False))
    assert not any("Shift-click" in each for each in words(panel))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Propose dead stones", Id.PROPOSE_DEAD),
        ("Ask engine", Id.ASK_ENGINE),
        ("Clear marks", Id.CLEAR_MARKS),
    ],
)
def test_buttons_trigger_their_commands(show: Show, text: str, name: str) -> None:
    commands = Commands()
    panel = MarkingPanel(commands)
    show(panel, 600)
    QTest.mouseClick(button(panel, text), Qt.MouseButton.LeftButton)
    button(panel, text).setFocus()
    QTest.keyClick(button(panel, text), Qt.Key.Key_Space)
    assert commands.given == [name, name]


@pytest.mark.parametrize("width", [280, 400, 600])
def test_buttons_stay_inside_and_are_large_enough(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    panel = MarkingPanel(Commands())
    show(panel, width)
    panel.show_state(ALL)
    QApplication.processEvents()
    for each in panel.findChildren(QPushButton):
        if not each.isVisible():
            continue
        place = each.mapTo(panel, each.rect().topLeft())
        assert 0 <= place.x() <= panel.width() - each.width()
        assert each.height() >= HIT_TARGET
        assert each.accessibleName().endswith(each.text().strip())


def test_icons_follow_the_theme(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = MarkingPanel(Commands())
    show(panel, 600)
    panel.show_state(ALL)
    ask = button(panel, "Ask engine")
    before = ask.icon().pixmap(18).toImage()
    dress(DARK)
    assert ask.icon().pixmap(18).toImage() != before


@pytest.mark.parametrize("width", [260, 330, 420])
def test_nothing_moves_while_a_proposal_is_awaited(show: Show, width: int) -> None:
    panel = MarkingPanel(Commands())
    show(panel, width)
    panel.show_state(MarkingState())
    high = panel.heightForWidth(width)
    panel.show_state(MarkingState(busy="Looking…"))
    assert "Looking…" in words(panel)
    assert panel.heightForWidth(width) == high
    panel.show_state(MarkingState())
    assert "Looking…" not in words(panel)
