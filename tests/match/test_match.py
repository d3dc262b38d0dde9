"""A game as a value, and its phase by the rows of docs/rules.md, "The end of the game"."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Rules
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, Finished, Outcome, Phase, Playing, Settlement
from tromp_gui.match.player import Player
from tromp_gui.match.scores import Counting
from tromp_gui.match.setup import Setup

BLACK, WHITE = Color.BLACK, Color.WHITE
LOGICAL = RULE_SETS["tromp-taylor-logical"]
A1, B2 = Point(0, 0), Point(1, 1)
MARKS = frozenset([A1, B2])
WON = Result(BLACK, Way.SCORE, Decimal("3.5"))


def match(rules: Rules = TROMP_TAYLOR) -> Match:
    return Match(rules, Decimal(7), 0, Player("Ann"), Player("Bob"))


def after(turns: str, rules: Rules = TROMP_TAYLOR) -> Position:
    """The position on 3x3 after moves (x, each on the next free point) and passes (-)."""
    position = Position.start(Board.empty(3, 3), rules)
    for sign in turns:
        point = position.legal_points()[0] if sign == "x" else None
        position = position.play(Turn(position.to_play, point))
    return position


def phase(turns: str, game: Match | None = None) -> Phase:
    game = game or match()
    return phase_of(game, after(turns, game.rules))


AGREEING = Agreeing(frozenset(), frozenset())


# four-passes: the players may end the game by agreeing which stones to remove ...


@pytest.mark.parametrize("turns", ["", "x", "xx", "-", "x-", "xx-", "-x", "-x-", "--x", "---x-"])
def test_without_two_passes_in_a_row_the_game_continues(turns: str) -> None:
    assert phase(turns) == Playing()


@pytest.mark.parametrize("turns", ["--", "x--", "xx--", "-x--", "--x--", "x---x--"])
def test_two_passes_open_the_agreement(turns: str) -> None:
    assert phase(turns) == AGREEING


def test_each_two_passes_open_it_again_any_number_of_times() -> None:
    game = match()
    for times in range(1, 4):
        turns = "--x" * times
        assert phase(turns + "--", game) == AGREEING
        game = game.resumed(after(turns + "--").turn)
        assert phase(turns + "--", game) == Playing()


def test_play_continues_with_the_first_to_pass() -> None:
    for turns in ("--", "x--", "xx--", "--x--"):
        position = after(turns)
        first_to_pass = after(turns[:-2]).to_play
        assert position.to_play is first_to_pass


# ... four consecutive passes end it as it stands (agreement opens at the second only) ...


def test_a_third_pass_opens_nothing_and_a_fourth_ends_it() -> None:
    game = match().resumed(2)
    assert phase("--", game) == Playing()
    assert phase("---", game) == Playing()
    assert not after("---").is_over
    assert after("----").is_over
    ended = game.ended(Result.of_score(Decimal(0), Decimal(7)), Settlement.AS_IS)
    assert phase("----", ended) == Finished(
        Outcome(Result(WHITE, Way.SCORE, Decimal(7)), Settlement.AS_IS)
    )


def test_four_passes_that_are_not_in_a_row_end_nothing() -> None:
    assert not after("--x--").is_over
    assert not after("---x---").is_over


def test_a_player_may_move_instead_of_passing_again() -> None:
    game = match().resumed(2)
    assert phase("--x", game.moved_to(3)) == Playing()
    assert phase("--x--", game.moved_to(5)) == AGREEING, "the disagreement was another one"


def test_the_passes_are_turns() -> None:
    assert after("----").turn == 4


# as-is: after two consecutive passes the game is over, every stone counts


def test_as_it_is_two_passes_end_the_game() -> None:
    assert not after("-", LOGICAL).is_over
    assert not after("-x-", LOGICAL).is_over
    assert after("x--", LOGICAL).is_over
    ended = match(LOGICAL).ended(WON, Settlement.AS_IS)
    assert phase("x--", ended) == Finished(Outcome(WON, Settlement.AS_IS))


@pytest.mark.parametrize(
    ("rules", "final"),
    [
        ("tromp-taylor", 4),
        ("tromp-taylor-logical", 2),
        ("new-zealand", 4),
        ("chinese", 4),
        ("aga", 4),
    ],
)
def test_how_many_passes_end_a_game(rules: str, final: int) -> None:
    chosen = RULE_SETS[rules]
    for passes in range(1, 6):
        assert after("-" * passes, chosen).is_over is (passes >= final)


# Marks and confirmations


def test_marks_and_confirmations_are_shown_by_the_phase() -> None:
    game = match().marked(MARKS).agreed_by(BLACK)
    assert phase("--", game) == Agreeing(MARKS, frozenset([BLACK]))


def test_both_confirm() -> None:
    game = match().marked(MARKS).agreed_by(BLACK).agreed_by(WHITE)
    assert game.agreed == {BLACK, WHITE}
    assert game.agreed_by(WHITE) == game


@pytest.mark.parametrize("changed", [frozenset(), frozenset([A1]), MARKS | {Point(2, 2)}])
def test_any_change_of_marks_takes_back_every_confirmation(changed: frozenset[Point]) -> None:
    game = match().marked(MARKS).agreed_by(BLACK).agreed_by(WHITE)
    assert game.marked(changed).agreed == frozenset()
    assert game.marked(changed).marks == changed


def test_the_same_marks_take_nothing_back() -> None:
    game = match().marked(MARKS).agreed_by(BLACK)
    assert game.marked(frozenset(MARKS)) is game


def test_a_turn_restarts_any_agreement() -> None:
    game = match().marked(MARKS).agreed_by(BLACK).moved_to(7)
    assert (game.node, game.marks, game.agreed) == (7, frozenset(), frozenset())


def test_playing_on_takes_all_marks_away() -> None:
    game = match().marked(MARKS).agreed_by(BLACK).resumed(2)
    assert (game.marks, game.agreed, game.resumed_at) == (frozenset(), frozenset(), 2)


def test_a_disagreement_counts_for_its_own_turn_only() -> None:
    game = match().resumed(2)
    assert phase("--", game) == Playing()
    assert phase("x--", game) == AGREEING


# The outcome


@pytest.mark.parametrize("turns", ["", "x", "x-", "--", "----"])
@pytest.mark.parametrize("settlement", list(Settlement))
def test_an_outcome_finishes_the_game_in_any_phase(turns: str, settlement: Settlement) -> None:
    ended = match().ended(WON, settlement)
    assert phase(turns, ended) == Finished(Outcome(WON, settlement))


def test_a_finished_game_opens_again_with_its_marks_and_nobody_agreed() -> None:
    ended = match().marked(MARKS).agreed_by(BLACK).agreed_by(WHITE).ended(WON, Settlement.AGREED)
    assert phase("--", ended.reopened()) == Agreeing(MARKS, frozenset())


def test_a_match_is_a_value() -> None:
    game = match()
    assert game == match()
    assert hash(game) == hash(match())
    assert game.marked(MARKS) != game
    assert (game.marks, game.outcome) == (frozenset(), None)
    assert (game.player(BLACK).name, game.player(WHITE).name) == ("Ann", "Bob")


def test_marks_in_review_are_a_value_too() -> None:
    assert Counting(3, MARKS) == Counting(3, frozenset(MARKS))
    assert Counting(3, MARKS) != Counting(4, MARKS)


@given(st.text(alphabet="x-", max_size=6))
def test_the_phase_depends_on_the_passes_alone(turns: str) -> None:
    passes = len(turns) - len(turns.rstrip("-"))
    assert phase(turns) == (AGREEING if passes == 2 else Playing())
    assert after(turns).is_over is (passes >= 4)


# Setting up


def test_what_a_new_game_offers() -> None:
    game = Setup().match()
    assert (game.rules, game.komi, game.handicap) == (TROMP_TAYLOR, Decimal(7), 0)
    assert (game.black, game.white) == (Player(), Player())


@pytest.mark.parametrize(
    ("rules", "handicap", "fixed"),
    [("tromp-taylor", 3, False), ("aga", 3, True), ("aga", 0, False), ("japanese", 2, True)],
)
def test_where_handicap_stones_stand(rules: str, handicap: int, fixed: bool) -> None:
    setup = Setup(rules=RULE_SETS[rules], handicap=handicap)
    assert setup.has_fixed_handicap is fixed
    assert setup.match().handicap == handicap
