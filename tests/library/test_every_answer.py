"""Two thousand games, real and generated: every answer is that of a search through all boards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.library.brute import brute, found, trees_in
from tests.library.games import SHARED, sgf, update
from tromp_gui.library import importing
from tromp_gui.library.index import Index
from tromp_gui.library.shapes import ShapeError, shape

GAMES, QUESTIONS = 2000, 300
SIZES = ((5, 5), (4, 7), (7, 4), (6, 6), (7, 7), (9, 9), (2, 9), (3, 3), (13, 13))


def generated(seed: int) -> str:
    """A game with captures and recaptures; one of five has a handicap."""
    choose = random.Random(seed)
    rows, columns = choose.choice(SIZES)
    turns = choose.randint(5, 3 * rows * columns)
    won = choose.choice(("RE[B+R]", "RE[W+3]", ""))
    return sgf(rows, columns, min(turns, 220), seed, won, choose.choice((0, 0, 0, 0, 2)))


@pytest.mark.slow
def test_every_answer_in_two_thousand_games_is_that_of_a_search_through_all_boards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for path in SHARED.rglob("*.sgf") if SHARED.is_dir() else ():
        (folder / f"real-{path.stem}.sgf").write_bytes(path.read_bytes())
    missing = GAMES - len(trees_in(folder))
    text = "".join(map(generated, range(missing)))
    (folder / "generated.sgf").write_text(text)
    trees = trees_in(folder)
    monkeypatch.setattr(importing, "CHUNK", 100)
    update(tmp_path / "index", folder)
    opened = Index.open(tmp_path / "index")
    choose, asked, hits = random.Random(1), 0, 0
    while asked < QUESTIONS:
        played = choose.choice(list(trees.values()))
        _, board, _ = choose.choice(played)
        corners = [choose.choice(list(board.grid.bits)) for _ in range(choose.choice((0, 2, 2)))]
        try:
            wanted = shape(
                board, *corners, turns=choose.random() < 0.8, swaps=choose.random() < 0.5
            )
        except ShapeError:
            continue
        answer = found(opened, wanted)
        assert answer == brute(wanted, trees), (board, corners, wanted.turns, wanted.swaps)
        asked, hits = asked + 1, hits + sum(answer.values())
    opened.close()
    print(f"{len(trees)} games, {asked} questions, {hits} hits")
