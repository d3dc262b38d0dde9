"""How often our points in seki equal goscorer's, on generated boards of three kinds.

python bench/seki.py [boards] [seed] [show], with GOBAN=folder as bench/seki.mjs says. Groups that
touch no dame are left out: to us they are never in seki. `show` draws this many of the boards that
differ, ours on the left: `?` an empty point in seki, B and W dead stones there.

python bench/seki.py record boards seed writes goscorer's answers for such boards, as they are in
tests/data/scoring/goscorer_boards.txt.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter

from tromp_gui.go.board import Board, cleared, place
from tromp_gui.go.grid import Grid, grid_of
from tromp_gui.go.point import Point
from tromp_gui.scoring.seki import seki_territory

Case = tuple[Board, int]
"""A board and its stones marked dead."""
Kind = Callable[[random.Random], "Case | None"]
"""Makes boards of one kind; None if it failed."""


def group_of_rooms(rng: random.Random) -> Case | None:
    """One group of random rooms, with or without its corners; around it White, and some dame."""
    rows, columns = rng.randint(4, 7), rng.randint(6, 10)
    grid = grid_of(rows, columns + 4)
    inner = grid.set_of(Point(row, col) for row in range(rows) for col in range(columns))
    rooms = black = 0
    for _ in range(rng.choice([1, 1, 2, 2, 2, 3, 3, 4, 5])):
        near = grid.beside(black) & inner & ~black & ~grid.spread(rooms) if rooms else inner
        if not near:
            break
        room = rng.choice(list(grid.singles(near)))
        for _ in range(rng.choice([1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 9]) - 1):
            more = grid.beside(room) & inner & ~black & ~grid.spread(rooms) & ~room
            room |= rng.choice(list(grid.singles(more))) if more else 0
        rooms |= room
        black |= grid.beside(room) & grid.full & ~rooms
    corners = grid.beside(grid.beside(rooms)) & inner & ~black & ~rooms
    black |= some(rng, grid, corners, rng.choice([0, 0.2, 0.5, 0.8, 1]))
    eyes = grid.set_of(Point(row, columns + 2) for row in range(rows) if row != rows // 2)
    white = grid.full & ~(black | rooms | eyes)
    white &= ~some(rng, grid, grid.beside(black) & white & inner, rng.choice([0.1, 0.3, 0.6]))
    dead = some(rng, grid, rooms, rng.choice([0, 0, 0.15, 0.35, 0.6]))
    board = Board(grid, black, white | dead)
    living = cleared(grid, white, grid.full & ~(black | white | dead)) == white
    return (board, dead) if living and board.has_liberties() else None


def some(rng: random.Random, grid: Grid, points: int, share: float) -> int:
    """A random part of a set."""
    return sum(single for single in grid.singles(points) if rng.random() < share)


def game(rng: random.Random) -> Case | None:
    """The end of a random game in which nobody fills an eye or plays into atari."""
    grid = grid_of(rng.randint(4, 9), rng.randint(4, 9))
    own = other = passes = turns = 0
    while passes < 2 and turns < 4 * grid.rows * grid.columns:
        moves = []
        for single in grid.singles(grid.full & ~(own | other)):
            after = place(grid, own, other, single.bit_length() - 1)
            chain = grid.flood(single, after[0]) if after[0] & single else 0
            liberties = grid.beside(chain) & grid.full & ~(after[0] | after[1])
            fills = not grid.beside(single) & grid.full & ~own
            if chain and not fills and (liberties & (liberties - 1) or after[1] != other):
                moves.append(after)
        passes = 0 if moves else passes + 1
        other, own = rng.choice(moves) if moves else (own, other)
        turns += 1
    black, white = (other, own) if turns % 2 else (own, other)
    return (Board(grid, black, white), 0) if black and white else None


def unfinished_game(rng: random.Random) -> Case | None:
    """Like `game`, but with some stones off and some chains marked dead, with those they join."""
    if not (case := game(rng)):
        return None
    grid, black, white = case[0]
    for _ in range(rng.randint(1, 8)):
        gone = rng.choice(list(grid.singles(black | white)))
        black, white = black & ~gone, white & ~gone
    free = grid.full & ~(black | white)
    dead = 0
    for stones in (black, white):
        for group in grid.parts(stones | free):
            chains = grid.parts(group & stones)
            if any(chain.bit_count() <= 6 and rng.random() < 0.1 for chain in chains):
                dead |= group & stones
    alive = black & ~dead and white & ~dead
    return (Board(grid, black, white), dead) if alive else None


def their_maps(cases: list[Case]) -> list[int | None]:
    """The points in seki as goscorer sees them, living stones included."""
    boards = [
        {
            "stones": rows_of(board, partial(_stone, board)),
            "dead": rows_of(board, partial(_is_in, dead)),
        }
        for board, dead in cases
    ]
    script = Path(__file__).with_name("seki.mjs")
    run = subprocess.run(
        ["node", script], input=json.dumps(boards), capture_output=True, text=True, check=False
    )
    if run.returncode:
        sys.exit(run.stderr)
    return [
        rows
        and sum(
            1 << board.grid.bits[Point(r, c)]
            for r, row in enumerate(rows)
            for c, seki in enumerate(row)
            if seki
        )
        for (board, _), rows in zip(cases, json.loads(run.stdout), strict=True)
    ]


def _stone(board: Board, bit: int) -> int:
    """0 for an empty point, 1 for Black's stone, 2 for White's."""
    return board.black >> bit & 1 or 2 * (board.white >> bit & 1)


def _is_in(stones: int, bit: int) -> bool:
    return bool(stones >> bit & 1)


def rows_of(board: Board, value: Callable[[int], object]) -> list[list[object]]:
    """A value for each point, rows from the first."""
    return [
        [value(board.grid.bits[Point(row, col)]) for col in range(board.columns)]
        for row in range(board.rows)
    ]


def rooms_beside_dame(board: Board, dead: int) -> int:
    """The rooms of groups that touch dame: where there can be seki."""
    grid, black, white = board.grid, board.black & ~dead, board.white & ~dead
    reach_black = grid.flood(black, grid.full & ~white)
    reach_white = grid.flood(white, grid.full & ~black)
    dame = reach_black & reach_white
    groups = grid.parts(reach_black & ~dame) + grid.parts(reach_white & ~dame)
    return sum(part for part in groups if grid.beside(part) & dame) & ~(black | white)


def drawn(case: Case, seki: int) -> list[str]:
    """The board with its points in seki."""
    grid, black, white = case[0]
    signs = {point: "?" if seki >> bit & 1 else "." for point, bit in grid.bits.items()}
    for point, bit in grid.bits.items():
        mask = 1 << bit
        if mask & (black | white):
            sign = "x" if mask & black else "o"
            sign = {"x": "b", "o": "w"}[sign] if mask & case[1] else sign
            signs[point] = sign.upper() if mask & seki else sign
    return [
        "".join(signs[Point(r, c)] for c in range(grid.columns)) for r in reversed(range(grid.rows))
    ]


def cases_of(kind: Kind, number: int, seed: int) -> list[Case]:
    """This many boards of one kind on which there can be seki."""
    rng = random.Random(seed)
    cases: list[Case] = []
    while len(cases) < number:
        case = kind(rng)
        if case and rooms_beside_dame(*case):
            cases.append(case)
    return cases


def their_answers(cases: list[Case]) -> Iterator[tuple[Case, int]]:
    """The points in seki as goscorer sees them, of groups that touch dame and without stones."""
    for case, theirs in zip(cases, their_maps(cases), strict=True):
        if theirs is not None:
            yield case, theirs & rooms_beside_dame(*case)


def record(number: int, seed: int) -> None:
    """Print goscorer's answers for boards of each kind, with a remark where ours are others."""
    for kind in KINDS:
        for case, theirs in their_answers(cases_of(kind, number, seed)):
            remark = "" if seki_territory(*case).points == theirs else ", differs"
            print(f"# {name_of(kind)}{remark}", *drawn(case, theirs), "", sep="\n")


