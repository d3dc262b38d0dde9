"""`rules`: the list, one set in full, and the lessons as plain text."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Runner
from tests.cli.test_main import loaded_by
from tromp_gui.cli.parser import WRONG_USAGE
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.record.rule_names import rules_named
from tromp_gui.ui.tutorial.lessons import lessons


def test_the_list_has_a_line_for_every_set(run: Runner) -> None:
    answer = run("rules")
    lines = answer.out.splitlines()
    assert (answer.code, answer.err) == (0, "")
    assert len(lines) == len(RULE_SETS) + 2
    columns = set()
    for line, rules in zip(lines, RULE_SETS.values(), strict=False):
        assert line.startswith(f"{rules.id} ")
        assert f" {rules.name} " in line
        assert line.endswith(f"  {rules.line}")
        columns.add(line.index(rules.line))
    assert len(columns) == 1


def test_the_list_as_json(run: Runner) -> None:
    (line,) = run("rules", "--format", "json").out.splitlines()
    found = json.loads(line)
    assert [each["id"] for each in found] == list(RULE_SETS)
    assert found[0]["line"] == RULE_SETS["tromp-taylor"].line
    assert found[0]["ending"] == "four-passes"
    assert "explained" not in found[0]
    for each in found:
        axes = "; ".join(
            f"{axis}={'yes' if value is True else 'no' if value is False else value}"
            for axis, value in each.items()
            if axis not in ("id", "name", "line", "source")
        )
        assert rules_named(f"{each['id']}; {axes}") is RULE_SETS[each["id"]]


def test_one_set_in_full(run: Runner) -> None:
    assert (
        run("rules", "kgs-cleanup").out
        == """\
KGS clean-up (kgs-cleanup)

In short
    After one disagreement, two passes end the game with every stone alive.

Repetition
    A move may not recreate any earlier board position, including the starting position
    (positional superko).

Suicide
    Forbidden: a move may not leave its own chain without a liberty.

Counting
    Area: a player’s score is their stones on the board plus the empty points that reach
    only their colour. Captured stones do not count. Answering a stone that the opponent
    throws into your area costs nothing: your stone counts as much as the point that it
    fills.

Komi
    7.5 points for White in a game without handicap.

Handicap
    Free: Black begins with n consecutive moves, anywhere on the board. White gets a point
    for each stone. The komi is then 0.5.

The end
  1. After two consecutive passes the players may agree which stones to remove. If they do,
     the board is counted without them and the game is over.
  2. If they do not agree, play continues with the player who passed first.
  3. After the first disagreement, players are advised to capture the stones they consider
     dead.
  4. After that, the next two consecutive passes end the game with every stone alive,
     however many moves have been played since.

Unlike common practice
    Proposed for computer tournaments, and not in use.

Source
    KGS Computer Go Tournament rules, as proposed.
"""
    )


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("tromp-taylor", "Tromp–Taylor"),
        ("Tromp/Taylor", "Tromp–Taylor"),
        ("NZ", "New Zealand"),
        ("chinese; superko=simple", "Chinese with simple ko"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0", "Japanese-style"),
    ],
)
def test_any_name_that_files_have_will_do(run: Runner, text: str, name: str) -> None:
    answer = run("rules", text)
    assert answer.code == 0
    assert answer.out.startswith(f"{name} (")


def test_one_set_as_json(run: Runner) -> None:
    found = json.loads(run("rules", "aga", "--format", "json").out)
    assert (found["id"], found["superko"], found["bonus"]) == ("aga", "situational", "n-1")
    titles = [topic["title"] for topic in found["explained"]]
    assert titles[:2] == ["In short", "Repetition"]
    assert "The end" in titles


@pytest.mark.parametrize("text", ["elvish", "chinese; superko=none"])
def test_unknown_rules_are_wrong_usage(run: Runner, text: str) -> None:
    answer = run("rules", text)
    assert answer.code == WRONG_USAGE
    assert answer.out == ""
    assert text in answer.err
    assert "tromp-taylor" in answer.err


def test_one_thing_at_a_time(run: Runner) -> None:
    assert run("rules", "aga", "--tutorial").code == WRONG_USAGE


def test_the_tutorial_prints_every_lesson_with_its_boards(run: Runner) -> None:
    text = run("rules", "--tutorial").out
    told = " ".join(text.split())
    for lesson in lessons():
        for part in (lesson.title, lesson.rule, lesson.story, lesson.task, lesson.done):
            assert " ".join(part.split()) in told
    assert text.count("   A B C D E\n") == 4 * len(lessons())
    assert all(len(line) <= 80 for line in text.splitlines())


def test_the_tutorial_draws_what_was_asked_and_what_came_of_it(run: Runner) -> None:
    text = run("rules", "--tutorial").out
    reaching = text[text.index("Reaching") : text.index("Clearing")]
    assert " 4 .(X)X O . 4\n" in reaching
    assert " 4 * X X O . 4\n 3 * X * O . 3\n" in reaching
    score = text[text.index(": The score") : text.index(": The winner")]
    assert " 5 b X X O w 5\n 4 X b X O O 4\n" in score
    dead = text[text.index(": Dead stones") :]
    assert " 4 . O X O O 4\n" in dead
    assert " 4 b o X O O 4\n" in dead


def test_the_tutorial_as_json(run: Runner) -> None:
    found = json.loads(run("rules", "--tutorial", "--format", "json").out)
    assert [each["title"] for each in found] == [lesson.title for lesson in lessons()]
    ko = next(each for each in found if each["title"] == "No board twice")
    assert ko["board"] == [".....", ".XO..", "XO.O.", ".XO..", "....."]
    assert ko["solution"] == ["C3", "E5", "C3"]


def test_neither_the_list_nor_the_tutorial_needs_a_screen() -> None:
    for arguments in ([], ["tromp-taylor"], ["--tutorial"]):
        modules = loaded_by("rules", *arguments)
        for module in ("PySide6.QtGui", "PySide6.QtWidgets", "tromp_gui.application"):
            assert module not in modules


def test_the_ten_statements_together(run: Runner) -> None:
    """As in the window, from the same text."""
    out = run("rules", "--statements").out
    assert " ".join(out.split()).startswith("In short The logical rules of John Tromp and Bill")
    assert [line.split(".")[0].strip() for line in out.splitlines() if line[:3].strip().isdigit()]
    assert "10. At the end of the game, the higher score wins" in out
    assert json.loads(run("rules", "--statements", "--format", "json").out)[1]["title"] == "Rules"
