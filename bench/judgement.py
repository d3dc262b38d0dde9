"""How far networks' verdicts are from a judge's, on positions of real games.

For every position: the estimate, and what an analysis of `--visits` shows for it, beside a search
of 500 visits by KataGo with the network in ../shared/engines, or by the program's own search with
the network `--judge`. Mean differences of lead (points) and of win rate (percent), for each network
named (by default the one that comes with the program).
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import islice
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from dead_cases import turn

from training.label import teacher_of
from tromp_gui.engine.network.network import Network, own_network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.score import estimate
from tromp_gui.engine.state import Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.vertex import format_vertex

SHARED = Path(__file__).parents[2] / "shared"
GAMES = SHARED / "data" / "scoring" / "ogs_tt_exact.jsonl"
KATAGO = SHARED / "engines" / "katago"
NETWORK = "g170-b6c96-s175395328-d26788732.bin.gz"
VISITS = 500
RULES = RULE_SETS["tromp-taylor"]


def real_games(chance: random.Random) -> Iterator[tuple[Game, list[Turn]]]:
    """The starts of real games without handicap, in random order, with their moves."""
    games = [json.loads(line) for line in GAMES.read_text("utf-8").splitlines()]
    chance.shuffle(games)
    for each in games:
        columns, rows = each["size"]
        turns = [turn(word, rows) for word in each["moves"].split() if "--" not in word]
        start = GameStart(Board.empty(rows, columns))
        yield Game.new(RULES, Decimal(str(each["komi"])), start), turns


def positions(count: int) -> Iterator[Game]:
    """Positions of real games, one of each, between a tenth and nine tenths."""
    chance = random.Random(7)
    for game, turns in islice(real_games(chance), count):
        share = chance.uniform(0.1, 0.9)
        yield game.after(turns[: round(share * len(turns))])


def katago(games: Sequence[Game]) -> list[tuple[float, float]]:
    """Black's lead and win rate in percent, as KataGo has them."""
    queries = [json.dumps(_query(at, game)) for at, game in enumerate(games)]
    side = max(max(game.board.rows, game.board.columns) for game in games)
    settings = f"reportAnalysisWinratesAs=BLACK,numAnalysisThreads=1,logDir={tempfile.mkdtemp()}"
    settings += f",maxBoardXSizeForNNBuffer={side},maxBoardYSizeForNNBuffer={side}"
    command = [
        str(KATAGO / "katago"), "analysis", "-model", str(KATAGO / NETWORK),
        "-config", str(KATAGO / "analysis_example.cfg"),
        "-override-config", f"{settings},numSearchThreadsPerAnalysisThread=1,nnMaxBatchSize=1",
    ]  # fmt: skip
    told = subprocess.run(
        command, input="\n".join(queries), capture_output=True, text=True, check=True
    )
    found = {
        int(each["id"]): each["rootInfo"] for each in map(json.loads, told.stdout.split("\n")[:-1])
    }
    return [(found[at]["scoreLead"], 100 * found[at]["winrate"]) for at in range(len(games))]


def _query(at: int, game: Game) -> dict[str, Any]:
    moves = [
        [turn.color.value, "pass" if turn.point is None else format_vertex(turn.point)]
        for turn in game.turns
    ]
    board = game.board
    return {
        "id": str(at), "moves": moves, "rules": "tromp-taylor", "komi": float(game.komi),
        "boardXSize": board.columns, "boardYSize": board.rows, "maxVisits": VISITS,
    }  # fmt: skip


def searched(search: NetworkSearch, game: Game, visits: int) -> tuple[float, float]:
    """Black's lead and win rate in percent, as an analysis by the built-in engine shows them."""
    color = game.position.to_play
    search.ask(game, color)
    search.run(Budget(visits), lambda: False)
    found = search.report().outlook
    if color is Color.BLACK:
        return found.lead, 100 * found.winrate
    return -found.lead, 100 - 100 * found.winrate


def judged(judge: Network | None, games: Sequence[Game]) -> list[tuple[float, float]]:
    """Black's lead and win rate in percent, as the judge has them: by default KataGo."""
    if judge is None:
        return katago(games)
    search = NetworkSearch(judge, 1)
    return [searched(search, game, VISITS) for game in games]


def parser() -> argparse.ArgumentParser:
    """The arguments that `mistakes.py` has too."""
    found = argparse.ArgumentParser(description=__doc__)
    found.add_argument("networks", type=Path, nargs="*")
    found.add_argument("--visits", type=int, default=100)
    found.add_argument("--judge", type=Path)
    return found


def read_all(chosen: argparse.Namespace) -> tuple[Network | None, dict[str, Network]]:
    """The judge and the networks that are asked for."""
    judge = teacher_of(read_network(chosen.judge)) if chosen.judge else None
    networks = {path.name: Network(read_network(path)) for path in chosen.networks}
    return judge, networks or {"own": own_network()}


def main() -> None:
    """Print the differences."""
    arguments = parser()
    arguments.add_argument("--positions", type=int, default=40)
    chosen = arguments.parse_args()
    judge, networks = read_all(chosen)
    games = list(positions(chosen.positions))
    truth = judged(judge, games)
    for name, network in networks.items():
        glances, searches, costs = [], [], []
        for game in games:
            start = process_time()
            glance = estimate(network, game)
            costs.append(process_time() - start)
            glances.append((glance.lead or 0.0, 100 * (glance.win_rate or 0.0)))
            searches.append(searched(NetworkSearch(network, 1), game, chosen.visits))
        for kind, seen in (("estimate", glances), (f"{chosen.visits} visits", searches)):
            leads = [abs(a - b) for (a, _), (b, _) in zip(seen, truth, strict=True)]
            rates = [abs(a - b) for (_, a), (_, b) in zip(seen, truth, strict=True)]
            print(
                f"{name:20} {kind:12} lead off by {mean(leads):.1f} (median {median(leads):.1f}), "
                f"win rate by {mean(rates):.1f} (median {median(rates):.1f})"
            )
        print(f"{name:20} an estimate takes {1000 * median(costs):.0f} ms of CPU", flush=True)


if __name__ == "__main__":
    main()
