"""docs/rules.md, "Scoring": each way to count, its parts, and a reason for every point."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.go.literal import coloring_of, score
from tests.go.test_literal import boards
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Rules, Scoring
from tromp_gui.scoring.count import Ownership, Why, area, count, without

B, W = Color.BLACK, Color.WHITE
LASKER_MAAS = RULE_SETS["lasker-maas"]
JAPANESE = RULE_SETS["japanese"]
END = Board.from_diagram("""
    . X X O .
    X X O O O
    . X . O .
    X X X O X
    . X . O .
""")
"""Two dame in the middle column, and a dead black stone in White's corner."""
DEAD = frozenset({Point(1, 4)})


def under(scoring: Scoring) -> Rules:
    return TROMP_TAYLOR._replace(scoring=scoring)


def why_map(board: Board, rules: Rules, dead: frozenset[Point] = frozenset()) -> list[str]:
    """Each point's owner (small for what is not a stone) and, where nobody's, the reason's
    letter."""
    signs = {Why.NEUTRAL: "-", Why.REACHES_NOTHING: "?", Why.COUNTS_FOR_BOTH: "2", Why.SEKI: "s"}
    ownership = count(board, rules, dead).ownership
    rows = []
    for row in reversed(range(board.rows)):
        line = ""
        for col in range(board.columns):
            owner, why = ownership[Point(row, col)]
            letter = signs.get(why, "d") if owner is None else owner.value.lower()
            line += letter.upper() if why is Why.LIVING_STONE else letter
        rows.append(line)
    return rows


def test_area_is_stones_and_points_that_reach_only_you() -> None:
    """Tromp, statement 9."""
    counted = count(END, TROMP_TAYLOR, DEAD, Decimal(7))
    black, white = counted.black, counted.white
    assert [black.stones, black.surrounded, black.total] == [9, 3, Decimal(12)]
    assert [white.stones, white.surrounded, white.total] == [7, 4, Decimal(18)]
    assert [counted.neutral, white.komi] == [2, 7]
    assert str(counted.result) == "W+6"


def test_every_point_knows_its_owner_and_why() -> None:
    assert why_map(END, TROMP_TAYLOR, DEAD) == ["bBBWw", "BBWWW", "bB-Ww", "BBBWw", "bB-Ww"]
    ownership = count(END, TROMP_TAYLOR, DEAD).ownership
    assert ownership[Point(1, 4)] == Ownership(W, Why.DEAD_STONE)
    assert ownership[Point(0, 4)] == Ownership(W, Why.SURROUNDED)
    assert ownership[Point(1, 3)] == Ownership(W, Why.LIVING_STONE)
    assert ownership[Point(0, 2)] == Ownership(None, Why.NEUTRAL)
    assert len(ownership) == 25


def test_as_it_stands_every_stone_counts() -> None:
    """With nothing removed the black stone lives and spoils the corner."""
    assert why_map(END, TROMP_TAYLOR) == ["bBBWw", "BBWWW", "bB-W-", "BBBWB", "bB-W-"]


def test_prisoners_are_shown_and_never_counted_in_area_scoring() -> None:
    """Taylor 2001, comment 7."""
    counted = count(END, TROMP_TAYLOR, DEAD, lost=(3, 5))
    assert (counted.black.prisoners, counted.white.prisoners) == (5, 4)
    assert counted.black.total == count(END, TROMP_TAYLOR, DEAD).black.total


def test_territory_is_surrounded_points_and_the_captors_prisoners() -> None:
    counted = count(END, JAPANESE, DEAD, Decimal("6.5"), lost=(3, 5))
    assert (counted.black.surrounded, counted.black.prisoners) == (3, 5)
    assert (counted.black.total, counted.white.total) == (Decimal(8), Decimal("14.5"))
    subtracted = count(END, LASKER_MAAS, DEAD, Decimal("6.5"), lost=(3, 5))
    assert counted.result == subtracted.result


@given(boards(), st.sampled_from([Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI]))
def test_no_total_is_negative_and_the_margin_is_that_of_own_prisoners(
    board: Board, scoring: Scoring
) -> None:
    stones = frozenset(board.points(B) | board.points(W))
    dead = frozenset(sorted(stones)[::2])
    ours = count(board, under(scoring), dead, Decimal("6.5"), lost=(9, 4))
    assert ours.black.total >= 0
    assert ours.white.total >= 0
    lost = 9 + len(dead & board.points(B)), 4 + len(dead & board.points(W))
    margin = ours.black.surrounded - lost[0] - (ours.white.surrounded - lost[1]) - Decimal("6.5")
    assert ours.black.total - ours.white.total == margin


def test_lasker_maas_territory_is_surrounded_points_minus_own_prisoners() -> None:
    """Lasker–Maas: minus each colour's own stones in the prisoners' place."""
    counted = count(END, LASKER_MAAS, DEAD, Decimal("6.5"), lost=(3, 5))
    assert (counted.black.surrounded, counted.black.prisoners) == (3, 4)
    assert counted.black.total == -1
    assert (counted.white.surrounded, counted.white.prisoners) == (4, 5)
    assert counted.white.total == Decimal("5.5")
    assert counted.black.stones == 9


