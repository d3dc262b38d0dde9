"""Wrong usage: one sentence and exit code 64; help and version: exit code 0."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.conftest import Runner
from tromp_gui.cli.main import COMMANDS
from tromp_gui.cli.values import komi_value, points_value, rules_value
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.version import version


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("score", "the following arguments are required: FILE"),
        ("score a.sgf --komi abc", "'abc' is not a number; enter a komi such as 7.5"),
        ("score a.sgf --komi nan", "'nan' is not a number"),
        ("score a.sgf --komi ", "expected one argument"),
        ("score a.sgf --rules chess", "'chess' is not a known rule set; choose tromp-taylor, "),
        ("score a.sgf --dead I5", "'I5' is not a point"),
        ("score a.sgf --dead none,D4", "'none' is not a point"),
        ("score a.sgf --dead pass", "a pass is not a dead stone"),
        ("score a.sgf --format xml", "invalid choice: 'xml'"),
        ("score a.sgf --form json", "unrecognized arguments: --form json"),
        ("check a.sgf --dead none", "unrecognized arguments: --dead none"),
        ("check", "the following arguments are required: FILE"),
        ("convert a.sgf", "the following arguments are required: OUT"),
        ("convert a.sgf b.sgf c.sgf", "for several files OUT is a folder, such as c/"),
        ("convert . c.sgf", "for several files OUT is a folder, such as c/"),
        ("gtp --fast", "unrecognized arguments: --fast"),
        ("--fast", "unrecognized arguments: --fast"),
    ],
)
def test_wrong_usage(run: Runner, line: str, sentence: str) -> None:
    Path("a.sgf").write_text("(;SZ[9])")
    answer = run(*line.split())
    assert (answer.code, answer.out) == (64, "")
    assert sentence in answer.err
    assert answer.err.startswith("tromp-gui")
    assert answer.err.endswith(" --help.\n")
    assert answer.err.count("\n") == 1


def test_nothing_is_done_before_the_usage_is_right(run: Runner) -> None:
    Path("a.sgf").write_text("(;SZ[9])")
    assert run("convert", "a.sgf", "b.sgf", "--fast").code == 64
    assert not Path("b.sgf").exists()


def test_version(run: Runner) -> None:
    answer = run("--version")
    assert (answer.code, answer.out, answer.err) == (0, f"tromp-gui {version()}\n", "")


@pytest.mark.parametrize("command", [[], ["score"], ["check"], ["convert"], ["gtp"]])
def test_help(run: Runner, command: list[str]) -> None:
    answer = run(*command, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("usage: tromp-gui " + "".join(command))
    assert all(len(line) <= 90 for line in answer.out.splitlines())


def test_help_names_every_command(run: Runner) -> None:
    out = run("--help").out
    for name, command in COMMANDS.items():
        assert f"  {name} {command.arguments}" in out
        assert f" {command.summary}\n" in out
    assert "./score" in out


@pytest.mark.parametrize("name", [*RULE_SETS, "Chinese", "NZ", "Tromp/Taylor"])
def test_rules_by_id_and_by_the_names_of_files(name: str) -> None:
    assert rules_value(name).id in RULE_SETS


@pytest.mark.parametrize(
    ("text", "komi"),
    [("7", "7"), ("6.5", "6.5"), ("6,5", "6.5"), (" -0.5 ", "-0.5"), ("+3", "3"), (".5", "0.5")],
)
def test_komi(text: str, komi: str) -> None:
    assert komi_value(text) == Decimal(komi)


@given(st.integers(-(99_999_999), 99_999_999))
def test_any_komi_of_hundredths(hundredths: int) -> None:
    komi = Decimal(hundredths) / 100
    assert komi_value(f"{komi:f}") == komi


def test_points() -> None:
    assert points_value("D4 e5,T19 ,AA52") == ("D4", "e5", "T19", "AA52")
    assert points_value("") == ()
