"""How agreement is reached: by one shared list, a list each, or in turn."""

from __future__ import annotations

import pytest

from tests.match.games import BLACK, DEAD_IN_THE_CORNER, LONELY, WHITE, Game
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Ending
from tromp_gui.match.actions import Denial
from tromp_gui.match.agreement import (
    agree,
    dispute,
    dispute_chain,
    done,
    mark,
    mark_chain,
    marked_with,
    play_on,
)
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Dispute,
    Finished,
    Playing,
    chains_of,
    differing,
)

NONE: frozenset[Point] = frozenset()
STONE = frozenset([LONELY])
BOARD = Board.from_diagram(DEAD_IN_THE_CORNER)
BLACK_WALL = BOARD.chain(Point(5, 3))
WHITE_CORNER = BOARD.chain(Point(0, 5))
EMPTY = Point(2, 0)


def agreeing(
    mode: AgreementMode = AgreementMode.SHARED,
    ending: Ending = Ending.FOUR_PASSES,
    to_play: Color = BLACK,
) -> Game:
    return Game.of(ending, mode=mode, to_play=to_play).passes(2)


# A shared list


def test_two_people_at_one_screen_may_share_one_list() -> None:
    game = agreeing().do(mark, BLACK, STONE)
    assert game.match.list_of(WHITE) == STONE
    assert game.phase == Agreeing(STONE, frozenset())


def test_any_change_of_marks_takes_back_every_earlier_confirmation() -> None:
    game = agreeing().do(mark, BLACK, STONE).do(agree, BLACK)
    assert game.phase == Agreeing(STONE, frozenset([BLACK]))
    game.do(mark, WHITE, NONE)
    assert game.phase == Agreeing(NONE, frozenset())


def test_one_confirmation_ends_nothing() -> None:
    game = agreeing().do(agree, WHITE)
    assert game.is_agreeing
    assert game.denial(agree, WHITE) is Denial.NOT_YOUR_TURN


def test_any_stones_may_be_marked_half_a_chain_too() -> None:
    """ "They may by agreement remove any stones" (Taylor 2001, comment 6)."""
    half = frozenset(sorted(WHITE_CORNER)[:2])
    game = agreeing().do(mark, BLACK, half).do(agree, BLACK).do(agree, WHITE)
    assert game.dead == half


def test_points_that_hold_no_stone_are_refused() -> None:
    game = agreeing()
    assert game.denial(mark, BLACK, frozenset([EMPTY, LONELY])) is Denial.NO_STONE
    assert game.denial(mark, BLACK, frozenset([Point(9, 9)])) is Denial.OUTSIDE


def test_in_a_dispute_without_a_disputant_each_player_considers_their_stones_alive() -> None:
    game = agreeing().do(mark, BLACK, STONE | WHITE_CORNER).do(dispute, None, STONE | BLACK_WALL)
    disputes = game.match.disputes
    assert len(disputes) == 2
    for each in disputes:
        assert each.chain <= BOARD.points(each.dead_by.opponent)


def test_a_dispute_about_marked_stones() -> None:
    game = agreeing().do(mark, BLACK, STONE).do(dispute, WHITE, STONE)
    assert game.phase == Playing(disputes=(Dispute(STONE, STONE, BLACK),))


def test_a_dispute_about_no_stones_in_particular_is_about_all_marked() -> None:
    game = agreeing().do(mark, BLACK, STONE | WHITE_CORNER).do(dispute, BLACK)
    assert {each.chain for each in game.match.disputes} == {STONE, WHITE_CORNER}


def test_a_dispute_about_a_chain_that_is_not_marked() -> None:
    """Whoever disputes it considers it dead."""
    game = agreeing().do(dispute, WHITE, STONE)
    assert game.match.disputes == (Dispute(STONE, STONE, WHITE),)


def test_disputes_are_seen_until_the_next_turn() -> None:
    game = agreeing().do(dispute, WHITE, STONE).somewhere()
    assert game.phase == Playing()


