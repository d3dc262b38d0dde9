"""Our legal points equal every list from other referees (see tests/data/rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.go.reading import DATA, drawn, gtp_point, gtp_points, read_json, rules_with
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Superko
from tromp_gui.scoring.count import area

KATAGO = read_json(DATA / "rules" / "referee_katago.sample.json.gz")["games"]
GNUGO = read_json(DATA / "rules" / "referee_gnugo.sample.json.gz")["games"]
TRACES = read_json(DATA / "rules" / "katago_tiny_board_traces.json")["traces"]


def start(game: dict[str, Any]) -> Position:
    size = (game["size"],) * 2 if "size" in game else (game["height"], game["width"])
    rules = rules_with(game["superko"], game["suicide"] == "multi")
    return Position.start(Board.empty(*size), rules)


def is_one_stone_suicide(position: Position, point: Point) -> bool:
    return position.board.play(position.to_play, point) == position.board


def judged(position: Position) -> list[Point]:
    """Our legal points, without one-stone suicides, which KataGo never allows."""
    legal = position.legal_points()
    if position.rules.superko is Superko.POSITIONAL or not position.rules.suicide:
        return legal
    return [point for point in legal if not is_one_stone_suicide(position, point)]


def replayed(game: dict[str, Any]) -> Position:
    """The end of a game, after comparing all its lists."""
    position = start(game)
    moves = game["moves"].split()
    assert len(moves) == len(game["legal"])
    for ply, (move, legal) in enumerate(zip(moves, game["legal"], strict=True)):
        assert judged(position) == gtp_points(legal), f"before turn {ply + 1}"
        position = position.play(Turn(position.to_play, gtp_point(move)))
    return position


def test_the_samples_are_whole() -> None:
    assert (len(KATAGO), len(GNUGO)) == (222, 42)
    assert sum(len(game["legal"]) for game in KATAGO) == 27_057
    assert sum(len(game["legal"]) for game in GNUGO) == 5_559
    kinds = {(game["superko"], game["suicide"]) for game in KATAGO}
    assert len(kinds) == 4


@pytest.mark.parametrize("part", range(6))
def test_katagos_referee(part: int) -> None:
    """Both superkos, with and without suicide: every legal list of every ply, and the end."""
    for number, game in enumerate(KATAGO):
        if number % 6 == part:
            position = replayed(game)
            black, white = area(position.board)
            raw = game["helper_raw_tt"]
            assert "".join(drawn(position.board)) == game["final_board"]
            assert position.lost == (
                game["black_stones_captured"],
                game["white_stones_captured"],
            )
            assert (black.bit_count(), white.bit_count()) == (raw["black"], raw["white"])


def test_gnugos_referee() -> None:
    for game in GNUGO:
        position = replayed(game)
        board = position.board
        assert sorted(board.points(Color.BLACK)) == gtp_points(game["final_black"])
        assert sorted(board.points(Color.WHITE)) == gtp_points(game["final_white"])
        assert position.lost == (game["captured_by_white"], game["captured_by_black"])


@pytest.mark.parametrize("trace", TRACES, ids=[str(number) for number in range(len(TRACES))])
def test_katagos_tiny_boards(trace: dict[str, Any]) -> None:
    first = trace["states"][0]
    rules = rules_with(trace["superko"], trace["suicide"])
    board = Board.from_diagram(first["board"])
    position = Position.start(board, rules, Color(first["to_play"]))
    for state in trace["states"]:
        assert "".join(drawn(position.board)) == state["board"]
        assert position.to_play.value == state["to_play"]
        assert position.passes == state["consecutive_passes"]
        assert len(judged(position)) + 1 == state["legal_moves_incl_pass"]
        if state.get("move"):
            position = position.play(Turn(position.to_play, gtp_point(state["move"])))
