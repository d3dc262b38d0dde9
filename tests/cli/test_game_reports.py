"""`tromp-gui analyze --report`: the same report in every format, from one process or several."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.test_analyze import GAME, engine
from tromp_gui.cli.game_reports import FIELDS, fields, report_of
from tromp_gui.cli.json_text import to_json

NAMED = GAME.replace("KM[7]", "KM[7]PB[Ann]PW[=Ben <b>]DT[2026-03-01]RE[B+3]")
TWICE = GAME.replace("KM[7]", "KM[7]PB[Ben]PW[Ann]DT[2025-12-30]RE[W+R]")


@pytest.fixture(autouse=True)
def _games(run: Runner) -> None:
    Path("games").mkdir()
    Path("games/one.sgf").write_text(NAMED, encoding="utf-8")
    Path("games/two.sgf").write_text(TWICE, encoding="utf-8")


def reported(run: Runner, name: str, *more: str, code: int = 0) -> str:
    """The report of the games in the folder."""
    words = ["--engine", engine("kata"), "--visits", "40", "--report", name, *more]
    answer = run("analyze", "games", *words)
    assert (answer.code, answer.err) == (code, "")
    return Path(name).read_text(encoding="utf-8")


def test_json_has_a_line_for_each_game(run: Runner) -> None:
    first, second = map(json.loads, reported(run, "year.json").splitlines())
    assert first["file"] == str(Path("games/one.sgf"))
    assert (first["black"], first["white"]) == ("Ann", "=Ben <b>")
    assert second["date"] == "2025-12-30"
    assert first["engine"] == "Scripted kata"
    black, white = (first["players"][color]["game"] for color in "BW")
    assert (black["moves"], white["moves"]) == (3, 2)
    assert (black["points_lost"], white["points_lost"]) == (1.333, 5)
    assert (black["best"], white["best"]) == (0.3333, 0)
    assert [each["move"] for each in first["moments"]] == [3, 4]
    assert first["moments"][1]["better"][0] == "A9"


def test_games_are_written_only_when_asked(run: Runner) -> None:
    reported(run, "year.json")
    assert Path("games/one.sgf").read_text(encoding="utf-8") == NAMED
    reported(run, "year.json", "-o", "out/")
    assert "V[6]" in Path("out/one.sgf").read_text(encoding="utf-8")


def test_what_was_written_is_read_again(run: Runner) -> None:
    for line in reported(run, "year.jsonl").splitlines():
        row = json.loads(line)
        assert to_json(fields(row["file"], row["game"], report_of(row))) == line


def test_a_table_has_a_row_for_each_player_and_phase(run: Runner) -> None:
    rows = list(csv.DictReader(reported(run, "year.csv").splitlines()))
    assert tuple(rows[0]) == FIELDS
    assert len(rows) == 2 * 2 * 3
    own = [row for row in rows if row["player"] == "Ann" and row["moves"] != "0"]
    assert {(row["color"], row["phase"]) for row in own} == {("B", "opening"), ("W", "opening")}
    assert {row["opponent"] for row in own} == {"'=Ben <b>", "Ben"}  # no formula for a spreadsheet


def test_a_page_stands_alone_and_escapes_what_files_say(run: Runner) -> None:
    page = reported(run, "year.html")
    assert page.count("<article>") == 2
    assert "Ben &lt;b&gt;" in page
    assert "<b>" not in page
    assert page.count('src="data:image/svg+xml;base64,') == page.count("<img") == 4
    assert "http" not in page
    assert "<script" not in page


def test_a_pdf(run: Runner) -> None:
    words = ["--engine", engine("kata"), "--visits", "40", "--report", "year.pdf"]
    assert run("analyze", "games", *words).code == 0
    assert Path("year.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("ending", ["json", "csv", "html"])
def test_several_processes_write_the_same(run: Runner, ending: str) -> None:
    one = reported(run, f"one.{ending}")
    assert reported(run, f"two.{ending}", "--jobs", "2") == one
    assert Path("games/one.sgf").read_text(encoding="utf-8") == NAMED


def test_several_processes_also_write_the_games(run: Runner) -> None:
    reported(run, "year.csv", "--jobs", "2", "-o", "out/")
    assert sorted(path.name for path in Path("out").iterdir()) == ["one.sgf", "two.sgf"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--report", "a.doc"), "none of these endings"),
        (("--report", "a.csv", "--resume"), "--resume cannot be used with --report"),
    ],
)
def test_wrong_usage(run: Runner, words: tuple[str, ...], sentence: str) -> None:
    answer = run("analyze", "games", *words)
    assert answer.code == 64
    assert sentence in answer.err


def test_a_report_that_cannot_be_written(run: Runner) -> None:
    words: list[Any] = ["--engine", engine("kata"), "--visits", "20", "--report", "no/a.csv"]
    answer = run("analyze", "games", *words)
    assert answer.code == 2
    assert "no" in answer.err