def compare(kind: Kind, number: int, seed: int, show: int) -> None:
    """Print how many boards of one kind are equal, and draw some that are not."""
    cases = cases_of(kind, number, seed)
    equal = with_seki = 0
    slowest = 0.0
    for case, expected in their_answers(cases):
        begin = perf_counter()
        ours = seki_territory(*case).points
        slowest = max(slowest, perf_counter() - begin)
        with_seki += bool(expected)
        equal += ours == expected
        if ours != expected and show > 0:
            show -= 1
            pairs = zip(drawn(case, ours), drawn(case, expected), strict=True)
            print(*("   ".join(pair) for pair in pairs), "", sep="\n")
    equals = f"{equal} of {number} equal, {with_seki} with seki"
    print(f"{name_of(kind)}: {equals}, slowest {slowest:.2f} s")


def name_of(kind: Kind) -> str:
    """A kind of boards in words."""
    return kind.__name__.replace("_", " ")


KINDS: tuple[Kind, ...] = (group_of_rooms, game, unfinished_game)

if __name__ == "__main__":
    if sys.argv[1:2] == ["record"]:
        record(int(sys.argv[2]), int(sys.argv[3]))
        sys.exit()
    number, seed, show = (*map(int, sys.argv[1:]), *(400, 1, 0)[len(sys.argv) - 1 :])
    for kind in KINDS:
        compare(kind, number, seed, show)
