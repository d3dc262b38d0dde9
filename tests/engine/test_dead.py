"""The proposal of dead stones on drawn boards: what dies, lives or stays unsure, and why."""

from __future__ import annotations

import pytest

from tests.engine.talk import network
from tests.scoring.small_rooms import BENT_FOUR, RACE, SEKI, THROW_IN
from tromp_gui.engine.dead import DeadProposal, propose
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.gtp.chain_status import ChainStatus, How, LifeStatus
from tromp_gui.gtp.vertex import parse_vertex

STONE_INSIDE = """
    . X . X O . O . .
    X X X X O O O O O
    . . . X O . . . .
    . O . X O . . X .
    . . . X O . . . .
    X X X X O O O O O
    . X . X O . O . .
"""

ONE_EYE = """
    . O . . . . .
    O O O O O . .
    X X X . O O O
    X . X . . . .
    X X X . O O O
    O O O O O . .
    . O . . . . .
"""

SNAPBACK = """
    . X . X . . .
    X X X X X X X
    X X X X X . X
    X O O O X X X
    X O . . X . X
    X O O O X X .
    X X X X X . .
"""

NAKADE = """
    . X . X O . O .
    X X X X O O O O
    O O O O O X X O
    O X X X X X . O
    O X . O . X X O
    O X X X X X O O
    O O O O O O O .
"""

UNSETTLED = """
    . X . X . X O . O
    X . X . X X O O .
    . X . X X O O . O
    X X X X O O . O .
    O O O O O . O . O
    O X X X O O . O .
    X X . X O . O . O
    O O X X O O . O .
    . O X O O . O . O
"""


def proposed(diagram: str) -> DeadProposal:
    return propose(network(), Board.from_diagram(diagram))


def status_of(proposal: DeadProposal, vertex: str) -> ChainStatus:
    """The status of the chain on a point."""
    point = parse_vertex(vertex, 52, 52)
    assert point is not None
    bit = 1 << proposal.board.grid.bits[point]
    (found,) = [found for chain, found in proposal.statuses.items() if chain.stones & bit]
    return found


@pytest.mark.parametrize(
    ("diagram", "dead", "alive"),
    [
        (STONE_INSIDE, "B4 H4", "B1 E1"),
        (BENT_FOUR, "E1", "A1 F1"),
        (ONE_EYE, "A3", "B1 E5"),
        (SNAPBACK, "B2", "A1"),
        (NAKADE, "B2", "A1 D3 A6"),
        (RACE, "B3", "E3 B1 E1"),
    ],
    ids=["stone inside", "bent four", "one eye", "snapback", "nakade", "race of liberties"],
)
def test_the_dead_and_the_living(diagram: str, dead: str, alive: str) -> None:
    proposal = proposed(diagram)
    for vertex in dead.split():
        assert status_of(proposal, vertex).status is LifeStatus.DEAD, vertex
    for vertex in alive.split():
        assert status_of(proposal, vertex).status is LifeStatus.ALIVE, vertex


def test_a_seki_is_alive_and_called_so() -> None:
    proposal = proposed(SEKI)
    assert proposal.dead == frozenset()
    for vertex in ("B1", "D1"):
        found = status_of(proposal, vertex)
        assert (found.status, found.how) == (LifeStatus.SEKI, How.READ)
        assert found.share < 0.5
    assert status_of(proposal, "A3").status is LifeStatus.ALIVE


def test_pass_alive_chains_need_no_playout() -> None:
    found = status_of(proposed(STONE_INSIDE), "B1")
    assert found == ChainStatus(Point(0, 1), LifeStatus.ALIVE, How.PASS_ALIVE, 0, 0)
    assert found.share == 0


def test_a_dead_chain_says_how_often_it_was_lost() -> None:
    found = status_of(proposed(STONE_INSIDE), "B4")
    assert (found.status, found.how) == (LifeStatus.DEAD, How.NETWORK)
    assert found.share == found.lost / found.played > 0.9


