"""The tree of a reading: what it proves, and how a share is told where nothing is proved."""

from __future__ import annotations

import pytest

from tests.engine.test_dead import SEKI
from tests.engine.test_reading import SQUARE_FOUR, STRAIGHT_FOUR, STRAIGHT_THREE
from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel.board import BLACK, WHITE, board_of, number_of, sow
from tromp_gui.engine.kernel.compiling import longs
from tromp_gui.engine.kernel.reading import (
    NODE,
    PROVED,
    ROOT,
    VISITS,
    blank_tree,
    clear,
    kept_share,
    read,
)
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.vertex import parse_vertex


def asked(diagram: str, vertices: str, first: int, games: int) -> tuple[int, int, float]:
    """Read the chain on the first of the vertices, within the others and its own stones.

    Returns the games played, what is proved of the root, and the share in which it was kept.
    """
    board = Board.from_diagram(diagram)
    named = [parse_vertex(vertex, board.rows, board.columns) for vertex in vertices.split()]
    points = [point for point in named if point is not None]
    target = number_of(points[0], board.columns)
    area = longs(number_of(point, board.columns) for point in points)
    kernel_board = board_of(board)
    work = longs(kernel_board)
    sow(work, 1)
    color = board.at(points[0])
    owner = BLACK if color is Color.BLACK else WHITE
    question = longs([target, owner, first])
    nodes, wins, path = blank_tree()
    clear(nodes, wins)
    played = read(kernel_board, work, shapes.table(), area, question, nodes, wins, path, games)
    assert nodes[ROOT * NODE + VISITS] == played
    return played, nodes[ROOT * NODE + PROVED], kept_share(question, nodes, wins)


THREE = "A3 B3 C3 D3 D4 A4 B4 C4"
FOUR = "A3 B3 C3 D3 E3 E4 A4 B4 C4 D4"
SQUARE = "A3 B3 C3 C4 C5 A4 B4 A5 B5"


@pytest.mark.parametrize(
    ("diagram", "vertices", "first", "proved", "kept"),
    [
        (STRAIGHT_THREE, THREE, WHITE, -1, 0),
        (STRAIGHT_THREE, THREE, BLACK, -1, 1),
        (STRAIGHT_FOUR, FOUR, WHITE, 1, 1),
        (SQUARE_FOUR, SQUARE, BLACK, 1, 0),
    ],
    ids=["three attacked", "three defended", "four attacked", "square defended"],
)
def test_what_is_proved(diagram: str, vertices: str, first: int, proved: int, kept: int) -> None:
    """Of the root it is told whether the side that did not move first wins."""
    played, root, share = asked(diagram, vertices, first, 5000)
    assert played < 5000
    assert (root, share) == (proved, kept)


def test_no_more_games_than_asked_for() -> None:
    played, proved, share = asked(SQUARE_FOUR, SQUARE, BLACK, 40)
    assert (played, proved) == (40, 0)
    assert 0 <= share <= 1


def test_a_seki_is_kept_in_nearly_every_game() -> None:
    """Passing is the best there is, and that has to be tried first."""
    board = Board.from_diagram(SEKI)
    whole = " ".join(f"{letter}{row + 1}" for row in range(board.rows) for letter in "ABCDEFG")
    for vertex, attacker in (("B1", WHITE), ("D1", BLACK)):
        others = whole.replace(vertex, "").split()
        _, _, share = asked(SEKI, " ".join([vertex, *others]), attacker, 2000)
        assert share > 0.9


@pytest.mark.parametrize("diagram", ["X .", ". X .", "X O", "X . . . O"])
def test_tiny_boards_come_to_an_end(diagram: str) -> None:
    vertices = " ".join(f"{letter}1" for letter in "ABCDE"[: len(diagram.split())])
    at = diagram.split().index("X")
    ordered = [vertices.split()[at], *vertices.split()[:at], *vertices.split()[at + 1 :]]
    played, _, share = asked(diagram, " ".join(ordered), WHITE, 100)
    assert 0 < played <= 100
    assert 0 <= share <= 1
