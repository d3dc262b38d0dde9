"""Marking and counting: clicks, the three ways of agreeing, disputes, decisions, what is kept."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from inspect import isfunction

import pytest

from tests.record.trees import grown
from tests.session.table import BLACK, WALLS, WHITE, Table
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending
from tromp_gui.match.actions import Denial
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Mediating, Playing, Playout
from tromp_gui.scoring.dead_stones import Reach, Refusal
from tromp_gui.session.game.edit_session import EditSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.match_state import MatchState
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.session.game.tools import Tool

pytestmark = pytest.mark.usefixtures("qapp")

MEDIATED = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)


def agreeing(rules: str = "tromp-taylor", more: str = "E2") -> Table:
    """White owns the right side; Black's stone on E2 is in it; two passes were made."""
    return Table.game(rules, f"{WALLS} {more} pass pass")


# ---- marking


def test_a_click_marks_what_lives_or_dies_together() -> None:
    table = agreeing(more="E2 A1 E4").mark("E2")
    assert table.marks == "E2 E4"
    assert table.mark("E4").marks == ""


@pytest.mark.parametrize(("reach", "marked"), [
    (Reach.REGION, "E2 E3 E5"), (Reach.CHAIN, "E2 E3"), (Reach.STONE, "E2"),
])  # fmt: skip
def test_how_far_a_click_reaches(reach: Reach, marked: str) -> None:
    table = agreeing(more="E2 A1 E3 A2 E5").mark("E2", reach)
    assert table.marks == marked


def test_the_stones_that_a_click_would_flip() -> None:
    table = agreeing(more="E2 A1 E4")
    assert table.score.flips(table.point("E2"), Reach.REGION) == table.points("E2 E4")
    assert table.score.flips(table.point("A3"), Reach.REGION) is Refusal.NO_STONE


def test_a_click_on_nothing_is_refused() -> None:
    table = agreeing().mark("A1")
    assert table.unmarked == [Refusal.NO_STONE]
    assert table.record.undo_label == "pass"


def test_clearing_takes_all_marks_away_in_one_step() -> None:
    table = agreeing(more="E2 A1 E4").mark("E2")
    table.score.clear()
    assert table.marks == ""
    table.score.clear()
    table.record.undo()
    assert table.marks == "E2 E4"


def test_nothing_is_marked_while_the_game_is_played() -> None:
    table = Table.game(turns=WALLS)
    table.mark("C1")
    table.score.clear()
    assert table.marks == ""
    assert table.record.undo_label == "move D5"


def test_both_counts_and_the_marks_of_the_current_node() -> None:
    table = agreeing().mark("E2")
    counts = table.score.counts()
    assert (str(counts.stands.result), str(counts.agreed.result)) == ("B+4", "W+2")
    assert counts.marks == table.points("E2")
    table.go(-2)
    assert table.marks == ""
    assert str(table.score.counts().agreed.result) == "B+4"


# ---- one shared list


def test_both_must_agree_and_any_change_takes_it_back() -> None:
    table = agreeing().agree(BLACK).mark("E2")
    assert isinstance(table.phase, Agreeing)
    assert table.phase.agreed == frozenset()
    table.agree(WHITE)
    assert isinstance(table.phase, Agreeing)
    table.agree(BLACK)
    assert table.re == "W+2"


def test_agreeing_twice_is_denied() -> None:
    table = agreeing().agree(BLACK, BLACK)
    assert table.denied == [Denial.NOT_YOUR_TURN]


def test_a_dispute_over_a_shared_list_lets_the_game_continue() -> None:
    table = agreeing().mark("E2")
    table.match.dispute()
    phase = table.phase
    assert isinstance(phase, Playing)
    assert [each.chain for each in phase.disputes] == [table.points("E2")]
    table.play("E3")
    assert isinstance(table.phase, Playing)
    assert table.phase.disputes == ()


# ---- two lists


