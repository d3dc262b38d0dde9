"""The tree under the rules: every superko, both suicides, two passes, territory; and arithmetic."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from decimal import Decimal

import pytest

from tests.engine.talk import game_on
from tromp_gui.engine.kernel import repeats
from tromp_gui.engine.kernel import search as kernel
from tromp_gui.engine.kernel.board import (
    BLACK,
    PASS,
    WHITE,
    board_of,
    empty_board,
    number_of,
    place,
    point_of,
)
from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.engine.question import Question, question_of
from tromp_gui.engine.state import Game, new_game
from tromp_gui.engine.tree import SearchTree
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS

LADDERS = """
    . . . . . . . .
    . X . . . . . .
    O X . . . O . .
    O O X . . . . .
    . X . . . . . .
    . X O . . X O .
    . . X . . . X .
    . . . . . . . .
    """
PROGRAM = """
import json
from tests.engine.kernel.test_search import LADDERS, grown
from tests.engine.talk import game_on
from tromp_gui.engine.kernel.compiling import IS_COMPILED
from tromp_gui.go.point import Color
assert not IS_COMPILED
print(json.dumps(list(grown(game_on(LADDERS), Color.BLACK, 60).branches())))
"""


def grown(game: Game, color: Color, playouts: int = 400, passing: bool = False) -> SearchTree:
    """The tree of a position after this many playouts, `passing` alone being allowed."""
    question = question_of(game, color)
    if passing:
        question = question._replace(allowed=frozenset([PASS]))
    tree = SearchTree(question, 1)
    tree.ask(question, 1)
    tree.grow(question, playouts)
    return tree


def lines(tree: SearchTree, node: int = 1) -> Iterator[list[int]]:
    """Every path of the tree from its root down, as moves, the forbidden left out."""
    yield []
    for move, child in tree.children(node):
        for rest in lines(tree, child):
            yield [move, *rest]


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize(("rows", "columns"), [(1, 2), (1, 3), (2, 2), (2, 3)])
def test_every_line_that_was_searched_is_legal(rules: str, rows: int, columns: int) -> None:
    start = new_game(rows, columns, RULE_SETS[rules])
    for color in Color:
        for line in lines(grown(start, color)):
            game, player = start, color
            for move in line:
                game = game.play(Turn(player, point_of(move, columns)))
                player = player.opponent


@pytest.mark.parametrize("rules", RULE_SETS)
def test_lines_after_a_game_with_kos_are_legal_too(rules: str) -> None:
    start = game_on(
        """
        . X O .
        X O . O
        . X O .
        """,
        rules=RULE_SETS[rules],
    ).play(Turn(Color.BLACK, Point(1, 2)))
    visited = 0
    for line in lines(grown(start, Color.WHITE, 1500)):
        game, player, visited = start, Color.WHITE, visited + 1
        for move in line:
            game = game.play(Turn(player, point_of(move, 4)))
            player = player.opponent
    assert visited > 20


def test_suicide_is_searched_where_it_is_legal() -> None:
    diagram = """
        . X O .
        X O O .
        O O . .
        """
    for rules, is_there in (("tromp-taylor", True), ("chinese", False)):
        tree = grown(game_on(diagram, rules=RULE_SETS[rules]), Color.BLACK, 50)
        assert (number_of(Point(2, 0), 4) in dict(tree.children())) is is_there


def test_the_hash_of_a_grid_is_that_of_its_stones_however_they_came() -> None:
    one, other = empty_board(3, 4), empty_board(3, 4)
    words = repeats.zobrist_for(one)
    assert repeats.grid_hash(one, words) == 0
    for point in (Point(0, 0), Point(1, 2)):
        place(one, number_of(point, 4), BLACK)
    for point in (Point(1, 2), Point(0, 0)):
        place(other, number_of(point, 4), BLACK)
    assert repeats.grid_hash(one, words) == repeats.grid_hash(other, words) != 0
    place(one, number_of(Point(2, 3), 4), WHITE)
    assert repeats.grid_hash(one, words) != repeats.grid_hash(other, words)


def test_hash_words_differ() -> None:
    words = [int(word) for word in repeats.zobrist_for(empty_board(52, 52))]
    assert len(set(words)) == len(words)
    assert all(0 < word < 1 << 62 for word in words)


def test_a_table_finds_what_is_in_it() -> None:
    keys = [key * 64 + 1 for key in range(300)]
    table = repeats.table_of(keys)
    assert all(repeats.is_seen(table, key) for key in keys)
    assert not any(repeats.is_seen(table, key + 1) for key in keys)
    assert not repeats.is_seen(repeats.table_of([]), 5)


def asked(diagram: str, color: Color, rules: str, komi: int = 0) -> Question:
    """The question of a drawn board."""
    return question_of(game_on(diagram, color, RULE_SETS[rules], komi), color)


def test_what_white_is_given() -> None:
    diagram = "X . O O\nX . . O"
    assert asked(diagram, Color.BLACK, "tromp-taylor", 7).values[kernel.KOMI] == 7
    assert asked(diagram, Color.BLACK, "japanese", 7).values[kernel.KOMI] == 7 + 2 - 3
    assert asked(diagram, Color.BLACK, "tromp-taylor", 10**9).values[kernel.KOMI] == 10_000


def test_prisoners_count_in_territory() -> None:
    diagram = ". X O .\nX O . O\n. X O ."
    game = game_on(diagram, rules=RULE_SETS["japanese"], komi=3)
    taken = game.play(Turn(Color.BLACK, Point(1, 2)))
    assert question_of(taken, Color.WHITE).values[kernel.KOMI] == 3 + (4 - 3) - 1


def test_lasker_maas_has_its_komi_in_prisoners_and_half_a_point() -> None:
    game = new_game(3, 3, RULE_SETS["lasker-maas"])
    assert game.komi == Decimal(6)
    assert question_of(game, Color.BLACK).values[kernel.KOMI] == 6.5


@pytest.mark.parametrize(
    ("diagram", "lead"),
    [
        (". X O .\n. X O .\n. X O .", 0),
        ("X . X .\n. X X X\nO O O .", 4),
        (". . .\n. . .", 0),
        ("X . .\n. . .", 6),
        ("X O\n. .", 0),
    ],
)
def test_two_passes_count_the_board_as_it_stands(diagram: str, lead: int) -> None:
    rules = "tromp-taylor-logical"
    start = game_on(diagram, Color.WHITE, RULE_SETS[rules]).play(Turn(Color.WHITE, None))
    (passed,) = grown(start, Color.BLACK, 8, passing=True).branches()
    assert (passed.move, passed.visits) == (PASS, 8)
    assert passed.lead / passed.visits == lead
    score = start.score()
    assert score.black.total - score.white.total == lead


def test_after_two_passes_a_position_is_searched_like_any_other() -> None:
    game = new_game(3, 3)
    for color in Color:
        game = game.play(Turn(color, None))
    tree = grown(game, Color.BLACK, 200)
    assert max(tree.branches(), key=lambda branch: branch.visits).move == number_of(Point(1, 1), 3)


def test_a_full_board_has_the_pass_alone() -> None:
    game = game_on("X O\nO X", rules=RULE_SETS["chinese"])
    assert PASS in dict(grown(game, Color.BLACK, 10).children())
    assert board_of(Board.from_diagram("X O\nO X")) is not None


@pytest.mark.skipif(not IS_COMPILED, reason="Numba can't be imported here")
def test_uncompiled_functions_grow_the_same_tree() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "TROMP_GUI_UNCOMPILED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    plain = [tuple(branch) for branch in json.loads(run.stdout)]
    assert plain == [
        tuple(branch) for branch in grown(game_on(LADDERS), Color.BLACK, 60).branches()
    ]
