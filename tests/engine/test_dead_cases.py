"""The proposal on finished boards whose dead stones other people have told.

What is asked here is less than what is reached (see `bench/dead_stones.py`): luck may change it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.talk import network
from tests.go.reading import DATA, SHARED, pair_point, read_lines, sgf_turns
from tromp_gui.engine.dead import propose
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.chain_status import LifeStatus


def drawn(case: dict[str, Any]) -> tuple[Board, frozenset[Point]]:
    board = Board.from_diagram("\n".join(case["board"]))
    return board, dead_of(case, board)


def played(game: dict[str, Any]) -> tuple[Board, frozenset[Point]]:
    columns, rows = game["size"]
    position = Position.start(Board.empty(rows, columns), RULE_SETS["japanese"])
    for turn in sgf_turns(game["moves"], rows):
        position, _ = position.place(turn)
    return position.board, dead_of(game, position.board)


def dead_of(case: dict[str, Any], board: Board) -> frozenset[Point]:
    return frozenset(pair_point(pair, board.rows) for pair in case["dead"])


def told_by_hand(start: str) -> list[dict[str, Any]]:
    """The cases whose name begins with this."""
    path = (SHARED if SHARED.is_dir() else DATA) / "scoring" / "dead_cases.jsonl"
    return [case for case in read_lines(path) if case["id"].startswith(start)]


def is_right(board: Board, dead: frozenset[Point]) -> bool:
    """Whether every chain is proposed as most of its stones are marked."""
    found = propose(network(), board).dead
    for color_stones in (board.black, board.white):
        for part in board.grid.parts(color_stones):
            stones = frozenset(board.grid.points(part))
            if (2 * len(stones & dead) > len(stones)) is not (stones <= found):
                return False
    return True


SOME, ALL = 10, pytest.param(1, marks=pytest.mark.slow)
"""Every tenth case in `make test`, and all of them in `make soak`."""


@pytest.mark.parametrize("step", [SOME, ALL])
def test_players_on_a_server_agreed_on_these(step: int) -> None:
    folder = SHARED / "scoring" if SHARED.is_dir() else DATA / "games"
    games = read_lines(folder / "ogs_dead_confirmed.jsonl")
    assert len(games) >= 40
    games = games[::step]
    assert sum(is_right(*played(game)) for game in games) >= len(games) - 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("family", "least"),
    [("ogs-autoscore", 0.95), ("ogs-score-estimator", 0.9), ("tbtw", 0.88), ("goscorer", 0.2)],
)
def test_positions_told_by_hand(family: str, least: float) -> None:
    """`goscorer` is drawn for counting: half of its marks are not what play would bring."""
    cases = told_by_hand(family)
    right = Counter(is_right(*drawn(case)) for case in cases)
    assert right[True] >= least * len(cases) > 0


def test_one_of_each_kind_told_by_hand() -> None:
    for family in ("ogs-autoscore", "ogs-score-estimator", "tbtw"):
        assert is_right(*drawn(told_by_hand(family)[0]))


def test_a_player_called_it_seki() -> None:
    """The player wrote this when the opponent's program did not see it; the marks are that
    program's.
    """
    cases = told_by_hand("tbtw/svn2github+fuego__regression__sgf__games__2012__Blubbel-AyaBot4-2")
    if not cases:
        pytest.skip("the game is not here")
    board, marked = drawn(cases[0])
    proposal = propose(network(), board)
    assert marked
    assert not proposal.dead
    assert marked <= proposal.stones(LifeStatus.SEKI)


def test_what_reading_keeps_alive_takes_its_prisoners() -> None:
    """In random games L4 is dead, and the stones in it are alive with those around."""
    cases = told_by_hand("goscorer")
    board, marked = next(drawn(case) for case in cases if case["id"].endswith("eyefillings2"))
    found = propose(network(), board).dead
    assert Point(3, 10) not in found
    assert {Point(5, 15), Point(6, 17), Point(7, 16)} <= found & marked


@pytest.mark.parametrize("name", ["seki_one_eye_each", "seki_two_and_zero_eyes"])
def test_sekis_are_seen(name: str) -> None:
    cases = told_by_hand("ogs-score-estimator")
    board, dead = next(drawn(case) for case in cases if case["id"].endswith(name))
    proposal = propose(network(), board)
    assert not dead
    assert not proposal.dead
    colors = {board.at(point) for point in proposal.stones(LifeStatus.SEKI)}
    assert len(colors) == 2
