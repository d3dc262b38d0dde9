"""What a new record and a finished game write (docs/rules.md, "What a file keeps")."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.match.games import BLACK, LONELY, Game
from tests.record.trees import grown
from tests.session.table import WALLS, WHITE, Table
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending
from tromp_gui.match.actions import Denial
from tromp_gui.match.agreement import Decision, agree, decided, dispute, mark
from tromp_gui.match.phases import Agreeing, Finished, Mediating, Playing, Playout
from tromp_gui.match.settle import accepted, offered, resigned
from tromp_gui.match.setup import Setup
from tromp_gui.record.edits import Edits
from tromp_gui.record.node import Tree
from tromp_gui.session.game.endings import ending_edits, is_ended, is_undecided, recorded_playout
from tromp_gui.session.game.new_record import record_of

STONE = frozenset([LONELY])


def written(game: Game) -> Tree:
    """A record of one more node than the root, with what the file keeps of the game's end."""
    tree = grown("(;SZ[6];C[the play node])")
    match = game.match._replace(node=1)
    Edits(tuple(ending_edits(tree, match, game.position, is_main=True))).apply(tree)
    return tree


def test_an_agreement_on_stones() -> None:
    game = Game.of(Ending.FOUR_PASSES).passes(2).do(mark, BLACK, STONE)
    tree = written(game.do(agree, BLACK).do(agree, WHITE))
    node = tree.node(1)
    assert (node.get("TGEN"), node.get("TGDD")) == (("four-passes:agreed",), ("ac",))
    assert tree.root.get("RE") == (game.result,)
    assert "ac" in node.get("TW")


def test_a_third_partys_decision_with_its_author() -> None:
    game = Game.of(Ending.MEDIATION).passes(2).do(mark, BLACK, STONE).do(dispute, WHITE)
    node = written(game.do(decided, Decision(STONE, "A [referee]"))).node(1)
    assert node.get("TGEN") == ("mediation:A [referee\\]",)


def test_an_agreed_result_is_marked_as_agreed_and_counts_nothing() -> None:
    game = Game.of(Ending.LASKER_MAAS).do(offered, BLACK, Result(WHITE, Way.SCORE, Decimal(3)))
    tree = written(game.do(accepted, WHITE))
    assert tree.root.get("RE") == ("W+3",)
    assert tree.node(1).get("TGEN") == ("lasker-maas:agreed",)
    assert not {"TB", "TW", "TGDD"} & set(tree.node(1).identifiers)


def test_a_resignation_is_known_from_the_result_alone() -> None:
    tree = written(Game.of(Ending.FOUR_PASSES).do(resigned, BLACK))
    assert tree.root.get("RE") == ("W+R",)
    assert tree.node(1).identifiers == grown("(;;C[])").node(1).identifiers


@pytest.mark.parametrize(
    ("rules", "komi", "written_komi"),
    [("lasker-maas", "6", "6.5"), ("lasker-maas", "0", "0.5"), ("chinese", "7.5", "7.5")],
)
def test_the_komi_of_a_new_record(rules: str, komi: str, written_komi: str) -> None:
    tree = record_of(Setup(rules=RULE_SETS[rules], komi=Decimal(komi)))
    assert tree.root.get("KM") == (written_komi,)


# ---- read again


def disputed() -> Table:
    """White's stone on E2 is played out on a second board, on which two moves were made."""
    table = Table.game("japanese", WALLS + " E2 pass pass").mark("E2")
    table.match.dispute()
    return table.play("E1 B2")


def opened(table: Table) -> Table:
    """The same record, saved and opened again, at the node that was looked at."""
    again = Table(grown(table.text()))
    again.record.go_to(again.record.tree.node(table.record.cursor.id))
    assert again.phase is None
    return again


def test_a_recorded_play_out_continues_from_its_last_turn() -> None:
    table = opened(disputed())
    table.match.continue_here()
    phase = table.phase
    assert isinstance(phase, Playout)
    assert phase.stones == table.points("E2")
    table.play("E3 pass pass")
    assert isinstance(table.phase, Finished)
    assert table.node("TGDD") == ("ed",)
    assert table.node("TGEN") == ("playout:played-out",)


def test_a_play_out_that_has_ended_decides_nothing_more() -> None:
    table = opened(disputed().play("E3 pass pass"))
    last = [node for node in table.record.tree if node.first_child is None][-1]
    table.record.go_to(last)
    assert recorded_playout(table.record) is not None
    table.match.continue_here()
    assert not isinstance(table.phase, Playout)


def test_a_dispute_that_was_settled_is_not_opened_again() -> None:
    """Two passes more would have replaced the result."""
    table = disputed().play("E3 pass pass")
    assert isinstance(table.phase, Finished)
    table.record.go_to(next(node for node in table.record.tree if node.has("TGEN")))
    again = opened(table)
    again.match.continue_here()
    assert isinstance(again.phase, Agreeing)
    assert again.marks == "E2"


