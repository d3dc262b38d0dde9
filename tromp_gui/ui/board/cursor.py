"""Movements of the board cursor. Pure, no Qt."""

from __future__ import annotations

from tromp_gui.go.point import Point


def moved(
    cursor: Point | None, rows: int, columns: int, up: int, right: int, jump: bool = False
) -> Point:
    """The cursor after a step `up` and `right` (each -1, 0 or 1) on a board of this size.

    With `jump` it goes to the next line with star points, or the edge. A cursor that is not shown
    (None) starts in the middle.
    """
    if cursor is None:
        return Point(rows // 2, columns // 2)
    if not jump:
        return Point(_within(cursor.row + up, rows), _within(cursor.col + right, columns))
    return Point(_next_line(cursor.row, rows, up), _next_line(cursor.col, columns, right))


def nearest(points: frozenset[Point], cursor: Point) -> Point:
    """The point among some that is nearest to the cursor."""
    return min(
        points,
        key=lambda point: (abs(point.row - cursor.row) + abs(point.col - cursor.col), point),
    )


def star_lines(side: int) -> list[int]:
    """The lines with star points, and both edges."""
    inset = 2 if side < 13 else 3
    lines = {0, side - 1, side // 2}
    if side >= 7:
        lines |= {inset, side - 1 - inset}
    return sorted(lines)


def _within(place: int, side: int) -> int:
    return max(0, min(place, side - 1))


def _next_line(place: int, side: int, by: int) -> int:
    if by == 0:
        return place
    lines = star_lines(side) if by > 0 else star_lines(side)[::-1]
    return next((line for line in lines if (line - place) * by > 0), place)
