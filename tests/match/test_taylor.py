"""taylor-1995 and taylor-2001, sentence by sentence (docs/rules.md, "The end of the game")."""

from __future__ import annotations

import pytest

from tests.match.games import BLACK, LONELY, WHITE, Game
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Point
from tromp_gui.go.rules import RULE_SETS, Ending, Superko
from tromp_gui.match.actions import Action, Denial, actions
from tromp_gui.match.agreement import agree, mark, play_on
from tromp_gui.match.phases import Finished, PassKind, Playing, Settlement
from tromp_gui.match.turns import turned

TAYLOR_1995, TAYLOR_2001 = RULE_SETS["tromp-taylor-1995"], RULE_SETS["tromp-taylor-2001"]
BOTH = pytest.mark.parametrize("ending", [Ending.TAYLOR_1995, Ending.TAYLOR_2001])
MAY_BE, OFFICIAL = PassKind.MAY_BE_OFFICIAL, PassKind.OFFICIAL

KO = """
    . X O .
    X . X O
    . X O .
    """
TAKE, RETAKE = Point(1, 1), Point(1, 2)


def settlement(game: Game) -> Settlement:
    phase = game.phase
    assert isinstance(phase, Finished), phase
    return phase.outcome.settlement


@BOTH
def test_agreement_as_under_four_passes(ending: Ending) -> None:
    """ "Both say 'pass', they may by agreement remove any stones" (Taylor 2001, comment 6)."""
    game = Game.of(ending).passes(2).do(mark, BLACK, frozenset([LONELY]))
    game.do(agree, BLACK).do(agree, WHITE)
    assert (settlement(game), game.dead) == (Settlement.AGREED, frozenset([LONELY]))


@BOTH
def test_after_a_disagreement_neither_saying_was_a_turn(ending: Ending) -> None:
    """They leave no grid for superko: under simple ko the ko is closed as before them."""
    rules = TAYLOR_1995._replace(ending=ending, superko=Superko.SIMPLE)
    game = Game.of(rules, KO, to_play=WHITE).play(TAKE).passes(2).do(play_on)
    assert game.position.legality(Turn(BLACK, RETAKE)) == Illegal(Reason.KO, 0)


# taylor-1995


def test_1995_the_first_to_pass_has_the_turn_again() -> None:
    """ "The first speaker moves again." """
    game = Game.of(TAYLOR_1995, to_play=WHITE).passes(2).do(play_on)
    assert game.position.to_play is WHITE
    game = Game.of(TAYLOR_1995).somewhere().passes(2).do(play_on)
    assert game.position.to_play is WHITE


def test_1995_agreement_once() -> None:
    """ "The first time both players pass consecutively" (the thread of 1996)"""
    game = Game.of(TAYLOR_1995).passes(2)
    assert game.is_agreeing
    game.do(play_on).somewhere().passes(2)
    assert not game.is_agreeing


def test_1995_from_then_on_passes_are_formal() -> None:
    """ "Any subsequent saying of 'pass' should be phrased 'I formally pass'." """
    game = Game.of(TAYLOR_1995)
    assert game.phase == Playing(PassKind.PLAIN)
    game.passes(2).do(play_on)
    assert game.phase == Playing(PassKind.FORMAL)
    assert game.somewhere().phase == Playing(PassKind.FORMAL)
    assert game.passes(1).phase == Playing(PassKind.FORMAL)


@pytest.mark.parametrize("moves", [0, 1, 3])
def test_1995_two_formal_passes_end_the_game_as_it_stands(moves: int) -> None:
    """ "... and be accepted as binding as in rules 6 and 7." """
    game = Game.of(TAYLOR_1995).passes(2).do(mark, WHITE, frozenset([LONELY])).do(play_on)
    for _ in range(moves):
        game.somewhere()
    game.passes(2)
    assert (settlement(game), game.dead) == (Settlement.AS_IS, frozenset())
    assert game.result == game.stands()


def test_1995_one_pass_before_any_disagreement_is_formal_once_the_other_moves() -> None:
    """ "This is to be considered a formal pass if you make another move." """
    game = Game.of(TAYLOR_1995).passes(1).somewhere().passes(2)
    assert game.is_agreeing, "no pair came before this one"


# taylor-2001


def test_2001_the_opponent_of_the_last_player_to_move_is_to_play() -> None:
    """ "... so the last mover's opponent should make the next move." """
    game = Game.of(TAYLOR_2001).somewhere().passes(2).do(play_on)
    assert game.position.to_play is WHITE


def test_2001_where_nobody_has_moved_the_first_to_pass() -> None:
    for color in (BLACK, WHITE):
        game = Game.of(TAYLOR_2001, to_play=color).passes(2).do(play_on)
        assert game.position.to_play is color


def test_2001_sets_no_bound_while_moves_are_made_between() -> None:
    game = Game.of(TAYLOR_2001)
    for _ in range(4):
        assert game.passes(2).is_agreeing
        game.do(play_on).somewhere()


def test_2001_two_passes_following_a_disagreement_with_no_move_between_are_official() -> None:
    """Ours: the board is counted as it stands."""
    game = Game.of(TAYLOR_2001).passes(2).do(play_on)
    assert game.phase == Playing(OFFICIAL)
    assert game.passes(1).phase == Playing(OFFICIAL)
    game.passes(1)
    assert (settlement(game), game.dead) == (Settlement.AS_IS, frozenset())


def test_2001_a_move_after_the_disagreement_makes_passes_sayings_again() -> None:
    game = Game.of(TAYLOR_2001).passes(2).do(play_on).passes(1).somewhere()
    assert game.phase == Playing(MAY_BE)
    assert game.passes(2).is_agreeing


def test_2001_either_player_may_declare_his_pass_official() -> None:
    game = Game.of(TAYLOR_2001)
    assert game.phase == Playing(MAY_BE)
    assert Action.PASS_OFFICIALLY in actions(game.match, game.position, BLACK)
    game.play(None, is_official=True)
    assert Action.PASS_OFFICIALLY in actions(game.match, game.position, WHITE)


def test_2001_two_official_passes_end_the_game_as_it_stands() -> None:
    game = Game.of(TAYLOR_2001).somewhere().play(None, None, is_official=True)
    assert (settlement(game), game.dead) == (Settlement.AS_IS, frozenset())


@pytest.mark.parametrize("first", [True, False])
def test_2001_one_official_pass_alone_ends_nothing(first: bool) -> None:
    """The other player said "pass" only, and may still capture what is dead."""
    game = Game.of(TAYLOR_2001).play(None, is_official=first).play(None, is_official=not first)
    assert game.is_agreeing
    assert game.do(play_on).position.to_play is BLACK


def test_2001_an_official_pass_is_forgotten_once_a_move_follows() -> None:
    game = Game.of(TAYLOR_2001).play(None, is_official=True).somewhere()
    assert game.match.official is None
    assert game.play(None).play(None, is_official=True).is_agreeing


def test_other_endings_know_no_official_pass() -> None:
    game = Game.of(TAYLOR_1995)
    following = game.position.play(Turn(BLACK, None))
    assert game.denial(turned, following, 1, True) is Denial.NOT_NOW
