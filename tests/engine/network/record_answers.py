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
from tests.engine.network.random_networks import VERSIONS, random_network
from training.writer import write_network

DATA = Path(__file__).resolve().parents[2] / "data" / "network" / "answers.json.gz"
POSITIONS = 207


def main() -> None:
    """Ask about the same number of positions with each network."""
    records = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for version in VERSIONS:
            path = folder / f"{version}.bin.gz"
            write_network(random_network(version), path)
            dice = random.Random(version)
            with Katago(path, folder) as katago:
                for at in range(POSITIONS // len(VERSIONS)):
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
                        {"version": version, "symmetry": symmetry, "game": fields, "answer": answer}
                    )
    with DATA.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write("\n".join(json.dumps(record) for record in records).encode())


if __name__ == "__main__":
    main()
