"""`tromp-gui stats` of reports: a year at a glance, the same from JSON and from a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.test_analyze import engine
from tests.cli.test_game_reports import NAMED, TWICE


@pytest.fixture(autouse=True)
def _reports(run: Runner) -> None:
    Path("one.sgf").write_text(NAMED, encoding="utf-8")
    Path("two.sgf").write_text(TWICE, encoding="utf-8")
    for ending in ("json", "csv"):
        words = ["--engine", engine("kata"), "--visits", "40", "--report", f"year.{ending}"]
        assert run("analyze", "one.sgf", "two.sgf", *words).code == 0


def stats(run: Runner, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("stats", *words, "--format", "json").out)["play"]
    return found


def test_one_player_by_opponent_color_phase_and_year(run: Runner) -> None:
    found = stats(run, "year.json", "--player", "Ann")
    assert found["all"]["games"] == 2
    assert found["all"]["moves"] == 3 + 2
    assert found["all"]["points_lost"] == pytest.approx((3 * 1.333 + 2 * 5) / 5, abs=1e-3)
    assert {value: each["moves"] for value, each in found["by_opponent"].items()} == {
        "=Ben <b>": 3,
        "Ben": 2,
    }
    assert {value: each["moves"] for value, each in found["by_color"].items()} == {"B": 3, "W": 2}
    assert {value: each["moves"] for value, each in found["by_year"].items()} == {
        "2025": 2,
        "2026": 3,
    }
    assert list(found["by_phase"]) == ["opening"]


def test_json_and_the_table_say_the_same(run: Runner) -> None:
    names = ("all", "by_color", "by_phase", "by_size", "by_year")
    from_json, from_csv = stats(run, "year.json"), stats(run, "year.csv")
    assert [from_json[name] for name in names] == [from_csv[name] for name in names]
    assert from_json["all"]["moves"] == 10


def test_in_words_and_beside_scores(run: Runner) -> None:
    text = run("stats", "year.csv", "--player", "Ann").out
    assert text.splitlines()[1].split()[:3] == ["Ann", "2", "5"]
    run("score", "one.sgf", "--output", "scores.csv")
    both = run("stats", "year.csv", "scores.csv").out
    assert "Margin" in both
    assert "Accuracy" in both


def test_a_player_who_is_in_no_report(run: Runner) -> None:
    assert stats(run, "year.json", "--player", "Nobody")["all"]["moves"] == 0
