"""One round of judging: which games are played, what is taken off before, what stays around."""

from __future__ import annotations

import pytest

from tests.engine.test_dead import SEKI, STONE_INSIDE, UNSETTLED
from tromp_gui.engine.dead import seed_of
from tromp_gui.engine.reading import Reader
from tromp_gui.engine.trial import PLAYOUTS, Chain, Trial, fate
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.fates import ChainStatus, How, LifeStatus
from tromp_gui.scoring.benson import pass_alive


def trial(diagram: str, dead: str = "") -> Trial:
    """A trial of a drawn board; `dead` is another drawing, of the stones that are off it."""
    board = Board.from_diagram(diagram)
    off = Board.from_diagram(dead) if dead else Board.empty(board.rows, board.columns)
    safe = sum(pass_alive(board, color).stones for color in Color)
    seed = seed_of(board)
    return Trial(board, off.black | off.white, safe, seed, Reader(board, seed))


def judged(tried: Trial) -> dict[Point, ChainStatus]:
    """The fates by the first point of each chain."""
    return {found.point: found for _, found in tried.judged()}


def test_games_of_one_kind_do_where_these_are_clear() -> None:
    tried = trial(STONE_INSIDE)
    fates = judged(tried)
    assert tried.played == PLAYOUTS
    assert fates[Point(3, 1)].status is fates[Point(3, 7)].status is LifeStatus.DEAD
    assert len(fates) == 4


def test_careful_games_are_played_where_the_others_are_not_clear() -> None:
    tried = trial(UNSETTLED)
    judged(tried)
    assert tried.played == 2 * PLAYOUTS


def test_every_chain_that_is_left_has_a_fate_and_no_other() -> None:
    off = """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """
    whole, less = judged(trial(STONE_INSIDE)), judged(trial(STONE_INSIDE, off))
    assert set(less) == set(whole) - {Point(3, 1)}


def test_reading_goes_on_with_the_dead_where_they_are() -> None:
    """The stone that is off the board for the games still takes a liberty from Black."""
    board = """
        . . . . X O . O .
        X X X X X O O O O
        O O O O O O . O .
        . O . O . O O O O
    """
    alive = judged(trial(board))[Point(2, 0)]
    assert (alive.status, alive.how) == (LifeStatus.ALIVE, How.READ)
    thrown = board.replace(". . . . X", ". O . . X")
    off = """
        . O . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """
    lost = judged(trial(thrown, off))[Point(2, 0)]
    assert lost.how is How.PLAYOUTS


def test_prisoners_are_no_wall() -> None:
    """Chance takes all of Black, so that it never takes what is in Black's only eye. Yet what
    is read of Black goes on in that eye too: taken, it leaves a square of four."""
    tried = trial(
        """
        O . X O . O .
        O O X O O O O
        X X X O . O .
        O O O O O O O
        . O . O . O .
        """
    )
    found = judged(tried)[Point(2, 0)]
    assert (found.status, found.how) == (LifeStatus.DEAD, How.READ)


@pytest.mark.parametrize("color", list(Color))
def test_both_of_a_seki(color: Color) -> None:
    fates = dict(trial(SEKI).judged())
    found = [each for chain, each in fates.items() if each.status is LifeStatus.SEKI]
    assert len(found) == 2
    assert any(chain.color is color for chain, each in fates.items() if each in found)


def test_a_fate_without_boards_says_that_nothing_was_played() -> None:
    board = Board.from_diagram(". X X\n. . .")
    chain = Chain(Color.BLACK, board.black)
    assert fate(board, chain, LifeStatus.ALIVE, How.PASS_ALIVE) == ChainStatus(
        Point(1, 1), LifeStatus.ALIVE, How.PASS_ALIVE, 0, 0
    )
