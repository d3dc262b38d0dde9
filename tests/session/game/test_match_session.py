"""A game at the board: turns, handicap, other nodes, undo, continuing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.record.trees import grown, picture
from tests.session.table import BLACK, WALLS, WHITE, Table
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending
from tromp_gui.match.actions import Denial
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Finished,
    PassKind,
    Playing,
    Playout,
)
from tromp_gui.record.node import PLAY_OUT
from tromp_gui.session.game.match_session import MatchSession

THROWN_IN = WALLS + " E2"
"""Then Black's stone on E2 is in White's area, White to play."""


pytestmark = pytest.mark.usefixtures("qapp")


def turns(table: Table) -> list[str]:
    """The main line as sgfmill reads it: "b 0 4", "w pass"."""
    moves = [node.get_move() for node in table.saved().get_main_sequence()]
    return [f"{c} {p[0]} {p[1]}" if p else f"{c} pass" for c, p in moves if c]


# ---- turns


def test_turns_alternate_and_reach_the_record() -> None:
    table = Table.game(turns="C3 D4 pass A1")
    assert turns(table) == ["b 2 2", "w 3 3", "b pass", "w 0 0"]
    assert table.match.is_at_play
    assert table.record.undo_label == "move A1"


@pytest.mark.parametrize(
    ("rules", "before", "turn", "why"),
    [
        ("tromp-taylor", "C3", "C3", Illegal(Reason.OCCUPIED)),
        ("chinese", "B1 E5 A2 D5 E4", "A1", Illegal(Reason.SUICIDE)),
        ("tromp-taylor", "B3 C3 C4 D4 C2 D2 A5 E3 D3", "C3", Illegal(Reason.SUPERKO, 8)),
        ("japanese", "B3 C3 C4 D4 C2 D2 A5 E3 D3", "C3", Illegal(Reason.KO, 8)),
        ("tromp-taylor-logical", "C3 pass pass", "D4", Illegal(Reason.GAME_OVER)),
    ],
)
def test_what_the_rules_forbid_is_refused_with_its_reason(
    rules: str, before: str, turn: str, why: Illegal
) -> None:
    table = Table.game(rules, before)
    previous = table.text()
    assert table.match.legality(Turn(table.match.position.to_play, table.point(turn))) == why
    table.play(turn)
    assert table.refused == [why]
    assert table.text() == previous


def test_while_the_players_agree_nobody_moves() -> None:
    table = Table.game(turns=THROWN_IN + " pass pass")
    assert isinstance(table.phase, Agreeing)
    previous = table.text()
    table.play("A1 pass")
    assert table.text() == previous
    assert table.refused == []


@pytest.mark.parametrize("rules", sorted(RULE_SETS.keys() - {"japanese", "tromp-taylor-logical"}))
def test_two_passes_then_playing_on_then_two_more_end_it(rules: str) -> None:
    table = Table.game(rules, WALLS + " pass pass")
    assert isinstance(table.phase, Agreeing)
    table.match.play_on()
    assert isinstance(table.phase, Playing)
    assert table.re == ""
    table.play("pass pass")
    assert isinstance(table.phase, Finished)
    assert table.re
    assert table.node("TGEN") == (f"{RULE_SETS[rules].ending.value}:as-is",)


def test_two_passes_alone_end_a_game_as_it_stands() -> None:
    table = Table.game("tromp-taylor-logical", WALLS + " pass pass")
    assert isinstance(table.phase, Finished)
    assert table.re == "B+5"
    assert table.node("TGEN") == ("as-is:as-is",)


def test_mediation_can_be_reached_by_a_custom_set() -> None:
    rules = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)
    table = Table.game(rules, WALLS + " pass pass")
    assert isinstance(table.phase, Agreeing)
    table.match.play_on()
    table.play("pass pass")
    assert isinstance(table.phase, Finished)
    assert table.saved().get_root().get("RU") == "tromp-taylor; ending=mediation"


def test_passes_become_formal_after_the_disagreement_of_1995() -> None:
    table = Table.game("tromp-taylor-1995", "C3 pass pass")
    table.match.play_on()
    assert table.phase == Playing(PassKind.FORMAL)
    assert table.match.position.to_play is WHITE


def test_a_pass_may_be_declared_official_in_2001() -> None:
    table = Table.game("tromp-taylor-2001", "C3")
    assert table.phase == Playing(PassKind.MAY_BE_OFFICIAL)
    table.match.play(None, is_official=True)
    assert isinstance(table.phase, Playing)
    table.match.play(None, is_official=True)
    assert isinstance(table.phase, Finished)
    assert table.re == "B+18"


def test_nobody_declares_a_pass_official_under_other_rules() -> None:
    table = Table.game(turns="C3")
    table.match.play(None, is_official=True)
    assert table.denied == [Denial.NOT_NOW]
    assert turns(table) == ["b 2 2"]


def test_the_second_phase_has_its_prisoners() -> None:
    table = Table.game("lasker-maas", WALLS + " pass pass", komi="2.5")
    table.match.play_on()
    phase = table.phase
    assert isinstance(phase, Playing)
    assert phase.prisoners is not None
    assert (phase.prisoners.black, phase.prisoners.white) == (3, 1)


# ---- handicap


def test_free_handicap_stones_go_into_the_root_in_their_order() -> None:
    table = Table.game(handicap=3, turns="E5 A1 C3 D2")
    root = table.saved().get_root()
    assert root.get("HA") == 3
    assert table.record.tree.root.get("AB") == ("ea", "ae", "cc")
    assert turns(table) == ["w 1 3"]
    position = table.match.position
    assert (position.turn, position.to_play) == (1, BLACK)


def test_a_pass_is_not_a_handicap_stone() -> None:
    table = Table.game(handicap=2, turns="C3 pass")
    assert table.refused == [Illegal(Reason.HANDICAP)]
    assert table.match.position.handicap == 1


def test_handicap_stones_are_undone_one_by_one() -> None:
    table = Table.game(handicap=3, turns="E5 A1 C3")
    table.record.undo()
    assert table.record.tree.root.get("AB") == ("ea", "ae")
    assert table.match.position.handicap == 1
    table.record.undo()
    table.record.undo()
    assert not table.record.tree.root.has("AB")
    assert table.match.position.handicap == 3


def test_after_a_suicide_handicap_stones_are_moves() -> None:
    """On 2x1 the second stone fills the board and dies with the first."""
    table = Table(grown("(;SZ[2:1]RU[tromp-taylor-1995]KM[0]HA[3])"))
    table.match.continue_here()
    table.play("A1 B1")
    assert table.record.tree.root.get("AB") == ("aa",)
    assert table.record.cursor.get("B") == ("ba",)
    assert table.match.position.board.points(None) == table.points("A1 B1")
    assert table.match.position.handicap == 1
    table.play("A1")
    assert table.refused == [Illegal(Reason.SUPERKO, 0)], "Black has left that grid before"
    table.play("B1")
    assert table.record.cursor.get("B") == ("ba",)
    assert table.match.position.to_play is WHITE
    reopened = Table(grown(table.text())).go(99)
    assert reopened.record.at_node().position.board == table.match.position.board


def test_fixed_handicap_stones_stand_from_the_start() -> None:
    table = Table.game("japanese", handicap=4, side=9, turns="E5")
    assert table.record.tree.root.get("AB") == ("cg", "gc", "cc", "gg")
    assert turns(table) == ["w 4 4"]


# ---- looking elsewhere


def test_a_click_elsewhere_neither_plays_nor_moves_the_game() -> None:
    table = Table.game(turns="C3 D4 A1").go(-2)
    previous = table.text()
    table.play("E5 pass")
    assert table.clicked_elsewhere == [table.point("E5"), None]
    assert table.text() == previous
    assert not table.match.is_at_play


def test_returning_to_the_game() -> None:
    table = Table.game(turns="C3 D4 A1").go(-2)
    table.match.return_to_game()
    assert table.match.is_at_play
    assert table.record.depth() == 3


def test_a_variation_tried_leaves_the_game_where_it_is() -> None:
    table = Table.game(turns="C3 D4 A1").go(-2)
    table.match.play_variation(table.point("E5"))
    table.match.play_variation(table.point("E5"))
    assert picture(table.record.tree) == "0 1 (2 3) (4 5)"
    assert table.match.play_node is table.record.tree.node(3)
    assert turns(table)[-1] == "b 0 0"
    played = table.record.at_node().played
    assert played[0].illegal == Illegal(Reason.OCCUPIED)


def test_the_phase_is_the_games_at_every_node() -> None:
    table = Table.game(turns=WALLS + " pass pass").go(-5)
    assert isinstance(table.phase, Agreeing)
    assert not table.score.can_mark


# ---- taking back, going on, leaving


def test_undone_the_game_continues_as_the_main_line() -> None:
    table = Table.game(turns="C3 D4 A1").go(-2)
    table.match.take_back_to_here()
    assert table.match.is_at_play
    table.play("E5")
    assert turns(table) == ["b 2 2", "w 4 4"]
    assert picture(table.record.tree) == "0 1 (4) (2 3)"
    for _ in range(2):
        table.record.undo()
    assert picture(table.record.tree) == "0 1 2 3"
    assert table.match.play_node is table.record.tree.node(3)


def test_undone_and_played_again_the_old_line_is_the_main_line_again() -> None:
    table = Table.game(turns="C3 D4 A1").go(-2)
    table.match.take_back_to_here()
    table.play("E5").go(-1)
    table.match.take_back_to_here()
    table.play("D4")
    assert turns(table) == ["b 2 2", "w 3 3", "b 0 0"]
    assert table.match.play_node is table.record.tree.node(2)
    table.match.resign(BLACK)
    assert table.re == "W+R"


def test_a_finished_game_undone_has_no_result_any_more() -> None:
    table = Table.game(turns=THROWN_IN + " pass pass").mark("E2").agree()
    assert table.re == "W+2"
    table.go(-4)
    table.match.take_back_to_here()
    assert table.re == ""
    assert isinstance(table.phase, Playing)
    assert not any(node.has("TGEN") or node.has("TB") for node in table.record.tree)
    table.record.undo()
    assert table.re == "W+2"
    assert isinstance(table.phase, Finished)


def test_going_on_from_a_record_as_a_game() -> None:
    table = Table(grown("(;SZ[5]RU[Chinese]KM[3.5]PB[Ann]BR[3k]PW[Bob];B[cc];W[dd];B[ae])")).go(2)
    table.match.continue_here()
    match = table.match.match
    assert match is not None
    assert (match.rules.id, str(match.komi), match.black.name, match.black.rank) == (
        "chinese", "3.5", "Ann", "3k",
    )  # fmt: skip
    assert table.match.is_at_play
    assert not table.record.is_modified
    table.record.undo()
    assert table.match.match is None


def test_the_line_of_a_file_stays_its_main_line_and_its_result_its_own() -> None:
    table = Table(grown("(;SZ[5]KM[7]RE[W+R];B[cc];W[dd];B[ae])")).go(2)
    table.match.continue_here()
    table.play("E5 pass pass").agree()
    assert isinstance(table.phase, Finished)
    assert picture(table.record.tree) == "0 1 2 (3) (4 5 6)"
    assert table.re == "W+R"
    assert table.node("TGEN") == ("four-passes:agreed",)
    table.match.reopen()
    assert table.re == "W+R"
    assert not table.record.cursor.has("TGEN")


def test_a_record_continued_at_its_end_gets_the_result_of_the_game() -> None:
    table = Table(grown("(;SZ[5]KM[7];B[cc];W[])")).go(9)
    table.match.continue_here()
    table.play("pass").agree()
    assert table.re == "B+18"


def test_a_game_continued_after_its_two_passes_opens_the_marking() -> None:
    table = Table(grown("(;SZ[5]KM[7]RE[B+18];B[cc];W[];B[])")).go(9)
    table.match.continue_here()
    assert isinstance(table.phase, Agreeing)


def test_left_a_game_is_a_record_under_review() -> None:
    table = Table.game(turns="C3 D4")
    table.match.leave()
    assert (table.match.match, table.phase, table.match.play_node) == (None, None, None)
    table.go(-1).play("E5")
    assert picture(table.record.tree) == "0 1 (2) (3)"
    table.play("E5")
    assert table.refused == [Illegal(Reason.OCCUPIED)]
    for _ in range(2):
        table.record.undo()
    assert isinstance(table.phase, Playing)


def test_in_review_a_known_turn_is_walked_not_added() -> None:
    table = Table(grown("(;SZ[5];B[cc](;W[dd])(;W[ae]))"))
    table.play("C3 A1")
    assert table.record.cursor.id == 3
    assert not table.record.is_modified


# ---- a play-out


def disputed() -> Table:
    """Under Japanese-style rules E2 is in dispute and played out; White is to play."""
    table = Table.game("japanese", THROWN_IN + " pass pass").mark("E2")
    table.match.dispute()
    return table


def test_a_play_out_begins_as_the_game_stands_with_the_first_to_pass() -> None:
    table = disputed()
    assert isinstance(table.phase, Playout)
    position = table.match.position
    assert (position.to_play, position.passes) == (WHITE, 0)
    assert position.board == table.record.at_node().position.board


def test_a_play_out_is_a_variation_marked_with_what_is_tried() -> None:
    table = disputed().play("E1 B2")
    first = table.record.tree.node(14)
    assert first.get(PLAY_OUT) == ("open:ed",)
    assert turns(table)[-2:] == ["w pass", "b pass"], "R3: not even for other programs"
    assert [node.id for node in table.record.tree.main_line()] == list(range(14))


def test_other_programs_read_the_game_and_find_the_play_out_beside_it() -> None:
    table = disputed()
    played = turns(table)
    table.play("E1 B2 E3 pass pass")
    assert turns(table) == played
    saved = table.saved()
    last = saved.get_main_sequence()[-2]
    end, tried = last
    assert (end.properties(), len(end)) == ([], 0)
    assert tried.get_raw("TGPO") == b"dead:ed"
    assert last.get_raw("TGDD") == b"ed"
    reopened = Table(grown(table.text())).go(99)
    assert reopened.record.cursor.get("TGDD") == ("ed",), "our own end is the game's"
    assert reopened.marks == "E2"
    table.record.undo()
    for _ in range(5):
        table.record.undo()
    assert "TGPO" not in table.text()
    assert len(list(table.record.tree.node(13).children)) == 0


def test_a_game_that_continues_after_a_play_out_was_dropped_is_the_main_line() -> None:
    table = disputed().play("E1 B2").go(-99).go(4)
    table.match.take_back_to_here()
    table.play("A1")
    assert len(table.saved().get_main_sequence()) == 6


def test_two_passes_carry_the_result_back() -> None:
    table = disputed().play("E1 B2 E3 pass pass")
    assert isinstance(table.phase, Finished)
    assert table.record.cursor.id == 13
    assert table.record.tree.node(14).get(PLAY_OUT) == ("dead:ed",)
    assert table.node("TGDD") == ("ed",)
    assert table.node("TGEN") == ("playout:played-out",)
    assert table.marks == "E2"
    assert table.re


def test_a_chain_that_was_not_captured_lives() -> None:
    table = disputed().play("pass pass")
    assert isinstance(table.phase, Finished)
    assert table.record.tree.node(14).get(PLAY_OUT) == ("alive:ed",)
    assert table.marks == ""


def test_each_chain_may_have_a_board_of_its_own() -> None:
    table = Table.game("japanese", WALLS + " E2 A2 E4 pass pass").mark("E2")
    assert table.marks == "E2 E4"
    table.match.dispute()
    table.match.separate()
    table.play("E1 B2 E3 pass pass")
    phase = table.phase
    assert isinstance(phase, Playout)
    assert (phase.stones, phase.dead) == (table.points("E4"), table.points("E2"))
    assert table.record.cursor.id == phase.node
    table.play("pass pass")
    assert isinstance(table.phase, Finished)
    assert table.node("TGDD") == ("ed",)


def test_leaving_the_second_board_and_coming_back() -> None:
    table = disputed().play("E1 B2").go(-9)
    assert not table.match.is_at_play
    table.play("A1")
    assert table.clicked_elsewhere == [table.point("A1")]
    table.match.return_to_game()
    table.play("E3 pass pass")
    assert table.node("TGDD") == ("ed",)


def test_turns_on_the_second_board_are_undone_there() -> None:
    table = disputed().play("E1 B2 E3").go(-2)
    table.match.take_back_to_here()
    assert isinstance(table.phase, Playout)
    assert table.match.is_at_play
    assert table.match.position.to_play is BLACK
    table.play("E3")
    assert table.re == ""


def test_a_play_out_that_is_over_takes_no_game_back() -> None:
    table = disputed().play("E1 B2 E3 pass pass").go(2)
    table.match.take_back_to_here()
    assert table.denied == [Denial.NOT_NOW]
    assert isinstance(table.phase, Finished)


# ---- reopening


@pytest.mark.parametrize("mode", list(AgreementMode))
def test_a_finished_game_is_marked_again(mode: AgreementMode) -> None:
    table = Table.game(turns=THROWN_IN + " pass pass")
    table.match.choose_mode(mode)
    table.agree(WHITE, BLACK)
    assert table.re == "B+4"
    table.match.reopen()
    assert isinstance(table.phase, Agreeing)
    assert table.re == ""
    table.record.undo()
    assert table.re == "B+4"


# ---- what is reported


def test_phase_and_count_are_signalled_once_after_every_act(qtbot: QtBot) -> None:
    table = Table.game(turns="C3")
    phases: list[object] = []
    table.match.phase_changed.connect(phases.append)
    table.play("pass pass")
    table.go(-1)
    table.match.leave()
    told = [type(each).__name__ for each in phases]
    assert told == ["Playing", "Agreeing", "Agreeing", "NoneType"]


def test_without_a_game_there_is_nothing_to_return_to_or_take_back() -> None:
    table = Table(grown("(;SZ[5];B[cc])"))
    table.match.return_to_game()
    table.match.take_back_to_here()
    table.match.leave()
    assert table.record.undo_label is None
    assert isinstance(table.match, MatchSession)
    assert table.match.game_position is None
    assert Point(0, 0) == table.point("A1")


def test_a_game_taken_to_a_new_variation_is_the_main_line_and_gets_its_result() -> None:
    table = Table.game(RULE_SETS["tromp-taylor-logical"], turns="C3")
    table.record.go_to(table.record.tree.root)
    table.match.play_variation(Point(0, 0))
    table.match.take_back_to_here()
    table.match.play(None)
    table.match.play(None)
    assert turns(table) == ["b 0 0", "w pass", "b pass"]
    assert table.re == "B+25"