def test_each_player_has_a_list_and_changes_it() -> None:
    table = agreeing()
    table.match.choose_mode(AgreementMode.LISTS)
    table.mark("E2")
    assert table.marks == "E2"
    table.score.active_list = WHITE
    assert table.marks == ""
    table.mark("C1")
    table.score.active_list = BLACK
    assert table.marks == "E2"


def test_equal_lists_settle_it_and_different_ones_are_disputes() -> None:
    table = agreeing()
    table.match.choose_mode(AgreementMode.LISTS)
    table.mark("E2")
    table.score.active_list = WHITE
    table.mark("E2").agree()
    assert table.re == "W+2"
    table.record.undo()
    table.mark("E2").agree()
    assert isinstance(table.phase, Playing)
    (dispute,) = table.phase.disputes
    assert (dispute.chain, dispute.dead_by) == (table.points("E2"), BLACK)


def test_another_way_of_agreeing_takes_back_what_was_said() -> None:
    table = agreeing().mark("E2").agree(BLACK)
    table.match.choose_mode(AgreementMode.IN_TURN)
    assert table.marks == ""
    table.record.undo()
    assert table.marks == "E2"
    assert isinstance(table.phase, Agreeing)
    assert table.phase.agreed == {BLACK}


def test_no_way_of_agreeing_is_chosen_outside_an_agreement() -> None:
    table = Table.game(turns=WALLS)
    table.match.choose_mode(AgreementMode.LISTS)
    assert table.record.undo_label == "move D5"


# ---- in turn


def in_turn(more: str = "E2") -> Table:
    table = agreeing(more=more)
    table.match.choose_mode(AgreementMode.IN_TURN)
    return table


def speaker(table: Table) -> object:
    assert isinstance(table.phase, Agreeing)
    return table.phase.speaker


def test_the_first_to_pass_marks_first_and_then_the_other() -> None:
    table = in_turn()
    assert speaker(table) is WHITE
    table.agree(BLACK)
    assert table.denied == [Denial.NOT_YOUR_TURN]
    table.mark("E2")
    assert speaker(table) is BLACK
    table.agree(BLACK, WHITE)
    assert table.re == "W+2"


def test_a_mark_takes_its_neighbours_of_the_same_colour_with_it() -> None:
    table = in_turn("E2 A1 E4")
    assert table.score.flips(table.point("E2"), Reach.REGION) == table.points("E2 E4")
    assert table.mark("E4").marks == "E2 E4"


def test_a_click_on_a_marked_chain_disputes_it() -> None:
    table = in_turn().mark("E2 E2")
    assert isinstance(table.phase, Playing)
    assert table.match.position.to_play is WHITE


def test_in_turn_an_empty_point_is_refused() -> None:
    table = in_turn().mark("A1")
    assert table.unmarked == [Refusal.NO_STONE]


# ---- disputes elsewhere


def test_under_a_play_out_nothing_disputed_is_denied() -> None:
    table = agreeing("japanese")
    table.match.dispute()
    assert table.denied == [Denial.NOTHING_DISPUTED]


@pytest.mark.parametrize("by", [BLACK, WHITE])
def test_a_stopped_game_is_resumed_and_the_opponent_moves_first(by: Color) -> None:
    """Japanese 1989, article 9.3; a node with PL where the turn has to be passed on."""
    table = agreeing("japanese").mark("E2")
    to_play = table.match.position.to_play
    table.match.play_on(by)
    assert isinstance(table.phase, Playing)
    assert table.match.position.to_play is by.opponent
    pl = () if by.opponent is to_play else (by.opponent.value,)
    assert table.node("PL") == pl
    table.play("A5")
    assert table.match.position.board.at(table.point("A5")) is by.opponent
    last = table.saved().get_main_sequence()[-1]
    assert last.get_move() == (by.opponent.value.lower(), (4, 0))
    for _ in range(2):
        table.record.undo()
    assert isinstance(table.phase, Agreeing)
    assert table.marks == "E2"


