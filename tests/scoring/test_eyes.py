"""Two eyes or not, against what every player knows about killing shapes and a full search."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.board import Board, cleared
from tromp_gui.go.grid import Grid, grid_of
from tromp_gui.scoring.benson import living
from tromp_gui.scoring.reading import read

SHAPES = {
    "one point": (False, "XXX\nX.X\nXXX"),
    "two in a row": (False, "XXXX\nX..X\nXXXX"),
    "three in a row": (True, "XXXXX\nX...X\nXXXXX"),
    "a square four": (False, "XXXX\nX..X\nX..X\nXXXX"),
    "a bent four": (True, "XXXXX\nX...X\nXXX.X\nXXXXX"),
    "a row of three, its middle taken": (False, "XXXXX\nX.O.X\nXXXXX"),
    "a row of four, half taken": (True, "XXXXXX\nXOO..X\nXXXXXX"),
    "a pyramid, its middle taken": (False, "XXXXX\nX.O.X\nXX.XX\nXXXXX"),
    "a pyramid": (True, "XXXXX\nX...X\nXX.XX\nXXXXX"),
    "a bulky five, its heart taken": (False, "XXXXX\nX.O.X\nX..XX\nXXXXX"),
    "a bulky five": (True, "XXXXX\nX...X\nX..XX\nXXXXX"),
    "a crossed five, its middle taken": (False, "XXXXX\nXX.XX\nX.O.X\nXX.XX\nXXXXX"),
    "three of four in a square": (False, "XXXX\nXOOX\nXO.X\nXXXX"),
    "four in a row of six, no liberty outside": (False, "XXXXXXXX\nX.OOOO.X\nXXXXXXXX"),
    "three in a row of five": (False, "XXXXXXX\nX.OOO.X\nXXXXXXX"),
    "a rabbity six, its heart taken": (False, "XXXXX\nX..XX\nX.O.X\nXX.XX\nXXXXX"),
    "two eyes": (True, "XXX\nX.X\nXXX\nX.X\nXXX"),
    "an eye and a false eye": (False, "XXX..\nX.XX.\nXXX.X\n...X."),
    "two chains around two eyes": (True, ".XXX.\nX.X.X\nXXXXX"),
}
"""X to move in rooms full of `.` and O; `.` outside them is of no use to it."""


def group(diagram: str) -> tuple[Grid, int, int, int]:
    """The drawn stones of X, the rooms they enclose and the O in them; the rim is outside."""
    rows = diagram.split("\n")
    rim = "." * (len(rows[0]) + 2)
    board = Board.from_diagram("\n".join([rim, *(f".{row}." for row in rows), rim]))
    grid, open_ = board.grid, board.grid.full & ~board.black
    rooms = open_ & ~grid.flood(1, open_)
    return grid, board.black, rooms, board.white & rooms


@pytest.mark.parametrize("name", SHAPES)
def test_shapes(name: str) -> None:
    """The owner moves first; two eyes where that is enough."""
    expected, diagram = SHAPES[name]
    assert read(*group(diagram)).lives is expected
    mirrored = "\n".join(line[::-1] for line in reversed(diagram.split("\n")))
    assert read(*group(mirrored)).lives is expected


State = tuple[int, int, bool]
"""The owner's stones, the opponent's, and whether the owner is to move."""


def lives_by_all_states(grid: Grid, stones: int, points: int, enemies: int) -> bool:
    """Whether the owner lives: every state that play can lead to, and the won ones from the end.

    Once all of his stones at the start are captured he has lost.
    """
    area = stones | points
    walls = grid.beside(area) & grid.full & ~area
    after: dict[State, list[State]] = {}
    won: set[State] = set()
    todo: list[State] = [(stones, enemies, True)]
    while todo:
        state = todo.pop()
        own, theirs, owners_turn = state
        if state in after or state in won:
            continue
        free, rooms = area & ~(own | theirs), area & ~own
        rooms &= ~grid.flood(rooms & grid.beside(walls), rooms)
        if living(grid, grid.parts(own), rooms, free, free)[0]:
            won.add(state)
            continue
        following: list[State] = [] if owners_turn else [(own, theirs, True)]
        for single in grid.singles(free) if own & stones else ():
            if owners_turn:
                other = cleared(grid, theirs, free & ~single | walls)
                mine = cleared(grid, own | single, area & ~(own | single | other))
                legal = mine & single
            else:
                mine = cleared(grid, own, free & ~single)
                other = cleared(grid, theirs | single, area & ~(mine | theirs | single) | walls)
                legal = other & single
            if legal:
                following.append((mine, other, not owners_turn))
        after[state] = following
        todo += following
    while True:
        more = {
            state
            for state, following in after.items()
            if state not in won and following
            if (any if state[2] else all)(later in won for later in following)
        }
        if not more:
            return (stones, enemies, True) in won
        won |= more


@given(st.data())
def test_as_deep_as_a_search_of_all_states(data: st.DataObject) -> None:
    """Rooms of up to six points of any shape, with dead stones in them, in one solid wall."""
    grid = grid_of(7, 7)
    inner = sum(1 << grid.bits[p] for p in grid.points(grid.full) if min(p) > 1 and max(p) < 5)
    rooms = 1 << grid.bits[data.draw(st.sampled_from(grid.points(inner)))]
    for _ in range(data.draw(st.integers(0, 5))):
        near = grid.points(grid.beside(rooms) & inner & ~rooms)
        rooms |= 1 << grid.bits[data.draw(st.sampled_from(near))]
    solid = grid.spread(grid.spread(rooms)) & grid.full & ~rooms
    enemies = grid.set_of(data.draw(st.sets(st.sampled_from(grid.points(rooms)))))
    if enemies == rooms:
        return
    assert read(grid, solid, rooms, enemies).lives is lives_by_all_states(
        grid, solid, rooms, enemies
    )
