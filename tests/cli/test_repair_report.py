"""`tromp-gui check --repair-report`: what is out of order in files, for people and programs."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Runner

BROKEN = "hi (;FF[4]SZ[9];B[nc\n;W[rd]\n;B[cc]]"


def test_sentences(run: Runner) -> None:
    Path("broken.sgf").write_text(BROKEN)
    Path("well.sgf").write_text("(;FF[4]SZ[9];B[aa])")
    answer = run("check", "--repair-report", "broken.sgf", "well.sgf")
    assert answer.code == 1
    assert answer.out.splitlines() == [
        "broken.sgf: 4 repairs",
        "    Text outside any game was ignored: “hi” (line 1, column 1).",
        "    Values that are not points of the board are ignored: B[nc ;W[rd] (line 1, column 17).",
        "    Text between properties was kept in TGKT: “]” (line 3, column 7).",
        "    A game ends without its closing parenthesis; it was added (line 3, column 8).",
        "well.sgf: no repairs",
    ]


def test_one_thing(run: Runner) -> None:
    Path("a.sgf").write_text("(;FF[4]SZ[9];B[aa]")
    assert run("check", "--repair-report", "a.sgf").out.startswith("a.sgf: 1 repair\n")


def test_json_and_csv(run: Runner) -> None:
    Path("a.sgf").write_text("(;FF[4]SZ[9];B[aa];;AB)")
    report = {
        "line": 1,
        "column": 21,
        "kind": "no-value",
        "detail": "AB",
        "text": "The property AB has no value; its name was kept in TGKT (line 1, column 21).",
    }
    answer = run("check", "--repair-report", "--format", "json", "a.sgf")
    assert json.loads(answer.out) == {"file": "a.sgf", "repairs": [report]}
    answer = run("check", "--repair-report", "--format", "csv", "a.sgf")
    assert answer.out.splitlines() == [
        "file,line,column,kind,text",
        f'a.sgf,1,21,no-value,"{report["text"]}"',
    ]


def test_nothing_to_repair(run: Runner) -> None:
    Path("a.sgf").write_text("(;FF[4]SZ[9];B[aa])")
    assert run("check", "--repair-report", "a.sgf").code == 0
    answer = run("check", "--repair-report", "a.sgf", "--format", "json")
    assert answer.out == '{"file": "a.sgf", "repairs": []}\n'


def test_other_formats_are_reported_on(run: Runner) -> None:
    Path("a.gib").write_text("\\HS\n\\HE\n\\GS\nSTO 0 1 1 3 3\nWHAT\n\\GE\n")
    answer = run("check", "--repair-report", "a.gib")
    assert answer.code == 1
    assert answer.out.splitlines()[1] == (
        "    A line was not understood and was left out: “WHAT” (line 5, column 1)."
    )


def test_what_cannot_be_read(run: Runner) -> None:
    Path("no.sgf").write_text("nothing")
    answer = run("check", "--repair-report", "no.sgf", "gone.sgf")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 2


def test_control_characters_do_not_reach_the_terminal(run: Runner) -> None:
    Path("a.sgf").write_text("\x1b[31m (;FF[4]SZ[9];B[aa])")
    assert "\x1b" not in run("check", "--repair-report", "a.sgf").out
