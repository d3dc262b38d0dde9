"""Thumbnails: the characteristic position, drawn when idle, the latest request first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.record.node import Tree
from tromp_gui.session.idle import IdleWork
from tromp_gui.sgf.collection import Collection
from tromp_gui.sgf.reader import read
from tromp_gui.ui.files.game_list import GameThumbnails, characteristic_state

GAME = "(;SZ[5];B[aa];W[bb](;B[cc])(;B[dd]))"
PROBLEM = "(;SZ[5]AB[aa][ba]AW[ee];B[cc])"
HANDICAP = "(;SZ[5]HA[2]AB[bb][dd];W[cc])"


def tree(text: str) -> Tree:
    game = read(text.encode()).games[0]
    assert isinstance(game, Tree)
    return game


@pytest.mark.parametrize(
    ("text", "black", "white"),
    [
        (GAME, {"A5", "C3"}, {"B4"}),
        (PROBLEM, {"A5", "B5"}, {"E1"}),
        (HANDICAP, {"B4", "D2"}, {"C3"}),
    ],
)
def test_the_characteristic_position_of_a_game(text: str, black: set[str], white: set[str]) -> None:
    state = characteristic_state(tree(text))
    assert {format_vertex(point) for point in state.black} == black
    assert {format_vertex(point) for point in state.white} == white


@pytest.fixture
def games() -> Collection:
    return read((GAME * 60 + "(;GM[11])").encode())


def test_pictures_are_drawn_when_idle(qtbot: QtBot, games: Collection) -> None:
    owner = QObject()
    pictures = GameThumbnails(games.games, 60, 2.0, owner)
    assert pictures.picture(3) is None
    with qtbot.waitSignal(pictures.drawn) as drawn:
        pass
    assert drawn.args == [3]
    icon = pictures.picture(3)
    assert icon is not None
    assert icon.actualSize(
        QSize(60, 60),
    ) == QSize(60, 60)


def test_the_latest_request_is_drawn_first(qtbot: QtBot, games: Collection) -> None:
    pictures = GameThumbnails(games.games, 60, 1.0)
    drawn: list[int] = []
    pictures.drawn.connect(drawn.append)
    for game in (*range(60), 5):
        pictures.picture(game)
    (work,) = pictures.findChildren(IdleWork)
    qtbot.waitUntil(lambda: not work.is_busy)
    assert drawn == [5, *range(59, 20, -1)]


def test_other_games_than_go_have_no_picture(qapp: QApplication, games: Collection) -> None:
    pictures = GameThumbnails(games.games, 60, 1.0)
    assert pictures.picture(60) is None
    (work,) = pictures.findChildren(IdleWork)
    assert not work.is_busy
