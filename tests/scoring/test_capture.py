"""Whether chains in small rooms are captured: drawn rooms, and a literal reading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scoring.small_rooms import BENT_FOUR, RACE, SEKI, THROW_IN
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.scoring import capture
from tromp_gui.scoring.benson import pass_alive
from tromp_gui.scoring.capture import CaptureReadings, Room
from tromp_gui.scoring.reading import NotReadOut


def captured(board: Board, vertex: str, owner_first: bool) -> bool:
    """Whether the chain there is captured in its room between pass-alive stones."""
    grid, point = board.grid, parse_vertex(vertex, board.rows, board.columns)
    assert point is not None
    color = board.at(point)
    assert color is not None
    safe = {each: pass_alive(board, each).stones for each in Color}
    chain = board.chain_set(point)
    points = grid.flood(chain, grid.full & ~sum(safe.values()))
    own, other = board.stones(color) & points, board.stones(color.opponent) & points
    room = Room(grid, points, safe[color], safe[color.opponent])
    return CaptureReadings().is_captured(room, own, other, chain, owner_first=owner_first)


@pytest.mark.parametrize(
    ("diagram", "vertex", "expected"),
    [
        (SEKI, "B1", False),
        (SEKI, "D1", False),
        (RACE, "E3", False),
        (RACE, "B3", True),
        (THROW_IN, "D4", True),
        (THROW_IN, "A4", False),
    ],
)
def test_it_is_captured_or_not_whoever_plays_first(
    diagram: str, vertex: str, expected: bool
) -> None:
    board = Board.from_diagram(diagram)
    assert {captured(board, vertex, first) for first in (False, True)} == {expected}


def test_who_plays_first_decides() -> None:
    """A straight three."""
    board = Board.from_diagram("""
        X . . . X O . O .
        X X X X X O O O O
        O O O O O O . O .
        . O . O . O O O O
    """)
    assert captured(board, "A4", owner_first=False) is True
    assert captured(board, "A4", owner_first=True) is False


def test_a_ko_helps_who_plays_first() -> None:
    """A bent four in the corner: White can start a ko, Black cannot."""
    board = Board.from_diagram(BENT_FOUR)
    assert captured(board, "E1", owner_first=False) is True
    assert captured(board, "E1", owner_first=True) is False


def test_a_reading_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board.from_diagram(THROW_IN)
    monkeypatch.setattr(capture, "MOVES_OF_A_READING", 1000)
    with pytest.raises(NotReadOut):
        captured(board, "A4", owner_first=False)
    monkeypatch.setattr(capture, "MOVES_OF_A_BOARD", 0)
    with pytest.raises(NotReadOut):
        captured(board, "D4", owner_first=False)


Stones: TypeAlias = dict[bool, frozenset[Point]]
"""Those of the attacked chain's owner under True, the attacker's under False."""


class Literal(NamedTuple):
    """A reading in sets of points, as its definition says."""

    points: frozenset[Point]
    walls: Stones
    chain: frozenset[Point]
    owner_retakes: bool

    def is_captured(self, stones: Stones, moves: int, turn: bool, ko: object) -> bool:
        """Whether the chain is captured; `turn` says whether its owner moves."""
        if not turn and (moves == 0 or self._reaches_a_wall(stones)):
            return False
        if turn and (moves == 0 or not self.is_captured(stones, moves, False, None)):
            return False
        for point in sorted(self.points - stones[True] - stones[False]):
            if point == ko and self.owner_retakes is not turn:
                continue
            after = self._played(stones, turn, point)
            if after is None:
                continue
            found, retaken = after
            if not turn and not found[True] & self.chain:
                return True
            if self.is_captured(found, moves - (not turn), not turn, retaken) is not turn:
                return not turn
        return turn

    def _reaches_a_wall(self, stones: Stones) -> bool:
        whole = self._chain_of(next(iter(self.chain)), stones[True])
        return any(set(near(point)) & self.walls[True] for point in whole)

    def _chain_of(self, point: Point, stones: frozenset[Point]) -> frozenset[Point]:
        found, waiting = {point}, [point]
        while waiting:
            for other in near(waiting.pop()):
                if other in stones and other not in found:
                    found.add(other)
                    waiting.append(other)
        return frozenset(found)

    def _played(
        self, stones: Stones, turn: bool, point: Point
    ) -> tuple[Stones, Point | None] | None:
        mine, theirs = stones[turn] | {point}, stones[not turn]
        left = frozenset(at for at in theirs if self._breathes(at, theirs, mine, not turn))
        if not self._breathes(point, mine, left, turn):
            return None
        gone = theirs - left
        liberties = [at for at in near(point) if at in self.points and at not in mine | left]
        is_single = not set(near(point)) & (mine | self.walls[turn])
        retaken = next(iter(gone)) if len(gone) == 1 and is_single and len(liberties) == 1 else None
        return {turn: mine, not turn: left}, retaken

    def _breathes(
        self, point: Point, stones: frozenset[Point], others: frozenset[Point], owner: bool
    ) -> bool:
        return any(
            other in self.walls[owner] or (other in self.points and other not in stones | others)
            for at in self._chain_of(point, stones)
            for other in near(at)
        )


def near(point: Point) -> Iterator[Point]:
    row, col = point
    yield from (Point(row - 1, col), Point(row + 1, col), Point(row, col - 1), Point(row, col + 1))


@given(st.text("XO.", min_size=9, max_size=9), st.booleans(), st.integers(1, 3))
def test_as_its_definition_reads(signs: str, owner_first: bool, moves: int) -> None:
    """A room of 3×3 with a white wall above, a black one on the right."""
    rows = [signs[at : at + 3] for at in (0, 3, 6)]
    board = Board.from_diagram("\n".join(["O O O X", *(" ".join(row) + " X" for row in rows)]))
    grid = board.grid
    points = grid.set_of(Point(row, col) for row in range(3) for col in range(3))
    walls = {color: board.stones(color) & ~points for color in Color}
    inside = {color: board.stones(color) & points for color in Color}
    for color in Color:
        for chain in grid.parts(inside[color]):
            own, other = inside[color], inside[color.opponent]
            free = points & ~(own | other)
            around = grid.beside(chain)
            if not around & (free | walls[color]):
                return  # a chain without liberties: no board of a game
    for color in Color:
        own, other = inside[color], inside[color.opponent]
        room = Room(grid, points, walls[color], walls[color.opponent])
        for chain in grid.parts(own):
            literal = Literal(
                frozenset(grid.points(points)),
                {
                    True: frozenset(grid.points(room.own_walls)),
                    False: frozenset(grid.points(room.other_walls)),
                },
                frozenset(grid.points(chain)),
                owner_first,
            )
            stones = {True: frozenset(grid.points(own)), False: frozenset(grid.points(other))}
            expected = any(
                literal.is_captured(stones, most, owner_first, None) for most in range(1, moves + 1)
            )
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(capture, "_MOVES", moves)
                found = CaptureReadings().is_captured(
                    room, own, other, chain, owner_first=owner_first
                )
            assert found is expected
