"""From counts to the lines of the ledger."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, Rules
from tromp_gui.match.scores import counted_otherwise, score_at
from tromp_gui.scoring.count import Score
from tromp_gui.session.game.score_session import Counts
from tromp_gui.ui.score.ledger_present import ledger, ledger_text, points_of
from tromp_gui.ui.score.state import LedgerState

HALVES = """
    . . X O .
    . . X O .
    . . X O .
    . . X O X
    . . X O .
    """
DEAD = frozenset({Point(1, 4)})
TROMP, JAPANESE = RULE_SETS["tromp-taylor"], RULE_SETS["japanese"]


def scores(rules: Rules, komi: str = "7", handicap: int = 0) -> tuple[Counts, Score]:
    position = Position.start(Board.from_diagram(HALVES), rules)
    terms = rules, Decimal(komi), handicap
    stands, agreed = score_at(position, *terms), score_at(position, *terms, DEAD)
    return Counts(stands, agreed, DEAD), counted_otherwise(position, *terms, DEAD)


def shown(state: LedgerState) -> dict[str, list[tuple[str, ...]]]:
    columns = zip(*(count.cells for count in state.counts), strict=True)
    return {line.key: list(cells) for line, cells in zip(state.lines, columns, strict=True)}


def test_area_has_stones_and_no_prisoners() -> None:
    state = ledger(scores(TROMP)[0], "As agreed")
    assert state.kind == "area"
    assert shown(state) == {
        "stones": [("6", "5"), ("5", "5")],
        "surrounded": [("10", "0"), ("10", "5")],
        "komi": [("–", "7"), ("–", "7")],
        "neutral": [("4",), ("0",)],
    }
    assert [count.total for count in state.counts] == [("16", "12"), ("15", "17")]
    assert [count.verdict for count in state.counts] == ["Black wins by 4", "White wins by 2"]


def test_territory_has_prisoners_and_no_stones() -> None:
    state = ledger(scores(JAPANESE, "6.5")[0], "As marked")
    assert (state.kind, state.counts[1].title) == ("territory", "As marked")
    assert shown(state)["prisoners"] == [("0", "0"), ("0", "1")]
    assert "stones" not in shown(state)
    assert state.counts[1].verdict == "White wins by 2.5"


@pytest.mark.parametrize(
    ("rules", "title", "link"),
    [(TROMP, "By territory", "Compare with territory"), (JAPANESE, "By area", "Compare with area")],
)
def test_the_other_scoring_method_is_a_third_count(rules: Rules, title: str, link: str) -> None:
    counts, other = scores(rules)
    assert ledger(counts, "As agreed").compare == link
    state = ledger(counts, "As agreed", other)
    assert (state.main_index, state.counts[2].title) == (1, title)
    assert state.compare == "Hide comparison"
    rows = shown(state)
    assert list(rows) == ["stones", "surrounded", "prisoners", "komi", "neutral"]
    has_stones = [cells != ("–", "–") for cells in rows["stones"]]
    assert has_stones == [rules is TROMP, rules is TROMP, rules is JAPANESE]
    assert [cells == ("–", "–") for cells in rows["prisoners"]] == has_stones


def test_territory_scoring_has_no_handicap_bonus() -> None:
    counts, other = scores(RULE_SETS["chinese"], "0.5", handicap=3)
    rows = shown(ledger(counts, "As agreed", other))
    assert rows["bonus"] == [("–", "3"), ("–", "3"), ("–", "0")]


def test_the_komi_of_lasker_maas_is_stones_and_a_half_in_area() -> None:
    counts, other = scores(RULE_SETS["lasker-maas"], "6.5")
    rows = shown(ledger(counts, "As agreed", other))
    assert rows["prisoners"][1] == ("−7", "0")
    assert rows["komi"] == [("–", "0.5"), ("–", "0.5"), ("–", "6.5")]


def test_the_text_is_complete_without_dashes() -> None:
    counts, other = scores(TROMP)
    text = ledger_text(counts, "As agreed", other)
    assert text.splitlines()[0] == "Count by area, Black – White"
    assert "As agreed: White wins by 2.\nStones on the board: 5 – 5\n" in text
    assert "By territory: White wins by 3.\nSurrounded points: 10 – 5\nPrisoners: 0 – 1" in text
    assert "Komi: 0 – 7" in text
    assert "– –" not in text
    assert text.endswith("\n")


def test_each_line_refers_to_its_points() -> None:
    agreed = scores(TROMP)[0].agreed
    stones, around = points_of(agreed, "stones"), points_of(agreed, "surrounded")
    assert len(stones) == 10
    assert around == frozenset(agreed.ownership) - stones
    assert points_of(agreed, "neutral") == points_of(agreed, "komi") == frozenset()
    assert points_of(scores(TROMP)[0].stands, "neutral") == {Point(row, 4) for row in (0, 2, 3, 4)}
    assert points_of(agreed, "prisoners") == DEAD
