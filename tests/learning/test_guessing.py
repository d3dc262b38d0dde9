"""Which moves of a line are asked for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.go.literal import LiteralGame
from tests.record.trees import grown
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import BOTH, Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.learning.guessing import next_question
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay


def asked(tree: Tree, colors: frozenset[Color] = BOTH) -> list[tuple[int, Color, Point]]:
    """The depths of the nodes that are shown, and what is to be found there."""
    line, replay, found, depth = list(tree.main_line()), Replay(tree, TROMP_TAYLOR), [], 0
    while (question := next_question(line, depth, replay.at, colors)) is not None:
        assert line[line.index(question.node) + 1] is question.answer
        found.append((line.index(question.node), question.color, question.point))
        depth = line.index(question.answer)
    return found


POINTS = {"aa": Point(0, 0), "ba": Point(0, 1), "ca": Point(0, 2), "": None}


@given(st.lists(st.tuples(st.sampled_from("BW"), st.sampled_from(sorted(POINTS))), max_size=12))
def test_every_legal_move_is_asked_for_and_no_pass(moves: list[tuple[str, str]]) -> None:
    rules = TROMP_TAYLOR
    game = LiteralGame(Board.empty(1, 4), rules.superko, rules.suicide, Color.BLACK, 0)
    expected, depth, passes = [], 0, 0
    for letter, value in moves:
        turn = Turn(Color(letter), POINTS[value])
        if game.illegal(turn) or passes == 2:
            break
        game.play(turn)
        if turn.point is not None:
            expected.append((depth, turn.color, turn.point))
        depth, passes = depth + 1, passes + 1 if turn.is_pass else 0
    text = "".join(f";{color}[{value}]" for color, value in moves[: depth + 1])
    assert asked(grown(f"(;SZ[4:1]{text})")) == expected


def test_only_the_moves_of_one_player_are_asked_for() -> None:
    tree = grown("(;SZ[5];B[aa];W[bb];B[cc];W[];B[dd];W[ee])")
    colors = {each: asked(tree, frozenset({each})) for each in Color}
    assert colors == {
        Color.BLACK: [(0, Color.BLACK, Point(4, 0)), (2, Color.BLACK, Point(2, 2)),
            (4, Color.BLACK, Point(1, 3))],
        Color.WHITE: [(1, Color.WHITE, Point(3, 1)), (5, Color.WHITE, Point(0, 4))],
    }  # fmt: skip


@pytest.mark.parametrize(
    "node", ["AB[aa]", "C[a word]", "", "B[zz]", "AE[aa]B[bb]", "B[aa]W[bb]", "W[aa]", "PL[W]"]
)
def test_what_is_more_or_less_than_a_legal_move_is_stepped_over(node: str) -> None:
    tree = grown(f"(;SZ[5];{node};C[then])")
    assert asked(tree) == []


@pytest.mark.parametrize("record", ["(;)", "(;SZ[52])", "(;SZ[9]AB[aa][bb]AW[cc])"])
def test_a_record_without_moves_asks_nothing(record: str) -> None:
    assert asked(grown(record)) == []


def test_the_beginning_of_a_play_out_is_not_asked_for() -> None:
    tree = grown("(;SZ[5];B[aa];W[bb](;TGPO[]B[cc];W[dd]))")
    assert [depth for depth, *_ in asked(tree)] == [0, 1]
