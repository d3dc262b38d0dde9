"""as-is, four-passes and cleanup, sentence by sentence (docs/rules.md, "The end of the game")."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.match.games import BLACK, LONELY, WHITE, Game
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.match.actions import Action, Denial, actions
from tromp_gui.match.agreement import agree, dispute, mark, play_on
from tromp_gui.match.endings import first_to_move, must_capture
from tromp_gui.match.phases import AgreementMode, Finished, Playing, Settlement
from tromp_gui.match.settle import discuss, reopen
from tromp_gui.match.turns import turned

CAPTURE = Point(2, 0)
"""White takes the stone in the corner from below: its second liberty."""
BESIDE = Point(3, 1)


def settled_as(game: Game) -> Settlement:
    phase = game.phase
    assert isinstance(phase, Finished)
    return phase.outcome.settlement


def agreed(game: Game) -> Game:
    return game.do(agree, BLACK).do(agree, WHITE)


# as-is


def test_as_is_after_two_passes_the_game_is_over() -> None:
    """ "The game ends after two consecutive passes." (Tromp, statement 8)"""
    game = Game.of(Ending.AS_IS).passes(1)
    assert game.phase == Playing()
    assert settled_as(game.passes(1)) is Settlement.AS_IS


def test_as_is_every_stone_counts() -> None:
    """ "According to Tromp-Taylor rules no stones are removed after two consecutive passes!\""""
    game = Game.of(Ending.AS_IS).passes(2)
    assert game.dead == frozenset()
    assert game.result == game.stands()


def test_as_is_there_is_nothing_to_agree() -> None:
    game = Game.of(Ending.AS_IS).passes(2)
    assert game.denial(mark, BLACK, frozenset([LONELY])) is Denial.NOT_NOW
    assert game.denial(agree, BLACK) is Denial.NOT_NOW


# four-passes


def test_four_passes_the_players_may_end_the_game_by_agreeing_which_stones_to_remove() -> None:
    """ "After only 2 consecutive passes, the players may end the game by agreeing on which
    points to empty." (Tromp 1996)"""
    game = Game.of(Ending.FOUR_PASSES).passes(2)
    agreed(game.do(mark, BLACK, frozenset([LONELY])))
    assert settled_as(game) is Settlement.AGREED
    assert game.dead == {LONELY}
    assert game.result != game.stands(), "the stone's area went to White"


def test_four_passes_if_not_play_continues_with_the_first_to_pass() -> None:
    """ "If the lists differ, play continues, starting with the player who first passed."
    (Tromp page)"""
    game = Game.of(Ending.FOUR_PASSES, to_play=WHITE).passes(2).do(play_on)
    assert game.phase == Playing()
    assert game.position.to_play is WHITE


def test_four_passes_four_consecutive_passes_end_it_as_it_stands() -> None:
    """ "If both players immediately pass again (thus making four consecutive passes), the game is
    over and all stones on the board are considered alive." (Tromp page)"""
    game = Game.of(Ending.FOUR_PASSES).passes(2).do(play_on).passes(1)
    assert game.phase == Playing()
    game.passes(1)
    assert (settled_as(game), game.dead) == (Settlement.AS_IS, frozenset())


def test_four_passes_agreement_opens_at_the_second_only() -> None:
    """A third pass opens nothing, and after it a move may follow."""
    game = Game.of(Ending.FOUR_PASSES).passes(2).do(play_on).passes(1)
    assert not game.is_agreeing
    assert game.denial(agree, BLACK) is Denial.NOT_NOW
    assert game.somewhere().phase == Playing()


def test_four_passes_otherwise_two_passes_open_it_again_any_number_of_times() -> None:
    """ "If later in the game both players again pass, the process is repeated." (Tromp page)"""
    game = Game.of(Ending.FOUR_PASSES)
    for _ in range(4):
        assert game.passes(2).is_agreeing
        game.do(play_on).somewhere()


