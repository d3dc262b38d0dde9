"""The game information: shown, changed, or unchanged."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTextEdit
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, errors, named, opened, type_in
from tromp_gui.go.point import Color
from tromp_gui.record.game_info import GameInfo
from tromp_gui.ui.dialogs.game_info import GameInfoDialog
from tromp_gui.ui.look.tokens import LIGHT
from tromp_gui.wording import results

INFO = GameInfo(
    rows=19,
    columns=19,
    black_name="Gennan Inseki",
    black_rank="8p",
    white_name="Kuwahara Shusaku",
    white_rank="4p",
    komi=Decimal("0"),
    rules="Japanese",
    result="W+2",
    event="Ear-reddening",
    date="1846-09-11",
    place="Osaka",
    comment="One of the most\nfamous\u00a0games.",
    annotator="nobody",
)
FIELDS = {
    "Black: name": "black_name",
    "Black: rank": "black_rank",
    "White: name": "white_name",
    "White: rank": "white_rank",
    "Event": "event",
    "Date": "date",
    "Place": "place",
    "Rules": "rules",
    "Result": "result",
}


class Harness:
    """An open dialog, and the information it has emitted."""

    def __init__(self, qtbot: QtBot, info: GameInfo, playing: bool = False) -> None:
        self.dialog = opened(qtbot, GameInfoDialog(info, playing))
        self.found: list[GameInfo] = []
        self.dialog.info_chosen.connect(self.found.append)

    def line(self, name: str) -> QLineEdit:
        return named(self.dialog, QLineEdit, name)

    def write(self, name: str, text: str) -> None:
        self.line(name).setFocus()
        self.line(name).selectAll()
        type_in(self.line(name), text)

    def keep(self) -> list[GameInfo]:
        QTest.mouseClick(button(self.dialog, "Save"), Qt.MouseButton.LeftButton)
        return self.found


def test_everything_is_shown(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO)
    shown = {name: harness.line(name).text() for name in FIELDS}
    assert shown == {name: getattr(INFO, field) for name, field in FIELDS.items()}
    assert harness.line("Komi").text() == "0"
    comment = named(harness.dialog, QTextEdit, "Game comment")
    assert comment.document().toRawText() == "One of the most\u2029famous\u00a0games."


def test_without_a_change_nothing_is_emitted(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO)
    assert harness.keep() == []


@pytest.mark.parametrize(("name", "field"), FIELDS.items())
def test_each_field_can_be_changed(qtbot: QtBot, name: str, field: str) -> None:
    harness = Harness(qtbot, INFO)
    harness.write(name, "new text")
    (kept,) = harness.keep()
    assert getattr(kept, field) == "new text"
    change: dict[str, Any] = {field: getattr(INFO, field)}
    assert kept._replace(**change) == INFO


def test_the_comment_can_be_changed(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO)
    comment = named(harness.dialog, QTextEdit, "Game comment")
    comment.setFocus()
    QTest.keyClick(comment, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(comment, Qt.Key.Key_Return)
    type_in(comment, "Yes.")
    assert harness.keep() == [INFO._replace(comment=INFO.comment + "\nYes.")]


@pytest.mark.parametrize(
    ("text", "komi"), [("6,5", Decimal("6.5")), ("−3", Decimal(-3)), ("", None)]
)
def test_the_komi_can_be_changed(qtbot: QtBot, text: str, komi: Decimal | None) -> None:
    harness = Harness(qtbot, INFO)
    harness.line("Komi").setFocus()
    harness.line("Komi").selectAll()
    QTest.keyClick(harness.line("Komi"), Qt.Key.Key_Delete)
    type_in(harness.line("Komi"), text)
    assert harness.keep() == [INFO._replace(komi=komi)]


def test_an_invalid_komi_shows_an_error(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO)
    harness.write("Komi", "abc")
    harness.line("Event").setFocus()
    assert harness.keep() == []
    assert harness.dialog.isVisible()
    assert errors(harness.dialog) == ["“abc” is not a number. Enter a value such as 7, 6.5 or −3."]
    assert harness.line("Komi").hasFocus()
    harness.write("Komi", "7")
    assert errors(harness.dialog) == []
    assert harness.keep() == [INFO._replace(komi=Decimal(7))]


def test_an_invalid_komi_in_the_file_is_kept(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO._replace(komi=None, unread=("KM",)))
    harness.write("Place", "Edo")
    assert harness.keep() == [INFO._replace(komi=None, unread=("KM",), place="Edo")]


def test_surrounding_spaces_in_the_file_are_kept(qtbot: QtBot) -> None:
    info = INFO._replace(black_name=" Gennan ", event=" E ")
    harness = Harness(qtbot, info)
    harness.write("Place", "Edo")
    assert harness.keep() == [info._replace(place="Edo")]


def test_during_a_game_its_terms_are_read_only(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO, playing=True)
    for name in ("Komi", "Rules", "Result"):
        assert not harness.line(name).isEnabled()
    harness.write("Event", "Castle game")
    assert harness.keep() == [INFO._replace(event="Castle game")]


def test_escape_emits_nothing(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO)
    harness.write("Event", "x")
    QTest.keyClick(harness.dialog, Qt.Key.Key_Escape)
    assert harness.found == []


def test_nothing_is_cut_off(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    harness = Harness(qtbot, INFO)
    QApplication.processEvents()
    comment = named(harness.dialog, QTextEdit, "Game comment")
    assert comment.height() >= 96
    assert comment.visibleRegion().boundingRect() == comment.rect()


MORE = {
    "Round": "round",
    "Game name": "game_name",
    "Opening": "opening",
    "Time in seconds": "time_limit",
    "Overtime": "overtime",
    "Black’s team": "black_team",
    "White’s team": "white_team",
    "Source": "source",
    "Annotator": "annotator",
    "Entered by": "user",
    "Copyright": "copyright",
}


@pytest.mark.parametrize(("name", "field"), MORE.items())
def test_every_other_root_property_is_on_the_second_page(
    qtbot: QtBot, dress: Dress, name: str, field: str
) -> None:
    dress(LIGHT)
    before: dict[str, Any] = {field: "before"}
    after: dict[str, Any] = {field: "after"}
    harness = Harness(qtbot, INFO._replace(**before))
    button(harness.dialog, "More details").click()
    line = harness.line(name)
    assert line.text() == "before"
    line.selectAll()
    QTest.keyClicks(line, "after")
    harness.dialog.accept()
    assert harness.found == [INFO._replace(**after)]


@pytest.mark.parametrize(("text", "stones"), [("", 0), ("0", 0), ("4", 4), ("13", 13)])
def test_the_handicap_is_a_number(qtbot: QtBot, dress: Dress, text: str, stones: int) -> None:
    dress(LIGHT)
    harness = Harness(qtbot, INFO._replace(handicap=2))
    button(harness.dialog, "More details").click()
    harness.line("Handicap").selectAll()
    QTest.keyClick(harness.line("Handicap"), Qt.Key.Key_Delete)
    QTest.keyClicks(harness.line("Handicap"), text)
    harness.dialog.accept()
    assert harness.found == [INFO._replace(handicap=stones)]


def test_a_result_is_kept_as_sgf_spells_it(qtbot: QtBot) -> None:
    harness = Harness(qtbot, INFO)
    harness.write("Result", "White + 3,5")
    assert harness.keep() == [INFO._replace(result="W+3.5")]


def test_a_winner_of_two_meanings_is_asked_about(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {Color.BLACK: "Noir", Color.WHITE: "Blanc"}
    monkeypatch.setattr(results, "color_name", names.__getitem__)
    harness = Harness(qtbot, INFO)
    harness.write("Result", "B+3,5")
    assert harness.keep() == []
    assert errors(harness.dialog) == [
        "“B+3,5” may be a win by either colour. Enter Noir+3,5 or Blanc+3,5."
    ]
    harness.write("Result", "Blanc+3,5")
    assert harness.keep() == [INFO._replace(result="W+3.5")]


def test_an_invalid_handicap_shows_an_error_on_its_page(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    harness = Harness(qtbot, INFO)
    button(harness.dialog, "More details").click()
    QTest.keyClicks(harness.line("Handicap"), "many")
    button(harness.dialog, "Game").click()
    harness.dialog.accept()
    assert harness.found == []
    assert harness.line("Handicap").hasFocus()
    assert errors(harness.dialog) == ["Enter the number of handicap stones, or leave this empty."]


def test_an_unchanged_handicap_is_kept(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    harness = Harness(qtbot, INFO._replace(handicap=1234))
    QTest.keyClicks(harness.line("Event"), "!")
    harness.dialog.accept()
    assert [found.handicap for found in harness.found] == [1234]


def test_the_first_name_is_selected(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    harness = Harness(qtbot, INFO)
    focused = QApplication.focusWidget()
    assert focused is harness.line("Black: name")
    QTest.keyClicks(focused, "Honinbo Jowa")
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert harness.found == [INFO._replace(black_name="Honinbo Jowa")]
