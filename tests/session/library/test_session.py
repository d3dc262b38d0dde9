"""The list of games, and the position looked for in them, as the library's process answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.library.games import update
from tromp_gui.disk import FileProblemKind
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.library.browsing import Order
from tromp_gui.library.query import parse
from tromp_gui.library.user_data import UserData
from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.session.library.session import LibrarySession, SoughtPosition

GAMES = (
    "(;SZ[9]PB[Anna]RE[B+R];B[ee];W[cc];B[gg])",
    "(;SZ[9]PB[Anna]RE[W+R];B[ee];W[gg];B[cc])",
    "(;SZ[9]PB[Bea]RE[B+R];B[ee];W[dc])",
)


@pytest.fixture
def index(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    for number, text in enumerate(GAMES):
        (tmp_path / "games" / f"{number}.sgf").write_text(text)
    update(tmp_path / "index", tmp_path / "games")
    return tmp_path / "index"


@pytest.fixture
def session(qtbot: QtBot, index: Path) -> Iterator[LibrarySession]:
    made = LibrarySession(str(index))
    yield made
    made.stop()


def one_stone() -> Board:
    board = Board.empty(9, 9)
    return Board(board.grid, 1 << board.grid.bits[Point(4, 4)], 0)


def test_next_moves_are_counted_in_the_games_that_the_filter_lists(
    session: LibrarySession, qtbot: QtBot
) -> None:
    session.search(parse("anna"), Order())
    session.look_for(SoughtPosition(one_stone()))
    qtbot.waitUntil(lambda: session.position is not None and len(session.numbers) == 2)
    assert session.position is not None
    assert session.position.games == 2
    assert [move.times for move in session.position.nexts] == [2]  # by symmetry
    with qtbot.waitSignals([session.found, session.listed]):
        session.search(parse("bea"), Order())
    qtbot.waitUntil(lambda: len(session.numbers) == 1)
    assert (session.position.games, [move.times for move in session.position.nexts]) == (1, [1])
    with qtbot.waitSignals([session.found, session.listed]):
        session.search(parse(""), Order())
    qtbot.waitUntil(lambda: len(session.numbers) == 3)
    assert session.position.games == 3


def test_position_is_found_again_by_a_new_process(session: LibrarySession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.listed):
        session.look_for(SoughtPosition(one_stone()))
    session.stop()
    with (
        qtbot.assertNotEmitted(session.damaged),
        qtbot.waitSignals([session.found, session.listed]),
    ):
        session.refresh()
    assert len(session.numbers) == 3


def test_empty_region_that_may_lie_anywhere_is_not_looked_for(
    session: LibrarySession, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(session.listed):
        session.look_for(SoughtPosition(one_stone(), (Point(1, 1), Point(2, 2))))
    assert session.position is not None
    assert session.position.is_everywhere
    assert session.sought is None
    assert len(session.numbers) == 3


def test_game_of_a_file_is_known_by_its_place(
    session: LibrarySession, index: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(session.number_known) as known:
        session.ask_number(index.parent / "games" / "1.sgf", 0)
    assert known.args == [2]
    with qtbot.waitSignal(session.number_known) as known:
        session.ask_number(index.parent / "games" / "1.sgf", 1)
    assert known.args == [None]


def test_user_data_that_are_malformed_are_reported_with_their_file(
    session: LibrarySession, index: Path, qtbot: QtBot
) -> None:
    path = index.with_name("index.json")
    path.write_text('{"tags": 3}')
    with qtbot.waitSignal(session.failed) as said:
        session.search(parse(""), Order())
    assert said.args is not None
    assert (said.args[0].path, said.args[0].kind) == (path, FileProblemKind.DAMAGED)
    folders = LibraryFolders(path, index.parent / "own", str(index))
    with qtbot.waitSignal(folders.failed) as said:
        folders.update()
    assert said.args is not None
    assert (said.args[0].path, said.args[0].kind) == (path, FileProblemKind.DAMAGED)
    with qtbot.waitSignal(folders.failed):
        assert not folders.change(lambda user_data: None)
    assert path.read_text() == '{"tags": 3}'
    assert UserData(path).folders == []


def test_damaged_index_is_rebuilt_at_once_while_files_are_being_read(
    index: Path, qtbot: QtBot
) -> None:
    folders = LibraryFolders(index.with_name("index.json"), index.parent / "own", str(index))
    folders.add([str(index.parent / "games")])
    with qtbot.waitSignal(folders.updated) as done:
        folders.update(anew=True)
    folders.stop()
    assert done.args is not None
    assert (done.args[0].games, done.args[0].is_again) == (3, False)
