"""The rules and komi of a record, in one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.record.trees import grown
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.setup import Setup
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.ui.shell.present import game_line


def line_of(record: RecordSession) -> str:
    return game_line(record.terms, record.info.rules)


@pytest.mark.parametrize(
    ("root", "line"),
    [
        ("RU[tromp-taylor]KM[7]", "Tromp–Taylor, komi 7"),
        ("RU[tromp-taylor]KM[0.5]", "Tromp–Taylor, komi 0.5"),
        ("RU[tromp-taylor]", "Tromp–Taylor, komi 7 (assumed)"),
        ("KM[7]", "Tromp–Taylor (assumed), komi 7"),
        ("RU[My club's]KM[many]", "Tromp–Taylor (“My club's” is unknown), komi 7 (assumed)"),
        ("RU[GOE]KM[8]", "Tromp–Taylor (“GOE” is not supported), komi 8"),
        ("RU[lasker-maas]KM[6.5]", "Lasker–Maas, komi 6 stones"),
        ("RU[lasker-maas]KM[1.5]", "Lasker–Maas, komi 1 stone"),
        ("RU[Chinese]KM[375]AP[foxwq]", "Chinese, komi 7.5"),
        ("RU[tromp-taylor]HA[2]AB[cc][gg]KM[0]", "Tromp–Taylor, komi 0, 2 handicap stones"),
        ("RU[tromp-taylor]HA[2]AB[cc][gg]", "Tromp–Taylor, komi 0 (assumed), 2 handicap stones"),
    ],
)
def test_missing_terms_are_marked_as_assumed(root: str, line: str) -> None:
    assert line_of(RecordSession(grown(f"(;GM[1]FF[4]SZ[9]{root};B[ee])"))) == line


@pytest.mark.parametrize(
    ("rules", "name"),
    [("chinese", "Chinesisch"), ("new-zealand", "Neuseeländisch"), ("aga", "AGA")],
)
def test_a_new_game_names_its_rules_in_the_language_of_the_window(
    speak: Callable[[str], object], rules: str, name: str
) -> None:
    """The name in the file was once shown in every language."""
    speak("de")
    record = RecordSession(record_of(Setup(9, 9, RULE_SETS[rules])))
    assert line_of(record).startswith(f"{name}, ")


def test_unknown_rule_names_are_unchanged() -> None:
    tree = grown("(;GM[1]FF[4]SZ[9]RU[cn]KM[7.5];B[ee])")
    assert line_of(RecordSession(tree)) == "cn, komi 7.5"
