"""The moves of a record that its rules forbid, found along its lines."""

from __future__ import annotations

import pytest

from tests.record.trees import grown
from tests.session.table import Table
from tromp_gui.go.move import Illegal, Reason
from tromp_gui.session.game.illegal_moves import (
    illegal_move_at,
    illegal_moves,
    kos_round,
    next_illegal_move,
)
from tromp_gui.session.game.record_session import RecordSession

pytestmark = pytest.mark.usefixtures("qapp")

KOS = (
    "SZ[4:9]AB[ba][ab][bc][bd][ae][bf][ce][bg][ah][bi]"
    "AW[ca][db][cc][bb][cd][de][cf][cg][dh][ci][bh]"
)
"""Three kos above each other; Black may take the first and the last, White the middle one."""
ROUND = "B[cb];W[be];B[ch];W[bb];B[ce]"
"""Five moves round them; W[bh] makes the start again."""
TRIPLE = f"(;{KOS};{ROUND};W[bh];B[cb])"


def found(text: str) -> list[tuple[int, Illegal | None, int]]:
    record = RecordSession(grown(text))
    return [(each.played.number, each.played.illegal, each.kos) for each in illegal_moves(record)]


def test_a_triple_ko_is_reported() -> None:
    assert found(TRIPLE) == [
        (6, Illegal(Reason.SUPERKO, 0), 3),
        (7, Illegal(Reason.SUPERKO, 1), 3),
    ]


def test_under_simple_ko_nothing_is_forbidden() -> None:
    assert found(TRIPLE.replace("(;", "(;RU[Japanese]")) == []


def test_every_reason_and_no_cycle_where_none_is() -> None:
    game = "(;SZ[5]RU[chinese]AW[ab][ba];B[aa];W[zz];B[ab];W[cc];B[];W[];B[];W[];B[dd])"
    assert found(game) == [
        (1, Illegal(Reason.SUICIDE), 0),
        (2, Illegal(Reason.OUTSIDE), 0),
        (3, Illegal(Reason.OCCUPIED), 0),
        (9, Illegal(Reason.GAME_OVER), 0),
    ]


BRANCHED = "(;SZ[5];B[aa](;W[aa];B[bb];W[bb])(;W[cc](;B[cc])(;B[ee];W[ee])))"
"""0 1 (2 3 4) (5 (6) (7 8)); forbidden are 2, 4, 6 and 8."""


def test_the_main_line_first_then_the_current_line() -> None:
    record = RecordSession(grown(BRANCHED))
    assert [each.node.id for each in illegal_moves(record)] == [2, 4]
    record.go_to(record.tree.node(7))
    assert [each.node.id for each in illegal_moves(record)] == [2, 4, 8]


def test_stepping_along_the_line() -> None:
    record = RecordSession(grown(BRANCHED))
    walked = []
    while (illegal_move := next_illegal_move(record, 1)) is not None:
        record.go_to(illegal_move.node)
        walked.append(illegal_move.node.id)
    assert walked == [2, 4]
    while (illegal_move := next_illegal_move(record, -1)) is not None:
        record.go_to(illegal_move.node)
        walked.append(illegal_move.node.id)
    assert walked == [2, 4, 2]


def test_a_node_without_a_forbidden_move_has_none() -> None:
    record = RecordSession(grown(BRANCHED))
    assert illegal_move_at(record, record.tree.node(1)) is None
    assert illegal_move_at(record, record.tree.node(2)) is not None


def test_the_kos_round_which_a_refused_move_would_go() -> None:
    table = Table(grown(f"(;{KOS};{ROUND})")).go(9)
    table.match.continue_here()
    table.play("B2")
    assert table.refused == [Illegal(Reason.SUPERKO, 0)]
    cursor = table.record.cursor
    assert kos_round(table.record, cursor, 0, refused=True) == 3
    assert kos_round(table.record, cursor, None, refused=True) == 0
    assert kos_round(table.record, cursor, 0) == 0


# ---- no result


def test_no_result_is_offered_when_a_situation_arises_for_the_third_time() -> None:
    table = Table(grown(f"(;RU[Japanese]{KOS})"))
    table.match.continue_here()
    offered = []
    for vertex in 2 * ["C8", "B5", "C2", "B8", "C5", "B2"]:
        table.play(vertex)
        offered.append(table.match.offers_no_result)
    assert table.refused == []
    assert offered == [False] * 11 + [True]
    table.match.void()
    assert table.re == "Void"
    assert not table.match.offers_no_result


def test_under_superko_it_never_comes_to_that() -> None:
    table = Table.game(turns="pass pass")
    assert not table.match.offers_no_result
    table.match.leave()
    assert not table.match.offers_no_result
