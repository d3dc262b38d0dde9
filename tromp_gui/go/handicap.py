"""The traditional points of a fixed handicap (GTP version 2, `fixed_handicap`)."""

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
    low = 2 if rows < 13 else 3
    high, middle = rows - 1 - low, rows // 2
    corners = [(low, low), (high, high), (high, low), (low, high)]
    sides = [(middle, low), (middle, high), (low, middle), (high, middle)]
    chosen = corners[:stones] + (sides[: (stones - 4) // 2 * 2] if stones > 5 else [])
    if stones > 4 and stones % 2:
        chosen.append((middle, middle))
    return [Point(row, col) for row, col in chosen]
