"""Where the border of a territory is open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.go.reading import read_lines
from tests.scoring.test_real_games import FREE, counted, replayed
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.scoring.count import reached, without
from tromp_gui.scoring.open_borders import open_borders

CLOSED = Board.from_diagram(
    """
    ..XO...
    ..XO...
    ..XO...
    ..XOO..
    XXX.XOO
    ...XXX.
    ......X
    """
)


def opened(board: Board, single: int) -> Board:
    """The board without one of its stones."""
    return Board(board.grid, board.black & ~single, board.white & ~single)


def slowly_open(board: Board) -> frozenset[Point]:
    """Every point that meets the definition, the inner ones of a corridor too."""
    grid, found = board.grid, 0
    black, white = reached(board)
    for region in grid.parts(black & white):
        for point in grid.singles(region):
            for part in grid.parts(region & ~point):
                colors = (
                    bool(grid.beside(part) & board.black),
                    bool(grid.beside(part) & board.white),
                )
                if part.bit_count() >= 5 and sum(colors) == 1:
                    found |= point
    return frozenset(grid.points(found))


def counted_boards(games: Path) -> Iterator[Board]:
    """The boards of real games, counted as their players did, the dead stones removed."""
    for name in ("ogs_tt_exact.jsonl", "ogs_dead_confirmed.jsonl"):
        for game in read_lines(games / name):
            position, _ = replayed(game, FREE)
            score = counted(game, position, game.get("dead", []))
            yield without(score.board, score.dead)


def test_a_closed_board_has_no_open_border() -> None:
    assert not open_borders(CLOSED)
    assert not open_borders(Board.empty(9, 9))


def test_a_missing_stone_is_where_the_border_is_open() -> None:
    missing = Point(5, 2)  # C6
    board = opened(CLOSED, CLOSED.grid.set_of([missing]))
    assert open_borders(board) == {missing}


def test_of_a_corridor_the_end_is_told() -> None:
    board = Board.from_diagram(
        """
        ...XO
        ..XXO
        .XXOO
        ..X..
        .XXOO
        .....
        OOOOO
        """
    )
    assert open_borders(board) == {Point(1, 0)}


def test_fewer_points_than_five_are_not_told() -> None:
    board = Board.from_diagram(
        """
        ..XO.
        ..XO.
        X.XO.
        OOOO.
        .....
        """
    )
    assert not open_borders(board)


def test_the_walk_finds_what_the_definition_says() -> None:
    random = Random(7)
    told = 0
    for _ in range(300):
        side = random.randrange(3, 14)
        rows = ("".join(random.choices("XO.", (1, 1, 4), k=side)) for _ in range(side))
        board = Board.from_diagram("\n".join(rows))
        found, slow = open_borders(board), slowly_open(board)
        assert found <= slow
        assert bool(found) == bool(slow)
        told += bool(found)
    assert told > 20


def test_every_gap_in_the_border_of_real_games_is_told(recorded_games: Path) -> None:
    """A stone between five points and the other colour is taken away; no other border is told."""
    boards = [board for board in counted_boards(recorded_games) if not open_borders(board)]
    silent, planted = len(boards), 0
    for board in boards:
        black, white = reached(board)
        for own, other, area in (
            (board.black, board.white, black & ~white & board.free),
            (board.white, board.black, white & ~black & board.free),
        ):
            for part in board.grid.parts(area):
                border = board.grid.beside(part) & own & board.grid.beside(other)
                if part.bit_count() < 5 or not border:
                    continue
                gap = next(board.grid.singles(border))
                assert open_borders(opened(board, gap))
                planted += 1
    assert silent >= 70
    assert planted >= 40


def test_real_games_counted_to_the_end_are_not_told(recorded_games: Path) -> None:
    """Where no more than a tenth of the board is neutral, a border is never called open."""
    for board in counted_boards(recorded_games):
        black, white = reached(board)
        neutral = (black & white).bit_count()
        if neutral <= board.grid.rows * board.grid.columns / 10:
            assert not open_borders(board)
