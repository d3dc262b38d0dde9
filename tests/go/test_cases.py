"""Positions from other projects' tests of the rules, step by step (see tests/data/rules)."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from tests.go.reading import (
    DATA,
    SHARED,
    drawn,
    gtp_point,
    gtp_points,
    pair_point,
    read_json,
    rules_with,
)
from tromp_gui.go.board import Board
from tromp_gui.go.move import Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.scoring.count import count

_ALL = SHARED / "rules" / "rules_cases.json"
CASES = read_json(_ALL if _ALL.exists() else DATA / "rules" / "rules_cases.json")["cases"]
SUPERKOS = {"any": ("positional", "situational", "taylor", "natural")}


def repeating(position: Position) -> list[Point]:
    """The empty points refused because of repetition; one-stone suicides are not counted."""
    found = []
    for point in position.grid.points(position.board.free):
        illegal = position.legality(Turn(position.to_play, point))
        refused = illegal is not None and illegal.reason is Reason.SUPERKO
        if refused and position.board.play(position.to_play, point) != position.board:
            found.append(point)
    return found


def step(position: Position, doing: dict[str, Any], komi: Decimal) -> Position:
    """The position after one step, which holds or raises."""
    color = Color(doing.get("color", position.to_play.value))
    if color is not position.to_play:
        position = position._replace(to_play=color)
    if doing["op"] == "play":
        turn = Turn(color, gtp_point(doing["at"]))
        if doing.get("force"):
            after, illegal = position.place(turn)
            assert illegal
            return after
        return position.play(turn)
    if doing["op"] == "is_legal":
        assert (position.legality(Turn(color, gtp_point(doing["at"]))) is None) is doing["legal"]
    elif doing["op"] == "superko_illegal_exactly":
        assert repeating(position) == gtp_points(" ".join(doing["points"])), doing["label"]
    elif doing["op"] == "board_equals":
        assert drawn(position.board) == doing["board"]
    elif doing["op"] == "game_over":
        assert (position.passes >= 2) is doing["value"]
    else:
        check_score(position, doing, komi)
    return position


def check_score(position: Position, doing: dict[str, Any], komi: Decimal) -> None:
    assert doing["op"] in ("area_score", "score_if_ended_now")
    dead = frozenset(pair_point(pair, position.grid.rows) for pair in doing.get("dead", []))
    score = count(position.board, position.rules, dead, komi)
    difference = score.black.total - score.white.total
    assert difference == Decimal(str(doing["black_minus_white_minus_komi"]))
    for color in Color:
        expected = doing.get("black" if color is Color.BLACK else "white")
        assert expected is None or score.tally(color).total == Decimal(str(expected))


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    """Every step of every case: moves, refusals, boards, scores."""
    for superko in SUPERKOS.get(case["superko"], (case["superko"],)):
        board = Board.from_diagram("\n".join(case["board"]))
        rules = rules_with(superko, case["suicide"])
        position = Position.start(board, rules, Color(case["to_play"]))
        for doing in case["steps"]:
            position = step(position, doing, Decimal(str(case["komi"])))


def test_pass_dead_stones_of_a_case_are_not_needed_here() -> None:
    """No case hides dead stones in a field that the steps above do not read."""
    known = {"op", "color", "at", "force", "legal", "points", "label", "board", "value", "dead"}
    known |= {"black_minus_white_minus_komi", "black", "white", "note", "winner"}
    assert {key for case in CASES for doing in case["steps"] for key in doing} <= known
