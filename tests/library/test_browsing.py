"""The games of a query in any order, by their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from tests.library.games import sgf, update
from tromp_gui.library.browsing import ORDERS, Order, keep_found, line, moves_found, numbers
from tromp_gui.library.index import Index
from tromp_gui.library.line import moments
from tromp_gui.library.listing import Listed, games
from tromp_gui.library.query import parse
from tromp_gui.library.user_data import UserData

ROOTS = (
    "PB[b]PW[Z]DT[1990-02]RE[W+R]KM[7]",
    "PB[A]PW[y]DT[1846]RE[B+2]KM[6.5]",
    "PB[a]DT[2001]KM[10]",
    "PB[C]PW[]RE[B+R]",
)


@pytest.fixture
def index(tmp_path: Path) -> Iterator[Index]:
    folder = tmp_path / "games"
    folder.mkdir()
    for number, root in enumerate(ROOTS):
        (folder / f"{number}.sgf").write_text(sgf(5, 5 + number % 2, 6 - number, number, root))
    update(tmp_path / "index.sqlite", folder)
    opened = Index.open(tmp_path / "index.sqlite")
    yield opened
    opened.close()


def ordered(index: Index, by: str, is_descending: bool = False, line: str = "") -> list[Listed]:
    order = Order(by, is_descending)
    found = [*chain(*numbers(index, parse(line), UserData(index.path), order))]
    listed = games(index, found)
    return [listed[number] for number in found]


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("black", lambda game: game.facts.black.casefold()),
        ("white", lambda game: game.facts.white.casefold()),
        ("date", lambda game: game.facts.day),
        ("komi", lambda game: None if game.facts.komi is None else float(game.facts.komi)),
        ("moves", lambda game: game.facts.moves),
        ("file", lambda game: game.path),
    ],
)
@pytest.mark.parametrize("way", [False, True])
def test_any_order_with_what_is_not_said_last(
    index: Index, by: str, told: object, way: bool
) -> None:
    assert callable(told)
    found = [told(game) for game in ordered(index, by, way)]
    said = [each for each in found if each not in ("", None)]
    assert len(found) == len(ROOTS)
    assert said == sorted(said, reverse=way)
    assert found[: len(said)] == said


def test_every_order_has_all_games_once(index: Index) -> None:
    keep_found(index, [(number, 1) for number in range(1, 5)])
    for by in ORDERS:
        found = [
            *chain(*numbers(index, parse(""), UserData(index.path), Order(by), only_found=True))
        ]
        assert sorted(found) == [1, 2, 3, 4]


def test_first_games_are_those_of_the_whole_list(index: Index) -> None:
    query, user_data = parse("result:B+"), UserData(index.path)
    whole = [*chain(*numbers(index, query, user_data, Order("black")))]
    first = [*chain(*numbers(index, query, user_data, Order("black"), most=1))]
    assert len(whole) == 2
    assert first == whole[:1]


def test_found_games_alone_and_where_the_position_first_was(index: Index) -> None:
    assert moves_found(index, [1, 2]) == {}
    keep_found(index, [(3, 9), (1, 7), (3, 4)])
    order = Order("move")
    found = [*chain(*numbers(index, parse(""), UserData(index.path), order, only_found=True))]
    assert found == [3, 1]
    assert moves_found(index, [1, 2, 3]) == {1: 7, 3: 4}
    keep_found(index, [(2, 1)])
    assert moves_found(index, [1, 2, 3]) == {2: 1}


def test_line_of_a_game_is_replayed(index: Index) -> None:
    found = line(index, ordered(index, "file")[0].id)
    assert found is not None
    rows, columns, moves = found
    from tromp_gui.go.grid import grid_of

    assert [moment.turn for moment in moments(moves, grid_of(rows, columns))] == list(range(7))
    assert line(index, 99) is None