def test_chains_of_a_region_live_or_die_together() -> None:
    proposal = proposed(STONE_INSIDE.replace(". . . X O . . . .", "O . . X O . . . .", 1))
    one, other = status_of(proposal, "B4"), status_of(proposal, "A5")
    assert one.how is other.how is How.REGION
    assert one.status is other.status is LifeStatus.DEAD
    assert (one.lost, one.played) == (other.lost, other.played)


def test_what_nobody_can_tell_is_unsure_and_left_alive() -> None:
    """In the corner, whoever moves first captures the other."""
    proposal = proposed(UNSETTLED)
    for vertex in ("C1", "B1"):
        found = status_of(proposal, vertex)
        assert found.status is LifeStatus.UNSURE
        assert 0.4 < found.share < 0.6
    assert proposal.dead == frozenset()
    assert len(proposal.stones(LifeStatus.UNSURE)) == 12


def test_two_that_take_each_other_are_unsure() -> None:
    """No stone would be left that could have captured them."""
    proposal = proposed("X . . . . . O")
    assert {found.status for found in proposal.statuses.values()} == {LifeStatus.UNSURE}
    assert all(found.share > 0.5 for found in proposal.statuses.values())


def test_a_dead_group_taken_off_shows_what_it_hid() -> None:
    """In the second round the living stones are clearer; no dead stone is revived."""
    proposal = proposed(RACE)
    assert status_of(proposal, "E3").share < 0.1
    assert proposal.stones(LifeStatus.DEAD) == proposal.dead
    assert len(proposal.dead) == 7


def test_the_same_board_gets_the_same_proposal() -> None:
    assert proposed(RACE) == proposed(RACE)


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 5), (5, 1), (3, 7), (52, 52), (2, 52)])
def test_boards_of_any_size(rows: int, columns: int) -> None:
    assert propose(network(), Board.empty(rows, columns)).statuses == {}
    stone = Board.empty(rows, columns).with_stones(black=[Point(0, 0)])
    assert len(propose(network(), stone).statuses) == 1


def test_a_full_board_and_chains_without_liberties_are_handled() -> None:
    full = Board.from_diagram("X X\nX X")
    assert [found.point for found in propose(network(), full).statuses.values()] == [Point(0, 0)]
    assert len(propose(network(), Board.from_diagram("X O\nO X")).statuses) == 4
    assert len(propose(network(), Board.from_diagram("X O .\nO . .\n. . .")).statuses) == 3


def test_three_stones_in_a_row_of_five_are_seki() -> None:
    """Random play fills the row and takes one or the other; a player who looks does not play
    there.
    """
    proposal = proposed(
        """
        X . O O O . X O . O
        X X X X X X X O O O
        O O O O O O O O . O
        . O . O . O . O O O
        """
    )
    for vertex in ("A4", "C4"):
        assert status_of(proposal, vertex).status is LifeStatus.SEKI
    assert not proposal.dead


def test_stones_that_hold_a_seki_from_within_are_not_taken_off_before_reading() -> None:
    """D4 is lost, but when it is taken White throws a stone back in, and what is left of Black's
    eye is too small to attack A4 and B5 from. With D4 off the board from the first they die."""
    proposal = proposed(THROW_IN)
    assert status_of(proposal, "D4").status is LifeStatus.DEAD
    assert status_of(proposal, "A4").status is not LifeStatus.DEAD
    assert status_of(proposal, "B5").status is not LifeStatus.DEAD


def test_stones_in_a_dead_eye_live_with_it() -> None:
    """The vital point of the bulky five is taken: Black is dead, but the stone that took it
    is not.
    """
    proposal = proposed(
        """
        X . . X X O . O .
        X . O . X O O O O
        X X X X X O . O .
        O O O O O O O O O
        . O . O . O . O .
        """
    )
    assert status_of(proposal, "A5").status is LifeStatus.DEAD
    assert status_of(proposal, "C4").status is LifeStatus.ALIVE
