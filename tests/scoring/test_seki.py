"""No points in seki: our definition on drawn boards, compared with another program's maps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.go.reading import DATA, drawn
from tests.go.test_literal import boards
from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Scoring
from tromp_gui.scoring.count import Why, area, count
from tromp_gui.scoring.seki import seki_territory, without_rooms

CASES = sorted((DATA / "scoring" / "goscorer").glob("*.txt"))
DIFFERENT = {
    "test_various_eyefillings": "a group in seki there touches no dame",
    "test_various_eyefillings2c": "a room of seven points, four of them dead stones",
}
"""Boards where our definition differs on purpose."""

OWN = (DATA / "scoring" / "seki_boards.txt").read_text().strip().split("\n\n")
"""Boards with their points in seki; tests/data/scoring/README.md says how they were made."""


def sections(path: Path) -> dict[str, list[str]]:
    """The maps of one file by their titles, rows from the top."""
    words = re.split(r"^([A-Z ]+):\n", path.read_text(), flags=re.MULTILINE)
    return {title: rows.split() for title, rows in zip(words[1::2], words[2::2], strict=True)}


def cells(rows: list[str]) -> dict[Point, str]:
    return {
        Point(row, col): sign
        for row, line in enumerate(reversed(rows))
        for col, sign in enumerate(line)
    }


def maps(path: Path) -> tuple[Board, int, int]:
    """The board, the stones marked dead, and the points in seki that are not living stones."""
    parts = sections(path)
    stones, seki = cells(parts["BOARD"]), cells(parts["SEKI"])
    board = Board.empty(len(parts["BOARD"]), len(parts["BOARD"][0])).with_stones(
        [p for p, sign in stones.items() if sign in "xb"],
        [p for p, sign in stones.items() if sign in "ow"],
    )
    dead = board.grid.set_of(p for p, sign in stones.items() if sign in "bw")
    inside = {p for p, sign in seki.items() if sign in "az" or (sign != "." and stones[p] in "bw")}
    return board, dead, board.grid.set_of(inside)


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_goscorers_maps(path: Path) -> None:
    """13 of 15 equal; the other two differ, and are known to."""
    board, dead, expected = maps(path)
    equal = seki_territory(board, dead).points == expected
    assert equal is (path.stem not in DIFFERENT)


def test_all_maps_are_there() -> None:
    assert len(CASES) == 15


def own_board(block: str) -> tuple[Board, int, int]:
    """Like `maps`, from one block: `?` an empty point in seki, B and W dead stones there."""
    signs = cells([line for line in block.splitlines() if not line.startswith("#")])
    rows, columns = (1 + max(p[axis] for p in signs) for axis in (0, 1))
    board = Board.empty(rows, columns).with_stones(
        [p for p, sign in signs.items() if sign in "xbB"],
        [p for p, sign in signs.items() if sign in "owW"],
    )
    dead = board.grid.set_of(p for p, sign in signs.items() if sign in "bBwW")
    return board, dead, board.grid.set_of(p for p, sign in signs.items() if sign in "?BW")


def turned(board: Board, points: int, quarter: bool) -> tuple[Board, int]:
    """A board and a set of its points mirrored, or turned by a quarter."""
    grid = board.grid
    other = grid_of(grid.columns, grid.rows) if quarter else grid

    def moved(points: int) -> int:
        return other.set_of(
            Point(p.col, grid.rows - 1 - p.row) if quarter else Point(grid.rows - 1 - p.row, p.col)
            for p in grid.points(points)
        )

    return Board(other, moved(board.black), moved(board.white)), moved(points)


@pytest.mark.parametrize("block", OWN)
def test_boards_of_our_own(block: str) -> None:
    """As recorded; in the other colours, mirrored and turned too."""
    board, dead, expected = own_board(block)
    assert seki_territory(board, dead).points == expected
    swapped = Board(board.grid, board.white, board.black)
    assert seki_territory(swapped, dead).points == expected
    for quarter in (False, True):
        image, dead_there = turned(board, dead, quarter)
        assert seki_territory(image, dead_there).points == turned(board, expected, quarter)[1]


def test_a_large_room_is_alive_with_dead_stones_in_it() -> None:
    """Three stones that both agree are dead leave a room of nine its two eyes."""
    for dead in ([(4, 0), (4, 1), (3, 1)], [(3, 0), (3, 1), (3, 2)], [(4, 1), (3, 1), (2, 1)]):
        points = frozenset(Point(row, col) for row, col in dead)
        board = Board.from_diagram("""
            . . . X . O .
            . . . X . O O
            . . . X . O .
            X X X X . O O
            . . . . . O .
        """).with_stones(white=points)
        assert seki_map(board, points) == ["." * 7] * 5


def test_two_eyes_in_a_ring_of_chains() -> None:
    """Four chains, each beside two eyes of a ring, cannot be cut from each other."""
    ring = Board.from_diagram("""
        . X X . X O . O
        X X O X X O O O
        . X O X . . O .
        X X X X X . O O
        O O O O O O O O
    """)
    assert seki_map(ring) == ["........"] * 5


def test_shared_liberties_give_no_points() -> None:
    """One eye each and two, three or four shared liberties: always seki."""
    for shared in (2, 3, 4):
        rows = [". X . O ."] + ["X X . O O"] * (shared - 1) + ["O O O O O"]
        found = seki_map(Board.from_diagram("\n".join(rows)))
        assert found == ["X...X"] + ["....."] * shared


def test_a_liberty_outside_changes_nothing() -> None:
    """A group with two eyes is alive, one with a single eye in seki, whatever is open."""
    for outside in range(1, 6):
        two = Board.from_diagram(
            f". X . X {'. ' * outside}O .\nX X X X {'. ' * outside}O O\nO O O O {'O ' * outside}O ."
        )
        assert "X" not in "".join(seki_map(two))
        one = Board.from_diagram(
            f". X X X {'. ' * outside}O .\nX X X X {'. ' * outside}O O\nO O O O {'O ' * outside}O ."
        )
        assert seki_map(one)[0][0] == "X"


def seki_map(board: Board, dead: frozenset[Point] = frozenset()) -> list[str]:
    """The points in seki drawn as X."""
    found = seki_territory(board, board.grid.set_of(dead)).points
    return drawn(Board(board.grid, found, 0))


def test_one_eye_against_one_eye() -> None:
    """They share two liberties; their eyes do not count, those of the living side do."""
    board = Board.from_diagram("""
        . X . O . X . X
        X X . O O X X X
        X X O O O X . X
        O O O X X X X X
        O . O X . X . X
        O O O X X X X X
    """)
    assert seki_map(board) == [
        "X.......",
        "........",
        "........",
        "........",
        ".X......",
        "........",
    ]


def test_two_eyes_are_not_in_seki_though_dame_is_open() -> None:
    board = Board.from_diagram("""
        . X . X . O . O .
        X X X X . O O O O
    """)
    assert seki_map(board) == ["." * 9, "." * 9]


def test_a_room_big_enough_is_two_eyes() -> None:
    """Three in a row become two eyes by a move in the middle, two do not."""
    three = Board.from_diagram("""
        . . . X . O . O .
        X X X X . O O O O
    """)
    assert seki_map(three) == ["." * 9, "." * 9]
    two = Board.from_diagram("""
        . . X . O . O .
        X X X . O O O O
    """)
    assert seki_map(two) == ["XX......", "........"]


def test_dead_stones_take_away_room() -> None:
    """Three dead stones in a room of four leave the owner one eye."""
    board = Board.from_diagram("""
        O O X . O . O .
        O . X . O O O O
        X X X . O . O .
    """)
    dead = frozenset({Point(2, 0), Point(2, 1), Point(1, 0)})
    assert seki_map(board, dead) == ["XX......", "XX......", "........"]


def test_japanese_style_gives_no_points_there() -> None:
    """ "The Japanese-style set also gives no points in seki"; Lasker-Maas gives them."""
    board = Board.from_diagram("""
        . . X . O . O .
        X X X . O O O O
    """)
    counted = count(board, RULE_SETS["japanese"])
    assert (counted.black.surrounded, counted.white.surrounded) == (0, 2)
    assert counted.ownership[Point(1, 0)] == (None, Why.SEKI)
    assert counted.ownership[Point(1, 3)] == (None, Why.NEUTRAL)
    assert counted.neutral == 4
    assert count(board, RULE_SETS["lasker-maas"]).black.surrounded == 2


@given(boards(), st.data())
def test_seki_takes_rooms_away_and_nothing_else(board: Board, data: st.DataObject) -> None:
    stones = sorted(board.points(Color.BLACK) | board.points(Color.WHITE))
    dead = frozenset(data.draw(st.sets(st.sampled_from(stones))) if stones else [])
    rules = TROMP_TAYLOR._replace(scoring=Scoring.TERRITORY)
    plain = count(board, rules, dead)
    strict = count(board, rules._replace(scoring=Scoring.TERRITORY_NO_SEKI), dead)
    assert strict.black_area & ~plain.black_area == 0
    assert strict.white_area & ~plain.white_area == 0
    assert (strict.black.stones, strict.white.stones) == (plain.black.stones, plain.white.stones)
    if not plain.neutral:
        assert strict.black_area == plain.black_area


def test_without_dame_there_is_no_seki() -> None:
    board = Board.from_diagram("""
        . X O .
        X X O O
    """)
    assert seki_map(board) == ["....", "...."]
    counted = count(board, RULE_SETS["japanese"])
    assert area(board) == (counted.black_area, counted.white_area)


def test_groups_that_surround_nothing_live_in_seki_only() -> None:
    """White's three stones and Black around them touch dame and no point of their own; White's
    other stones have eyes.
    """
    board = Board.from_diagram("""
        X . O O O . X O . O
        X X X X X X X O O O
        O O O O O O O O . O
        . O . O . O . O O O
    """)
    found = without_rooms(board, 0)
    assert drawn(Board(board.grid, found, 0)) == ["X.XXX.X...", "XXXXXXX..."] + [".........."] * 2


def test_with_dead_stones_gone_or_space_left_a_group_may_make_eyes() -> None:
    board = Board.from_diagram(". X O X .\nX X O X X\nO O O O O\n. O . O .")
    assert not without_rooms(board, 0)
    prisoners = Board.from_diagram("O X O\nX X O\nO O O\n. O .")
    assert not without_rooms(prisoners, prisoners.grid.set_of([Point(3, 0)]))
    begun = Board.empty(5, 5).with_stones([Point(1, 1)], [Point(3, 3)])
    assert not without_rooms(begun, 0)
