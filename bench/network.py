"""Network evaluations per second on one core, ours and KataGo's, with the same network.

usage: network.py [NETWORK]; without an argument KataGo's small network from ../shared is taken.
Ours are given with all that a search needs: the inputs (ladders and areas among them), the
evaluation, and the answer in words. "One" asks for one position at a time, "eight" for eight
together, as a search does. KataGo's are those of `kata-raw-nn`, the time of its start taken off.
Processor time throughout; trust the ratios.
"""

from __future__ import annotations

import os
import random
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.engine.network.cases import NETWORK, PROGRAM, Katago
from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.gtp.vertex import format_vertex

SIDES = (9, 13, 19)
POSITIONS, MOVES_APART = 24, 5


def games(network: Network, side: int) -> list[Moment]:
    """Positions of a game that the network plays, some moves apart."""
    moment = Moment(Position.start(Board.empty(side, side)), Terms(7.0))
    found: list[Moment] = []
    dice = random.Random(1)
    while len(found) < POSITIONS:
        for _ in range(MOVES_APART if side > 9 else 2):
            (answer,) = ask(network, [moment])
            chances = answer.policy.clip(0).ravel().tolist()
            row, column = divmod(dice.choices(range(side * side), chances)[0], side)
            point = Point(side - 1 - row, column)
            moment = moment.after(Turn(moment.position.to_play, point))
        found.append(moment)
    return found


def fresh(moments: Sequence[Moment]) -> list[Moment]:
    """The same positions without cached values for the last one, as in a search."""
    return [Moment(each.position, each.terms, each.turn, each.before) for each in moments]


def ours(network: Network, moments: Sequence[Moment], together: int) -> float:
    """Milliseconds an evaluation, the best of some rounds."""
    best = float("inf")
    for _ in range(4):
        asked = fresh(moments)
        begun = process_time()
        for at in range(0, len(asked), together):
            ask(network, asked[at : at + together])
        best = min(best, (process_time() - begun) / len(asked))
    return best * 1000


def theirs(path: Path, side: int, moments: Sequence[Moment]) -> float:
    """The same for KataGo, by the processor time of its process."""
    return (
        (_spent(path, side, moments, 16) - _spent(path, side, moments, 0))
        * 1000
        / (16 * len(moments))
    )


def _spent(path: Path, side: int, moments: Sequence[Moment], times: int) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder, Katago(path, Path(folder)) as katago:
        for command in (f"boardsize {side}", "komi 7"):
            katago.say(command)
        told = 0
        for moment in moments:
            turns = _turns(moment)
            for turn in turns[told:]:
                katago.say(f"play {turn.color.value} {format_vertex(turn.point)}")
            told = len(turns)
            for at in range(times):
                katago.say(f"kata-raw-nn {at % 8}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _turns(moment: Moment) -> list[Turn]:
    turns = []
    at: Moment | None = moment
    while at is not None and at.turn is not None:
        turns.append(at.turn)
        at = at.before
    return turns[::-1]


def main() -> int:
    """Print a table."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else NETWORK
    if not path.exists():
        print("left out: no network is here")
        return 0
    network = Network(read_network(path))
    print(f"{network.name}, ms an evaluation ({os.uname().machine})")
    print("side    one  eight  KataGo  ratio")
    for side in SIDES:
        moments = games(network, side)
        one, eight = ours(network, moments, 1), ours(network, moments, 8)
        line = f"{side:4} {one:6.2f} {eight:6.2f}"
        if PROGRAM.exists():
            real = theirs(path, side, moments)
            line += f"  {real:6.2f}  {real / one:.1f} to {real / eight:.1f}"
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
