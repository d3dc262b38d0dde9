"""Ask a strong network again about some problems, with a search.

python -m training.problem_check FILE JUDGE [--count 30] [--visits 60]

Each is asked twice: for the best move, and for the best of the others. A problem is confirmed if
the first is its solution and the second is as much worse as `training.problems` asks for.
"""

from __future__ import annotations

import argparse
import random
from decimal import Decimal
from pathlib import Path

from training.label import teacher_of
from training.problems import GAP, KOMI, RULES, gap_of
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.point import Point
from tromp_gui.learning.problems import Problem, problem_at
from tromp_gui.record.replay import Replay
from tromp_gui.sgf.opening import read_any


def check(network: Network, problem: Problem, visits: int) -> float | None:
    """By how much the judge finds other moves worse; None if it prefers one of them."""
    at_node = Replay(problem.tree, RULES).at(problem.start)
    board, solution = at_node.position.board, problem.point(next(problem.start.children))
    game = Game.new(RULES, Decimal(KOMI), GameStart(board, problem.player))
    assert isinstance(solution, Point)
    view = at_node.view or frozenset(board.grid.bits)
    return gap_of(network, game, solution, view, visits)


def main() -> None:
    """Check a random sample."""
    parser = argparse.ArgumentParser(description="Check problems with a strong network.")
    parser.add_argument("file", type=Path)
    parser.add_argument("judge", type=Path)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--visits", type=int, default=60)
    chosen = parser.parse_args()
    network = teacher_of(read_network(chosen.judge))
    found = [problem_at(tree, tree.root) for tree in read_any(chosen.file.read_bytes()).trees]
    problems = [each for each in found if isinstance(each, Problem)]
    sample = random.Random(1).sample(problems, min(chosen.count, len(problems)))
    same = confirmed = 0
    for number, problem in enumerate(sample, 1):
        gap = check(network, problem, chosen.visits)
        same, confirmed = same + (gap is not None), confirmed + (gap is not None and gap >= GAP)
        print(f"{gap}: same move {same} of {number}, confirmed {confirmed}", flush=True)


if __name__ == "__main__":
    main()
