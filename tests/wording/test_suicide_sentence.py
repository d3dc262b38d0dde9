"""What the rules pages say about suicide is what the rules do, for every superko."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.move import Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR, Superko
from tromp_gui.wording.rule_sets import lone_suicide_sentence, suicide_sentences

_SIDES = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3))


class Left(NamedTuple):
    """A grid that was left: by whom, by a move or not, and who was to move on it."""

    grid: tuple[int, int]
    by: Color | None
    is_move: bool
    next: Color


History = list[Left]
_SAID: dict[Superko, tuple[str, Callable[[History, Color], bool]]] = {
    Superko.POSITIONAL: ("always a repetition", lambda history, color: True),
    Superko.SITUATIONAL: (
        "only if your opponent was to move on that board before",
        lambda history, color: any(
            each.grid == history[-1].grid and each.next is color.opponent for each in history
        ),
    ),
    Superko.TAYLOR: (
        "only if you left that board before, even by a pass",
        lambda history, color: any(
            each.grid == history[-1].grid and each.by is color for each in history
        ),
    ),
    Superko.NATURAL: (
        "only if one of your moves left that board before",
        lambda history, color: any(
            each.grid == history[-1].grid and each.by is color and each.is_move for each in history
        ),
    ),
    Superko.SIMPLE: (
        "only if your opponent has just done the same",
        lambda history, color: (
            len(history) > 1 and history[-1].is_move and history[-1].grid == history[-2].grid
        ),
    ),
}
"""The words about the suicide of a single stone, and what they mean."""


def _lone_suicides(position: Position) -> list[Point]:
    """The points where a stone would have no liberty, no neighbour and nothing to capture."""
    board = position.board
    found = []
    for point in board.grid.bits:
        if board.at(point) is None:
            after = position.place(Turn(position.to_play, point))[0]
            if (after.black, after.white) == (position.black, position.white):
                found.append(point)
    return found


@pytest.mark.parametrize("superko", Superko)
def test_a_single_stone(superko: Superko) -> None:
    """T rule 6, T95 rule 4, "Consequences to test: one-stone suicide …"."""
    words, is_repetition = _SAID[superko]
    rules, random, met = customised(TROMP_TAYLOR, superko=superko, suicide=True), Random(1), set()
    assert words in lone_suicide_sentence(superko)
    assert lone_suicide_sentence(superko) in suicide_sentences(rules)
    for number in range(60):
        position = Position.start(Board.empty(*_SIDES[number % len(_SIDES)]), rules)
        history = [Left((0, 0), None, False, Color.BLACK)]
        for _ in range(40):
            for point in _lone_suicides(position):
                refused = position.legality(Turn(position.to_play, point))
                expected = is_repetition(history, position.to_play)
                assert (refused is not None) is expected, (history, point)
                if refused is not None:
                    assert refused.reason in (Reason.SUPERKO, Reason.KO)
                met.add(expected)
            moves = [None, *position.legal_points()]
            turn = Turn(position.to_play, random.choice(moves))
            position, _ = position.place(turn)
            grid = position.black, position.white
            history.append(Left(grid, turn.color, turn.point is not None, position.to_play))
    assert met == ({True} if superko is Superko.POSITIONAL else {True, False})


@pytest.mark.parametrize("superko", Superko)
def test_forbidden_suicide(superko: Superko) -> None:
    rules = customised(TROMP_TAYLOR, superko=superko, suicide=False)
    (sentence,) = suicide_sentences(rules)
    assert sentence.startswith("Forbidden")
    position = Position.start(Board.from_diagram(". O ."), rules)
    refused = position.legality(Turn(Color.BLACK, Point(0, 0)))
    assert refused is not None
    assert refused.reason is Reason.SUICIDE
