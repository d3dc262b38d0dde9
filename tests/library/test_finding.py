"""Positions and shapes: every answer is that of a search through all boards of all games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.library.brute import Answer, Moment, brute, found, trees_in
from tests.library.games import SHARED, sgf, update
from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.library import finding, importing
from tromp_gui.library.blocks import CachedBlocks
from tromp_gui.library.finding import continuations, find, together
from tromp_gui.library.index import Index
from tromp_gui.library.shapes import Shape, ShapeError, shape

COLLECTION = [
    *(sgf(3, 3, 40, seed, "RE[B+2]DT[1999]") for seed in range(6)),
    *(sgf(4, 4, 90, seed, "RE[W+R]DT[2003-01]") for seed in range(5)),
    *(sgf(3, 5, 70, seed) for seed in range(5)),
    *(sgf(5, 3, 30, seed, "RE[W+1]") for seed in range(5)),
    *(sgf(7, 7, 150, seed) for seed in range(3)),
    "(;SZ[4:4]HA[2]AB[ad][da];W[bb];B[cc];W[];B[bc])",
    "(;SZ[4:4]AB[ad][da]AW[aa];W[bb];AE[bb]AB[cc];W[cb];B[bc];W[bc])",
    "(;SZ[4:4];B[aa];B[aa];W[ab];W[ba];B[aa];W[dd];B[aa])",
    "(;SZ[4:4]B[bb];W[cc]B[cb];;W[]B[])",
    "(;SZ[4:4];AB[bb];W[cc];B[zz];W[bb])",
    "(;SZ[2:1];B[aa];W[ba];B[aa];W[ba];B[aa])",
    "(;SZ[4:4])",
]


_known: dict[Shape, Counter[Answer]] = {}


def once(wanted: Shape, trees: dict[tuple[str, int], list[Moment]]) -> Counter[Answer]:
    """Like `brute`, which is slow, but cached for all indexes."""
    if wanted not in _known:
        _known[wanted] = brute(wanted, trees)
    return _known[wanted]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    (folder / "all.sgf").write_text("".join(COLLECTION))
    return folder


@pytest.fixture(scope="module", params=["columns", "keys", "blocks"])
def index(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Index]:
    """Looked up in the columns, or by keys; or with more blocks, some games of which are gone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "_FEW", 0 if request.param == "columns" else 50)
        patch.setattr(importing, "CHUNK", 1 if request.param == "blocks" else 512)
        path = tmp_path_factory.mktemp("index") / "index"
        if request.param == "blocks":
            gone = folder / "gone.sgf"
            gone.write_text("".join(COLLECTION[:9]))
            update(path, folder)
            gone.unlink()
        update(path, folder)
        opened = Index.open(path)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def trees(folder: Path) -> dict[tuple[str, int], list[Moment]]:
    return trees_in(folder)


@pytest.mark.parametrize("seed", range(30))
def test_every_answer_is_that_of_a_search_through_all_boards(
    index: Index, trees: dict[tuple[str, int], list[Moment]], seed: int
) -> None:
    choose = random.Random(seed)
    _, board, _ = choose.choice(choose.choice(list(trees.values())))
    corners = [
        Point(choose.randrange(board.rows), choose.randrange(board.columns)) for _ in range(2)
    ]
    if seed % 3 == 0:
        corners = []
    try:
        wanted = shape(board, *corners, turns=seed % 5 > 0, swaps=seed % 2 > 0)
    except ShapeError:
        return
    assert found(index, wanted) == once(wanted, trees)


def test_the_empty_board_is_where_all_games_begin(
    index: Index, trees: dict[tuple[str, int], list[Moment]]
) -> None:
    wanted = shape(Board.empty(4, 4))
    assert found(index, wanted) == brute(wanted, trees)
    assert {move for _, _, move, _ in found(index, wanted)} == {0}


def test_next_turns_are_counted(index: Index) -> None:
    hits = together(list(find(index, shape(Board.empty(3, 3)))))
    counted = continuations(hits)
    assert sum(each.hits for each in counted) == 6
    assert [each.hits for each in counted] == sorted((each.hits for each in counted), reverse=True)
    assert all((each.black_wins, each.white_wins) == (each.hits, 0) for each in counted)
    assert all((each.first, each.last) == (1999, 1999) for each in counted)


def test_the_usual_point_of_a_symmetric_position_is_one_that_was_played(tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_text("(;SZ[3];B[bb];W[bc])(;SZ[3];B[bb];W[cb])(;SZ[3];B[bb];W[cb])")
    update(tmp_path / "index", tmp_path)
    board = Board.empty(3, 3).play(Color.BLACK, Point(1, 1))
    with closing(Index.open(tmp_path / "index")) as index:
        (counted,) = continuations(together(list(find(index, shape(board)))))
    assert divmod(counted.next, 3) == Point(0, 1)
    assert divmod(counted.usual, 3) == Point(1, 2)
    assert counted.hits == 3


def test_colours_exchanged_exchange_who_won(index: Index) -> None:
    board = Board.empty(3, 3)
    hits = together(list(find(index, shape(board.play(Color.WHITE, Point(1, 1)), swaps=True))))
    exact = together(list(find(index, shape(board.play(Color.BLACK, Point(1, 1))))))
    assert sorted(hits.games) == sorted(exact.games)
    assert set(exact.winners) <= {1}
    assert set(hits.winners) <= {2}


def test_a_region_without_a_stone_needs_a_corner() -> None:
    board = Board.empty(9, 9)
    with pytest.raises(ShapeError, match="no stone"):
        shape(board, Point(0, 2), Point(2, 4))
    assert not shape(board, Point(4, 4), Point(8, 8)).is_whole


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared data are not here")
def test_real_games(tmp_path: Path) -> None:
    folder = SHARED / "ogs-raw"
    trees = trees_in(folder)
    update(tmp_path / "index", folder)
    opened = Index.open(tmp_path / "index")
    choose = random.Random(5)
    for region in ("A1:K10", "A1:D4", ""):
        played = choose.choice(list(trees.values()))
        _, board, _ = played[min(len(played) - 1, choose.choice((6, 20, 40)))]
        points = [parse_vertex(name, 19, 19) for name in filter(None, region.split(":"))]
        if any(point not in board.grid for point in points):
            continue
        try:
            wanted = shape(board, *points, swaps=True)
        except ShapeError:
            continue
        assert found(opened, wanted) == brute(wanted, trees), region
    opened.close()


def test_kept_blocks_are_read_again_once_another_connection_has_changed_them(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "a.sgf").write_text("(;SZ[5];B[cc];W[bb])")
    update(tmp_path / "kept.sqlite", folder)
    opened = Index.open(tmp_path / "kept.sqlite")
    kept = CachedBlocks(opened.connection)
    wanted = shape(Board.empty(5, 5)._replace(black=1 << grid_of(5, 5).bits[Point(2, 2)]))

    def hits() -> int:
        return sum(len(each.games) for each in find(opened, wanted, kept))

    assert hits() == hits() == 1
    (folder / "b.sgf").write_text("(;SZ[5];B[cc];W[dd])")
    update(tmp_path / "kept.sqlite", folder)
    assert hits() == 2
    opened.close()
