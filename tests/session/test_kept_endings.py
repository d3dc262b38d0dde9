"""What a new record and a finished game write into the file (RULES, "What the file keeps")."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from tests.match.games import BLACK, LONELY, WHITE, Game
from tests.record.trees import grown
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.match.agreement import agree, dispute, mark
from tromp_gui.match.declared import accepted, offered, resigned
from tromp_gui.match.mediation import Decision, decided
from tromp_gui.match.setup import Setup
from tromp_gui.record.edits import Edits
from tromp_gui.record.node import Tree
from tromp_gui.session.endings import ending_edits
from tromp_gui.session.new_record import record_of

STONE = frozenset([LONELY])


def written(game: Game) -> Tree:
    """A record of one more node than the root, with what the file keeps of the game's end."""
    tree = grown("(;SZ[6];C[the play node])")
    match = replace(game.match, node=1)
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
