"""Passes in a position: turns or statements (Taylor 1995 and 2001), and when they end the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules, Superko

BLACK, WHITE = Color.BLACK, Color.WHITE
TAYLOR_1995, TAYLOR_2001 = RULE_SETS["tromp-taylor-1995"], RULE_SETS["tromp-taylor-2001"]
CLEANUP = RULE_SETS["kgs-cleanup"]

KO = """
    . X O .
    X . X O
    . X O .
    """
"""White takes the ko on the empty point in the middle of the black stones (row 1, col 1)."""
TAKE, RETAKE = Point(1, 1), Point(1, 2)


def turned(position: Position, *points: Point | None) -> Position:
    """The position after turns of the players in their order."""
    for point in points:
        position = position.play(Turn(position.to_play, point))
    return position


def ko_taken(rules: Rules) -> Position:
    return turned(Position.start(Board.from_diagram(KO), rules, WHITE), TAKE)


def with_ending(ending: Ending, superko: Superko = Superko.TAYLOR) -> Rules:
    return TROMP_TAYLOR._replace(ending=ending, superko=superko)


# Taylor 1995, comment 6: "if both players say 'pass', but disagree on removal, the second speaker's
# concession of turn over-rides the first, and the first speaker moves again"


@pytest.mark.parametrize("rules", [TAYLOR_1995, TAYLOR_2001])
def test_after_a_disagreement_the_first_to_pass_has_the_turn_again(rules: Rules) -> None:
    before = ko_taken(rules)
    after = turned(before, None, None)
    assert after.to_play is before.to_play
    assert after.board == before.board


@pytest.mark.parametrize("rules", [TAYLOR_1995, TAYLOR_2001])
def test_sayings_keep_their_turn_numbers(rules: Rules) -> None:
    after = turned(ko_taken(rules), None, None)
    assert (after.turn, after.passes, after.pairs) == (3, 2, 1)
    assert turned(after, Point(2, 3)).turn == 4


@pytest.mark.parametrize("ending", [Ending.TAYLOR_1995, Ending.TAYLOR_2001])
def test_sayings_leave_no_grid_for_superko(ending: Ending) -> None:
    """White says "pass" on a grid; later White may leave the same grid."""
    after = turned(ko_taken(with_ending(ending)), None, None)
    grids = {key[:2] for key, step in after.seen.first.items() if step <= after.step}
    black_left = {
        key for key, step in after.seen.first.items() if key[2] is BLACK and step <= after.step
    }
    assert len(grids) == 1, "the grid after White's move"
    assert not black_left, "Black's saying left none"


def test_passes_under_another_ending_are_turns_and_leave_grids() -> None:
    after = turned(ko_taken(with_ending(Ending.FOUR_PASSES)), None, None)
    left = {key[2] for key, step in after.seen.first.items() if step <= after.step}
    assert left == {WHITE, BLACK}


@pytest.mark.parametrize("ending", [Ending.TAYLOR_1995, Ending.TAYLOR_2001])
def test_after_sayings_a_ko_is_still_closed(ending: Ending) -> None:
    """Neither statement was a turn, so the opponent's last turn was the move that took the ko."""
    simple = with_ending(ending, Superko.SIMPLE)
    retake = Turn(BLACK, RETAKE)
    assert ko_taken(simple).legality(retake) == Illegal(Reason.KO, 0)
    assert turned(ko_taken(simple), None, None).legality(retake) == Illegal(Reason.KO, 0)


def test_after_passes_that_are_turns_a_simple_ko_is_open() -> None:
    simple = with_ending(Ending.FOUR_PASSES, Superko.SIMPLE)
    assert turned(ko_taken(simple), None, None).legality(Turn(BLACK, RETAKE)) is None


def test_in_1995_the_second_pair_is_formal() -> None:
    """Taylor 1995: "any subsequent saying of 'pass' should be phrased 'I formally pass'"."""
    simple = with_ending(Ending.TAYLOR_1995, Superko.SIMPLE)
    start = turned(Position.start(Board.from_diagram(KO), simple, WHITE), None, None)
    after = turned(start, TAKE, None, None)
    assert after.is_over
    assert after.legality(Turn(BLACK, RETAKE)) is None, "the passes were turns"


def test_in_2001_every_pair_is_unofficial() -> None:
    """Taylor 2001, comment 6: "treating those sayings as 'unofficial'"."""
    simple = with_ending(Ending.TAYLOR_2001, Superko.SIMPLE)
    start = turned(Position.start(Board.from_diagram(KO), simple, WHITE), None, None)
    after = turned(start, TAKE, None, None)
    assert not after.is_over
    assert after.legality(Turn(BLACK, RETAKE)) == Illegal(Reason.KO, 0), "sayings left no grid"


