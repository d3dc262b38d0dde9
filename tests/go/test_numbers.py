"""Numbers that others have published: legal positions, games, best play on tiny boards.

Origins, as `shared/data/rules/numbers.json` gathers them: Tromp and Farnebäck, "Combinatorics of
Go" (positions, graphs, games under positional superko with suicide); jpiche/superko-complexity
(other rules, best play); Drange and others, Weninger and Hayward (best play). Plain facts.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.go.game_count import GridGraph, count_by_playing
from tests.go.reading import rules_with
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.scoring.count import area


def count_legal(rows: int, columns: int) -> int:
    """How many colourings of the grid leave every chain a liberty."""
    found = 0
    for signs in product("XO.", repeat=rows * columns):
        lines = ["".join(signs[n : n + columns]) for n in range(0, rows * columns, columns)]
        found += Board.from_diagram("\n".join(lines)).has_liberties()
    return found


@pytest.mark.parametrize(
    ("columns", "positions"), list(enumerate([1, 5, 15, 41, 113, 313, 867, 2401], start=1))
)
def test_legal_positions_on_a_line(columns: int, positions: int) -> None:
    assert count_legal(1, columns) == positions


@pytest.mark.parametrize(
    ("rows", "columns", "positions"),
    [(2, 2, 57), (3, 2, 489), (2, 3, 489), (2, 4, 4125), (3, 3, 12675)],
)
def test_legal_positions(rows: int, columns: int, positions: int) -> None:
    assert count_legal(rows, columns) == positions


@pytest.mark.parametrize(
    ("rows", "columns", "nodes", "edges"),
    [
        (1, 1, 1, 0),
        (1, 2, 5, 12),
        (1, 3, 15, 42),
        (1, 4, 41, 144),
        (1, 5, 113, 492),
        (2, 2, 57, 192),
        (2, 3, 489, 2312),
        (2, 4, 4125, 25608),
    ],
)
def test_the_graph_of_grids(rows: int, columns: int, nodes: int, edges: int) -> None:
    graph = GridGraph(rows, columns)
    assert (len(graph.boards), graph.edges) == (nodes, edges)


@pytest.mark.parametrize(
    ("superko", "suicide", "games"),
    [
        ("positional", True, [1, 9, 907]),
        ("positional", False, [1, 9, 907]),
        ("situational", True, [2, 21, 19207]),
        ("situational", False, [1, 9, 959]),
    ],
)
def test_games_on_lines_of_one_to_three(superko: str, suicide: bool, games: list[int]) -> None:
    """Each game played out under our rules, pass by pass."""
    rules = rules_with(superko, suicide)
    starts = [Position.start(Board.empty(1, columns), rules) for columns in (1, 2, 3)]
    assert [count_by_playing(start) for start in starts] == games


@pytest.mark.parametrize(("columns", "games"), [(1, 1), (2, 9), (3, 907)])
def test_games_as_paths(columns: int, games: int) -> None:
    assert GridGraph(1, columns).count_games() == games


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "columns", "games"), [(1, 4, 2098407841), (2, 2, 386356909593)])
def test_games_on_four_points(rows: int, columns: int, games: int) -> None:
    """A quarter of an hour and 2 GiB for the square."""
    assert GridGraph(rows, columns).count_games() == games


def best(position: Position, alpha: int, beta: int) -> int:
    """The area the player to move can win by, within the window, under full superko."""
    black, white = area(position.board)
    ahead = black.bit_count() - white.bit_count()
    if position.to_play is Color.WHITE:
        ahead = -ahead
    if position.passes == 2:
        return ahead
    moves = position.legal_points()
    pass_first = ahead > 0 or (position.passes and ahead >= beta)
    for point in [None, *moves] if pass_first else [*moves, None]:
        alpha = max(alpha, -best(position.play(Turn(position.to_play, point)), -beta, -alpha))
        if alpha >= beta:
            break
    return alpha


def is_best(start: Position, value: int) -> bool:
    """Whether Black, to play, can win by `value` and no more."""
    return best(start, value - 1, value) == value == best(start, value, value + 1)


@pytest.mark.parametrize("superko", ["positional", "situational"])
@pytest.mark.parametrize("suicide", [False, True])
@pytest.mark.parametrize(
    ("rows", "columns", "value"), [(1, 1, 0), (1, 2, 0), (1, 3, 3), (1, 4, 4), (2, 2, 1)]
)
def test_best_play(superko: str, suicide: bool, rows: int, columns: int, value: int) -> None:
    assert is_best(Position.start(Board.empty(rows, columns), rules_with(superko, suicide)), value)


def test_best_play_on_a_line_of_five() -> None:
    assert is_best(Position.start(Board.empty(1, 5), rules_with("positional", False)), 0)


@pytest.mark.parametrize(("superko", "value"), [("positional", -2), ("situational", 0)])
def test_the_smallest_board_where_the_superko_matters(superko: str, value: int) -> None:
    """One black stone on 1x2, Black to play, suicide allowed."""
    board = Board.from_diagram("X .")
    assert is_best(Position.start(board, rules_with(superko, True)), value)
