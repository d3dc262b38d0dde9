"""A game is checked and counted in time as it has nodes, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.growth import TIMES, assert_time_is_linear
from tests.hostile import file_of
from tromp_gui.cli.report import ReportOptions, check, score
from tromp_gui.record.node import Tree
from tromp_gui.sgf.opening import read_any

NODES = 10_000
KINDS = {
    "semicolons": 1, "comments": 8, "move numbers": 11, "players to move": 6, "moves": 7,
    "set-ups of a point": 15, "self-capture": 7, "ko": 12, "gib": 15, "ugf": 11,
}  # fmt: skip
"""Kinds of hostile files, and the bytes of a node in them."""


def game(kind: str, nodes: int) -> Tree:
    """The game of a hostile file."""
    (tree,) = read_any(file_of(kind, KINDS[kind] * nodes)).games
    assert isinstance(tree, Tree)
    return tree


def assert_is_linear(act: Callable[..., object], kind: str) -> None:
    def report(tree: Tree) -> None:
        act("a file", 0, tree, ReportOptions())

    assert_time_is_linear(report, game(kind, NODES), game(kind, TIMES * NODES))


@pytest.mark.parametrize("kind", ["semicolons", "comments"])
def test_a_game_is_checked_in_time_as_it_has_nodes(kind: str) -> None:
    """The rest of the line was once copied for each node that is not a plain move."""
    assert_is_linear(check, kind)


def test_a_game_is_counted_in_time_as_it_has_nodes() -> None:
    assert_is_linear(score, "semicolons")


@pytest.mark.slow
@pytest.mark.parametrize("act", [check, score])
@pytest.mark.parametrize("kind", KINDS)
def test_any_game_is_reported_in_time_as_it_has_nodes(
    kind: str, act: Callable[..., object]
) -> None:
    assert_is_linear(act, kind)
