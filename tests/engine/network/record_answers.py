"""Records what the real program says with our random networks: `tests/data/network`.

python -m tests.engine.network.record_answers
"""

from __future__ import annotations

import gzip
import json
import random
import tempfile
from pathlib import Path

from tests.engine.network.cases import Katago, commands, draw_case, parse_raw
from tests.engine.network.random_networks import (
    TRANSFORMERS,
    VERSIONS,
    random_network,
    random_transformer,
)
from training.writer import write_network
from tromp_gui.engine.network.description import Description

DATA = Path(__file__).resolve().parents[2] / "data" / "network" / "answers.json.gz"
POSITIONS = 23


def main() -> None:
    """Ask about the same number of positions with each network."""
    records = []
    networks: dict[int | str, Description]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        networks = {version: random_network(version) for version in VERSIONS}
        networks |= {name: random_transformer(name) for name in TRANSFORMERS}
        for name, network in networks.items():
            path = folder / f"{name}.bin.gz"
            write_network(network, path)
            dice = random.Random(name)
            with Katago(path, folder) as katago:
                for at in range(POSITIONS):
                    game, symmetry = draw_case(dice), at % 8
                    text = [katago.say(command) for command in commands(game, symmetry)][-1]
                    fields = {
                        field: getattr(game, field)
                        for field in (
                            "columns",
                            "rows",
                            "komi",
                            "rules",
                            "stones",
                            "first",
                            "moves",
                        )
                    }
                    answer = parse_raw(text, game.columns * game.rows)
                    answer["whiteOwnership"] = [round(v, 4) for v in answer["whiteOwnership"]]
                    records.append(
                        {"network": name, "symmetry": symmetry, "game": fields, "answer": answer}
                    )
    with DATA.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write("\n".join(json.dumps(record) for record in records).encode())


if __name__ == "__main__":
    main()
