"""The card with which dead stones are marked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress, Show
from tromp_gui.ui.look.tokens import DARK, HIT_TARGET, LIGHT
from tromp_gui.ui.score.marking import MarkingPanel, MarkingState

ALL = MarkingState(8, can_propose=True, can_ask=True)


def shown_buttons(panel: QWidget) -> list[str]:
    return [each.text() for each in panel.findChildren(QPushButton) if each.isVisible()]


def button(panel: QWidget, text: str) -> QPushButton:
    return next(each for each in panel.findChildren(QPushButton) if each.text() == text)


def words(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_the_number_of_marked_stones_is_said(show: Show) -> None:
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(ALL)
    assert "8 marked" in words(panel)
    panel.show_state(MarkingState(9))
    assert "9 marked" in words(panel)


@pytest.mark.parametrize(
    ("state", "buttons"),
    [
        (ALL, ["Propose dead stones", "Ask engine", "Clear marks"]),
        (MarkingState(1, can_propose=True), ["Propose dead stones", "Clear marks"]),
        (MarkingState(1), ["Clear marks"]),
        (MarkingState(1, can_propose=True, can_clear=False), []),
    ],
)
def test_only_what_can_be_done_is_offered(
    show: Show, state: MarkingState, buttons: list[str]
) -> None:
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(state)
    assert shown_buttons(panel) == buttons


def test_while_a_proposal_is_waited_for_one_can_stop(show: Show, qtbot: QtBot) -> None:
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(MarkingState(1, can_propose=True, hint="Looking …", is_looking=True))
    assert shown_buttons(panel) == ["Cancel", "Clear marks"]
    assert "Looking …" in words(panel)
    stop = button(panel, "Cancel")
    assert stop.accessibleName() == "Cancel"
    with qtbot.waitSignal(panel.propose_requested):
        QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    panel.show_state(ALL)
    assert "Propose dead stones" in shown_buttons(panel)


def test_before_a_third_party_the_engine_is_asked_to_decide(show: Show) -> None:
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(MarkingState(1, can_ask=True, decides=True))
    assert shown_buttons(panel) == ["Ask the engine to decide", "Clear marks"]
    panel.show_state(MarkingState(1, can_ask=True))
    assert shown_buttons(panel) == ["Ask engine", "Clear marks"]


def test_without_marks_there_is_nothing_to_clear(show: Show) -> None:
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(MarkingState(0))
    assert not button(panel, "Clear marks").isEnabled()
    panel.show_state(MarkingState(1))
    assert button(panel, "Clear marks").isEnabled()


def test_the_hint_says_when_marks_are_closed(show: Show) -> None:
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(ALL)
    assert any("Shift-click" in each for each in words(panel))
    panel.show_state(MarkingState(8, can_clear=False))
    assert not any("Shift-click" in each for each in words(panel))


@pytest.mark.parametrize(
    ("text", "signal"),
    [
        ("Propose dead stones", "propose_requested"),
        ("Ask engine", "ask_requested"),
        ("Clear marks", "clear_requested"),
    ],
)
def test_buttons_tell_what_is_wished(qtbot: QtBot, show: Show, text: str, signal: str) -> None:
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(ALL)
    signals = {
        "propose_requested": panel.propose_requested,
        "ask_requested": panel.ask_requested,
        "clear_requested": panel.clear_requested,
    }
    told: list[str] = []
    for name, each in signals.items():
        each.connect(lambda name=name: told.append(name))
    QTest.mouseClick(button(panel, text), Qt.MouseButton.LeftButton)
    assert told == [signal]
    button(panel, text).setFocus()
    QTest.keyClick(button(panel, text), Qt.Key.Key_Space)
    assert told == [signal, signal]


@pytest.mark.parametrize("width", [280, 400, 600])
def test_buttons_stay_inside_and_can_be_hit(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    panel = MarkingPanel()
    show(panel, width)
    panel.show_state(ALL)
    QTest.qWait(1)
    for each in panel.findChildren(QPushButton):
        place = each.mapTo(panel, each.rect().topLeft())
        assert 0 <= place.x() <= panel.width() - each.width()
        assert each.height() >= HIT_TARGET
        assert each.accessibleName().endswith(each.text())


def test_icons_follow_the_theme(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    panel = MarkingPanel()
    show(panel, 600)
    panel.show_state(ALL)
    ask = button(panel, "Ask engine")
    before = ask.icon().pixmap(18).toImage()
    dress(DARK)
    assert ask.icon().pixmap(18).toImage() != before
