"""Lines: replayed, they give what the rules give for the record, whatever the record does."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.library.games import SHARED, sgf
from tromp_gui.go.grid import grid_of
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.library.line import line_of, moments
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay
from tromp_gui.sgf.opening import read_any

POINTS = st.sampled_from(["aa", "ba", "ab", "bb", "ca", "cb", "", "tt", "zz", "x"])
NODES = st.lists(
    st.tuples(st.sampled_from(["B", "W", "AB", "AW", "AE", "C", "BW"]), POINTS), max_size=30
)


def replayed(tree: Tree, rules: str = "tromp-taylor") -> list[tuple[int, int, int]]:
    """Turn and stones at each node of the main line, nodes that change nothing left out."""
    replay = Replay(tree, RULE_SETS[rules])
    found: list[tuple[int, int, int]] = []
    for node in tree.main_line():
        position = replay.at(node).position
        values = position.turn, position.black, position.white
        if not found or values != found[-1]:
            found.append(values)
    return found


def from_line(tree: Tree, rules: str = "tromp-taylor") -> list[tuple[int, int, int]]:
    replay = Replay(tree, RULE_SETS[rules])
    line = line_of([replay.at(node) for node in tree.main_line()])
    found = [each[:3] for each in moments(line, grid_of(tree.rows, tree.columns))]
    has_turn = tree.root.move_color is not None
    return found[1:] if has_turn and found[0] == (0, 0, 0) else found


def tree_of(text: str) -> Tree:
    (tree,) = read_any(text.encode()).games
    assert isinstance(tree, Tree)
    return tree


@given(NODES, st.sampled_from(["", "AB[aa][bb]AW[ba]", "HA[2]AB[aa][cb]", "AW[aa]AB[ba][ab]"]))
def test_any_record_is_replayed_from_its_line(nodes: list[tuple[str, str]], root: str) -> None:
    body = "".join(
        f";B[{point}]W[{point[::-1]}]" if name == "BW" else f";{name}[{point}]"
        for name, point in nodes
    )
    tree = tree_of(f"(;GM[1]SZ[3:2]{root}{body})")
    assert from_line(tree) == replayed(tree)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("rows", "columns"), [(19, 19), (3, 5), (1, 6)])
def test_a_game_takes_two_bytes_a_turn(rows: int, columns: int, seed: int) -> None:
    tree = tree_of(sgf(rows, columns, 60, seed))
    replay = Replay(tree, RULE_SETS["tromp-taylor"])
    line = line_of([replay.at(node) for node in tree.main_line()])
    assert len(line) == 2 * 60
    assert from_line(tree) == replayed(tree)


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared data are not here")
def test_real_games_are_replayed_from_their_lines() -> None:
    for path in sorted(Path(SHARED).rglob("*.sgf"))[::4]:
        try:
            games = read_any(path.read_bytes()).games
        except ValueError:
            continue
        for tree in games[:5]:
            if isinstance(tree, Tree):
                assert from_line(tree, "japanese") == replayed(tree, "japanese"), path
