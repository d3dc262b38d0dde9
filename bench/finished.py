"""Dead stones of whole boards of real finished games, where a strong network confirms the record.

finished.py BOARDS NETWORK...  judges the boards in the file BOARDS by each network
finished.py BOARDS --confirm TEACHER RECORDS [--games 150]  writes that file, a board a line

The boards: games of `dead_cases.py` whose marks people or their server made, other 9×9 games of
OGS, and the last games of the folder RECORDS (SGF, one 19×19 game a line) that were counted. Of the
first the teacher has to find the recorded dead stones, of the others those with which the count
gives the recorded result; the rest is left out. Printed for each network: on how many boards it
finds exactly the same stones, how many of the others have a chain that it calls unsure, and the
boards it has wrong.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from dead_cases import CONTESTED, SHARED, read_cases, turn

from training.label import teacher_of
from tromp_gui.engine.dead import DeadProposal, propose
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.chain_status import LifeStatus
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.match.wilson import wilson
from tromp_gui.record.replay import Replay
from tromp_gui.sgf.reader import read

MARKED = ("ogs-confirmed", "ogs-autoscore", "ogs-score-estimator", "tbtw")
"""The families of `dead_cases.py` that are real games."""

RULES = RULE_SETS["japanese"]

_COUNTED = re.compile(rb"RE\[[BW]\+[0-9.]+\]")


class Finished(NamedTuple):
    """A board, and its dead stones by the record and by the teacher."""

    kind: str
    name: str
    board: Board
    dead: frozenset[Point]

    def written(self) -> str:
        """The board as a line of JSON."""
        dead = sorted(format_vertex(point) for point in self.dead)
        return json.dumps([self.kind, self.name, self.board.diagram(), dead])

    @classmethod
    def read(cls, line: str) -> Finished:
        """The board of such a line."""
        kind, name, diagram, dead = json.loads(line)
        board = Board.from_diagram(diagram)
        points = (parse_vertex(vertex, board.rows, board.columns) for vertex in dead)
        return cls(kind, name, board, frozenset(point for point in points if point is not None))


def confirmed(teacher: Network, records: Path, games: int) -> Iterator[Finished]:
    """The boards on which teacher and record agree."""
    for case in read_cases():
        if case.family in MARKED and case.name not in CONTESTED:
            dead = frozenset(at for _, stones, is_dead in case.chains if is_dead for at in stones)
            if propose(teacher, case.board).dead == dead:
                yield Finished(case.family, case.name, case.board, dead)
    for kind, name, game, result in chain(_on_a_server(), _counted(records, games)):
        dead = propose(teacher, game.board).dead
        if str(game.score(dead).result) == result:
            yield Finished(kind, name, game.board, dead)


def _on_a_server() -> Iterator[tuple[str, str, Game, str]]:
    """The 9×9 games of OGS that come with their results: kind, name, game and result."""
    for kind in ("ogs_tt_exact", "ogs_dead_disputed"):
        for each in map(json.loads, (SHARED / f"{kind}.jsonl").read_text("utf-8").splitlines()):
            start = GameStart(Board.empty(*reversed(each["size"])))
            turns = [turn(word, each["size"][1]) for word in each["moves"].split()]
            game = Game.new(RULE_SETS["chinese"], Decimal(str(each["komi"])), start).after(turns)
            yield kind, each["id"], game, each["result"]


def _counted(records: Path, count: int) -> Iterator[tuple[str, str, Game, str]]:
    """The last games with a score."""
    lines = (line for path in sorted(records.glob("*.sgf")) for line in path.open("rb"))
    last = deque((line for line in lines if _COUNTED.search(line)), count)
    for tree in read(b"".join(last)).trees:
        root, replay = tree.root.properties, Replay(tree, RULES)
        turns = [move.turn for node in tree.main_line() for move in replay.at(node).played]
        start = Game.new(RULES, Decimal(root["KM"][0]), GameStart(Board.empty(19, 19)))
        yield "19×19, counted", root["GN"][0], start.after(turns), root["RE"][0]


def line(boards: Sequence[Finished], found: Sequence[DeadProposal]) -> str:
    """How many boards are right, with a 95 % interval, and the doubt about the others."""
    pairs = list(zip(boards, found, strict=True))
    wrong = [each for board, each in pairs if each.dead != board.dead]
    right = len(pairs) - len(wrong)
    low, high = wilson(right, len(pairs))
    doubted = sum(bool(each.stones(LifeStatus.UNSURE)) for each in wrong)
    needless = sum(bool(each.stones(LifeStatus.UNSURE)) for each in found) - doubted
    return (
        f"{right:4} of {len(pairs):4}: {right / len(pairs):6.1%} ({low:.1%} to {high:.1%}); "
        f"{doubted} of the others and {needless} of these with doubt"
    )


def drawn(board: Board, wanted: frozenset[Point], found: DeadProposal) -> str:
    """The board in text: dead stones in small letters, then as the network has it; ? for doubt."""
    unsure = found.stones(LifeStatus.UNSURE)
    rows = []
    for row in reversed(range(board.rows)):
        points = [Point(row, column) for column in range(board.columns)]
        left = " ".join(_sign(board, point, wanted, frozenset()) for point in points)
        rows.append(left + "    " + " ".join(_sign(board, at, found.dead, unsure) for at in points))
    return "\n".join(rows)


def _sign(board: Board, at: Point, dead: frozenset[Point], unsure: frozenset[Point]) -> str:
    color = board.at(at)
    if color is None:
        return "."
    if at in unsure:
        return "?"
    sign = "X" if color is Color.BLACK else "O"
    return sign.lower() if at in dead else sign


def main() -> None:
    """Write the boards, or print a line for each kind of board and each network."""
    parser = argparse.ArgumentParser(description="Compare networks on dead stones.")
    parser.add_argument("boards", type=Path)
    parser.add_argument("networks", type=Path, nargs="*")
    parser.add_argument("--confirm", type=Path, nargs=2, metavar=("TEACHER", "RECORDS"))
    parser.add_argument("--games", type=int, default=150)
    chosen = parser.parse_args()
    if chosen.confirm:
        teacher_file, records = chosen.confirm
        with chosen.boards.open("w") as file:
            for each in confirmed(teacher_of(read_network(teacher_file)), records, chosen.games):
                print(each.written(), file=file, flush=True)
    boards = [Finished.read(line) for line in chosen.boards.read_text().splitlines()]
    for path in chosen.networks:
        network = Network(read_network(path))
        found = [propose(network, each.board) for each in boards]
        print(path.name)
        for kind in dict.fromkeys(each.kind for each in boards):
            here = [at for at, each in enumerate(boards) if each.kind == kind]
            print(f"  {kind:20} {line([boards[at] for at in here], [found[at] for at in here])}")
        print(f"  {'all':20} {line(boards, found)}", flush=True)
        for each, proposal in zip(boards, found, strict=True):
            if proposal.dead != each.dead:
                print(f"\n{each.name}\n{drawn(each.board, each.dead, proposal)}")


if __name__ == "__main__":
    main()
