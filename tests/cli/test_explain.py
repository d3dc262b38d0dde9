"""`score --explain`: the ledger, the board with owners, and a reason for every point."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.games import drawn
from tests.go.reading import DATA
from tromp_gui.cli.parser import WRONG_USAGE

INVADED = """\
. . X O .
. O X O .
. . X O .
X X X O .
. . X O .
"""
RECORDED = {"RU": "TT", "KM": "7", "RE": "W+2", "TGDD": "bb"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.sgf"
    path.write_text(drawn(INVADED, **RECORDED))
    return path


def explained(run: Runner, *arguments: str | Path) -> Mapping[str, Any]:
    found: Mapping[str, Any] = run("score", "--explain", "--format", "json", *arguments).game
    return found


def test_the_whole_text(run: Runner, file: Path) -> None:
    answer = run("score", "--explain", file)
    first, *rest = answer.out.splitlines()
    assert first == f"{file}: White wins by 2, 15 to 17 (Tromp–Taylor, komi 7; 5x5, 0 turns)"
    assert (
        "\n".join(line.removeprefix("    ") for line in rest)
        == """\
The file says White won by 2, as counted.
Removed as dead: B4.

                              As it stands               As agreed
                           Black     White         Black     White
Stones                         7         6             7         5
Surrounded points              2         5             8         5
Prisoners (no points)          0         0             1         0
Komi                           0         7             0         7
Handicap                       0         0             0         0
Total                          9        18            15        17
Neutral points                 5                       0
Result                     White wins by 9         White wins by 2

   A B C D E
 5 b b X O w 5
 4 b o X O w 4
 3 b b X O w 3
 2 X X X O w 2
 1 b b X O w 1
   A B C D E

X black stone, O white stone, o dead white stone, b Black’s point, w White’s point

Black’s stone, alive (7):
    C1 A2 B2 C2 C3 C4 C5
A dead stone on Black’s point (1):
    B4
Empty, reaches only Black (7):
    A1 B1 A3 B3 A4 A5 B5
White’s stone, alive (5):
    D1 D2 D3 D4 D5
Empty, reaches only White (5):
    E1 E2 E3 E4 E5
"""
    )
    assert answer.code == 0


def test_without_the_flag_nothing_changes(run: Runner, file: Path) -> None:
    assert "As it stands" not in run("score", file).out
    assert "explain" not in run("score", "--format", "json", file).game
    bare = run("score", "--format", "json", file).game
    assert {**explained(run, file), "explain": None} == {**bare, "explain": None}


def test_json_has_both_sums_and_every_reason(run: Runner, file: Path) -> None:
    found = explained(run, file)["explain"]
    assert found["scoring"] == "area"
    assert found["stands"]["result"] == "W+9"
    assert found["agreed"]["result"] == "W+2"
    assert found["agreed"]["white"] == {
        "stones": 5, "surrounded": 5, "prisoners": 0, "komi": 7, "handicap": 0, "total": 17,
    }  # fmt: skip
    assert found["points"][1] == {"owner": "B", "why": "dead-stone", "points": ["B4"]}
    assert list(found) == ["scoring", "stands", "agreed", "points"]


def test_territory_says_that_stones_earn_nothing_and_prisoners_count(
    run: Runner, file: Path
) -> None:
    text = run("score", "--explain", "--rules", "japanese", file).out
    assert "Stones (no points)             7         6             7         5" in text
    assert "Prisoners                      0         0             1         0" in text
    assert re.search(r"Total +\d+ +12 +9 +12\n", text)


def test_nobodys_points_and_the_empty_board_have_reasons(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "b.sgf"
    path.write_text(drawn("X . O", RU="TT", KM="0"))
    assert "Empty, reaches both colours: neutral (1):\n        B1" in (
        run("score", "--explain", path).out
    )
    path.write_text("(;SZ[2]RU[TT]KM[0])")
    assert "Empty, reaches no stone: neutral (4):" in run("score", "--explain", path).out
    path.write_text("(;SZ[2]RU[tromp-taylor-1995]KM[0])")
    text = run("score", "--explain", path).out
    assert "counts for both (4):" in text
    assert "= counts for both" in text


def test_handicap_stones_stand_in_the_sum(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "h.sgf"
    path.write_text("(;SZ[9]RU[Chinese]KM[0]HA[2]AB[cc][gg])")
    white = explained(run, path)["explain"]["agreed"]["white"]
    assert (white["handicap"], white["total"]) == (2, 2)
    assert "Handicap                       0         2" in run("score", "--explain", path).out


def test_a_table_has_no_explanation(run: Runner, file: Path) -> None:
    answer = run("score", "--explain", "--format", "csv", file)
    assert answer.code == WRONG_USAGE
    assert answer.err == "tromp-gui score: --explain needs --format text or json.\n"
    assert answer.out == ""


def test_many_games_are_explained_one_by_one(run: Runner, file: Path) -> None:
    assert run("score", "--explain", file, file).out.count("As it stands") == 2


def parts(side: Mapping[str, Any]) -> float:
    return sum(float(side[part]) for part in ("stones", "surrounded", "komi", "handicap"))


def test_the_sums_of_real_games_add_up(run: Runner, shared_data: Path) -> None:
    folder = shared_data / "scoring" / "territory-marked-sgf"
    games = run("score", "--explain", "--format", "json", "--rules", "chinese", folder).games
    assert len(games) == 25
    for game in games:
        found = game["explain"]
        owners: Counter[str | None] = Counter()
        for group in found["points"]:
            owners[group["owner"]] += len(group["points"])
        assert sum(owners.values()) == game["rows"] * game["columns"]
        agreed = found["agreed"]
        assert owners[None] == agreed["neutral"]
        for color, side in (("B", agreed["black"]), ("W", agreed["white"])):
            assert owners[color] == side["stones"] + side["surrounded"]
            assert parts(side) == float(side["total"])
        dead = [p for g in found["points"] if g["why"] == "dead-stone" for p in g["points"]]
        assert sorted(dead) == sorted(game["dead"])
        stands = found["stands"]
        assert stands["black"]["stones"] + stands["white"]["stones"] == (
            agreed["black"]["stones"] + agreed["white"]["stones"] + len(dead)
        )
        assert agreed["result"] == game["result"]


def test_points_that_were_not_read_out_are_named(run: Runner) -> None:
    """The first game of the file once kept the count from ending."""
    hard = (DATA / "scoring" / "hard_to_read.sgf").read_text()
    Path("hard.sgf").write_text(hard[: hard.index("(;", 1)])
    points = explained(run, "--rules", "japanese", "hard.sgf")["explain"]["points"]
    assert any(each["why"] == "not-read-out" and each["owner"] for each in points)
