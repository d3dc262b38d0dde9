"""`score --dead propose`: the built-in engine judges many files, with reasons."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.games import drawn
from tromp_gui import resources
from tromp_gui.cli.judge import NoVerdict, OwnJudge
from tromp_gui.go.board import Board
from tromp_gui.go.custom_rules import parse_custom
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Rules
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.verdict import Verdict

SETTLED = """
    . X . X O . O . .
    X X X X O O O O O
    . . . X O . . . .
    . O . X O . . X .
    . . . X O . . . .
    X X X X O O O O O
    . X . X O . O . .
"""
UNSETTLED = """
    . X . X . X O . O
    X . X . X X O O .
    . X . X X O O . O
    X X X X O O . O .
    O O O O O . O . O
    O X X X O O . O .
    X X . X O . O . O
    O O X X O O . O .
    . O X O O . O . O
"""
GAME = drawn(SETTLED, "B pass, W pass", KM="0", RU="Tromp-Taylor", RE="W+7")


def test_what_is_proposed_is_removed(run: Runner) -> None:
    Path("game.sgf").write_text(GAME)
    answer = run("score", "game.sgf", "--dead", "propose")
    assert answer.code == 0
    assert answer.out == (
        "game.sgf: White wins by 7, 28 to 35 (Tromp–Taylor, komi 0; 9x7, 2 turns)\n"
        "    The file says White won by 7, as counted.\n"
        "    Removed as dead: B4 H4.\n"
    )


def test_the_reasons_as_json(run: Runner) -> None:
    Path("game.sgf").write_text(GAME)
    game = run("score", "game.sgf", "--dead", "propose", "--format", "json").game
    assert game["dead"] == ["B4", "H4"]
    reasons = {each["point"]: each for each in game["proposal"]}
    assert set(reasons) == {"B1", "E1", "B4", "H4"}
    assert reasons["B1"] == {
        "point": "B1", "status": "alive", "how": "pass-alive", "captured": 0, "played": 0,
    }  # fmt: skip
    stray = reasons["B4"]
    assert (stray["status"], stray["how"]) == ("dead", "network")
    assert 0.9 * stray["played"] < stray["captured"] <= stray["played"]


def test_the_reasons_explained(run: Runner) -> None:
    Path("game.sgf").write_text(GAME)
    text = run("score", "game.sgf", "--dead", "propose", "--explain").out
    told = text.partition("Proposals of the built-in engine, one stone per chain:\n")[2]
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    begun = [line.partition(" lost with ")[0] for line in lines]
    assert begun == ["B4: dead:", "H4: dead:"]
    assert all("lost with a probability of" in line for line in lines)


def test_by_default_nothing_is_proposed(run: Runner) -> None:
    Path("game.sgf").write_text(GAME)
    assert "proposal" not in run("score", "game.sgf", "--format", "json").game


def test_what_is_unsure_is_left_and_named(run: Runner) -> None:
    Path("game.sgf").write_text(drawn(UNSETTLED, KM="0", RU="Tromp-Taylor"))
    text = run("score", "game.sgf", "--dead", "propose").out
    assert "Removed" not in text
    assert "    Unsure, counted as alive: B1 C1.\n" in text


def test_many_files_in_a_row(run: Runner) -> None:
    for number in range(30):
        Path(f"{number:02}.sgf").write_text(GAME)
    Path("odd.sgf").write_text("no game")
    answer = run("score", ".", "--dead", "propose", "--format", "json")
    games = [json.loads(line) for line in answer.out.splitlines()]
    assert len(games) == 30
    assert {tuple(game["dead"]) for game in games} == {("B4", "H4")}
    assert answer.code == 2


def test_csv_names_the_stones(run: Runner) -> None:
    Path("game.sgf").write_text(GAME)
    out = run("score", "game.sgf", "--dead", "propose", "--format", "csv").out
    assert ",B4 H4," in out.splitlines()[1]


def asked(judge: OwnJudge, board: Board, rules: Rules) -> Verdict:
    return judge.ask(board, Target(board.rows, board.columns, rules).set_up(board))


def test_one_engine_for_boards_of_all_sizes_and_rules() -> None:
    with OwnJudge() as judge:
        verdict = asked(judge, Board.from_diagram(SETTLED), TROMP_TAYLOR)
        assert sorted(verdict.dead) == [(3, 1), (3, 7)]
        assert not asked(judge, Board.empty(1, 1), RULE_SETS["japanese"]).statuses
        assert not asked(judge, Board.empty(52, 40), RULE_SETS["lasker-maas"]).statuses
        three = asked(judge, Board.from_diagram("X O .\nO . ."), RULE_SETS["chinese"])
        assert len(three.chains) == 3
        custom = parse_custom("tromp-taylor; suicide=no")
        assert custom is not None
        assert asked(judge, Board.from_diagram(SETTLED), custom) == verdict


def test_a_missing_engine(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("game.sgf").write_text(GAME)
    monkeypatch.setattr(resources, "program", lambda: (sys.executable, "-c", "exit(1)"))
    answer = run("score", "game.sgf", "--dead", "propose")
    assert (answer.code, answer.out) == (1, "game.sgf: the built-in engine exited\n")
    monkeypatch.setattr(resources, "program", lambda: ("no-such-program",))
    answer = run("score", "game.sgf", "--dead", "propose")
    assert (answer.code, answer.out) == (1, "game.sgf: the built-in engine could not be started\n")
    with pytest.raises(NoVerdict), OwnJudge() as judge:
        asked(judge, Board.empty(2, 2), TROMP_TAYLOR)
