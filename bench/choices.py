"""The quality of the moves chosen by our search and by KataGo's, with the same network and visits.

Positions of games drawn from our network's policy, none of them decided. Every move that either
chooses is judged by KataGo's search of the position after it; a choice loses what it is judged
below the better of the two. Printed: mean losses of both, and their difference with its standard
error. `choices.py [side] [positions] [visits]`.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

from strength import KOMI, NETWORK, SHARED, network, opening

from tromp_gui.engine.network.answer import ask, ask_turned
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.raw import moment_of
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.vertex import format_vertex

DEEP: Final = 250
"""KataGo's visits of the position after a move."""


def position(side: int, number: int) -> Game:
    """A position that is not decided."""
    dice = random.Random(f"{side}/{number}")
    while True:
        game = Game.new(RULE_SETS["tromp-taylor"], KOMI, GameStart(Board.empty(side, side)))
        for point in opening(side, dice.randrange(10_000)):
            game = game.play(Turn(game.position.to_play, point))
        for _ in range(dice.randrange(side * side // 2)):
            (answer,) = ask(network(), [moment_of(game, game.position.to_play)])
            chances = (
                answer.policy.clip(0).ravel() + np.float32(1e-9) * (answer.policy >= 0).ravel()
            )
            if chances.sum() <= 0:
                break
            row, column = divmod(dice.choices(range(side * side), chances.tolist())[0], side)
            game = game.play(Turn(game.position.to_play, Point(side - 1 - row, column)))
        answer = ask_turned(network(), moment_of(game, game.position.to_play))
        if 0.1 <= answer.win <= 0.9 and answer.passing < 0.2:
            return game


def chosen(games: Sequence[Game], visits: int) -> list[str]:
    """The moves that our search chooses with KataGo's network."""
    theirs, found = Network(read_network(NETWORK)), []
    for game in games:
        search = NetworkSearch(theirs, 1, captures_all_dead=True)
        search.ask(game, game.position.to_play)
        search.run(Budget(visits), lambda: False)
        found.append(format_vertex(search.report().candidates[0].point))
    return found


def katago(asked: Sequence[tuple[Game, list[str], int]]) -> list[dict[str, Any]]:
    """KataGo's evaluation after these moves, with this many visits."""
    queries = []
    for at, (game, more, visits) in enumerate(asked):
        words = [
            *("pass" if t.point is None else format_vertex(t.point) for t in game.turns),
            *more,
        ]
        queries.append({
            "id": str(at), "moves": [["BW"[n % 2], word] for n, word in enumerate(words)],
            "rules": "tromp-taylor", "komi": float(KOMI), "maxVisits": visits,
            "boardXSize": game.board.columns, "boardYSize": game.board.rows,
        })  # fmt: skip
    settings = (
        "reportAnalysisWinratesAs=BLACK,numAnalysisThreads=1,nnMaxBatchSize=1,"
        f"numSearchThreadsPerAnalysisThread=1,logDir={tempfile.mkdtemp()}"
    )
    command = [SHARED / "katago", "analysis", "-model", NETWORK, "-override-config", settings,
               "-config", SHARED / "analysis_example.cfg"]  # fmt: skip
    given = "\n".join(map(json.dumps, queries)) + "\n"
    told = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    found = {int(each["id"]): each for each in map(json.loads, told.stdout.splitlines())}
    return [found[at] for at in range(len(asked))]


def main(side: int, count: int, visits: int) -> None:
    """Print the table."""
    games = [position(side, number) for number in range(count)]
    ours = chosen(games, visits)
    # Its visits count the root too.
    infos = katago([(game, [], visits + 1) for game in games])
    theirs = [each["moveInfos"][0]["move"] for each in infos]
    pairs = [(game, word) for game, *both in zip(games, ours, theirs, strict=True) for word in both]
    judged = [each["rootInfo"] for each in katago([(game, [word], DEEP) for game, word in pairs])]
    different = sum(a != b for a, b in zip(ours, theirs, strict=True))
    print(f"{side}x{side}, {count} positions, {visits} visits; another move in {different}")
    for name, key, unit in (("win rate, percent", "winrate", 100), ("points", "scoreLead", 1)):
        losses: list[list[float]] = [[], []]
        for at, game in enumerate(games):
            sign = unit if game.position.to_play is Color.BLACK else -unit
            values = [sign * judged[2 * at + side_][key] for side_ in (0, 1)]
            # The same move may get two evaluations, but counts as no loss.
            best = max(values) if ours[at] != theirs[at] else None
            for one, value in zip(losses, values, strict=True):
                one.append(0.0 if best is None else best - value)
        apart = [a - b for a, b in zip(*losses, strict=True)]
        error = stdev(apart) / len(apart) ** 0.5
        print(f"{name}: ours loses {mean(losses[0]):.2f}, KataGo {mean(losses[1]):.2f}; "
              f"difference {mean(apart):+.2f} ± {error:.2f}")  # fmt: skip


if __name__ == "__main__":
    wanted = [int(each) for each in sys.argv[1:4]]
    main(*(wanted + [9, 100, 50][len(wanted) :]))
