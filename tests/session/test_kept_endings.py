"""What a new record and a finished game write (docs/rules.md, "What a file keeps")."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.match.games import BLACK, LONELY, WHITE, Game
from tests.record.trees import grown
from tests.session.table import WALLS, Table
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.match.agreement import Decision, agree, decided, dispute, mark
from tromp_gui.match.phases import Finished, Playout
from tromp_gui.match.settle import accepted, offered, resigned
from tromp_gui.match.setup import Setup
from tromp_gui.record.edits import Edits
from tromp_gui.record.node import Tree
from tromp_gui.session.game.endings import ending_edits, recorded_playout
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


def test_a_resignation_is_told_by_the_result_alone() -> None:
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


@pytest.mark.parametrize("values", ["open:zz", "open:", "[", "open:cc", "dead:aa][open:zz"])
def test_a_play_out_about_nothing_is_none(values: str) -> None:
    table = Table(grown(f"(;SZ[5];B[aa];W[ee];B[];W[];TGPO[{values}]B[bb])"))
    table.go(9)
    table.match.continue_here()
    assert not isinstance(table.phase, Playout)
