"""What the start card says about recent files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress, Show
from tests.ui.person import Person
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.settings import Settings
from tromp_gui.ui.kit.rows import ListRow
from tromp_gui.ui.look.tokens import LIGHT
from tromp_gui.ui.panels.players import game_date
from tromp_gui.ui.window.recent_games import described
from tromp_gui.ui.window.start import StartCard

TODAY = QDate(2026, 11, 24)


@pytest.mark.parametrize(
    ("root", "title", "note"),
    [
        ("SZ[13]PB[Anna]PW[Ben]RE[B+14]DT[2026-11-23]", "Anna – Ben",
         "13 × 13  ·  Black wins by 14  ·  yesterday"),
        ("SZ[9]PW[Ben]DT[2026-11-24]", "Black – Ben", "9 × 9  ·  today"),
        ("SZ[9:13]GN[A lesson]", "A lesson", "9 × 13"),
        ("RE[?]DT[1846-09-11,12]", "game", "19 × 19  ·  1846-09-11,12"),
        ("DT[1846-09-11]", "game", "19 × 19  ·  {1846-09-11}"),
        ("DT[2026-11-25]", "game", "19 × 19  ·  {2026-11-25}"),
    ],
)  # fmt: skip
def test_players_size_result_and_day(tmp_path: Path, root: str, title: str, note: str) -> None:
    file = tmp_path / "game.sgf"
    file.write_text(f"(;{root};B[aa])")
    said = re.sub("{(.+)}", lambda day: game_date(day[1]), note)  # as in the language of the test
    assert described(file, TODAY) == (title, said)


def test_a_file_that_is_gone_or_no_game_has_no_description(tmp_path: Path) -> None:
    assert described(tmp_path / "none.sgf", TODAY) is None
    other = tmp_path / "other.sgf"
    other.write_text("nothing")
    assert described(other, TODAY) is None


def test_the_card_describes_recent_games(qtbot: QtBot, tmp_path: Path) -> None:
    game, gone = tmp_path / "game.sgf", tmp_path / "gone.sgf"
    game.write_text("(;SZ[9]PB[Anna]PW[Ben];B[aa])")
    for path in (gone, game):
        Settings().add_recent_file(path)
    person = Person(qtbot)
    person.offer_start()
    card = person.window.findChild(StartCard)
    assert card is not None

    def shown() -> None:
        texts = [row.text() for row in card.findChildren(ListRow)]
        assert texts[:2] == ["Anna – Ben", "gone.sgf"]

    qtbot.waitUntil(shown)


@pytest.mark.parametrize("welcomes", [True, False])
def test_only_the_first_start_has_a_welcome(dress: Dress, show: Show, welcomes: bool) -> None:
    dress(LIGHT)
    card = StartCard(welcomes=welcomes)
    show(card)
    texts = [label.text() for label in card.findChildren(QLabel)]
    assert any(DISPLAY_NAME in text for text in texts) is welcomes


def test_a_window_that_was_open_before_does_not_welcome_again(qtbot: QtBot) -> None:
    for greets in (True, False):
        person = Person(qtbot)
        person.offer_start()
        card = person.window.findChild(StartCard)
        assert card is not None
        texts = [label.text() for label in card.findChildren(QLabel)]
        assert any(DISPLAY_NAME in text for text in texts) is greets
        person.window.may_close = lambda: True
        person.window.close()