def test_the_half_breaks_ties_for_white() -> None:
    """Lasker–Maas: "add ½ to White, so White wins ties"; komi arrives as stones and the half."""
    even = Board.from_diagram(". X O .")
    assert str(count(even, LASKER_MAAS, komi=Decimal("0.5")).result) == "W+0.5"
    assert str(count(even, TROMP_TAYLOR).result) == "0"


@pytest.mark.parametrize("board", [Board.from_diagram("X . X"), Board.from_diagram(". O\nO .")])
def test_taylors_wording_agrees_where_a_stone_stands(board: Board) -> None:
    areas = [count(board, under(scoring)) for scoring in (Scoring.AREA, Scoring.AREA_1995)]
    assert areas[0].black == areas[1].black
    assert areas[0].ownership == areas[1].ownership


def test_taylors_wording_differs_on_the_empty_grid_alone() -> None:
    """ "It gives each player every point"; under rule 9 nobody gets one."""
    empty = Board.empty(2, 3)
    both = count(empty, under(Scoring.AREA_1995))
    assert [both.black.total, both.white.total] == [6, 6]
    assert both.neutral == 0
    assert why_map(empty, under(Scoring.AREA_1995)) == ["222", "222"]
    none = count(empty, TROMP_TAYLOR)
    assert [none.black.total, none.white.total] == [0, 0]
    assert none.neutral == 6
    assert why_map(empty, TROMP_TAYLOR) == ["???", "???"]


def test_all_stones_dead_leaves_an_empty_grid() -> None:
    board = Board.from_diagram(". X .")
    dead = frozenset({Point(0, 1)})
    assert why_map(board, TROMP_TAYLOR, dead) == ["?d?"]
    assert count(board, under(Scoring.AREA_1995), dead).black.total == 3


@pytest.mark.parametrize(
    ("komi", "result"), [("6.99", "W+2.99"), ("-4", "B+8"), ("4", "0"), ("0.1", "B+3.9")]
)
def test_komi_is_any_decimal_counted_exactly(komi: str, result: str) -> None:
    board = Board.from_diagram(". X X X X . O")
    assert (
        str(count(board.with_stones(black=[Point(0, 4)]), TROMP_TAYLOR, komi=Decimal(komi)).result)
        == result
    )


def test_the_handicap_bonus_is_whites() -> None:
    counted = count(END, TROMP_TAYLOR, DEAD, Decimal("0.5"), bonus=3)
    assert (counted.white.bonus, counted.black.bonus) == (3, 0)
    assert counted.white.total == Decimal("14.5")


def test_territory_lists_what_tb_and_tw_hold() -> None:
    counted = count(END, TROMP_TAYLOR, DEAD)
    assert counted.territory(B) == {Point(0, 0), Point(2, 0), Point(4, 0)}
    assert counted.territory(W) == {Point(0, 4), Point(1, 4), Point(2, 4), Point(4, 4)}


def test_a_score_is_of_the_board_it_was_given() -> None:
    counted = count(END, TROMP_TAYLOR, DEAD)
    assert counted.board == END
    assert counted.tally(B) is counted.black
    assert counted.tally(W) is counted.white
    assert without(END, DEAD).at(Point(1, 4)) is None
    with pytest.raises(KeyError):
        count(END, TROMP_TAYLOR, frozenset({Point(9, 9)}))


@given(boards(), st.data(), st.sampled_from(Scoring))
def test_the_parts_add_up(board: Board, data: st.DataObject, scoring: Scoring) -> None:
    """Areas are rule 9's, read literally; every point has one owner; the sums are the parts'."""
    stones = sorted(board.points(B) | board.points(W))
    dead = frozenset(data.draw(st.sets(st.sampled_from(stones))) if stones else [])
    counted = count(board, under(scoring), dead, Decimal("7.5"), lost=(2, 1))
    grid = coloring_of(without(board, dead))
    if scoring is Scoring.AREA:
        assert counted.black.total == score(grid, B)
        assert counted.white.total == score(grid, W) + Decimal("7.5")
    owners = [owner for owner, _ in counted.ownership.values()]
    whys = [why for _, why in counted.ownership.values()]
    if Why.COUNTS_FOR_BOTH not in whys and not (scoring is Scoring.AREA_1995 and dead):
        for color in Color:
            tally = counted.tally(color)
            assert owners.count(color) == tally.stones + tally.surrounded
        assert owners.count(None) == counted.neutral
    assert whys.count(Why.LIVING_STONE) == counted.black.stones + counted.white.stones
    assert whys.count(Why.DEAD_STONE) == len(dead)
    assert counted.black.prisoners == 1 + len(dead & board.points(W))


@given(boards())
def test_areas_never_overlap(board: Board) -> None:
    black, white = area(board)
    assert black & white == 0
    assert board.black & ~black == 0
    assert board.white & ~white == 0