def test_without_a_stone_between_it_is_resumed_only_once() -> None:
    table = agreeing("japanese")
    table.match.play_on(table.match.position.to_play)
    table.play("pass pass")
    assert isinstance(table.phase, Agreeing)
    table.match.play_on(BLACK)
    assert table.denied == [Denial.NOT_NOW]
    table.mark("E2").match.dispute()
    assert isinstance(table.phase, Playout)


def test_one_chain_needs_no_board_of_its_own() -> None:
    table = agreeing("japanese").mark("E2")
    table.match.dispute()
    table.match.separate()
    assert table.denied == [Denial.NOT_NOW]


def mediating() -> Table:
    table = Table.game(MEDIATED, f"{WALLS} E2 A1 E4 pass pass").mark("E2")
    table.match.dispute()
    return table


def test_a_third_party_marks_and_decides_and_is_recorded() -> None:
    table = mediating()
    assert isinstance(table.phase, Mediating)
    assert table.score.can_mark
    table.mark("E2 E2").mark("E4", Reach.CHAIN)
    assert table.marks == "E2"
    table.match.decide("A [wise] friend")
    assert isinstance(table.phase, Finished)
    assert table.node("TGEN") == ("mediation:A [wise\\] friend",)
    assert table.node("TGDD") == ("ed",)


def test_what_a_third_party_marks_can_be_undone() -> None:
    table = mediating().mark("E4", Reach.CHAIN)
    assert table.record.undo_label == "mark"
    table.record.undo()
    assert table.marks == "E2 E4"
    assert isinstance(table.phase, Mediating)


def test_a_declined_decision_lets_the_game_continue() -> None:
    table = mediating()
    table.match.play_on()
    assert isinstance(table.phase, Playing)
    table.play("pass pass")
    assert table.node("TGEN") == ("mediation:as-is",)


# ---- declared results


DECLARED: list[tuple[Callable[[MatchSession], object], str]] = [
    (lambda match: match.resign(BLACK), "W+R"),
    (lambda match: match.forfeit(WHITE), "B+F"),
    (lambda match: match.void(), "Void"),
    (lambda match: match.agree_on(Result(WHITE, Way.SCORE, Decimal("2.5"))), "W+2.5"),
]


@pytest.mark.parametrize(("declare", "result"), DECLARED)
def test_results_that_nobody_counts(declare: Callable[[MatchSession], object], result: str) -> None:
    table = Table.game(turns="C3 D4 A1").go(-2)
    declare(table.match)
    assert (table.re, table.saved().get_root().get("RE")) == (result, result)
    assert table.match.is_at_play
    table.record.undo()
    assert table.re == ""


def test_a_declared_result_is_not_marked_again() -> None:
    table = Table.game(turns="C3")
    table.match.void()
    table.match.reopen()
    assert table.denied == [Denial.NOT_NOW]


def test_an_agreed_result_is_marked_as_such() -> None:
    table = Table.game("lasker-maas", "C3")
    table.match.agree_on(Result(WHITE, Way.SCORE, Decimal("2.5")))
    assert table.node("TGEN") == ("lasker-maas:agreed",)
    assert not table.record.cursor.has("TB")


def test_a_game_of_two_phases_is_agreed_on_at_any_point() -> None:
    table = Table.game("lasker-maas", WALLS + " E2", komi="2.5")
    table.match.discuss()
    assert isinstance(table.phase, Agreeing)
    table.mark("E2").agree()
    assert isinstance(table.phase, Finished)
    assert table.re


def test_without_a_game_nothing_is_reported() -> None:
    table = Table(grown("(;SZ[5];B[cc])"))
    table.agree()
    table.match.resign(BLACK)
    table.match.discuss()
    assert table.record.undo_label is None
    assert table.denied == []


# ---- what is kept