@pytest.mark.parametrize("rules", [TAYLOR_1995, TAYLOR_2001])
def test_a_single_pass_followed_by_a_move_was_a_turn(rules: Rules) -> None:
    """Taylor 1995: "a formal pass if you make another move"."""
    after = turned(Position.start(Board.empty(2, 2), rules), None)
    assert (0, 0, BLACK) in after.seen.first
    assert turned(after, Point(0, 0)).pairs == 0


@pytest.mark.parametrize("ending", list(Ending))
def test_lines_that_fork_at_sayings_do_not_disturb_each_other(ending: Ending) -> None:
    for superko in Superko:
        first = ko_taken(with_ending(ending, superko))
        asked = first.legal_points()
        said = turned(first, None)
        turned(turned(said, None), *turned(said, None).legal_points()[:1])
        turned(said, *said.legal_points()[:1])
        assert first.legal_points() == asked


# When passes end a game


@pytest.mark.parametrize(
    ("ending", "turns", "over"),
    [
        (Ending.AS_IS, "x-", False),
        (Ending.AS_IS, "x--", True),
        (Ending.FOUR_PASSES, "--x--", False),
        (Ending.FOUR_PASSES, "---", False),
        (Ending.FOUR_PASSES, "----", True),
        (Ending.MEDIATION, "--x--", False),
        (Ending.MEDIATION, "----", True),
        (Ending.TAYLOR_1995, "--", False),
        (Ending.TAYLOR_1995, "---", False),
        (Ending.TAYLOR_1995, "---x-", False),
        (Ending.TAYLOR_1995, "----", True),
        (Ending.TAYLOR_1995, "--xx--", True),
        (Ending.TAYLOR_2001, "--xx--", False),
        (Ending.TAYLOR_2001, "--x---", False),
        (Ending.TAYLOR_2001, "--x----", True),
        (Ending.CLEANUP, "--", False),
        (Ending.CLEANUP, "----", True),
        (Ending.CLEANUP, "--xxx--", True),
        (Ending.LASKER_MAAS, "--", False),
        (Ending.LASKER_MAAS, "---", False),
        (Ending.LASKER_MAAS, "----", True),
        (Ending.LASKER_MAAS, "--x--", True),
        (Ending.PLAYOUT, "----", False),
    ],
)
def test_when_passes_end_a_game(ending: Ending, turns: str, over: bool) -> None:
    position = Position.start(Board.empty(3, 3), with_ending(ending))
    for sign in turns:
        assert not position.is_over
        position = turned(position, position.legal_points()[0] if sign == "x" else None)
    assert position.is_over is over


def test_stones_set_up_between_part_the_passes() -> None:
    position = turned(Position.start(Board.empty(3, 3), CLEANUP), None)
    position = turned(position.set_up(black=[Point(0, 0)]), None)
    assert (position.passes, position.pairs) == (1, 0)


# The second board


def test_on_the_second_board_two_passes_end_it_and_superko_continues() -> None:
    """ "superko always holds there", with the game's history; two consecutive passes end it."""
    rules = TROMP_TAYLOR._replace(ending=Ending.PLAYOUT)
    position = turned(Position.start(Board.from_diagram(KO), rules, WHITE), TAKE, None, None)
    second = position.on_second_board()
    assert second.to_play is position.to_play
    assert second.legality(Turn(BLACK, RETAKE)) == Illegal(Reason.SUPERKO, 0)
    assert not second.is_over
    assert not turned(second, None).is_over
    assert turned(second, None, None).is_over


@pytest.mark.parametrize("superko", list(Superko))
def test_which_superko_holds_on_the_second_board(superko: Superko) -> None:
    rules = TROMP_TAYLOR._replace(superko=superko).on_second_board()
    simple = superko is Superko.SIMPLE
    assert rules.superko is (Superko.POSITIONAL if simple else superko)
    assert rules.ending is Ending.AS_IS


@given(
    st.sampled_from([Ending.TAYLOR_1995, Ending.TAYLOR_2001]),
    st.sampled_from(Superko),
    st.lists(st.integers(0, 9), max_size=14),
)
def test_sayings_are_as_if_never_said(ending: Ending, superko: Superko, choices: list[int]) -> None:
    """A game with statements, and the same game without them, allow the same moves afterwards."""
    rules = with_ending(ending, superko)
    plain = Position.start(Board.empty(2, 3), rules)
    said = turned(plain, None, None)
    for choice in choices:
        legal: list[Point | None] = [None, *plain.legal_points()]
        point = legal[choice % len(legal)]
        if point is None and plain.passes:
            break
        plain, said = turned(plain, point), turned(said, point)
        assert said.legal_points() == plain.legal_points()
        assert (said.board, said.to_play) == (plain.board, plain.to_play)
        assert (said.lost, said.turn) == (plain.lost, plain.turn + 2)
