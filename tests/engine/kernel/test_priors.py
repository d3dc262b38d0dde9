"""What moves are thought worth before they are tried; drawn, the move in question marked `*`."""

from __future__ import annotations

import pytest

from tests.engine.kernel.test_tactics import read
from tromp_gui.engine.kernel import shapes
from tromp_gui.engine.kernel.board import (
    BLACK,
    PASS,
    KernelBoard,
    empty_board,
    number_of,
    point_of,
)
from tromp_gui.engine.kernel.compiling import blank_floats, blank_ints
from tromp_gui.engine.kernel.ladders import reading_for
from tromp_gui.engine.kernel.priors import expand
from tromp_gui.engine.kernel.tree import (
    CHILDREN,
    FIRST,
    MOVE,
    NODE,
    PRIOR_VISITS,
    PRIOR_WINS,
    ROOT,
    STAT,
    clear,
)
from tromp_gui.go.point import Point


def worths(kernel_board: KernelBoard, last: int = PASS) -> dict[int, tuple[float, float]]:
    """Black's moves, each with the playouts it is given and how many of them it won."""
    nodes, stats = blank_ints(500 * NODE), blank_floats(500 * STAT)
    clear(nodes, stats)
    expand(
        kernel_board, reading_for(kernel_board), shapes.table(), nodes, stats, ROOT, BLACK, last, 0
    )
    first = nodes[ROOT * NODE + FIRST]
    return {
        int(nodes[child * NODE + MOVE]): (
            stats[child * STAT + PRIOR_VISITS],
            stats[child * STAT + PRIOR_WINS],
        )
        for child in range(first, first + nodes[ROOT * NODE + CHILDREN])
    }


def share(diagram: str, last: Point | None = None) -> float:
    """What share of its playouts the marked move is said to have won."""
    kernel_board, point = read(diagram)
    columns = len(diagram.strip().splitlines()[0].split())
    visits, wins = worths(kernel_board, PASS if last is None else number_of(last, columns))[point]
    return wins / visits


WHITE_IN_A_LADDER = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . X . . . . . .
    . X O * . . . .
    . . X . . . . .
    . . . . . . . .
    """
WHITE_WITH_A_BREAKER = """
    . . . . . . . .
    . . . . . . O .
    . . . . . . . .
    . . . . . . . .
    . X . . . . . .
    . X O * . . . .
    . . X . . . . .
    . . . . . . . .
    """
BLACK_THREATENED = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . O . . . . . .
    . O X * . . . .
    . . O . . . . .
    . . . . . . . .
    """
BLACK_CAUGHT = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . O . . . . .
    . O X * . . . .
    . . O O . . . .
    . . . . . . . .
    """
BLACK_FREE = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . O . . . . .
    . O X * . . . .
    . . O . . . . .
    . . . . . . . .
    """


def test_a_ladder_that_works_is_worth_more_than_one_that_is_broken() -> None:
    assert share(WHITE_IN_A_LADDER) > share(WHITE_WITH_A_BREAKER)


def test_running_is_worth_something_only_where_it_leads_away() -> None:
    assert share(BLACK_FREE) > 0.75
    assert share(BLACK_CAUGHT) < 0.5


def test_a_chain_that_could_be_caught_is_worth_a_move() -> None:
    safe = BLACK_THREATENED.replace("O X *", ". X *")
    assert share(BLACK_THREATENED) > share(safe)


TO_TAKE = """
    . . . . . .
    . X X X . .
    X O O O * .
    . X X X . .
    . . . . . .
    """
TO_STAND_IN_ATARI = """
    . . . . . .
    . O O O . .
    O X * . O .
    . O O O . .
    . . . . . .
    """


def test_taking_is_worth_much_and_standing_in_atari_little() -> None:
    assert share(TO_TAKE) > 0.8
    assert share(TO_STAND_IN_ATARI) < 0.5


def test_the_liberties_of_the_chain_just_lengthened_are_near_however_far() -> None:
    diagram = """
        . . . . . . . .
        . . . . . . . .
        X . . . . . . .
        . . . . . . . .
        O O O O O O O *
        """
    far = diagram.replace("O O O O O O O", "O . O O O O O")
    assert share(diagram, last=Point(0, 0)) > share(far, last=Point(0, 0))


@pytest.mark.parametrize("side", [13, 19])
def test_a_game_begins_in_a_corner(side: int) -> None:
    kernel_board = empty_board(side, side)
    ratios = {move: wins / visits for move, (visits, wins) in worths(kernel_board).items()}
    best = [move for move, ratio in ratios.items() if ratio == max(ratios.values())]
    near, far = (2, 3), (side - 4, side - 3)
    wanted = {number_of(Point(r, c), side) for r in near + far for c in near + far}
    assert set(best) == wanted
    assert min(ratios, key=lambda move: ratios[move]) != PASS
    places = [point_of(move, side) for move in ratios if move != PASS]
    assert all(min(p.row, p.col, side - 1 - p.row, side - 1 - p.col) > 0 for p in places if p)