def test_another_reader_finds_the_count_in_the_file() -> None:
    table = agreeing().mark("E2").agree()
    game = table.saved()
    last = game.get_last_node()
    white = {(row, col) for row in range(5) for col in (3, 4)}
    on_board = {(row, 3) for row in range(5)}
    assert game.get_root().get("RE") == "W+2"
    assert last.get("TB") == {(row, col) for row in range(5) for col in (0, 1)}
    assert last.get("TW") == white - on_board
    assert last.get_raw_list("TGDD") == [b"ed"]
    assert last.get_raw("TGEN") == b"four-passes:agreed"


def test_an_empty_territory_is_not_written() -> None:
    table = Table.game(turns="pass pass").agree()
    assert {"TB", "TW", "TGDD"}.isdisjoint(table.record.cursor.identifiers)
    assert table.re == "W+7"


def test_the_reopened_file_shows_the_marks_again() -> None:
    table = Table(grown(agreeing().mark("E2").agree().text())).go(99)
    assert table.marks == "E2"
    assert table.score.recorded == Result(WHITE, Way.SCORE, Decimal(2))


def test_marks_again_after_reopening_and_a_new_result() -> None:
    table = agreeing().mark("E2").agree()
    table.match.reopen()
    assert table.marks == "E2"
    assert {"TB", "TW", "TGDD", "TGEN"}.isdisjoint(table.record.cursor.identifiers)
    table.mark("E2").agree()
    assert table.re == "B+4"
    assert not table.record.cursor.has("TGDD")


# ---- in review


@pytest.mark.parametrize(("values", "marks"), [
    ("TGDD[ed]", "E2"), ("TW[ed][ee]", "E2"), ("TGEN[x]TW[ed]", ""), ("", ""),
    ("TGDD[zz][ed]", "E2"),
])  # fmt: skip
def test_recorded_dead_stones_are_marked(values: str, marks: str) -> None:
    walls = "".join(f";B[c{row}];W[d{row}]" for row in "edcba")
    table = Table(grown(f"(;SZ[5]KM[7]{walls};B[ed]{values})")).go(99)
    assert table.marks == marks


def reviewed() -> Table:
    table = agreeing()
    table.match.leave()
    return table


def test_any_position_of_a_record_can_be_marked_and_counted() -> None:
    table = reviewed().mark("E2")
    assert str(table.score.counts().agreed.result) == "W+2"
    assert table.re == ""
    table.go(-2)
    assert table.marks == ""
    table.go(2)
    assert table.marks == "E2"
    table.record.undo()
    assert table.marks == ""


def test_the_count_of_a_review_is_written_on_demand() -> None:
    table = reviewed().mark("E2")
    table.score.write_result()
    assert table.saved().get_root().get("RE") == "W+2"
    assert table.node("TGEN") == ("four-passes:agreed",)
    assert table.node("TGDD") == ("ed",)
    table.record.undo()
    assert table.re == ""
    assert table.marks == "E2"


@pytest.mark.parametrize(("game", "steps", "is_final"), [
    ("(;SZ[5];B[cc];W[dd];B[];W[])", 1, False),
    ("(;SZ[5];B[cc];W[dd];B[];W[])", 3, False),
    ("(;SZ[5];B[cc];W[dd];B[];W[])", 4, True),
    ("(;SZ[5];B[cc];W[dd])", 2, False),
    ("(;SZ[5]RE[B+3];B[cc];W[dd])", 1, False),
    ("(;SZ[5]RE[B+3];B[cc];W[dd])", 2, True),
    ("(;SZ[5]AB[aa][cc][ee])", 0, True),
    ("(;SZ[5])", 0, False),
])  # fmt: skip
def test_only_a_final_position_has_a_result(game: str, steps: int, is_final: bool) -> None:
    table = Table(grown(game)).go(steps)
    before = table.re
    assert table.score.is_final is is_final
    table.score.write_result()
    assert table.node("TGEN") == (("four-passes:agreed",) if is_final else ())
    assert is_final or table.re == before


