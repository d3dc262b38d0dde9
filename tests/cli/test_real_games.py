"""Scored from outside, through JSON, against results that other programs counted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from sgfmill import sgf

from tests.cli.conftest import Runner
from tests.cli.games import COPIED, Game, read_games, sgf_of, vertices_of
from tromp_gui.cli.report import ReportOptions, score
from tromp_gui.record.node import Tree
from tromp_gui.sgf.reader import read


def saved(folder: Path, games: list[Game]) -> Path:
    target = folder / "games"
    target.mkdir()
    for index, game in enumerate(games):
        (target / f"{index:03}.sgf").write_text(sgf_of(game))
    return target


def test_games_that_ended_with_all_stones_alive(
    run: Runner, tmp_path: Path, recorded_games: Path
) -> None:
    games = read_games(recorded_games / "ogs_tt_exact.jsonl")
    answer = run("score", saved(tmp_path, games), "--format", "json")
    assert len(answer.games) == len(games) >= 40
    for game, line in zip(games, answer.games, strict=True):
        assert line["agrees"] is True, game["id"]
        assert (line["result"], line["recorded"]) == (game["result"], game["result"]), game["id"]
        assert line["black"] == game["black"], game["id"]
        assert line["dead"] == [], game["id"]
        is_large = abs(Decimal(game["komi"])) > line["rows"] * line["columns"]
        assert len(line["warnings"]) == is_large, game["id"]
    assert answer.code == (1 if any(line["illegal"] for line in answer.games) else 0)
    assert answer.err == ""


def test_games_after_the_given_dead_stones_are_removed(
    run: Runner, tmp_path: Path, recorded_games: Path
) -> None:
    games = read_games(recorded_games / "ogs_dead_confirmed.jsonl")
    assert len(games) >= 40
    file = tmp_path / "game.sgf"
    for game in games:
        file.write_text(sgf_of(game))
        dead = vertices_of(game, "dead")
        line = run("score", file, "--format", "json", "--dead", " ".join(dead)).game
        assert line["agrees"] is True, game["id"]
        assert line["result"] == game["result"], game["id"]
        assert line["black"] == game["after_dead"]["black"], game["id"]
        assert sorted(line["dead"]) == sorted(dead), game["id"]


def test_the_same_games_differ_with_all_stones_alive(
    run: Runner, tmp_path: Path, recorded_games: Path
) -> None:
    games = read_games(recorded_games / "ogs_dead_confirmed.jsonl")
    answer = run("score", saved(tmp_path, games), "--format", "json", "--dead", "none")
    assert answer.code == 1
    for game, line in zip(games, answer.games, strict=True):
        same = game["all_alive"] == game["after_dead"]
        assert line["black"] == game["all_alive"]["black"], game["id"]
        assert line["agrees"] is same, game["id"]


def test_katago_games_after_its_pass_dead_stones_are_removed(run: Runner, tmp_path: Path) -> None:
    games = read_games(COPIED / "katago_19x19.jsonl")
    assert len(games) == 60
    file = tmp_path / "game.sgf"
    for game in games:
        file.write_text(sgf_of(game))
        dead = vertices_of(game, "pass_dead")
        line = run("score", file, "--format", "json", "--dead", " ".join(dead)).game
        assert line["agrees"] is True, game["id"]
        assert line["rules"] == "tromp-taylor"
        assert line["black"] == game["after_pass_dead"]["black"], game["id"]
        assert line["illegal"] == line["warnings"] == [], game["id"]
        assert line["moves"] == len(game["moves"].split()), game["id"]


def test_computer_games_counted_as_they_stand(run: Runner, recorded_games: Path) -> None:
    folder = recorded_games / "cgos"
    index = {entry["file"]: entry for entry in json.loads((folder / "index.json").read_text())}
    answer = run("score", folder, "--format", "json")
    assert answer.code == 0
    assert len(answer.games) == len(index) == 15
    counted = 0
    for line in answer.games:
        entry = index[Path(line["file"]).name]
        assert line["moves"] == entry["moves"]
        assert line["recorded"] == entry["result"]
        assert line["black"] == entry["all_alive"]["black"]
        if entry["all_alive_equals_result"]:
            assert line["agrees"] is True
            counted += 1
        else:
            assert line["agrees"] is None
            assert any("Illegal" in warning for warning in line["warnings"])
    assert counted == 10


def test_five_games_lost_by_a_superko_move(
    run: Runner, tmp_path: Path, recorded_games: Path
) -> None:
    folder = recorded_games / "cgos"
    index = json.loads((folder / "index.json").read_text())
    lost = [entry for entry in index if "loser" in entry]
    assert len(lost) == 5
    for entry in lost:
        game = sgf.Sgf_game.from_bytes((folder / entry["file"]).read_bytes())
        (vertex,) = entry["superko_illegal_for_loser_positional"]
        column, row = "ABCDEFGHJ".index(vertex[0]), int(vertex[1]) - 1
        game.extend_main_sequence().set_move(entry["loser"].lower(), (row, column))
        file = tmp_path / entry["file"]
        file.write_bytes(game.serialise())
        answer = run("check", file, "--format", "json")
        assert answer.code == 1
        (illegal,) = answer.game["illegal"]
        assert illegal["turn"] == entry["moves"] + 1 == answer.game["moves"]
        assert (illegal["color"], illegal["point"]) == (entry["loser"], vertex)
        assert illegal["reason"] == "superko"
        assert 0 <= illegal["repeats"] < entry["moves"]
        assert run("check", file, "--rules", "aga").code == 0, "new under situational superko"


def test_the_recorded_dead_stones_give_the_recorded_result(run: Runner, shared_data: Path) -> None:
    answer = run("score", shared_data / "scoring" / "territory-marked-sgf", "--format", "json")
    assert answer.code == 0
    assert len(answer.games) == 25
    assert sum(line["agrees"] is True for line in answer.games) == 23
    assert all(line["dead"] for line in answer.games)


GAME_OVER = {"ogs_17675733": 68}
"""A game that went on after four passes: the turn that repeats comes after its end."""


def repetitions(line: Mapping[str, Any]) -> dict[int, int]:
    ko = ("ko", "superko")
    return {each["turn"]: each["repeats"] for each in line["illegal"] if each["reason"] in ko}


def over(line: Mapping[str, Any]) -> list[int]:
    return [each["turn"] for each in line["illegal"] if each["reason"] == "game-over"]


def test_repetitions_are_found_where_the_rules_forbid_them(
    run: Runner, tmp_path: Path, recorded_games: Path
) -> None:
    games = read_games(recorded_games / "ogs_repetitions.jsonl")
    folder = saved(tmp_path, games)
    positional = run("check", folder, "--format", "json", "--rules", "tromp-taylor").games
    situational = run("check", folder, "--format", "json", "--rules", "aga").games
    japanese = run("check", folder, "--format", "json", "--rules", "japanese").games
    assert len(games) == len(positional) == 20
    for index, game in enumerate(games):
        known = {each["move"]: each["repeats"][0][0] for each in game["repetitions"]}
        late = GAME_OVER.get(game["id"])
        known.pop(late, None)
        assert over(positional[index]) == ([late] if late else []), game["id"]
        assert repetitions(positional[index]) == known, game["id"]
        violations = set(game["situational_violations"]) - {late}
        assert set(repetitions(situational[index])) == violations, game["id"]
        assert repetitions(japanese[index]) == {}, game["id"]


@pytest.mark.parametrize("command", ["score", "check"])
def test_no_file_breaks_it(run: Runner, shared_data: Path, command: str) -> None:
    answer = run(command, shared_data / "sgf", "--format", "json")
    assert answer.code == 2, "one of the files is a server's error page"
    assert "ogs_10326627.sgf is not an SGF file" in answer.err
    assert len(answer.err.splitlines()) == 1
    for line in answer.games:
        assert ("error" in line) != ("moves" in line)


def test_a_report_is_a_value(recorded_games: Path) -> None:
    file = recorded_games / "cgos" / "fuego-2009-703006.sgf"
    (tree,) = read(file.read_bytes()).games
    assert isinstance(tree, Tree)
    assert score("a.sgf", 0, tree, ReportOptions()) == score("a.sgf", 0, tree, ReportOptions())
