"""How like a teacher networks are, on positions of real games that they did not learn from.

likeness.py TEACHER RECORDS NETWORK... compares one evaluation of each position. 19×19: the last
games of the folder RECORDS (SGF, one game a line; `training.label` begins with the first); 9×9: the
games of `judgement.py`. Printed: in how many the likeliest move is the same, with a 95 % interval,
and mean differences of win rate (percent), lead (points) and owner (0 to 2 a point).
"""

from __future__ import annotations

import random
import sys
from collections import deque
from collections.abc import Sequence
from decimal import Decimal
from itertools import islice
from math import sqrt
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from judgement import real_games

from training.label import teacher_of
from tromp_gui.engine.network.answer import Answer, ask
from tromp_gui.engine.network.moment import Moment
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.record.replay import Replay
from tromp_gui.sgf.reader import read

COUNTS = {19: 300, 9: 200}
RULES, KOMI = RULE_SETS["chinese"], Decimal("6.5")


def large(records: Path, count: int) -> list[Moment]:
    """One position of each of the last games."""
    last = deque(
        (line for path in sorted(records.glob("*.sgf")) for line in path.open("rb")), count
    )
    start, chance = Game.new(RULES, KOMI, GameStart(Board.empty(19, 19))), random.Random(7)
    found = []
    for tree in read(b"".join(last)).trees:
        replay = Replay(tree, RULES)
        turns = [
            played.turn
            for node in tree.main_line()
            for played in replay.at(node).played
            if played.illegal is None
        ]
        found.append(_somewhere(start, turns, chance))
    return found


def small(count: int) -> list[Moment]:
    """One position of each of some 9×9 games of amateurs."""
    chance = random.Random(7)
    return [_somewhere(game, turns, chance) for game, turns in islice(real_games(chance), count)]


def _somewhere(start: Game, turns: Sequence[Turn], chance: random.Random) -> Moment:
    game = start.after(list(turns[: round(chance.uniform(0.05, 0.95) * len(turns))]))
    return moment_of(game, game.position.to_play)


def line(given: Sequence[Answer], found: Sequence[Answer]) -> str:
    """How the answers of a network differ from the teacher's."""
    same = sum(_likeliest(a) == _likeliest(b) for a, b in zip(given, found, strict=True))
    share = same / len(given)
    off = 1.96 * sqrt(share * (1 - share) / len(given))
    pairs = list(zip(given, found, strict=True))
    win = np.mean([100 * abs(a.win - b.win) for a, b in pairs])
    lead = np.mean([abs(a.lead - b.lead) for a, b in pairs])
    owner = np.mean([np.abs(a.owner - b.owner).mean() for a, b in pairs])
    return f"{100 * share:5.1f} ± {100 * off:.1f} % {win:6.1f} {lead:6.2f} {owner:6.3f}"


def _likeliest(answer: Answer) -> int:
    return int(np.append(answer.policy.ravel(), answer.passing).argmax())


def main(teacher_file: Path, records: Path, files: Sequence[Path]) -> None:
    """Print a line for each size and network."""
    teacher = teacher_of(read_network(teacher_file))
    networks = {path.name: Network(read_network(path)) for path in files}
    print(f"{'side':>4} {'network':24} {'first move':>14} {'win':>6} {'lead':>6} {'owner':>6}")
    for side, moments in ((19, large(records, COUNTS[19])), (9, small(COUNTS[9]))):
        given = [ask(teacher, [moment])[0] for moment in moments]
        for name, network in networks.items():
            found = [ask(network, [moment])[0] for moment in moments]
            print(f"{side:4} {name:24} {line(given, found)}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), [Path(each) for each in sys.argv[3:]])
