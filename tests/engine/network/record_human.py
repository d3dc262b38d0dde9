"""Records what the real program says and plays with our random human network: `tests/data/network`.

python -m tests.engine.network.record_human
"""

from __future__ import annotations

import gzip
import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from tests.engine.network.cases import (
    NETWORK,
    OF_POINTS,
    Katago,
    commands,
    draw_case,
    parse_raw,
)
from tests.engine.network.random_networks import human_network
from training.games import Game
from training.writer import write_network
from tromp_gui.go.kata_rules import kata_words
from tromp_gui.go.rules import TROMP_TAYLOR

DATA = Path(__file__).resolve().parents[2] / "data" / "network" / "human.json.gz"
PROFILES = ["rank_5k", "preaz_9d", "proyear_1990", "rank_20k_1d", "proyear_1800", "proyear_2023"]
POSITIONS = 50
DRAWS = 1500
TEMPERATURES: dict[str, dict[str, Any]] = {
    "by policy": {
        "chosenMoveTemperatureEarly": 0.85,
        "chosenMoveTemperature": 0.70,
        "chosenMoveTemperatureHalflife": 80,
        "chosenMoveTemperatureOnlyBelowProb": 0.01,
    },
    "with search": {
        "chosenMoveTemperatureEarly": 0.70,
        "chosenMoveTemperature": 0.25,
        "chosenMoveTemperatureHalflife": 30,
        "chosenMoveTemperatureOnlyBelowProb": 1.0,
    },
}
"""Of KataGo's two example configurations."""

ONE_VISIT = {
    "humanSLProfile": "rank_5k",
    "humanSLChosenMoveProp": 1.0,
    "humanSLChosenMoveIgnorePass": "true",
    "humanSLChosenMovePiklLambda": 100000000,
    "maxVisits": 1,
    "nnCacheSizePowerOfTwo": 10,
    "nnMutexPoolSizePowerOfTwo": 8,
    "rootNumSymmetriesToSample": 1,
    "chosenMoveSubtract": 0,
    "chosenMovePrune": 0,
    "useLcbForSelection": "false",
    "delayMoveScale": 0,
    "allowResignation": "false",
}


def fields_of(game: Game) -> dict[str, Any]:
    """A game as it is recorded."""
    names = ("columns", "rows", "komi", "rules", "stones", "first", "moves")
    return {name: getattr(game, name) for name in names}


def early_game() -> Game:
    """A position in which many moves are possible, and a pass is unlikely."""
    moves = [["B", "C3"], ["W", "B3"], ["B", "E5"], ["W", "F2"]]
    rules = kata_words(TROMP_TAYLOR)
    return Game(7, 7, 7.5, dict(rules), [], "B", moves=moves, heat={}, opening=0, blunder=0.0)


def main() -> None:
    """Record the answers at each position for every profile, and the moves drawn."""
    records: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        human = folder / "human.bin.gz"
        write_network(human_network(), human)
        dice = random.Random(4)
        with Katago(NETWORK, folder, human) as katago:
            for at in range(POSITIONS):
                game = draw_case(dice)
                for command in commands(game, 0)[:-1]:
                    katago.say(command)
                answers = {}
                for profile in PROFILES:
                    katago.say(f"kata-set-param humanSLProfile {profile}")
                    text = katago.say(f"kata-raw-human-nn {at % 8}")
                    answer = answers[profile] = parse_raw(text, game.columns * game.rows)
                    for name in OF_POINTS:
                        answer[name] = [v if v is None else round(v, 4) for v in answer[name]]
                records.append({"symmetry": at % 8, "game": fields_of(game), "answers": answers})
        for name, temperature in TEMPERATURES.items():
            with Katago(NETWORK, folder, human, **ONE_VISIT | temperature) as katago:
                for command in commands(early_game(), 0)[:-1]:
                    katago.say(command)
                counts: Counter[str] = Counter()
                for _ in range(DRAWS):
                    katago.say("clear_cache")
                    counts[katago.say("kata-search B").strip()] += 1
            records.append({"temperature": name, "counts": counts})
    with DATA.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write("\n".join(json.dumps(record) for record in records).encode())


if __name__ == "__main__":
    main()