def test_four_passes_the_passes_are_turns_and_count_for_superko() -> None:
    game = Game.of(RULE_SETS["new-zealand"]).passes(2)
    left = {key[2] for key in game.position.seen.first}
    assert left == {BLACK, WHITE}


def test_wherever_play_continues_a_player_may_move_instead_of_passing_whatever_was_marked() -> None:
    game = Game.of(Ending.FOUR_PASSES, to_play=WHITE).passes(2)
    game.do(mark, BLACK, frozenset([LONELY])).do(play_on).play(CAPTURE)
    assert game.phase == Playing()
    assert game.match.marks == frozenset()


# cleanup


def test_cleanup_is_like_four_passes_at_first() -> None:
    """ "In essence identical to the Chinese rules" (Tromp page)"""
    game = Game.of(Ending.CLEANUP).passes(2)
    agreed(game.do(mark, WHITE, frozenset([LONELY])))
    assert (settled_as(game), game.dead) == (Settlement.AGREED, frozenset([LONELY]))


def test_cleanup_after_the_first_disagreement_the_screen_advises_to_capture_by_hand() -> None:
    """ "The players are advised to manually capture all stones they believe are dead." """
    game = Game.of(Ending.CLEANUP)
    assert game.phase == Playing(is_clean_up=False)
    assert game.passes(2).do(play_on).phase == Playing(is_clean_up=True)
    assert game.somewhere().phase == Playing(is_clean_up=True)


@pytest.mark.parametrize("between", [0, 1, 2, 5])
def test_cleanup_then_the_next_two_consecutive_passes_end_the_game(between: int) -> None:
    """ "After the next two consecutive passes, rather than repeating the process, the game is
    immediately considered over", "however many moves came between"."""
    game = Game.of(Ending.CLEANUP).passes(2).do(play_on)
    for _ in range(between):
        game.somewhere()
    game.passes(1)
    assert game.phase == Playing(is_clean_up=True)
    game.passes(1)
    assert settled_as(game) is Settlement.AS_IS


def test_cleanup_with_every_stone_alive() -> None:
    """ "... and all stones on the board are counted alive and scored as such." """
    game = Game.of(Ending.CLEANUP).passes(2).do(mark, BLACK, frozenset([LONELY])).do(play_on)
    game.passes(2)
    assert game.dead == frozenset()
    assert game.result == game.stands()


def test_cleanup_a_pass_between_moves_ends_nothing() -> None:
    game = Game.of(Ending.CLEANUP).passes(2).do(play_on).passes(1).somewhere().passes(1)
    assert isinstance(game.phase, Playing)


# Who may do what


@pytest.mark.parametrize("ending", list(Ending))
def test_only_the_player_to_move_takes_turns(ending: Ending) -> None:
    game = Game.of(ending)
    assert {Action.MOVE, Action.PASS} <= actions(game.match, game.position, BLACK)
    assert not {Action.MOVE, Action.PASS} & actions(game.match, game.position, WHITE)


@pytest.mark.parametrize("ending", [each for each in Ending if each is not Ending.AS_IS])
def test_in_an_agreement_nobody_moves(ending: Ending) -> None:
    game = Game.of(ending).passes(2)
    turn = Turn(game.position.to_play, game.position.legal_points()[0])
    assert game.denial(turned, game.position.play(turn), 9) is Denial.NOT_NOW


@pytest.mark.parametrize("by", [BLACK, WHITE])
def test_a_resumption_is_granted_and_the_opponent_moves_first(by: Color) -> None:
    """Japanese 1989, article 9.3."""
    game = Game.of(Ending.PLAYOUT).passes(2)
    assert first_to_move(game.match.rules, game.position, by) is by.opponent
    assert isinstance(game.do(play_on).phase, Playing)


