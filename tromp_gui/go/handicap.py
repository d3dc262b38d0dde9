"""Star points, and the traditional points of a fixed handicap (GTP version 2, `fixed_handicap`)."""

from __future__ import annotations

from tromp_gui.go.point import Point


def most_stones(rows: int, columns: int) -> int:
    """The largest fixed handicap on a board; 0 if there is none."""
    if rows != columns or rows < 7:
        return 0
    return 4 if rows == 7 or rows % 2 == 0 else 9


def fixed_points(rows: int, columns: int, stones: int) -> list[Point]:
    """The points of `stones` (2 or more) handicap stones, in their order.

    Raises ValueError if the table has none for this board.
    """
    most = most_stones(rows, columns)
    if not 2 <= stones <= most:
        raise ValueError(f"no fixed handicap of {stones} on {columns}x{rows}")
    low, high = _star_lines(rows)
    middle = rows // 2
    corners = [(low, low), (high, high), (high, low), (low, high)]
    sides = [(middle, low), (middle, high), (low, middle), (high, middle)]
    chosen = corners[:stones] + (sides[: (stones - 4) // 2 * 2] if stones > 5 else [])
    if stones > 4 and stones % 2:
        chosen.append((middle, middle))
    return [Point(row, col) for row, col in chosen]


def free_points(rows: int, columns: int, stones: int) -> list[Point]:
    """Points for `stones` free handicap stones: the traditional ones, or spread over the board.

    Returns fewer if they would cover every other point of the board, because White would have no
    move left (GTP version 2, 4.1.2).
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


def star_points(rows: int, columns: int) -> tuple[Point, ...]:
    """The points traditionally marked with a dot, from the lower left to the upper right.

    From 7 lines on, a point near each corner, on the third line (fourth from 13 lines on); the
    centre if both sides are odd and at least 9; the middles of the sides from 15 lines on.
    """
    if min(rows, columns) < 7:
        return ()
    points = {Point(row, col) for row in _star_lines(rows) for col in _star_lines(columns)}
    if rows % 2 and columns % 2 and min(rows, columns) >= 9:
        points.add(Point(rows // 2, columns // 2))
    if columns % 2 and columns >= 15:
        points |= {Point(row, columns // 2) for row in _star_lines(rows)}
    if rows % 2 and rows >= 15:
        points |= {Point(rows // 2, col) for col in _star_lines(columns)}
    return tuple(sorted(points))


def _star_lines(side: int) -> tuple[int, int]:
    near = 3 if side >= 13 else 2
    return near, side - 1 - near


def _distance_to_edge(point: Point, rows: int, columns: int) -> int:
    """The distance from the edge, for comparison with squared distances, weighted by 2."""
    row, col = point
    steps = min(row, col, rows - 1 - row, columns - 1 - col) + 1
    return 2 * steps * steps


def _squared(one: Point, other: Point) -> int:
    return (one.row - other.row) ** 2 + (one.col - other.col) ** 2