def test_a_variation_gets_its_count_but_the_game_keeps_its_result() -> None:
    table = Table(grown("(;SZ[5]KM[7]RE[W+R];B[cc](;W[dd])(;W[ae];B[];W[]))"))
    table.record.go_to(table.record.tree.node(3))
    table.go(2)
    table.score.write_result()
    assert table.re == "W+R"
    assert table.node("TGEN") == ("four-passes:agreed",)


def test_stones_edited_away_in_a_review_are_not_marked_any_more() -> None:
    table = Table(grown("(;SZ[5]AB[aa][cc][ee])")).mark("A5 C3", Reach.STONE)
    editor = EditSession(table.record)
    assert editor.may_restructure
    editor.take(Tool.ERASE)
    editor.click(table.point("A5"))
    assert table.marks == "C3"
    editor.swap_colors()
    assert table.marks == ""
    for _ in range(2):
        table.record.undo()
    assert table.marks == "A5 C3"


def test_a_review_has_no_dispute() -> None:
    table = reviewed().mark("E2")
    table.match.dispute()
    assert table.record.undo_label == "mark"


@pytest.mark.parametrize("name", sorted(RULE_SETS))
def test_every_rule_set_counts(name: str) -> None:
    table = Table(grown(f"(;SZ[5]RU[{RULE_SETS[name].id}]KM[0];B[cc])")).go(1)
    assert table.score.counts().stands.scoring is RULE_SETS[name].scoring


def test_the_verbs_of_the_game_are_those_of_the_match_session_alone() -> None:
    def methods(session: type) -> set[str]:
        return {
            name for name in vars(session) if isfunction(vars(session)[name]) and name[0] != "_"
        }

    verbs = methods(MatchSession)
    assert verbs > {"play", "agree", "dispute", "play_on", "resign", "forfeit", "decide", "reopen"}
    assert not (verbs | methods(MatchState)) & methods(ScoreSession)


# ---- a file that leaves its rules open

UNRULED = "(;SZ[5:1]KM[0]RE[B+1]{ru}AB[ba][ca]AW[da]PL[W];W[];B[])"
"""Area 3 to 2, territory 1 to 1."""


def at_end(ru: str, komi: str = "0", result: str = "B+1") -> Table:
    text = UNRULED.format(ru=ru).replace("KM[0]", f"KM[{komi}]").replace("B+1", result)
    return Table(grown(text)).go(2)


@pytest.mark.parametrize(("ru", "other"), [("", "japanese"), ("RU[Elvish]", "japanese")])
def test_other_rules_are_offered_if_the_file_names_none(ru: str, other: str) -> None:
    table = at_end(ru)
    assert table.score.other_rules is RULE_SETS[other]
    assert not table.score.agrees_otherwise, "the assumed rules agree"
    assert at_end(ru, result="0").score.agrees_otherwise
    assert not at_end(ru, result="W+3").score.agrees_otherwise


@pytest.mark.parametrize("ru", ["RU[TT]", "RU[Japanese]", "RU[GOE]"])
def test_named_rules_are_not_questioned(ru: str) -> None:
    table = at_end(ru, result="0")
    assert table.score.other_rules is None
    assert not table.score.agrees_otherwise
    table.score.take_other_rules()
    assert not table.record.is_modified


def test_taking_the_other_rules_is_one_step() -> None:
    table = at_end("", result="0").mark("D1")
    assert table.marks == "D1"
    table.score.take_other_rules()
    assert table.record.terms.rules is RULE_SETS["japanese"]
    assert table.record.tree.root.get("RU") == ("Japanese",)
    assert (table.marks, table.score.other_rules) == ("D1", None)
    table.record.undo()
    assert table.record.terms.rules is TROMP_TAYLOR
    assert not table.record.tree.root.has("RU")
