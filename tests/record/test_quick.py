"""Replaying a line in one go finds what replaying it node by node finds."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.batch.generated import games
from tests.record.trees import grown
from tromp_gui.go.board import Board
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Superko
from tromp_gui.record.node import Tree
from tromp_gui.record.quick import play_on
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.sgf.reader import read

KO = "(;SZ[5]RU[{rules}]AB[ba][ab][cb]AW[ca][bc][db][cc];B[bb];W[ea];B[ee];W[bb];B[cb];W[da])"
RECORDS = (
    "(;SZ[5];B[aa];W[bb]C[a comment];B[cc]BL[12.5]OB[3];W[];B[dd];W[ee])",
    "(;SZ[5];B[aa];W[aa];B[ab];B[ac];W[zz];B[ad])",
    "(;SZ[5];B[aa]W[bb];B[cc];W[dd]AB[ee];B[ba]PL[B];B[ca])",
    "(;SZ[5]HA[2]AB[aa][ee];W[cc];B[bb];W[dd])",
    "(;SZ[2:1];B[aa];W[ba];B[aa];W[ba])",
    "(;SZ[3];B[ba];W[cc];B[ab];W[aa];B[bb])",
    "(;SZ[5];B[aa];W[];B[];W[bb];B[cc])",
    "(;SZ[5];B[ab];W[ba]\n;B[cc] ;W[aa];B[ee](;TGPO[x]B[dd])(;W[dd]))",
    "(;SZ[5];B [aa];W[B[bb];black[cc];W[\\dd])",
    *(KO.format(rules=rules) for rules in ("Japanese", "Chinese", "AGA", "TT", "NZ")),
)


def said(moments: list[PositionAtNode]) -> list[object]:
    """The facts that a report takes from a replay."""
    return [
        (
            [played for played in each.played if played.illegal],
            each.bad_values,
            each.position.may_lack_liberties and not each.played,
        )
        for each in moments
        if each.bad_values
        or any(played.illegal for played in each.played)
        or (each.position.may_lack_liberties and not each.played)
    ]


def check(tree: Tree) -> None:
    for rules in RULE_SETS.values():
        line = list(tree.main_line())
        slow = Replay(tree, rules)
        end = slow.at(line[-1]).position
        last, moments = Replay(tree, rules).remarkable(line)
        assert last._replace(seen=end.seen) == end
        assert (last.seen.first, last.seen.turns) == (end.seen.first, end.seen.turns)
        assert said(moments) == said([slow.at(node) for node in line])


@pytest.mark.parametrize("record", RECORDS)
def test_what_is_out_of_order(record: str) -> None:
    check(read(record.encode()).games[0])  # type: ignore[arg-type]


def test_games_of_many_kinds() -> None:
    for data in games(40):
        check(read(data).games[0])  # type: ignore[arg-type]


@given(st.sampled_from(Superko), st.booleans(), st.randoms(use_true_random=False))
def test_a_run_of_moves_leaves_what_they_leave_one_by_one(
    superko: Superko, suicide: bool, rng: Random
) -> None:
    rules = TROMP_TAYLOR._replace(superko=superko, suicide=suicide)
    moves = (f";{rng.choice('BW')}[{rng.choice('abcd')}a]" for _ in range(30))
    tree, verdicts = grown(f"(;SZ[4:1]{''.join(moves)})"), list[bool]()
    line, start = list(tree), Position.start(Board.empty(1, 4), rules)
    position, at = play_on(start, tree, line, 1, verdicts)
    alone = Replay(tree, rules).at(line[-1]).position
    assert at == len(line)
    assert position._replace(seen=alone.seen) == alone
    assert position.seen.turns == alone.seen.turns
    assert list(position.seen.first.items()) == list(alone.seen.first.items())
