"""Dead stones found by us, @sabaki/deadstones and GNU Go, on boards with known dead stones.

Right chains, dead chains found (recall), found ones that are dead (precision), whole boards right.
A chain that is left unsure counts as alive. Three tables: over all boards, over those that every
peer can read, and over those whose marks are not contested (see `dead_cases.CONTESTED`). Time: the
same boards, equal playouts, each in one process; ours reads small groups besides.

DEADSTONES=folder names where `npm install @sabaki/deadstones` was run; GNU Go is looked for on the
path and among the games. What is absent is passed over with a reason.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypeAlias

sys.path.insert(0, str(Path(__file__).parent))

from dead_cases import CONTESTED, Case, read_cases

from tromp_gui.engine.dead import DeadProposal, propose
from tromp_gui.engine.network.network import own_network
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.chain_status import LifeStatus
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.sgf.values import SgfCodec

HERE = Path(__file__).parent
ROUNDS = 5
DEFAULT = 100
"""The playouts of `guess`, for boards where we need none."""

Found: TypeAlias = list[frozenset[Point] | None]
"""The dead stones of each board; None where somebody cannot read a board."""


@dataclass
class Tally:
    """How many chains of some boards were judged correctly."""

    chains: int = 0
    right: int = 0
    dead: int = 0
    found: int = 0
    named: int = 0
    boards: int = 0
    whole: int = 0

    def add(self, case: Case, found: frozenset[Point]) -> bool:
        """Count one board; whether all of it is right."""
        missed = 0
        for _, stones, is_dead in case.chains:
            said = 2 * len(stones & found) > len(stones)
            self.chains += 1
            self.right += said == is_dead
            self.dead += is_dead
            self.named += said
            self.found += said and is_dead
            missed += said != is_dead
        self.boards += 1
        self.whole += not missed
        return not missed

    def line(self) -> str:
        """The tally as one row."""
        chains = f"{100 * self.right / max(self.chains, 1):5.1f}"
        recall = f"{100 * self.found / max(self.dead, 1):5.1f}"
        precision = f"{100 * self.found / max(self.named, 1):5.1f}"
        return f"{chains} %   {recall} %   {precision} %   {self.whole:4} of {self.boards}"


def sabaki(
    cases: Sequence[Case], proposals: Sequence[DeadProposal], rounds: int = 1
) -> tuple[Found, list[float]] | str:
    """@sabaki/deadstones as it is called for finished games, with as many playouts as ours took
    on each board: what it finds and its seconds; or why not."""
    node = shutil.which("node")
    if node is None:
        return "node is not here"
    given = {
        "boards": [_signs(case.board) for case in cases],
        "iterations": [each.played or DEFAULT for each in proposals],
        "finished": True,
        "rounds": rounds,
    }
    done = subprocess.run(
        [node, str(HERE / "dead_stones.mjs")],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return done.stderr.strip()
    answers = json.loads(done.stdout)
    rows = [case.board.rows for case in cases]
    found: Found = [
        frozenset(Point(high - 1 - y, x) for x, y in answer["dead"])
        for high, answer in zip(rows, answers, strict=True)
    ]
    return found, [answer["seconds"] for answer in answers]


def _signs(board: Board) -> list[list[int]]:
    signs = {Color.BLACK: 1, Color.WHITE: -1, None: 0}
    columns = range(board.columns)
    return [[signs[board.at(Point(r, c))] for c in columns] for r in reversed(range(board.rows))]


def gnugo(cases: Sequence[Case]) -> Found | str:
    """GNU Go's `final_status_list dead`, level 10; or why not."""
    program = shutil.which("gnugo", path=os.environ.get("PATH", "") + ":/usr/games")
    if program is None:
        return "GNU Go is not here"
    with tempfile.TemporaryDirectory() as folder:
        return [_asked(program, Path(folder) / f"{n}.sgf", case) for n, case in enumerate(cases)]