# A list each


def test_equal_lists_settle_it() -> None:
    """ "Equal lists, two empty ones included, settle it." """
    for marks in (NONE, STONE):
        game = agreeing(AgreementMode.LISTS).do(mark, BLACK, marks).do(mark, WHITE, marks)
        game.do(agree, BLACK).do(agree, WHITE)
        assert game.dead == marks


def test_a_list_is_its_players_alone() -> None:
    game = agreeing(AgreementMode.LISTS).do(mark, BLACK, STONE)
    assert game.match.list_of(WHITE) == NONE
    assert game.phase == Agreeing(NONE, frozenset(), AgreementMode.LISTS, None, (STONE, NONE))


@pytest.mark.parametrize(
    ("black", "white", "disputes"),
    [
        (STONE, NONE, (Dispute(STONE, STONE, BLACK),)),
        (NONE, STONE, (Dispute(STONE, STONE, WHITE),)),
        (
            STONE,
            WHITE_CORNER,
            (Dispute(STONE, STONE, BLACK), Dispute(WHITE_CORNER, WHITE_CORNER, WHITE)),
        ),
    ],
)
def test_any_difference_in_either_direction_is_a_dispute(
    black: frozenset[Point], white: frozenset[Point], disputes: tuple[Dispute, ...]
) -> None:
    """ "... a player's mark on his own chain too; the chains in dispute are shown, and by whom";
    "if the lists differ, play continues" (Tromp page)."""
    game = agreeing(AgreementMode.LISTS).do(mark, BLACK, black).do(mark, WHITE, white)
    game.do(agree, WHITE).do(agree, BLACK)
    assert game.phase == Playing(disputes=disputes)


def test_changing_a_list_withdraws_only_its_players_confirmation() -> None:
    """A submitted list does not depend on the other one."""
    game = agreeing(AgreementMode.LISTS).do(agree, BLACK).do(mark, WHITE, STONE)
    assert game.match.agreed == {BLACK}
    game.do(mark, BLACK, STONE)
    assert game.match.agreed == frozenset()


def test_separate_lists_cannot_be_disputed() -> None:
    assert agreeing(AgreementMode.LISTS).denial(dispute, BLACK, STONE) is Denial.NOT_NOW


def test_an_engine_that_gives_no_list_says_nothing_is_dead() -> None:
    """Tromp page, "Considerations": all stones then count as alive."""
    game = agreeing(AgreementMode.LISTS).do(agree, WHITE).do(agree, BLACK)
    assert game.dead == NONE


def test_a_player_can_play_on_instead_of_submitting_a_list() -> None:
    assert agreeing(AgreementMode.LISTS).do(mark, BLACK, STONE).do(play_on).phase == Playing()


def test_half_a_chain_in_dispute_names_the_chain_and_the_stones() -> None:
    half = frozenset(sorted(WHITE_CORNER)[:2])
    assert differing(BOARD, WHITE_CORNER, half) == (
        Dispute(WHITE_CORNER, WHITE_CORNER - half, BLACK),
    )


def test_chains_are_named_once() -> None:
    assert chains_of(BOARD, BLACK_WALL) == [BLACK_WALL]
    assert chains_of(BOARD, NONE) == []


# In turn

SHARED_REGION = """
    X . X O .
    O O O O X
    . X . O .
    X X . O O
    """


def test_marking_takes_every_chain_that_neighbours_the_empty_regions_beside_it() -> None:
    """ "With it, in one step, every chain of its colour that neighbours the empty regions
    adjacent to it" (Tromp)."""
    board = Board.from_diagram(SHARED_REGION)
    top = frozenset([Point(3, 0), Point(3, 2)])
    assert marked_with(board, Point(3, 0)) == top
    assert marked_with(board, Point(3, 1)) == NONE, "no stone stands there"
    assert marked_with(board, Point(0, 0)) == board.chain(Point(0, 0))


