"""Points in seki beside those of goscorer, on boards that nothing here was tuned on.

tests/data/scoring/goscorer_boards.txt has its recorded answers; where node and npm's `goban` are
there (GOBAN=folder, see bench/seki.mjs), it is asked about new boards. docs/adr/0018 says where we
differ, and why.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from bench.seki import KINDS, Kind, cases_of, game, name_of, their_answers
from tests.go.reading import DATA
from tests.scoring.test_seki import own_board
from tromp_gui.scoring import reading
from tromp_gui.scoring.seki import seki_territory

RECORDED = (DATA / "scoring" / "goscorer_boards.txt").read_text().strip().split("\n\n")
DIFFERENT = [block for block in RECORDED if "differs" in block.splitlines()[0]]
GOBAN = Path(os.environ.get("GOBAN", ".")) / "node_modules" / "goban"
NEW_SEED = 90_210
BOARDS = 30


@pytest.mark.parametrize("block", RECORDED)
def test_recorded_answers(block: str) -> None:
    """Equal but on the boards that are known to differ."""
    board, dead, theirs = own_board(block)
    assert (seki_territory(board, dead).points == theirs) is (block not in DIFFERENT)


def test_hundreds_of_answers_are_there_and_few_differ() -> None:
    assert len(RECORDED) >= 400
    assert len(DIFFERENT) <= len(RECORDED) // 20


@pytest.mark.parametrize("block", DIFFERENT)
def test_what_differs_is_our_definition_and_no_limit_of_our_reading(
    block: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read on with as many moves as there are points, our answer stays."""
    board, dead, _ = own_board(block)
    ours = seki_territory(board, dead).points
    reading.read.cache_clear()
    monkeypatch.setattr(reading, "_DEPTHS", ((9, 9), (14, 5)))
    monkeypatch.setattr(reading, "_LEAST_DEPTH", 3)
    monkeypatch.setattr(reading, "MOVES_OF_A_READING", 10**6)
    monkeypatch.setattr(reading, "MOVES_OF_A_BOARD", 10**6)
    assert seki_territory(board, dead).points == ours
    reading.read.cache_clear()


@pytest.mark.skipif(
    shutil.which("node") is None or not GOBAN.is_dir(),
    reason="needs node, and npm's goban in the folder GOBAN",
)
@pytest.mark.parametrize("kind", KINDS, ids=map(name_of, KINDS))
def test_goscorer_itself_on_new_boards(kind: Kind) -> None:
    answers = list(their_answers(cases_of(kind, BOARDS, NEW_SEED)))
    equal = sum(seki_territory(*case).points == theirs for case, theirs in answers)
    assert equal >= len(answers) * (1 if kind is game else 0.9)
