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

from training.problems import GAP, KOMI, RULES, searched
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.learning.problems import Problem, problem_at
from tromp_gui.record.replay import Replay
from tromp_gui.sgf.opening import read_any


def check(network: Network, problem: Problem, visits: int) -> tuple[bool, float]:
    """Whether the judge finds the solution, and by how much other moves are worse."""
    board = Replay(problem.tree, RULES).at(problem.start).position.board
    game = Game.new(RULES, Decimal(KOMI), GameStart(board, problem.player))
    best = searched(network, game, None, 1, visits)[0]
    other = searched(network, game, best, 1, visits)[0]
    solution = problem.point(next(problem.start.children))
    return best.point == solution, best.lead - other.lead


def main() -> None:
    """Check a random sample."""
    parser = argparse.ArgumentParser(description="Check problems with a strong network.")
    parser.add_argument("file", type=Path)
    parser.add_argument("judge", type=Path)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--visits", type=int, default=60)
    chosen = parser.parse_args()
    network = Network(read_network(chosen.judge))
    found = [problem_at(tree, tree.root) for tree in read_any(chosen.file.read_bytes()).trees]
    problems = [each for each in found if isinstance(each, Problem)]
    sample = random.Random(1).sample(problems, min(chosen.count, len(problems)))
    same = confirmed = 0
    for number, problem in enumerate(sample, 1):
        is_same, gap = check(network, problem, chosen.visits)
        same, confirmed = same + is_same, confirmed + (is_same and gap >= GAP)
        point = problem.point(next(problem.start.children))
        move = point if isinstance(point, str) else format_vertex(point)
        print(f"{move}: {'same' if is_same else 'other'}, {gap:.1f} points", flush=True)
        print(f"same move {same} of {number}, confirmed {confirmed}", flush=True)


if __name__ == "__main__":
    main()
