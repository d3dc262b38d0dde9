"""Players agree only on the position shown: every verb while another position is shown."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest

from tests.session.table import BLACK, WALLS, WHITE, Table
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import TROMP_TAYLOR, Ending
from tromp_gui.match.actions import Action, Denial
from tromp_gui.match.phases import AgreementMode

pytestmark = pytest.mark.usefixtures("qapp")

MEDIATED = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)
E2 = f"{WALLS} E2 pass pass"


def playing() -> Table:
    return Table.game("lasker-maas", WALLS + " E2")


def agreeing(mode: AgreementMode = AgreementMode.SHARED) -> Table:
    table = Table.game(turns=E2)
    if mode is not AgreementMode.SHARED:
        table.match.choose_mode(mode)
    return table.mark("E2")


def lists() -> Table:
    return agreeing(AgreementMode.LISTS)


def in_turn() -> Table:
    return agreeing(AgreementMode.IN_TURN)


def mediating() -> Table:
    table = Table.game(MEDIATED, E2).mark("E2")
    table.match.dispute()
    return table


def playing_out() -> Table:
    table = Table.game("japanese", f"{WALLS} E2 A1 E4 pass pass").mark("E2")
    table.match.dispute()
    return table


def finished() -> Table:
    return agreeing().agree()


Verb = tuple[str, Callable[[], Table], Callable[[Table], object], Action | None]
VERBS: list[Verb] = [
    ("agree", agreeing, lambda t: t.match.agree(BLACK), Action.AGREE),
    ("dispute", agreeing, lambda t: t.match.dispute(), Action.DISPUTE),
    ("play on", agreeing, lambda t: t.match.play_on(), Action.PLAY_ON),
    ("mark", agreeing, lambda t: t.mark("E2"), Action.MARK),
    ("propose", agreeing, lambda t: t.score.propose(frozenset()), Action.MARK),
    ("clear", agreeing, lambda t: t.score.clear(), Action.MARK),
    ("how to agree", agreeing, lambda t: t.match.choose_mode(AgreementMode.LISTS), Action.MARK),
    ("hand in", lists, lambda t: t.match.agree(BLACK), Action.AGREE),
    ("mark a list", lists, lambda t: t.mark("E2"), Action.MARK),
    ("done", in_turn, lambda t: t.match.agree(BLACK), Action.AGREE),
    ("dispute in turn", in_turn, lambda t: t.mark("E2"), Action.MARK),
    ("decide", mediating, lambda t: t.match.decide("Ann"), Action.DECIDE),
    ("mark for a decision", mediating, lambda t: t.mark("E2"), None),
    ("decline", mediating, lambda t: t.match.play_on(), Action.PLAY_ON),
    ("a board each", playing_out, lambda t: t.match.separate(), Action.SEPARATE),
    ("mark again", finished, lambda t: t.match.reopen(), Action.REOPEN),
    ("discuss", playing, lambda t: t.match.discuss(), Action.DISCUSS),
    ("move", playing, lambda t: t.play("E5"), None),
    ("pass", playing, lambda t: t.play("pass"), None),
    ("a hint taken", playing, lambda t: t.match.play_for_player(t.point("E5")), None),
    ("write result", finished, lambda t: t.score.write_result(), None),
]


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
@pytest.mark.parametrize("steps", [-1, -4, -99])
def test_no_verb_is_about_a_position_that_is_not_on_the_screen(verb: Verb, steps: int) -> None:
    _, begin, say, action = verb
    table = begin()
    assert action is None or table.match.may(action)
    table.go(steps)
    before = table.match.match, table.record.undo_label, table.text()
    assert action is None or not table.match.may(action)
    say(table)
    assert (table.match.match, table.record.undo_label, table.text()) == before
    assert not table.match.is_at_play
    assert set(table.denied) <= {Denial.ELSEWHERE}


@pytest.mark.parametrize("verb", VERBS[:-1], ids=lambda verb: verb[0])
def test_back_at_the_game_the_same_verb_is_done(verb: Verb) -> None:
    _, begin, say, _ = verb
    table = begin().go(-4)
    table.match.return_to_game()
    before = table.match.match, table.text()
    say(table)
    assert (table.match.match, table.text()) != before
    assert table.denied == []


DECLARED: list[tuple[str, Callable[[Table], object]]] = [
    ("resign", lambda t: t.match.resign(t.match.spoken_for)),
    ("forfeit", lambda t: t.match.forfeit(WHITE)),
    ("void", lambda t: t.match.void()),
    ("agreed result", lambda t: t.match.agree_on(Result(WHITE, Way.SCORE, Decimal("2.5")))),
]


@pytest.mark.parametrize("begin", [playing, agreeing, mediating, playing_out])
@pytest.mark.parametrize("verb", DECLARED, ids=lambda verb: verb[0])
@pytest.mark.parametrize("steps", [-1, -2])
def test_what_is_declared_leads_back_and_is_the_same_from_anywhere(
    begin: Callable[[], Table], verb: tuple[str, Callable[[Table], object]], steps: int
) -> None:
    declare, here, elsewhere = verb[1], begin(), begin().go(steps)
    declare(here)
    declare(elsewhere)
    assert (elsewhere.re, elsewhere.text()) == (here.re, here.text())
    assert elsewhere.match.is_at_play


def test_who_resigns_is_to_move_in_the_game_not_on_the_board_looked_at() -> None:
    table = Table.game(turns="C3 D4 A1")
    assert table.match.spoken_for is WHITE
    table.go(-1)
    assert table.match.spoken_for is WHITE


@pytest.mark.parametrize("begin", [agreeing, lists, mediating, finished])
def test_nothing_marked_in_the_game_is_counted_elsewhere(begin: Callable[[], Table]) -> None:
    table = begin().go(-2)
    counts = table.score.counts()
    assert counts.marks == frozenset()
    assert counts.stands == counts.agreed
