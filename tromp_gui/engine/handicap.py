"""Where the engine places the stones of a free handicap."""

from __future__ import annotations

from tromp_gui.go.handicap import fixed_points, most_stones
from tromp_gui.go.point import Point


def choose_handicap(rows: int, columns: int, stones: int) -> list[Point]:
    """Points for `stones` handicap stones: the traditional ones, else spread over the board.

    Fewer come back than asked for where they cover every other point of the board: White has no
    move left then (GTP version 2, 4.1.2).
    """
    if stones <= most_stones(rows, columns):
        return fixed_points(rows, columns, stones)
    free = [Point(r, c) for r in range(rows) for c in range(columns) if (r + c) % 2 == 0]
    room = {point: _distance_to_edge(point, rows, columns) for point in free}
    chosen: list[Point] = []
    while room and len(chosen) < stones:
        point = max(room, key=room.__getitem__)
        chosen.append(point)
        del room[point]
        for other, distance in room.items():
            room[other] = min(distance, _squared(point, other))
    return chosen


def _distance_to_edge(point: Point, rows: int, columns: int) -> int:
    """How far the edge keeps stones away: squared, and twice, as an edge needs no stone."""
    row, col = point
    steps = min(row, col, rows - 1 - row, columns - 1 - col) + 1
    return 2 * steps * steps


def _squared(one: Point, other: Point) -> int:
    return (one.row - other.row) ** 2 + (one.col - other.col) ** 2