def test_marking_goes_one_step_only() -> None:
    board = Board.from_diagram("X . X . X")
    assert marked_with(board, Point(0, 0)) == {Point(0, 0), Point(0, 2)}


def test_in_turn_the_first_to_pass_begins() -> None:
    for color in (BLACK, WHITE):
        game = agreeing(AgreementMode.IN_TURN, to_play=color)
        assert game.phase == Agreeing(NONE, frozenset(), AgreementMode.IN_TURN, speaker=color)
        assert game.denial(done, color.opponent) is Denial.NOT_YOUR_TURN
        assert game.denial(mark_chain, color.opponent, LONELY) is Denial.NOT_YOUR_TURN


def test_in_turn_the_players_keep_alternating() -> None:
    game = agreeing(AgreementMode.IN_TURN).do(mark_chain, BLACK, LONELY)
    assert game.phase == Agreeing(STONE, frozenset(), AgreementMode.IN_TURN, speaker=WHITE)
    assert game.do(done, WHITE).denial(done, WHITE) is Denial.NOT_YOUR_TURN


def test_in_turn_a_marked_chain_is_not_marked_again() -> None:
    game = agreeing(AgreementMode.IN_TURN).do(mark_chain, BLACK, LONELY)
    assert game.denial(mark_chain, WHITE, LONELY) is Denial.ALREADY_MARKED
    assert game.denial(mark_chain, WHITE, EMPTY) is Denial.NO_STONE


def test_in_turn_two_dones_in_a_row_end_the_game_with_the_marked_stones_removed() -> None:
    game = agreeing(AgreementMode.IN_TURN).do(done, BLACK).do(mark_chain, WHITE, LONELY)
    game.do(done, BLACK)
    assert game.is_agreeing, "White's mark came between the dones"
    game.do(done, WHITE)
    assert isinstance(game.phase, Finished)
    assert game.dead == STONE


def test_in_turn_a_dispute_takes_all_marks_away() -> None:
    """ "... the first to pass is to move, as if there had been no agreement phase"."""
    game = agreeing(AgreementMode.IN_TURN, to_play=WHITE)
    game.do(mark_chain, WHITE, Point(5, 3)).do(mark_chain, BLACK, Point(5, 1))
    game.do(dispute_chain, WHITE, Point(5, 1))
    assert game.match.marks == NONE
    assert isinstance(game.phase, Playing)
    assert game.position.to_play is WHITE


def test_in_turn_after_a_dispute_two_more_passes_at_once_make_four() -> None:
    game = (
        agreeing(AgreementMode.IN_TURN)
        .do(mark_chain, BLACK, LONELY)
        .do(dispute_chain, WHITE, LONELY)
    )
    game.passes(2)
    assert isinstance(game.phase, Finished)
    assert game.dead == NONE


def test_in_turn_only_a_marked_chain_is_disputed() -> None:
    game = agreeing(AgreementMode.IN_TURN)
    assert game.denial(dispute_chain, BLACK, LONELY) is Denial.NOT_NOW
    game.do(mark_chain, BLACK, LONELY)
    assert game.denial(dispute_chain, WHITE, min(WHITE_CORNER)) is Denial.NOT_MARKED


def test_each_mode_has_its_own_words() -> None:
    game = agreeing(AgreementMode.IN_TURN)
    assert game.denial(mark, BLACK, STONE) is Denial.NOT_NOW
    assert game.denial(agree, BLACK) is Denial.NOT_NOW
    for mode in (AgreementMode.SHARED, AgreementMode.LISTS):
        game = agreeing(mode)
        assert game.denial(mark_chain, BLACK, LONELY) is Denial.NOT_NOW
        assert game.denial(dispute_chain, BLACK, LONELY) is Denial.NOT_NOW
        assert game.denial(done, BLACK) is Denial.NOT_NOW
