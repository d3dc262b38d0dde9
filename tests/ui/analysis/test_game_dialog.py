"""The dialog for analysing a whole game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from tromp_gui.session.engine.purpose import Effort
from tromp_gui.ui.analysis.game_dialog import AnalyseGameDialog, GameAnalysisRequest
from tromp_gui.ui.kit.fields import ChoiceBox

FIRST = GameAnalysisRequest(False, Effort(seconds=1.0))


class Asked:
    """An open dialog, and the requests it has emitted."""

    def __init__(self, bot: QtBot, last: GameAnalysisRequest = FIRST) -> None:
        self.dialog = AnalyseGameDialog("KataGo & Co", (58, 70), last)
        self.wishes: list[GameAnalysisRequest] = []
        self.dialog.requested.connect(self.wishes.append)
        with bot.waitActive(self.dialog):
            self.dialog.show()
            self.dialog.activateWindow()
        self.scope, self.unit = self.dialog.findChildren(QComboBox)
        (self.amount,) = self.dialog.findChildren(QLineEdit)

    def write(self, text: str) -> None:
        self.amount.setFocus()
        self.amount.selectAll()
        QTest.keyClicks(self.amount, text)

    def push(self, word: str) -> None:
        for button in self.dialog.findChildren(QPushButton):
            if button.text() == word:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return
        raise AssertionError(word)

    def says(self) -> str:
        labels = self.dialog.findChildren(QLabel)
        return " ".join(each.text() for each in labels if each.isVisible())


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Asked]:
    made = Asked(qtbot)
    yield made
    if not made.wishes:
        made.dialog.close()


def test_the_last_request_is_the_default(asked: Asked) -> None:
    assert asked.scope.currentText() == "Main line (58 positions)"
    assert (asked.amount.text(), asked.unit.currentText()) == ("1", "seconds")
    assert "KataGo & Co" in asked.says()
    asked.push("Analyse")
    assert asked.wishes == [FIRST]


def test_by_visits_and_with_variations(asked: Asked) -> None:
    asked.scope.setFocus()
    QTest.keyClick(asked.scope, Qt.Key.Key_Down)
    assert asked.scope.currentText() == "Variations too (70 positions)"
    asked.unit.setFocus()
    QTest.keyClick(asked.unit, Qt.Key.Key_Down)
    asked.write("500")
    QTest.keyClick(asked.amount, Qt.Key.Key_Return)
    assert asked.wishes == [GameAnalysisRequest(True, Effort(visits=500))]


def test_a_request_by_visits_is_remembered(qtbot: QtBot) -> None:
    asked = Asked(qtbot, GameAnalysisRequest(True, Effort(visits=1_500_000)))
    assert (asked.amount.text(), asked.unit.currentText()) == ("1500000", "visits")
    asked.push("Analyse")
    assert asked.wishes == [GameAnalysisRequest(True, Effort(visits=1_500_000))]


@pytest.mark.parametrize("text", ["0.5", "0,5"])
def test_fractions_of_a_second_are_accepted(asked: Asked, text: str) -> None:
    asked.write(text)
    asked.push("Analyse")
    assert asked.wishes == [GameAnalysisRequest(False, Effort(seconds=0.5))]


@pytest.mark.parametrize("text", ["", "0", "-1", "soon", "nan", "inf", "1e9"])
def test_an_invalid_time_shows_an_error(asked: Asked, text: str) -> None:
    asked.write(text) if text else asked.amount.clear()
    asked.push("Analyse")
    assert asked.wishes == []
    assert asked.dialog.isVisible()
    assert "such as 0.5 or 10" in asked.says()
    asked.write("2")
    assert "such as" not in asked.says()
    asked.push("Analyse")
    assert len(asked.wishes) == 1


@pytest.mark.parametrize("text", ["1.5", "many", "99999999999999999999999", "٣"])
def test_an_invalid_number_of_visits_shows_an_error(asked: Asked, text: str) -> None:
    asked.unit.setCurrentIndex(1)
    asked.amount.setText(text)
    asked.push("Analyse")
    assert asked.wishes == []
    assert "such as 500" in asked.says()


def test_cancel_requests_nothing(qtbot: QtBot) -> None:
    asked = Asked(qtbot)
    gone: list[bool] = []
    asked.dialog.destroyed.connect(lambda: gone.append(True))
    asked.push("Cancel")
    qtbot.waitUntil(lambda: bool(gone))
    assert asked.wishes == []


def test_drop_down_lists_show_their_arrow(asked: Asked) -> None:
    assert isinstance(asked.scope, ChoiceBox)
    assert isinstance(asked.unit, ChoiceBox)


def test_one_position_is_singular(qtbot: QtBot) -> None:
    dialog = AnalyseGameDialog("KataGo", (1, 2), FIRST)
    qtbot.addWidget(dialog)
    scope = dialog.findChildren(QComboBox)[0]
    words = [scope.itemText(0), scope.itemText(1)]
    assert words == ["Main line (1 position)", "Variations too (2 positions)"]
