"""Which kos a repetition goes round."""

from __future__ import annotations

import pytest

from tromp_gui.go.board import Board
from tromp_gui.session.game.illegal_moves import kos_in_cycle

TAKEN = """
    . X O .
    X . X O
    . X O .
    """
RETAKEN = """
    . X O .
    X O . O
    . X O .
    """


def stacked(taken: str) -> Board:
    """Kos one above the other: "B" where Black has taken last, "W" where White has."""
    return Board.from_diagram("".join(TAKEN if each == "B" else RETAKEN for each in taken))


@pytest.mark.parametrize(
    ("cycle", "kos"),
    [
        ("B W B", 1),
        ("BW WW WB BB BW", 2),
        ("WBW BBW BWW BWB WWB WBB WBW", 3),
        ("WBW BBW BBW BWW BWB BWB WWB WBB WBW", 3),
        ("B B", 0),
        ("B W", 0),
        ("B", 0),
    ],
)
def test_each_ko_of_the_cycle_is_counted_once(cycle: str, kos: int) -> None:
    assert kos_in_cycle([stacked(each) for each in cycle.split()]) == kos


def test_a_cycle_that_takes_more_than_one_stone_is_not_a_cycle_of_kos() -> None:
    """White sends two stones, Black takes both and throws one in: "sending two, returning one"."""
    full, emptied, sent = (
        Board.from_diagram(diagram)
        for diagram in ("X O O .\nX X X X", "X . . X\nX X X X", "X O . X\nX X X X")
    )
    assert kos_in_cycle([full, emptied, sent, full]) == 0


def test_without_boards_there_is_no_cycle() -> None:
    assert kos_in_cycle([]) == 0