def test_without_a_stone_between_a_game_is_resumed_only_once() -> None:
    """docs/rules.md, "No endless game": the next agreement ends it, by a play-out if need be."""
    game = Game.of(Ending.PLAYOUT).passes(2).do(play_on).passes(2)
    assert game.is_agreeing
    assert game.denial(play_on) is Denial.NOT_NOW
    agreed(game)
    assert game.match.outcome is not None


def test_after_a_stone_it_can_be_resumed_again() -> None:
    game = Game.of(Ending.PLAYOUT).passes(2).do(play_on).somewhere().passes(2)
    assert game.is_agreeing
    assert isinstance(game.do(play_on).phase, Playing)


def test_in_turn_the_one_whose_turn_it_is_may_ask() -> None:
    game = Game.of(Ending.PLAYOUT, mode=AgreementMode.IN_TURN).passes(2)
    assert Action.PLAY_ON in actions(game.match, game.position, BLACK)
    assert Action.PLAY_ON not in actions(game.match, game.position, WHITE)


# One can always go back


@pytest.mark.parametrize("ending", list(Ending))
def test_a_counted_game_opens_again_for_marking(ending: Ending) -> None:
    game = Game.of(ending).passes(2)
    if game.is_agreeing:
        agreed(game.do(mark, BLACK, frozenset([LONELY])))
    dead = game.dead
    game.do(reopen)
    assert game.is_agreeing
    assert (game.match.marks, game.match.agreed) == (dead, frozenset())
    agreed(game.do(mark, BLACK, frozenset([LONELY])))
    assert game.dead == {LONELY}


def test_a_game_that_passes_ended_stays_ended_where_the_new_marking_fails() -> None:
    game = Game.of(Ending.FOUR_PASSES).passes(2).do(play_on).passes(2).do(reopen)
    game.do(mark, BLACK, frozenset([LONELY])).do(dispute, WHITE)
    assert (settled_as(game), game.dead) == (Settlement.AS_IS, frozenset())


def test_a_game_continued_at_its_end_can_be_marked() -> None:
    """A record continued where four passes had ended it has no outcome yet."""
    game = Game.of(Ending.FOUR_PASSES).passes(2).do(play_on).passes(2)
    game.match = game.match.reopened()
    assert actions(game.match, game.position, BLACK) >= {Action.DISCUSS}
    agreed(game.do(discuss))
    assert settled_as(game) is Settlement.AGREED


# when every stone counts after the next passes


@pytest.mark.parametrize(
    ("ending", "begun", "passed", "disputed", "moved", "later"),
    [
        (Ending.AS_IS, True, True, True, True, True),
        (Ending.FOUR_PASSES, False, False, True, False, False),
        (Ending.TAYLOR_2001, False, False, True, False, False),
        (Ending.MEDIATION, False, False, True, False, False),
        (Ending.TAYLOR_1995, False, False, True, True, True),
        (Ending.CLEANUP, False, False, True, True, True),
        (Ending.LASKER_MAAS, False, False, True, True, True),
        (Ending.PLAYOUT, False, False, False, False, False),
    ],
)
def test_dead_stones_have_to_be_captured_where_no_agreement_follows(
    ending: Ending, begun: bool, passed: bool, disputed: bool, moved: bool, later: bool
) -> None:
    game, found = Game.of(ending), list[bool]()
    steps: list[Callable[[], Game]] = [
        lambda: game.passes(2),
        lambda: game.do(play_on),
        game.somewhere,
        lambda: game.somewhere().passes(1),
    ]

    def note() -> None:
        found.append(must_capture(game.match.rules, game.position, game.match.resumed_at))

    note()
    for _ in (passed, disputed, moved, later):
        if ending is not Ending.AS_IS:  # which two passes end
            steps.pop(0)()
        note()
    assert found == [begun, passed, disputed, moved, later]


def test_on_a_second_board_dead_stones_have_to_be_captured() -> None:
    second = Game.of(Ending.PLAYOUT).passes(2).position.on_second_board()
    assert must_capture(second.rules, second, None)
