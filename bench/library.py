"""The library: import, size of the index, and times of searches, on generated games.

usage: python bench/library.py [GAMES] [FOLDER]

The games (200 turns on 19x19, openings from a few usual points, most moves near others) and the
index are made in FOLDER, by default a temporary one, and used again where they are there. Processor
times are those of this process and its readers; on a busy machine they say more than clock times.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

from tromp_gui.batch.processes import Processes
from tromp_gui.go.board import Board, place
from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Point
from tromp_gui.library import finding
from tromp_gui.library.blocks import CachedBlocks
from tromp_gui.library.importing import Progress, Update
from tromp_gui.library.index import Index
from tromp_gui.library.line import moments
from tromp_gui.library.listing import listed
from tromp_gui.library.query import parse
from tromp_gui.library.shapes import Shape, shape
from tromp_gui.library.user_data import UserData

SIDE, TURNS = 19, 200
GRID = grid_of(SIDE, SIDE)
NAMES = (
    "Honinbo Shusaku",
    "Gennan Inseki",
    "吳清源",
    "李世石",
    "古力",
    "Lee Changho",
    "Zoë",
    "kata-bot",
)
OPENINGS = [Point(row, col) for row in (2, 3, 15, 16) for col in (2, 3, 15, 16)]
ROUNDS = 7


def game(seed: int) -> str:
    """A game without illegal moves."""
    choose = random.Random(seed)
    black = white = 0
    nodes: list[str] = []
    played: list[Point] = []
    while len(nodes) < TURNS:
        point = _point(choose, played)
        bit = GRID.bits[point]
        if (black | white) >> bit & 1:
            continue
        own, other = (white, black) if len(nodes) % 2 else (black, white)
        after_own, after_other = place(GRID, own, other, bit)
        if (
            after_own == own
            or not after_own >> bit & 1
            or (after_other != other and _is_ko(choose))
        ):
            continue
        black, white = (after_other, after_own) if len(nodes) % 2 else (after_own, after_other)
        nodes.append(f";{'BW'[len(nodes) % 2]}[{chr(97 + point.col)}{chr(97 + 18 - point.row)}]")
        played.append(point)
    players = choose.sample(NAMES, 2)
    result = choose.choice(("B+R", "W+R", "B+2.5", "W+0.5", "W+T"))
    date = f"{choose.randint(1840, 2024)}-{choose.randint(1, 12):02}-{choose.randint(1, 28):02}"
    root = f"PB[{players[0]}]PW[{players[1]}]BR[9d]WR[7p]DT[{date}]RE[{result}]KM[6.5]RU[Chinese]"
    return (
        f"(;GM[1]FF[4]CA[UTF-8]SZ[19]EV[Cup {seed % 40}, round {seed % 7}]{root}{''.join(nodes)})\n"
    )


def _point(choose: random.Random, played: list[Point]) -> Point:
    if len(played) < 6:
        return choose.choice(OPENINGS)
    if choose.random() < 0.8:
        near = choose.choice(played[-12:])
        row, col = near.row + choose.randint(-2, 2), near.col + choose.randint(-2, 2)
        return Point(min(max(row, 0), 18), min(max(col, 0), 18))
    return Point(choose.randrange(SIDE), choose.randrange(SIDE))


def _is_ko(choose: random.Random) -> bool:
    """Captures are left out now and then, so that games do not become fights over one ko."""
    return choose.random() < 0.3


def generate(folder: Path, count: int) -> None:
    for number in range(count):
        path = folder / f"{number // 1000:03}" / f"{number}.sgf"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(game(number), encoding="utf-8")


def processor() -> float:
    """Seconds of processor time of this process and all it has started (Linux alone)."""
    known = {os.getpid()}
    ticks = 0
    for number in sorted(int(each) for each in os.listdir("/proc") if each.isdigit()):
        with suppress(OSError):
            words = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
            if number in known or int(words[1]) in known:
                known.add(number)
                ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def timed(name: str, target: str, work: Callable[[int], object]) -> None:
    """The median and the worst of some rounds, in milliseconds."""
    clocks, processors = [], []
    for number in range(ROUNDS):
        clock, cpu = time.perf_counter(), time.process_time()
        work(number)
        clocks.append((time.perf_counter() - clock) * 1000)
        processors.append((time.process_time() - cpu) * 1000)
    print(
        f"{name:40} {statistics.median(processors):9.1f} ms of processor (worst "
        f"{max(processors):.1f}), {statistics.median(clocks):9.1f} ms; to reach: {target}"
    )


def boards(index: Index, turn: int) -> Iterator[Board]:
    """Positions of games all over the index after a turn."""
    numbers = [number for (number,) in index.connection.execute("SELECT game FROM lines")]
    for number in random.Random(turn).sample(numbers, ROUNDS):
        (line,) = index.connection.execute(
            "SELECT line FROM lines WHERE game = ?", (number,)
        ).fetchone()
        moment = next(each for each in moments(line, GRID) if each.turn == turn)
        yield Board(GRID, moment.black, moment.white)


def imported(path: Path, folder: Path, count: int) -> Index:
    """The index of the games, made if it is not there."""
    index = Index.open(path)
    if index.counts()["games"] == count:
        return index
    jobs = min(2, os.cpu_count() or 1)
    clock, cpu = time.perf_counter(), processor()
    pool = Processes(jobs, ("tromp_gui.library.facts",))
    work = Update(index, [str(folder)], pool)

    def say(progress: Progress) -> None:
        if progress.done % 5000 == 0:
            print(f"  {progress.done} files after {time.perf_counter() - clock:.0f} s", flush=True)

    work.run(say)
    used = processor() - cpu
    pool.close()
    print(f"import: {used:.0f} s of processor ({used / count * 1000:.2f} ms a game),")
    print(f"  {time.perf_counter() - clock:.0f} s by the clock with {jobs} readers")
    return index


def searches(index: Index) -> None:
    """The figures of a library in use."""
    user_data = UserData(index.path)

    def rows(line: str) -> Callable[[int], object]:
        return lambda _: list(islice(listed(index, parse(line), user_data), 50))

    timed("first 50 rows: all", "200", rows(""))
    timed("first 50 rows: shusaku result:B+ 1840s", "200", rows("shusaku result:B+ year:1840s"))
    timed("first 50 rows: 古力", "200", rows("古力"))

    kept = CachedBlocks(index.connection)

    def hits(wanted: Shape) -> int:
        return sum(len(each.games) for each in finding.find(index, wanted, kept))

    def one_of(some: list[Shape]) -> Callable[[int], int]:
        return lambda at: hits(some[at])

    for turn in (2, 4, 8, 20, 60, 120):
        some = [shape(board) for board in boards(index, turn)]
        timed(f"whole position after {turn}", "5", one_of(some))
    for turn in (8, 30):
        some = [shape(board, Point(0, 0), Point(9, 9)) for board in boards(index, turn)]
        timed(f"corner A1:K10 after {turn}", "250", one_of(some))
    some = [shape(board, Point(0, 0), Point(4, 5)) for board in boards(index, 40)]
    timed("corner A1:F5 after 40", "250", lambda at: hits(some[at]))
    free = [_free(board) for board in boards(index, 60)]
    timed("4x4 anywhere", "5000", lambda at: hits(free[at]))
    timed(
        "4x4 anywhere, first block",
        "500",
        lambda at: next(finding.find(index, free[at], kept), None),
    )


def _free(board: Board) -> Shape:
    """The 4x4 shape with the most stones that touches no edge."""
    places = [Point(row, col) for row in range(1, 14) for col in range(1, 14)]

    def stones(low: Point) -> int:
        inside = GRID.rectangle(low, Point(low.row + 3, low.col + 3))
        return ((board.black | board.white) & inside).bit_count()

    low = max(places, key=stones)
    return shape(board, low, Point(low.row + 3, low.col + 3))


def main(count: int, folder: Path) -> None:
    print(f"{count} games; load {os.getloadavg()[0]:.1f}; {os.cpu_count()} cores")
    generate(folder / "games", count)
    index = imported(folder / "index.sqlite", folder / "games", count)
    index.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = index.counts()["bytes"]
    print(f"index: {size / 1e6:.1f} MB, {size / count:.0f} bytes a game; to reach: 5000")
    searches(index)
    index.close()


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    if len(sys.argv) > 2:
        main(games, Path(sys.argv[2]))
    else:
        with tempfile.TemporaryDirectory() as temporary:
            main(games, Path(temporary))
