"""When there is nothing left to play for, with and without a search."""

from __future__ import annotations

import pytest

from tests.engine.talk import game_on
from tromp_gui.engine.settled import (
    is_hopeless,
    is_settled,
    looks_settled,
    prefers_pass,
    unowned,
)
from tromp_gui.engine.state import MoveCandidate, SearchReport
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS

DONE = """
    . X O O .
    X X O . O
    . X O O O
    X X O O O
    . X O . O
"""
DAME = """
    . X . O .
    X X . O O
    . X . O .
    X X X O O
    . X O O .
"""
PRISONER = """
    . X X O .
    X X O . O
    O X O O O
    . X O O O
    X X O . O
    . X O O O
"""


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_finished_board(rules: str) -> None:
    for color in Color:
        assert is_settled(game_on(DONE, color, RULE_SETS[rules]), color)


def test_dame_count_by_area_only() -> None:
    assert not is_settled(game_on(DAME, rules=RULE_SETS["chinese"]), Color.BLACK)
    assert is_settled(game_on(DAME, rules=RULE_SETS["japanese"]), Color.BLACK)


def test_an_open_board() -> None:
    assert not is_settled(game_on(". . .\n. X .\n. . ."), Color.BLACK)


@pytest.mark.parametrize("komi", [0, -30])
def test_prisoners_have_to_be_taken_where_nobody_agrees(komi: int) -> None:
    friendly = game_on(PRISONER, rules=RULE_SETS["chinese"], komi=komi)
    strict = game_on(PRISONER, rules=RULE_SETS["tromp-taylor-logical"], komi=komi)
    assert is_settled(friendly, Color.BLACK)
    assert is_settled(friendly, Color.BLACK, captures_all_dead=True) is (komi < 0)
    assert is_settled(strict, Color.BLACK) is (komi < 0)
    assert is_settled(strict, Color.WHITE)


def test_a_pass_is_answered_where_the_board_is_won() -> None:
    game = game_on(". X . . .", Color.WHITE, RULE_SETS["tromp-taylor-logical"])
    assert not is_settled(game, Color.WHITE)
    assert is_settled(game.play(Turn(Color.WHITE, None)), Color.BLACK)


OPEN = """
    . . . O . . .
    . . X O . . .
    . . X O . . .
    . . X O O . .
    X X X . X O O
    . . . X X X .
    . . . . . . X
"""


def test_a_pass_is_not_answered_while_a_border_is_open() -> None:
    rules = RULE_SETS["tromp-taylor-logical"]
    passed = game_on(OPEN, Color.WHITE, rules, -20).play(Turn(Color.WHITE, None))
    assert passed.score().result.winner is Color.BLACK
    assert unowned(passed)
    assert not is_settled(passed, Color.BLACK)
    closed = OPEN.replace(". . . O", ". . X O")
    passed = game_on(closed, Color.WHITE, rules, -20).play(Turn(Color.WHITE, None))
    assert is_settled(passed, Color.BLACK)


def candidate(point: Point | None, visits: int, winrate: float, lead: float) -> MoveCandidate:
    """A move as a search might report it."""
    return MoveCandidate(point, visits, winrate, lead, 0.5, (point,))


@pytest.mark.parametrize(
    ("visits", "winrate", "lead", "is_preferred"),
    [
        (50, 0.9, 5.0, True),
        (50, 0.89, 4.7, True),
        (50, 0.85, 5.0, False),
        (50, 0.9, 4.0, False),
        (3, 1.0, 9.0, False),
    ],
)
def test_a_pass_that_costs_nothing(
    visits: int, winrate: float, lead: float, is_preferred: bool
) -> None:
    best = candidate(Point(0, 0), 200, 0.9, 5.0)
    report = SearchReport([best, candidate(None, visits, winrate, lead)], [])
    assert prefers_pass(report, best) is is_preferred
    assert not prefers_pass(SearchReport([best], []), best)


def test_looks_settled() -> None:
    assert looks_settled(SearchReport([], [1.0, -0.95, 0.9]))
    assert not looks_settled(SearchReport([], [1.0, -0.95, 0.1]))


@pytest.mark.parametrize(
    ("visits", "winrate", "lead", "turns", "is_lost"),
    [
        (500, 0.01, -30.0, 60, True),
        (500, 0.01, -30.0, 5, False),
        (500, 0.01, -1.0, 60, False),
        (500, 0.1, -30.0, 60, False),
        (20, 0.0, -30.0, 60, False),
    ],
)
def test_is_hopeless(visits: int, winrate: float, lead: float, turns: int, is_lost: bool) -> None:
    report = SearchReport([candidate(Point(0, 0), visits, winrate, lead)], [])
    assert is_hopeless(report, turns, 81, 100) is is_lost
