"""Territory inside seki, for scoring that gives no points there.

Our own definition, since players settle it by reading: the stones of one colour and the rooms
that join them are one group. It is in seki where it touches dame and none of its chains has two
eyes. Fill the dame of a finished game before counting: chains that only dame connect are groups
of their own here.
"""

from __future__ import annotations

from tromp_gui.go.board import Board
from tromp_gui.go.grid import Grid
from tromp_gui.scoring.eyes import eyes_in


def seki_territory(board: Board, dead: int) -> int:
    """The points that one colour surrounds with stones in seki, dead stones' included.

    `dead` are the stones of `board` marked as dead, and the result a set of the grid.
    """
    grid = board.grid
    black, white = board.black & ~dead, board.white & ~dead
    reach_black = grid.flood(black, grid.full & ~white)
    reach_white = grid.flood(white, grid.full & ~black)
    dame = reach_black & reach_white
    return _in_seki(grid, black, reach_black & ~dame, board.white & dead, dame) | _in_seki(
        grid, white, reach_white & ~dame, board.black & dead, dame
    )


def _in_seki(grid: Grid, stones: int, area: int, enemies: int, dame: int) -> int:
    """The rooms of one colour's groups in seki; `area` are its stones and rooms."""
    found = 0
    for group in grid.parts(area):
        rooms = group & ~stones
        if rooms and grid.beside(group) & dame and not _lives(grid, group & stones, rooms, enemies):
            found |= rooms
    return found


def _lives(grid: Grid, stones: int, rooms: int, enemies: int) -> bool:
    """Whether some chain of a group has two eyes, once its owner has joined what is cut.

    Chains are joined one after the other on a point of a room between them, until one lives; a
    room of one point is a false eye then, and lost.
    """
    while True:
        chains, parts = grid.parts(stones), grid.parts(rooms)
        if _has_living(grid, chains, dict.fromkeys(parts, 1)):
            return True
        eyes = {room: eyes_in(grid, room, enemies) for room in parts}
        if _has_living(grid, chains, eyes):
            return True
        joint = _joint(grid, chains, eyes, rooms & ~enemies)
        if not joint:
            return False
        stones |= joint
        rooms ^= joint


def _has_living(grid: Grid, chains: list[int], eyes: dict[int, int]) -> bool:
    """Whether a chain has two eyes in rooms that only such chains surround (as Benson counts)."""
    while chains:
        strong = [chain for chain in chains if _eyes_of(grid, chain, eyes) > 1]
        if len(strong) == len(chains):
            return True
        lost = grid.beside(sum(set(chains) - set(strong)))
        chains, eyes = strong, {room: n for room, n in eyes.items() if not room & lost}
    return False


def _eyes_of(grid: Grid, chain: int, eyes: dict[int, int]) -> int:
    around = grid.beside(chain)
    return sum(number for room, number in eyes.items() if room & around)


def _joint(grid: Grid, chains: list[int], eyes: dict[int, int], free: int) -> int:
    """The point where the chain with the fewest eyes is best joined to another; 0 where none is.

    A point that leaves something of its room comes first.
    """
    found = []
    for number, room in enumerate(eyes):
        for single in grid.singles(room & free):
            beside = [chain for chain in chains if grid.beside(chain) & single]
            if len(beside) > 1:
                fewest = min(_eyes_of(grid, chain, eyes) for chain in beside)
                found.append((fewest, room == single, number, single))
    return min(found)[3] if found else 0
