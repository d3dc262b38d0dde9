"""`tromp-gui check`: every reason why a turn of a record is illegal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.games import Run, drawn

KO = """
    . X O .
    X O . O
    . X O .
"""


def check(run: Runner, text: str, *options: str) -> Run:
    Path("game.sgf").write_text(text)
    return run("check", "game.sgf", "--format", "json", *options)


def illegal(run: Runner, text: str, *options: str) -> list[Any]:
    answer = check(run, text, *options)
    assert answer.code == (1 if answer.game["illegal"] else 0)
    return [tuple(each.values()) for each in answer.game["illegal"]]


def test_every_field(run: Runner) -> None:
    answer = check(run, drawn(KO, "B C2, W B2, B pass", RU="TT", KM="6.99", RE="B+R"))
    assert answer == Run(
        1,
        '{"file": "game.sgf", "game": 0, "rules": "tromp-taylor", "komi": 6.99, "rows": 3, '
        '"columns": 4, "moves": 3, "recorded": "B+R", "date": null, '
        '"illegal": [{"turn": 2, "color": "W", '
        '"point": "B2", "reason": "superko", "repeats": 0}], "warnings": []}\n',
        "",
    )


def test_all_is_legal(run: Runner) -> None:
    answer = check(run, drawn(KO, "B C2, W D3, B pass, W B2", RU="TT", KM="7"))
    assert (answer.code, answer.game["illegal"], answer.game["moves"]) == (0, [], 4)


def test_ko_and_superko_name_the_turn(run: Runner) -> None:
    text = drawn(KO, "B C2, W B2", RU="Japanese", KM="0")
    assert illegal(run, text) == [(2, "W", "B2", "ko", 0)]
    text = drawn(KO, "B pass, W pass, B C2, W B2", RU="AGA", KM="0")
    assert illegal(run, text) == [(4, "W", "B2", "superko", 0)]


def test_suicide(run: Runner) -> None:
    text = drawn(". X O .", "B A1", KM="0")
    assert illegal(run, text, "--rules", "chinese") == [(1, "B", "A1", "suicide", None)]
    assert illegal(run, text, "--rules", "tromp-taylor") == []
    text = drawn("X . O .", "B B1", KM="0")
    assert illegal(run, text, "--rules", "tromp-taylor") == []
    text = drawn(". O .", "B A1", KM="0")
    assert illegal(run, text, "--rules", "tromp-taylor") == [(1, "B", "A1", "superko", 0)]


def test_an_occupied_point_and_the_wrong_turn(run: Runner) -> None:
    text = drawn("X . O . .", "B C1, B D1, W pass", RU="TT", KM="0")
    assert illegal(run, text) == [
        (1, "B", "C1", "occupied", None),
        (2, "B", "D1", "not-your-turn", None),
    ]


@pytest.mark.parametrize(("rules", "passes"), [("tromp-taylor", 4), ("tromp-taylor-logical", 2)])
def test_turns_after_the_last_pass(run: Runner, rules: str, passes: int) -> None:
    turns = ", ".join("BW"[i % 2] + " pass" for i in range(passes))
    text = drawn(". . .", f"{turns}, B A1, W C1")
    assert illegal(run, text, "--rules", rules) == [(passes + 1, "B", "A1", "game-over", None)]


def test_a_pass_among_handicap_moves(run: Runner) -> None:
    text = "(;SZ[5]HA[3]RU[TT]KM[0];B[aa];B[];B[bb];B[cc];W[dd])"
    assert illegal(run, text)[0] == (2, "B", "pass", "handicap", None)


def test_set_up_nodes_are_not_turns(run: Runner) -> None:
    text = "(;SZ[5]RU[TT]KM[0];AB[aa];B[bb];C[hello];PL[B];AW[cc]AE[aa];B[bb])"
    assert illegal(run, text) == [(2, "B", "B4", "occupied", None)]


def test_only_the_main_line_is_read(run: Runner) -> None:
    assert illegal(run, "(;SZ[5]RU[TT]KM[0];B[aa](;W[bb])(;W[aa]))") == []


def test_a_rule_set_decides(run: Runner) -> None:
    text = drawn(". X O .", "B A1", RU="Nobody's", KM="0")
    answer = check(run, text)
    assert answer.game["rules"] == "tromp-taylor"
    assert answer.game["warnings"] == [
        "The rules “Nobody's” are unknown; Tromp–Taylor was assumed."
    ]
    assert illegal(run, text) == []
    assert illegal(run, text, "--rules", "aga") == [(1, "B", "A1", "suicide", None)]


def test_text_and_table(run: Runner) -> None:
    Path("a.sgf").write_text(drawn(KO, "B C2, W B2", RU="TT", KM="0"))
    Path("b.sgf").write_text(drawn(KO, "B C2", RU="TT", KM="0"))
    assert run("check", "a.sgf", "b.sgf").out.splitlines() == [
        "a.sgf: 1 turn is illegal (Tromp–Taylor; 4x3, 2 turns)",
        "    Turn 2, White B2: B2 would repeat the position at the start (positional superko). "
        "That was 2 moves ago.",
        "b.sgf: every move is legal (Tromp–Taylor; 4x3, 1 turn)",
    ]
    assert run("check", "a.sgf", "b.sgf", "--format", "csv").out.splitlines() == [
        "file,game,rules,komi,rows,columns,moves,recorded,date,illegal,warnings,error",
        "a.sgf,0,tromp-taylor,0,3,4,2,,,2 W B2 superko 0,,",
        "b.sgf,0,tromp-taylor,0,3,4,1,,,,,",
    ]


def test_a_table_holds_no_formula_and_steers_no_terminal(run: Runner) -> None:
    """Texts of files, and names of files."""
    Path("=a.sgf").write_text("(;SZ[5]RU[TT]KM[0]RE[=cmd()];B[aa])")
    Path("b.sgf").write_text("(;SZ[5]RU[TT]KM[-5]RE[x\x1b\\]0;y])")
    _, formula, steering = run("check", "=a.sgf", "b.sgf", "--format", "csv").out.splitlines()
    assert formula == "'=a.sgf,0,tromp-taylor,0,5,5,1,'=cmd(),,,,"
    assert steering == "b.sgf,0,tromp-taylor,-5,5,5,0,x\\x1b]0;y,,,,"


@pytest.mark.parametrize("root", ["AB[aa]", "AB[aa]AW[bb]"])
def test_the_first_move_says_who_begins_if_nothing_else_does(run: Runner, root: str) -> None:
    """Many records set up stones and name neither PL nor HA."""
    answer = check(run, f"(;SZ[5]RU[TT]KM[0]{root};W[cc];B[dd])")
    assert answer.game["illegal"] == []
    assert answer.game["warnings"] == [
        "The file does not say who plays first; White was assumed, because White makes "
        "the first move."
    ]
    for more in ("PL[B]", "HA[2]", ""):
        first, second = ("B", "W") if more != "HA[2]" else ("W", "B")
        text = f"(;SZ[5]RU[Japanese]KM[0]AB[aa][ee]{more};{first}[cc];{second}[dd])"
        assert check(run, text).game["warnings"] == []
        assert check(run, text).game["illegal"] == []


def test_a_handicap_that_is_not_set_up_gets_a_warning(run: Runner) -> None:
    """HA beside other stones than it names."""
    text = "(;SZ[5]RU[Japanese]KM[0]HA[3]AB[aa][ee];W[cc])"
    assert check(run, text).game["warnings"] == ["The file names 3 handicap stones but sets up 2."]
