"""mediation, sentence by sentence (docs/rules.md; Tromp page, "Third-party mediation")."""

from __future__ import annotations

from tests.match.games import BLACK, LONELY, WHITE, Game
from tromp_gui.go.point import Point
from tromp_gui.go.rules import Ending
from tromp_gui.match.actions import Denial
from tromp_gui.match.agreement import (
    Decision,
    agree,
    decided,
    dispute,
    dispute_chain,
    mark,
    mark_chain,
    play_on,
)
from tromp_gui.match.phases import (
    AgreementMode,
    Dispute,
    Finished,
    Mediating,
    Outcome,
    Playing,
    Settlement,
)

STONE = frozenset([LONELY])
ASKED = (Dispute(STONE, STONE, BLACK),)


def in_dispute() -> Game:
    return Game.of(Ending.MEDIATION).passes(2).do(mark, BLACK, STONE).do(dispute, WHITE)


def test_where_they_agree_nobody_is_asked() -> None:
    game = Game.of(Ending.MEDIATION).passes(2).do(agree, BLACK).do(agree, WHITE)
    assert isinstance(game.phase, Finished)


def test_where_agreement_fails_a_third_party_decides() -> None:
    game = in_dispute()
    assert game.phase == Mediating(ASKED)
    game.do(decided, Decision(STONE, "GNU Go"))
    assert game.dead == STONE


def test_decision_and_author_are_recorded() -> None:
    game = in_dispute().do(decided, Decision(STONE, "the referee"))
    phase = game.phase
    assert isinstance(phase, Finished)
    result = phase.outcome.result
    assert phase.outcome == Outcome(result, Settlement.MEDIATED, STONE, "the referee")


def test_a_decision_names_stones() -> None:
    game = in_dispute()
    empty = Decision(frozenset([Point(2, 0)]), "someone")
    assert game.denial(decided, empty) is Denial.NO_STONE
    assert game.denial(decided, Decision(frozenset([Point(9, 9)]), "x")) is Denial.OUTSIDE


def test_if_declined_or_without_a_third_party_play_continues_as_under_four_passes() -> None:
    game = in_dispute().do(play_on)
    assert game.phase == Playing(disputes=ASKED)
    assert game.position.to_play is BLACK, "the first to pass"
    game.somewhere().passes(2)
    assert game.is_agreeing, "two passes open it again"
    game.do(play_on).passes(2)
    assert (game.dead, game.result) == (frozenset(), game.stands())


def test_lists_that_differ_go_to_the_third_party_too() -> None:
    game = Game.of(Ending.MEDIATION, mode=AgreementMode.LISTS).passes(2).do(mark, BLACK, STONE)
    game.do(agree, BLACK).do(agree, WHITE)
    assert game.phase == Mediating(ASKED)


def test_in_turn_too() -> None:
    game = Game.of(Ending.MEDIATION, mode=AgreementMode.IN_TURN).passes(2)
    game.do(mark_chain, BLACK, LONELY).do(dispute_chain, WHITE, LONELY)
    assert game.phase == Mediating(ASKED)
    assert game.match.marks == frozenset()


def test_without_a_dispute_there_is_nothing_to_decide() -> None:
    game = Game.of(Ending.MEDIATION).passes(2)
    assert game.denial(decided, Decision(STONE, "x")) is Denial.NOT_NOW
    assert game.denial(dispute, BLACK) is Denial.NOTHING_DISPUTED
