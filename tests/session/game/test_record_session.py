"""Navigating a record, following variations, undo and redo, and notifications."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.record import editing
from tromp_gui.record.document import Change
from tromp_gui.record.edits import (
    AddNode,
    Edit,
    Edits,
    MoveNodes,
    RemoveNode,
    Rewrite,
    SetProperty,
)
from tromp_gui.record.node import LAST, Node
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import Transform
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.record_session import RecordSession, Step, StepKind

BRANCHED = "(;SZ[9];B[aa];W[bb](;B[cc];W[dd])(;B[ee];W[ff](;B[gg])(;B[hh])))"
"""0 1 2 (3 4) (5 6 (7) (8))"""


@pytest.fixture
def record(qtbot: QtBot) -> RecordSession:
    return RecordSession(grown(BRANCHED))


def at(record: RecordSession, node: int) -> RecordSession:
    record.go_to(record.tree.node(node))
    return record


def line(record: RecordSession) -> list[int]:
    return [node.id for node in record.line()]


# ---- walking


def test_the_line_goes_through_the_cursor_to_the_first_end(record: RecordSession) -> None:
    assert line(record) == [0, 1, 2, 3, 4]
    assert line(at(record, 5)) == [0, 1, 2, 5, 6, 7]
    assert record.depth() == 3


def test_the_line_is_the_main_line_until_a_variation_is_entered(record: RecordSession) -> None:
    at(record, 8).step(-2)
    assert line(record) == [0, 1, 2, 5, 6, 8]
    assert record.is_in_variation
    record.step(-3)
    assert record.cursor.id == 0
    assert line(record) == [0, 1, 2, 3, 4]
    assert not record.is_in_variation
    at(record, 6)
    assert line(record) == [0, 1, 2, 5, 6, 8]


def test_a_move_tried_out_leaves_the_line_as_it_was(record: RecordSession) -> None:
    before = line(at(record, 1))
    record.do("try", AddNode(1, 1, {"W": ("hh",)}), None, record.tree.next_id)
    assert len(line(record)) == 3
    record.step(-1)
    assert line(record) == before


@pytest.mark.parametrize(("by", "there"), [(1, 3), (2, 4), (9, 4), (-1, 1), (-9, 0), (0, 2)])
def test_steps_stop_at_the_ends(record: RecordSession, by: int, there: int) -> None:
    at(record, 2).step(by)
    assert record.cursor.id == there


@pytest.mark.parametrize(("index", "there"), [(0, 0), (4, 4), (99, 4), (-3, 0)])
def test_a_place_on_the_line(record: RecordSession, index: int, there: int) -> None:
    record.go_to_index(index)
    assert record.cursor.id == there


@pytest.mark.parametrize(
    ("start", "by", "there"),
    [(3, 1, 5), (5, -1, 3), (5, 1, 5), (3, -1, 3), (0, 1, 0), (7, 1, 8), (1, 1, 1)],
)
def test_variations_beside(record: RecordSession, start: int, by: int, there: int) -> None:
    at(record, start).go_to_sibling(by)
    assert record.cursor.id == there


@pytest.mark.parametrize(
    ("start", "by", "there"),
    [(0, 1, 2), (2, 1, 4), (8, -1, 6), (6, -1, 2), (2, -1, 0), (0, -1, 0), (5, 1, 6), (4, 1, 4)],
)
def test_branchings_and_where_there_is_none_the_end(
    record: RecordSession, start: int, by: int, there: int
) -> None:
    at(record, start).go_to_branching(by)
    assert record.cursor.id == there


@pytest.mark.parametrize(("start", "there"), [(8, 2), (5, 2), (4, 4), (0, 0), (2, 2)])
def test_back_to_the_main_line(record: RecordSession, start: int, there: int) -> None:
    at(record, start).go_to_main_line()
    assert record.cursor.id == there
    assert record.line()[-1].id == 4
    record.go_to_main_line()
    assert [node.id for node in record.line()] == [0, 1, 2, 3, 4]


def test_walking_is_not_a_step(record: RecordSession) -> None:
    at(record, 8).step(-3)
    assert record.undo_label is None
    assert not record.is_modified


def test_the_moment_at_any_node(record: RecordSession) -> None:
    turns = [record.at_node(record.tree.node(node)).position.turn for node in (0, 2, 4, 8)]
    assert turns == [0, 2, 4, 5]
    assert at(record, 6).at_node().position.turn == 4


# ---- steps


def test_a_step_may_move_the_cursor_and_undo_brings_it_back(record: RecordSession) -> None:
    at(record, 4)
    record.do("add", AddNode(4, 0, {"B": ("ia",)}), None, record.tree.next_id)
    assert record.cursor.id == 9
    assert (record.undo_label, record.redo_label) == ("add", None)
    record.step(-3)
    record.undo()
    assert record.cursor.id == 4
    assert (record.undo_label, record.redo_label) == (None, "add")
    assert line(record) == [0, 1, 2, 3, 4]
    record.redo()
    assert record.cursor.id == 9
    assert line(record) == [0, 1, 2, 3, 4, 9]


def test_nothing_to_undo_or_redo_is_not_a_step(record: RecordSession) -> None:
    told: list[Step] = []
    record.stepped.connect(told.append)
    record.undo()
    record.redo()
    assert told == []


def test_the_attachment_goes_back_and_forth_with_the_steps(record: RecordSession) -> None:
    record.do("one", None, "first")
    record.do("two", None, "second")
    record.undo()
    assert record.attachment == "first"
    record.undo()
    assert record.attachment is None
    record.redo()
    record.redo()
    assert record.attachment == "second"
    assert not record.is_modified


def test_deleting_the_current_line_leaves_another(record: RecordSession) -> None:
    at(record, 8)
    record.do("delete", RemoveNode(5), None, 2)
    assert line(record) == [0, 1, 2, 3, 4]
    record.undo()
    assert record.cursor.id == 8
    assert line(record) == [0, 1, 2, 5, 6, 8]


def test_an_edit_of_an_earlier_move_changes_later_positions(record: RecordSession) -> None:
    at(record, 4)
    corner = record.tree.codec.point("aa")
    assert corner is not None
    assert record.at_node().position.board.at(corner) is not None
    record.edit("change", SetProperty(1, "B", ("ia",)))
    assert record.at_node().position.board.at(corner) is None
    record.undo()
    assert record.at_node().position.board.at(corner) is not None


def test_saved_is_a_place_in_the_history(record: RecordSession) -> None:
    told: list[bool] = []
    record.modified_changed.connect(told.append)
    record.edit("comment", editing.comment(record.tree, record.cursor, "a"))
    record.mark_saved()
    record.edit("comment", editing.comment(record.tree, record.cursor, "b"))
    record.undo()
    record.undo()
    assert told == [True, False, True, False, True]


# ---- what is reported


def test_a_step_is_signalled_before_the_change_and_the_cursor_last(record: RecordSession) -> None:
    told: list[object] = []
    record.stepped.connect(told.append)
    record.changed.connect(told.append)
    record.cursor_moved.connect(told.append)
    edit = AddNode(0, 0, {"B": ("ia",)})
    record.do("add", edit, "match", 9)
    assert told == [
        Step(StepKind.DID, "add", edit, "match", 9),
        Change("add", is_structural=True, has_edit=True),
        record.tree.node(9),
    ]
    told.clear()
    record.undo()
    gone = frozenset({9})
    undone = Change("add", is_structural=True, has_edit=True, affected=gone)
    assert told[:2] == [Step(StepKind.UNDID), undone]
    assert isinstance(told[2], Node)
    assert told[2].id == 0


def test_going_to_the_current_node_emits_nothing(record: RecordSession) -> None:
    told: list[Node] = []
    record.cursor_moved.connect(told.append)
    record.go_to(record.cursor)
    record.step(-1)
    assert told == []
    record.step(1)
    assert [node.id for node in told] == [1]


def test_another_record_starts_over(record: RecordSession) -> None:
    at(record, 8).edit("comment", editing.comment(record.tree, record.cursor, "x"))
    told: list[str] = []
    record.opened.connect(lambda: told.append("opened"))
    record.open(grown("(;SZ[5];B[aa])"), "attachment")
    assert told == ["opened"]
    assert (record.cursor.id, record.attachment, record.undo_label) == (0, "attachment", None)
    assert line(record) == [0, 1]
    assert not record.is_modified


# ---- the terms


def test_terms_follow_the_root(record: RecordSession) -> None:
    assert record.terms.rules is RULE_SETS["tromp-taylor"]
    root = record.tree.root.id
    record.edit("rules", SetProperty(root, "RU", ("Japanese",)))
    assert record.terms.rules is RULE_SETS["japanese"]
    assert str(record.terms.komi) == "6.5"
    record.edit("komi", SetProperty(root, "KM", ("0.5",)))
    assert str(record.terms.komi) == "0.5"
    assert record.info.rules == "Japanese"
    record.undo()
    record.undo()
    assert record.terms.rules is RULE_SETS["tromp-taylor"]


def test_the_rules_judge_the_record_again(record: RecordSession) -> None:
    record.open(grown("(;SZ[5]AW[ab][ba];B[aa])"))
    at(record, 1)
    assert [played.illegal is None for played in record.at_node().played] == [False]
    record.edit("rules", SetProperty(0, "RU", ("NZ",)))
    assert [played.illegal is None for played in record.at_node().played] == [True]


def test_a_reply_is_signalled_as_part_of_the_step_before(qtbot: QtBot) -> None:
    session = RecordSession(grown("(;SZ[9])"))
    told: list[Step] = []
    session.stepped.connect(told.append)
    session.do("move", AddNode(0, 0, {"B": ("aa",)}), None, 1)
    session.do("reply", AddNode(1, 0, {"W": ("bb",)}), None, 2, extends_previous=True)
    assert [step.extends_previous for step in told] == [False, True]
    session.undo()
    assert session.cursor is session.tree.root


def test_an_act_and_all_that_follows_from_it_are_settled_once_as_one(record: RecordSession) -> None:
    acted: list[Act] = []
    settled: list[Act] = []
    record.acted.connect(acted.append)
    record.settled.connect(settled.append)

    def comment(act: Act) -> None:
        if act.is_opened:
            record.edit("comment", editing.comment(record.tree, record.cursor, "why"))

    record.acted.connect(comment)
    record.open(grown(BRANCHED))
    assert [act.is_opened for act in acted] == [True, False]
    (act,) = settled
    assert act.is_opened
    assert act.change is not None
    assert not record.is_acting
    with record.one_act():
        record.undo()
        record.redo()
        assert record.is_acting
    assert len(settled) == 2


_ACTS: list[Callable[[Node], Edit]] = [
    lambda node: SetProperty(node.id, "C", ("words",)),
    lambda node: SetProperty(node.id, "AB", ("ii",)),
    lambda node: SetProperty(node.id, "AE", ("bb", "dd")),
    lambda node: SetProperty(node.id, "MN", ("30",)),
    lambda node: SetProperty(node.id, "PL", ("W",)),
    lambda node: SetProperty(node.id, "TGPO", ("?:bb",)),
    lambda node: SetProperty(node.id, "DD", ("aa:cc",)),
    lambda node: SetProperty(0, "HA", ("2",)),
    lambda node: Rewrite(node.id, {"W": ("ee",)}),
    lambda node: AddNode(node.id, 0, {"B": ("hi",)}),
    lambda node: AddNode(node.id, 9, {}),
    lambda node: RemoveNode(node.id),
    lambda node: MoveNodes((node.id,), 0, 0),
    lambda node: Edits((AddNode(node.id, 9, {"W": ("gg",)}), SetProperty(0, "RE", ("B+R",)))),
    lambda node: Transform(Symmetry.TURN_RIGHT),
]


def facts(record: RecordSession, node: Node) -> tuple[object, ...]:
    position, *others = record.at_node(node)
    return position.board, position.to_play, position.turn, position.passes, others


@given(st.lists(st.tuples(st.integers(-2, len(_ACTS) - 1), st.integers(0)), max_size=12))
def test_after_any_edits_positions_and_numbers_are_those_of_a_fresh_record(
    acts: list[tuple[int, int]],
) -> None:
    record = RecordSession(grown(BRANCHED))
    for act, number in acts:
        nodes = list(record.tree)
        node = nodes[number % len(nodes)]
        if act < 0:
            (record.undo if act == -1 else record.redo)()
        elif node.parent is not None:
            cursor = node.parent.id
            record.do("edit", _ACTS[act](node), None, cursor)
        fresh = RecordSession(record.tree)
        for each in record.tree:
            assert facts(record, each) == facts(fresh, each)
            assert record.number(each) == fresh.number(each)


def test_words_and_the_last_move_do_not_replay_the_line(
    record: RecordSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(record, 4).at_node()
    replayed: list[int] = []
    after = Replay.after

    def counted(self: Replay, before: PositionAtNode | None, node: Node) -> PositionAtNode:
        replayed.append(node.id)
        return after(self, before, node)

    monkeypatch.setattr(Replay, "after", counted)
    record.edit("comment", SetProperty(4, "C", ("words",)))
    record.edit("comment", SetProperty(2, "C", ("words",)))
    record.at_node()
    assert not replayed
    record.do("play", AddNode(4, LAST, {"B": ("ii",)}), None, 9)
    record.at_node()
    record.undo()
    record.at_node()
    assert replayed == [9]
