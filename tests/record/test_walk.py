"""All positions of a tree with one shared history: each as if its line were alone."""

from __future__ import annotations

import gc
import re
import sys
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.go.literal import LiteralGame, coloring_of
from tests.growth import TIMES, assert_memory_is_linear, assert_time_is_linear
from tests.hostile import file_of
from tests.record.trees import grown
from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color
from tromp_gui.go.rules import TROMP_TAYLOR, Ending, Superko
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.search import judged, replayed
from tromp_gui.sgf.reader import read

POINTS = ("", "aa", "ba", "ca", "da")


def written(rng: Random, kinds: str, nodes: int) -> str:
    """A random tree on a board of 4 x 1, where grids come again soon: `kinds` are B (moves),
    O (moves out of turn), A (set-ups) and P (play-outs).
    """
    parts, depth, color = ["(;SZ[4:1]"], 1, "B"
    for _ in range(nodes):
        if rng.random() < 0.3:
            parts.append("(")
            depth += 1
        kind = rng.choice(kinds)
        parts.append(";")
        if kind == "A":
            parts.append(f"A{rng.choice('BWE')}[{rng.choice(POINTS[1:])}]")
        if kind == "P":
            parts.append("TGPO[]")
        if kind == "O":
            color = "W" if color == "B" else "B"
        if kind != "A":
            parts.append(f"{color}[{rng.choice(POINTS)}]")
            color = "W" if color == "B" else "B"
        while depth > 1 and rng.random() < 0.3:
            parts.append(")")
            depth -= 1
    return "".join(parts) + ")" * depth


@given(
    st.sampled_from(Superko),
    st.booleans(),
    st.sampled_from(Ending),
    st.sampled_from(["BBBBBB", "BBBBBA", "BBBBBP", "BBBBAP", "BBBOBB"]),
    st.randoms(use_true_random=False),
)
def test_a_walk_through_a_tree_sees_what_each_line_alone_shows(
    superko: Superko, suicide: bool, ending: Ending, kinds: str, rng: Random
) -> None:
    """Pairs of passes that are taken back, set-ups, moves out of turn and second boards among
    them.
    """
    rules = TROMP_TAYLOR._replace(superko=superko, suicide=suicide, ending=ending)
    tree = grown(written(rng, kinds, 40))
    verdicts = dict(each for run in judged(tree, rules) for each in run)
    for node, at_node in replayed(tree, rules):
        alone = Replay(tree, rules).at(node)
        assert at_node.played == alone.played
        assert verdicts[node.id] == alone.has_illegal_turn
        assert at_node.position.board == alone.position.board
        assert at_node.position.lost == alone.position.lost
        assert at_node.position.legal_points() == alone.position.legal_points()


@given(st.sampled_from(Superko), st.booleans(), st.randoms(use_true_random=False))
def test_a_walk_through_a_tree_is_what_the_rules_say_literally(
    superko: Superko, suicide: bool, rng: Random
) -> None:
    rules = TROMP_TAYLOR._replace(superko=superko, suicide=suicide)
    tree = grown(written(rng, "B", 40))
    for node, at_node in replayed(tree, rules):
        game = LiteralGame(Board.empty(1, 4), superko, suicide, Color.BLACK, 0)
        turns = [turn_of(tree, each) for each in node.path[1:]]
        reasons = []
        for turn in turns:
            reasons.append(game.illegal(turn))
            if reasons[-1] is not None:
                break  # the literal reading knows no game after an illegal turn
            game.play(turn)
        if reasons and len(reasons) == len(turns):
            (played,) = at_node.played
            ended = played.illegal == Illegal(
                Reason.GAME_OVER
            )  # Tromp's ten statements say nothing about it
            assert ended or played.illegal == reasons[-1]
        if not any(reasons):
            assert coloring_of(at_node.position.board) == game.grid
            assert sorted(at_node.position.legal_points()) == sorted(game.legal())


def turn_of(tree: Tree, node: Node) -> Turn:
    color = node.move_color
    assert color is not None
    return Turn(color, tree.codec.point(node.get(color.value)[0]))


@pytest.mark.parametrize(
    "rest",
    [
        "W[ba]", "w[ba]", "White [ba]", "AddBlack\n[ba]", "AE[aa]", "LB[ba:A]AW[ba]", "pl[B]",
        "C[x]PL[B]", "LB[ba:A]", "C[below [a\\]]", "TGPO[]", "zz[B]", "KO[]", "B[ba]", "[ba]",
    ],
)  # fmt: skip
def test_what_follows_a_move_in_its_node_counts(rest: str) -> None:
    tree = grown(f"(;SZ[4:1];B[aa]{rest};W[ba];B[ca];W[da];B[aa]{rest};W[ba])")
    told = [each for run in judged(tree, TROMP_TAYLOR) for each in run]
    assert told == [
        (node.id, Replay(tree, TROMP_TAYLOR).at(node).has_illegal_turn) for node in tree
    ]


def test_one_step_judges_many_moves_but_no_two_other_nodes() -> None:
    """Otherwise a file of diagrams, each a set-up of a whole board, would make the window wait."""
    moves, diagrams = ";B[aa];W[ba]" * 100, ";AB[aa]AW[ba]AE[ca]" * 100
    runs = [len(run) for run in judged(grown(f"(;SZ[4:1]{moves}{diagrams})"), TROMP_TAYLOR)]
    assert runs == [1, 64, 64, 64, 8] + [1] * 100


def test_all_lines_share_one_history() -> None:
    """Nothing is copied at a fork: in a deep tree, that took quadratic time."""
    tree = game("forks", 4000)
    histories = {id(at_node.position.seen) for _, at_node in replayed(tree, TROMP_TAYLOR)}
    assert len(histories) == 1


def game(kind: str, size: int) -> Tree:
    """The game of a hostile file."""
    (tree,) = read(file_of(kind, size)).games
    assert isinstance(tree, Tree)
    return tree


def test_memory_can_be_given_back_after_judging_every_node(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Freed tuples that Python keeps for reuse would hold blocks of memory."""
    letters, rng = "abcdefghi", Random(1)
    points = (rng.choice(letters) + rng.choice(letters) for _ in range(2000))
    tree = grown(
        "(;SZ[9]" + "".join(f";{'BW'[i % 2]}[{point}]" for i, point in enumerate(points)) + ")"
    )

    def kept() -> int:
        """The number of freed tuples that are kept, as long as a key or a position."""
        sys._debugmallocstats()
        found = re.findall(r"(\d+) free (?:3|15)-sized PyTupleObjects", capfd.readouterr().err)
        return sum(int(each) for each in found)

    gc.collect()
    for _ in judged(tree, TROMP_TAYLOR):
        pass
    assert kept() < 100


KINDS = ("forks", "zigzag", "siblings", "play-outs on a line", "set-ups", "views", "passes")


@pytest.mark.parametrize("kind", KINDS)
def test_judging_every_node_takes_time_as_there_are_nodes(kind: str) -> None:
    """The simple ko has another history on the second board; Taylor takes passes back."""
    rules = TROMP_TAYLOR._replace(superko=Superko.SIMPLE, ending=Ending.TAYLOR_2001)

    def judge(tree: Tree) -> object:
        return [bad for run in judged(tree, rules) for _, bad in run]

    small, large = game(kind, 8000), game(kind, TIMES * 8000)
    assert_time_is_linear(judge, small, large)
    if kind in ("forks", "views"):
        assert_memory_is_linear(judge, game(kind, 4000), game(kind, TIMES * 4000))