def test_separate_copies_continue_with_those_that_wait() -> None:
    table = Table.game("japanese", WALLS + " E2 A1 pass pass").mark("E2 A1")
    table.match.dispute()
    table.match.separate()
    first = table.phase
    assert isinstance(first, Playout)
    table = opened(table.play("B1 A5"))
    table.match.continue_here()
    second = table.phase
    assert isinstance(second, Playout)
    assert (second.stones, second.waiting) == (first.stones, first.waiting)


# ---- a disagreement


DISPUTED = ["tromp-taylor", "tromp-taylor-1995", "kgs-cleanup", "lasker-maas", "japanese"]


@pytest.mark.parametrize("rules", DISPUTED)
def test_a_disagreement_is_kept(rules: str) -> None:
    """The marks, the dispute, and that the next passes count."""
    table = Table.game(rules, "A1 " + WALLS.replace("C1 D1", "D1 C1") + " E2 pass pass").mark("E2")
    stones = table.marks
    table.match.dispute(WHITE)
    before = table.phase
    assert stones
    again = opened(table)
    assert not is_undecided(again.record)
    again.match.continue_here()
    assert again.phase == before
    assert again.match.contested == table.match.contested
    assert bool(again.match.contested) is isinstance(before, Playing)
    table.record.undo()
    assert not table.record.cursor.has("TGDP")


@pytest.mark.parametrize("rules", DISPUTED[:-1])
def test_after_a_kept_disagreement_the_passes_end_the_game(rules: str) -> None:
    table = Table.game(rules, WALLS + " E2 pass pass")
    table.match.play_on()
    assert table.node("TGDP") == ("",)
    table = opened(table.play("pass"))
    table.match.continue_here()
    table.play("pass")
    assert isinstance(table.phase, Finished)


def test_undisputed_stones_stay_dead_in_a_kept_play_out() -> None:
    table = Table.game("japanese", WALLS + " E2 A1 pass pass").mark("E2 A1")
    table.match.dispute(stones=table.points("E2"))
    table = opened(table)
    table.match.continue_here()
    phase = table.phase
    assert isinstance(phase, Playout)
    assert (phase.stones, phase.dead) == (table.points("E2"), table.points("A1"))


def test_japanese_resumption_is_kept_with_its_turn() -> None:
    """J1989, article 9.3: who asks lets the other player move first."""
    table = Table.game("japanese", WALLS + " pass pass")
    table.match.play_on(by=table.match.position.to_play)
    table = opened(table)
    table.match.continue_here()
    table.play("pass pass")
    assert isinstance(table.phase, Agreeing)
    table.match.play_on()
    assert table.denied == [Denial.NOT_NOW]


def test_a_mediation_that_waits_is_kept() -> None:
    rules = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)
    table = Table.game(rules, WALLS + " E2 pass pass").mark("E2")
    table.match.dispute()
    table = opened(table)
    table.match.continue_here()
    phase = table.phase
    assert isinstance(phase, Mediating)
    assert [each.chain for each in phase.disputes] == [table.points("E2")]


def test_taking_the_game_back_to_a_disagreement_opens_the_marking_again() -> None:
    table = Table.game(turns=WALLS + " E2 pass pass")
    table.match.play_on()
    table.play("A1").go(-1)
    table.match.take_back_to_here()
    assert isinstance(table.phase, Agreeing)
    assert not table.node("TGDP")


@pytest.mark.parametrize("values", ["B:zz", "X:ed", "B:aa", "][", "both:", ""])
def test_a_malformed_disagreement_names_no_chain(values: str) -> None:
    table = Table(grown(f"(;SZ[5];B[ed];W[ee];B[];W[]TGDP[{values}])")).go(9)
    table.match.continue_here()
    assert table.phase == Playing()


def test_an_official_pass_is_kept() -> None:
    table = Table.game("tromp-taylor-2001", WALLS)
    table.match.play(None, is_official=True)
    assert table.node("TGOP") == ("",)
    table = opened(table)
    table.match.continue_here()
    table.match.play(None, is_official=True)
    assert isinstance(table.phase, Finished)
    table.record.undo()
    table.match.play(None)
    assert isinstance(table.phase, Agreeing)
    assert not table.node("TGOP")


@pytest.mark.parametrize(
    ("text", "ended", "undecided"),
    [
        ("(;SZ[5];B[aa];W[];B[])", False, True),
        ("(;SZ[5];B[aa];W[];B[]TGDP[])", False, False),
        ("(;SZ[5]RE[B+25];B[aa];W[];B[])", True, False),
        ("(;SZ[5]RU[tromp-taylor-logical];B[aa];W[];B[])", True, False),
    ],
)
def test_two_passes_alone_do_not_end_a_game(text: str, ended: bool, undecided: bool) -> None:
    record = Table(grown(text)).go(9).record
    assert (is_ended(record), is_undecided(record)) == (ended, undecided)


@pytest.mark.parametrize("values", ["open:zz", "open:", "[", "open:cc", "dead:aa][open:zz"])
def test_a_play_out_about_nothing_is_none(values: str) -> None:
    table = Table(grown(f"(;SZ[5];B[aa];W[ee];B[];W[];TGPO[{values}]B[bb])"))
    table.go(9)
    table.match.continue_here()
    assert not isinstance(table.phase, Playout)
