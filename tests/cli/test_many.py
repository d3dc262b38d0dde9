"""The same bytes, however many processes share the work."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.batch.generated import game, games
from tests.cli.conftest import Runner
from tromp_gui.batch.work import TO_REPORT, Item
from tromp_gui.cli.games import Reports
from tromp_gui.cli.report import ReportOptions, score

BROKEN = b"(;FF[4]GM[1]SZ[many];B[aa])"


@pytest.fixture(autouse=True)
def _folder(run: Runner) -> None:
    """A folder of games of many kinds, some of them broken."""
    folder = Path("games")
    (folder / "more").mkdir(parents=True)
    for number, data in enumerate(games(60)):
        (folder / f"{number:03}.sgf").write_bytes(data)
    (folder / "017.sgf").write_bytes(b"no game")
    (folder / "018.sgf").write_bytes(BROKEN)
    (folder / "019.sgf").write_bytes(game(19)[:-40])
    (folder / "more" / "several.sgf").write_bytes(b"".join(games(9, 70)) + BROKEN)
    (folder / "more" / "chinese.sgf").write_bytes(
        "(;FF[4]CA[GB2312]SZ[9]PB[黑棋手]RU[中国])".encode("gb2312")
    )


@pytest.mark.parametrize("form", ["text", "json", "csv"])
@pytest.mark.parametrize("command", ["score", "check"])
def test_two_processes_answer_as_one(run: Runner, command: str, form: str) -> None:
    arguments = (command, "games", "gone.sgf", "--format", form)
    one = run(*arguments, "--jobs", "1")
    two = run(*arguments, "--jobs", "2")
    assert two == one
    assert one.code == 2
    assert one.err.count("\n") == 2
    assert one.out.count("several.sgf, game 10" if form == "text" else "several.sgf") > 0


@pytest.mark.parametrize("number", ["0", "-1", "two", "99999"])
def test_an_invalid_number_of_processes(run: Runner, number: str) -> None:
    answer = run("score", "games", "--jobs", number)
    assert answer.code == 64
    assert "number of processes" in answer.err or "argument" in answer.err


def test_a_worker_that_died_costs_an_error_for_each_game() -> None:
    """In a file of several games, and in a part of a long one."""
    work = Reports(score, ReportOptions(), "json")
    answer = work.failed(Item("a.sgf", b"".join(games(3)), first=7), "the process died")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [(line["file"], line["game"]) for line in lines] == [("a.sgf", at) for at in (7, 8, 9)]
    assert {line["error"] for line in lines} == {"not examined: the process died."}
    assert (answer.games, answer.code) == (3, TO_REPORT)
