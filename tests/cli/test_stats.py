"""`tromp-gui stats`: the same numbers from games and from every kind of table, and a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.batch.generated import games
from tests.cli.conftest import Runner

ROOT = "(;FF[4]GM[1]SZ[9]KM[7]RU[TT]"
GAMES = (
    ROOT + "RE[B+3.5]DT[1995-02-03];B[aa];W[bb]TB[cc])",
    ROOT + "RE[W+R]DT[1995];B[aa];W[aa])",
    ROOT.replace("SZ[9]", "SZ[13]").replace("KM[7]", "KM[6.5]") + "RE[0]DT[May 2003]TB[cc])",
    "(;SZ[none])",
)


@pytest.fixture(autouse=True)
def _folder(run: Runner) -> None:
    Path("games").mkdir()
    for number, record in enumerate(GAMES):
        Path(f"games/{number}.sgf").write_text(record)


def stats(run: Runner, *arguments: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("stats", *arguments, "--format", "json").out)
    return found


def test_what_is_counted(run: Runner) -> None:
    found = stats(run, "games")
    assert found["all"] == {
        "games": 3,
        "black_wins": 1,
        "white_wins": 1,
        "ties": 1,
        "black_share": 0.5,
        "mean_margin": 1.75,
        "mean_moves": 1.3,
        "wrong_results": 2,
        "illegal_games": 1,
    }
    assert found["unread"] == 1
    assert found["illegal_moves"] == {"occupied": 1}
    for group, values in (
        ("rules", {"tromp-taylor": 3}),
        ("size", {"9x9": 2, "13x13": 1}),
        ("komi", {"6.5": 1, "7": 2}),
        ("year", {"1995": 2, "2003": 1}),
    ):
        by = found[f"by_{group}"]
        assert isinstance(by, dict)
        assert {value: each["games"] for value, each in by.items()} == values
    assert (found["margins"], found["lengths"]) == ({"0": 2}, {"0": 3})


@pytest.mark.parametrize("ending", ["jsonl", "csv", "parquet"])
def test_a_table_says_the_same_as_its_games(run: Runner, ending: str) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="an extra")
    for number, data in enumerate(games(30, side=9)):
        Path(f"games/more{number}.sgf").write_bytes(data)
    run("score", "games", "--output", f"scores.{ending}")
    assert stats(run, f"scores.{ending}") == stats(run, "games", "--jobs", "2")


def test_a_table_for_people(run: Runner) -> None:
    out = run("stats", "games").out
    assert [line.split() for line in out.splitlines() if line.startswith("  9x9")] == [
        ["9x9", "2", "1", "1", "0", "50.0%", "+3.5", "2", "1", "1"]
    ]
    assert "Illegal moves: occupied 1" in out


def test_a_picture(run: Runner) -> None:
    for number, data in enumerate(games(30, side=9)):
        Path(f"games/more{number}.sgf").write_bytes(data)
    assert run("stats", "games", "--plot", "stats.svg").code == 0
    text = Path("stats.svg").read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in text
    words = "".join(ElementTree.fromstring(text).itertext())
    for word in ("33 games", "Black’s lead", "tromp-taylor", "9x9", "2010"):
        assert word in words


@pytest.mark.parametrize(
    ("content", "name"), [("{nonsense", "a.jsonl"), ("x,y\n1,2\n", "a.csv"), ("PAR1", "a.parquet")]
)
def test_a_file_that_is_not_a_table(run: Runner, content: str, name: str) -> None:
    Path(name).write_text(content)
    answer = run("stats", name)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"tromp-gui: {name} is not")


def test_a_missing_table(run: Runner) -> None:
    assert "gone.csv was not found" in run("stats", "gone.csv").err
    assert run("stats").code == 64