def _asked(program: str, path: Path, case: Case) -> frozenset[Point] | None:
    board = case.board
    if board.rows != board.columns or not 5 <= board.rows <= 19 or not board.has_liberties():
        return None
    codec = SgfCodec(board.rows, board.columns)
    stones = "".join(
        name + "".join(f"[{value}]" for value in codec.format_points(sorted(board.points(color))))
        for name, color in (("AB", Color.BLACK), ("AW", Color.WHITE))
        if board.points(color)
    )
    path.write_text(f"(;GM[1]FF[4]SZ[{board.rows}]{stones})")
    command = [program, "--mode", "gtp", "--chinese-rules", "--level", "10"]
    given = f"loadsgf {path}\nfinal_status_list dead\nquit\n"
    try:
        done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return None
    words = done.stdout.split("=")[2].split()
    points = [parse_vertex(word, board.rows, board.columns) for word in words]
    return frozenset(point for point in points if point is not None)


def show(cases: Sequence[Case], name: str, found: Found, among: set[int]) -> None:
    """Rows of one estimator: all families together, then each."""
    families = sorted({case.family for case in cases})
    for family in ("all", *families):
        tally = Tally()
        for number, (case, dead) in enumerate(zip(cases, found, strict=True)):
            if dead is not None and number in among and family in ("all", case.family):
                tally.add(case, dead)
        if tally.boards:
            print(f"{name if family == 'all' else '':22} {family:20} {tally.line()}")


def show_doubt(cases: Sequence[Case], proposals: Sequence[DeadProposal]) -> None:
    """How many chains are left unsure, and how many of those are dead."""
    unsure = [each.stones(LifeStatus.UNSURE) for each in proposals]
    pairs = zip(cases, unsure, strict=True)
    doubted = [dead for case, doubt in pairs for _, stones, dead in case.chains if stones & doubt]
    chains = sum(len(case.chains) for case in cases)
    print(f"{len(doubted)} of {chains} chains are left unsure; {sum(doubted)} of them are dead")


def timed(work: Callable[[], object]) -> float:
    """Median seconds."""
    times = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return median(times)


def show_times(cases: Sequence[Case]) -> None:
    """The time of one board as a ratio to deadstones' `guess` with as many playouts."""
    network = own_network()
    finished = [case for case in cases if case.family.startswith(("ogs", "tbtw"))]
    for side in (9, 13, 19):
        boards = [case for case in finished if case.board.rows == case.board.columns == side][:20]
        mine = [
            timed(lambda case=case: propose.__wrapped__(network, case.board)) for case in boards
        ]
        proposals = [propose(network, case.board) for case in boards]
        peer = sabaki(boards, proposals, ROUNDS)
        said = f"{side}x{side}: {median(mine) * 1000:.1f} ms a board, at most {max(mine):.2f} s"
        if isinstance(peer, str):
            print(f"{said}; @sabaki/deadstones: {peer}")
        else:
            rows = zip(mine, peer[1], proposals, strict=True)
            ratio = median(a / b for a, b, each in rows if each.played)
            print(f"{said}; {ratio:.2f} x the time of deadstones for as many playouts")


def main() -> None:
    """Print the tables."""
    cases = read_cases()
    network = own_network()
    proposals = [propose(network, case.board) for case in cases]
    tables: dict[str, Found] = {"tromp_gui": [each.dead for each in proposals]}
    show_doubt(cases, proposals)
    peers = {"@sabaki/deadstones": sabaki(cases, proposals), "GNU Go, level 10": gnugo(cases)}
    for name, peer in peers.items():
        if isinstance(peer, str):
            print(f"{name}: {peer}")
        else:
            tables[name] = peer[0] if isinstance(peer, tuple) else peer
    all_numbers = set(range(len(cases)))
    shared = {n for n in all_numbers if all(found[n] is not None for found in tables.values())}
    sound = {n for n, case in enumerate(cases) if case.name not in CONTESTED}
    for title, among in (
        ("every board", all_numbers),
        ("boards that all can read", shared),
        ("boards whose marks are not contested", sound),
    ):
        print(f"{title:43} {'chains':>7} {'recall':>9} {'precision':>11}   whole boards")
        for name, found in tables.items():
            show(cases, name, found, among)
    show_times(cases)


if __name__ == "__main__":
    main()
