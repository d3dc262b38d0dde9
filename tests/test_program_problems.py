"""The problems that come with the program: sound, and from easy to hard."""

from __future__ import annotations

from decimal import Decimal
from functools import cache

import pytest

from tromp_gui import resources
from tromp_gui.engine.network.network import own_network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.point import Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.learning.problems import HARDEST, Problem, grade_of, position_key, problem_at
from tromp_gui.record.replay import Replay
from tromp_gui.sgf.diagnosis import diagnose
from tromp_gui.sgf.opening import read_any

FILE = resources.path("problems/problems.sgf")


@cache
def problems() -> tuple[Problem, ...]:
    """All of them."""
    found = [problem_at(tree, tree.root) for tree in read_any(FILE.read_bytes()).trees]
    assert all(isinstance(each, Problem) for each in found)
    return tuple(each for each in found if isinstance(each, Problem))


def test_there_are_enough_and_each_is_there_once() -> None:
    keys = [position_key(each.tree, each.start) for each in problems()]
    assert len(set(keys)) == len(keys) >= 300
    assert not diagnose(FILE.read_bytes())


def test_they_are_sorted_from_easy_to_hard() -> None:
    grades = [grade_of(each.tree, each.start) or 0 for each in problems()]
    assert grades == sorted(grades)
    assert set(grades) == set(range(1, HARDEST + 1))


@pytest.mark.parametrize("part", range(4))
def test_each_is_a_legal_position_with_one_right_move(part: int) -> None:
    for problem in problems()[part::4]:
        replay = Replay(problem.tree, RULE_SETS["chinese"])
        position = replay.at(problem.start).position
        assert position.board.has_liberties()
        assert position.to_play is problem.player
        right, *wrong = list(problem.start.children)
        assert problem.branches.right == {problem.start.id, right.id}
        assert len(wrong) >= 3
        moves = [problem.point(child) for child in problem.start.children]
        assert len(set(moves)) == len(moves)
        assert isinstance(moves[0], Point)
        for node in problem.tree:
            for played in replay.at(node).played:
                assert played.illegal is None


@pytest.mark.slow
def test_the_engine_of_the_program_finds_most_of_them() -> None:
    """With 200 visits; those of the hardest grade are not found with 16."""
    network = own_network()
    found = 0
    for problem in problems():
        position = Replay(problem.tree, RULE_SETS["chinese"]).at(problem.start).position
        start = GameStart(position.board, problem.player)
        search = NetworkSearch(network, seed=7)
        search.ask(Game.new(RULE_SETS["chinese"], Decimal(7), start), problem.player)
        search.run(Budget(200), lambda: False)
        best = search.report().candidates[0].point
        found += best == problem.point(next(problem.start.children))
    assert found / len(problems()) >= 0.9
