"""The target for a node: the whole game, or the board if the moves cannot be sent."""

from __future__ import annotations

from decimal import Decimal

import pytest
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tromp_gui.go.point import Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.record.node import Node
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.record_session import RecordSession


@pytest.fixture(autouse=True)
def running(qtbot: QtBot) -> None:
    """Sessions are QObjects."""


def at_end(text: str) -> Target:
    record = RecordSession(grown(text))
    return target_at(record, list(record.tree.main_line())[-1])


def turns(target: Target) -> str:
    return " ".join(f"{color.value} {format_vertex(point)}" for color, point in target.turns)


def test_an_empty_board_has_its_size_rules_and_komi() -> None:
    target = at_end("(;SZ[13:9]RU[Chinese]KM[6.5])")
    assert (target.rows, target.columns) == (9, 13)
    assert target.rules == RULE_SETS["chinese"]
    assert target.komi == Decimal("6.5")
    assert target.turns == ()


def test_all_turns_are_sent_in_order_with_passes() -> None:
    assert turns(at_end("(;SZ[9];B[ee];W[];B[cc])")) == "B E5 W pass B C7"


def test_a_node_within_the_game_ends_there() -> None:
    record = RecordSession(grown("(;SZ[9];B[ee];W[cc];B[gg])"))
    node: Node = list(record.tree.main_line())[1]
    assert turns(target_at(record, node)) == "B E5"


def test_free_handicap_stones_keep_their_order() -> None:
    target = at_end("(;SZ[9]HA[2]AB[gc][cg];W[ee])")
    assert not target.black
    assert turns(target) == "B G7 B C3 W E5"


def test_handicap_stones_still_being_placed_are_moves() -> None:
    target = at_end("(;SZ[9]HA[3]AB[gc][cg])")
    assert turns(target) == "B G7 B C3"


@pytest.mark.parametrize(
    ("root", "komi"),
    [
        ("RU[Chinese]KM[0.5]HA[2]AB[gc][cg]", "2.5"),
        ("RU[AGA]KM[0.5]HA[2]AB[gc][cg]", "1.5"),
        ("KM[0.5]HA[2]AB[gc][cg]", "0.5"),
        ("RU[Chinese]KM[0.5]AB[gc][cg]", "0.5"),
        ("RU[Chinese]KM[0.5]HA[5]AB[gc][cg]AW[aa]", "5.5"),
    ],
)
def test_the_points_for_the_handicap_are_in_the_komi(root: str, komi: str) -> None:
    assert at_end(f"(;SZ[9]{root};W[ee])").komi == Decimal(komi)


def test_fixed_handicap_is_a_set_up() -> None:
    target = at_end("(;SZ[9]RU[Japanese]HA[2]AB[gc][cg];W[ee])")
    assert target.black == {Point(6, 6), Point(2, 2)}
    assert turns(target) == "W E5"


def test_a_set_up_on_the_way_is_sent_as_it_stands() -> None:
    target = at_end("(;SZ[9];B[ee];W[cc];AB[aa]AE[cc];B[bb])")
    assert target.black == {Point(4, 4), Point(8, 0)}
    assert not target.white
    assert turns(target) == "B B8"


def test_an_illegal_move_is_sent_as_a_position() -> None:
    target = at_end("(;SZ[9];B[ee];W[ee];B[aa])")
    assert target.white == {Point(4, 4)}
    assert turns(target) == "B A9"


def test_lasker_maas_sends_stones_and_the_half() -> None:
    assert at_end("(;SZ[9]RU[lasker-maas]KM[6.5])").komi == Decimal("6.5")


def test_komi_and_handicap_are_sent_as_they_count() -> None:
    target = at_end("(;SZ[9]RU[Japanese]AP[foxwq]KM[50]HA[0];B[gc];B[cg];W[ee])")
    assert target.komi == Decimal("0.5")
    assert turns(target) == "B G7 B C3 W E5"
    assert not target.black


def test_an_engine_is_told_where_every_stone_counts() -> None:
    passed = "(;SZ[9]RU[Tromp-Taylor];B[ee];W[];B[]"
    assert at_end(f"{passed})").removes_dead is None
    assert at_end(f"{passed}TGDP[W:ee])").removes_dead is False
    assert at_end(f"{passed}TGDP[];W[cc])").removes_dead is None
    assert at_end("(;SZ[9]RU[tromp-taylor-logical];B[ee])").removes_dead is False


def test_a_second_board_has_its_own_rules_before_its_first_turn() -> None:
    record = RecordSession(grown("(;SZ[9]RU[Japanese];B[ee];W[];B[]TGDP[W:ee])"))
    node = list(record.tree.main_line())[-1]
    second = target_at(record, node, position=record.second_board(node))
    assert second.rules == RULE_SETS["japanese"].on_second_board()
    assert second.removes_dead is False
    assert target_at(record, node).removes_dead is None
