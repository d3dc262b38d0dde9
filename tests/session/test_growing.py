"""A record whose file is still being read: shown, navigated, refused, finished or cancelled."""

from __future__ import annotations

import gc

import pytest

from tests.record.trees import grown
from tromp_gui.record.edits import AddNode, SetProperty
from tromp_gui.session.file.garbage import collection_paused
from tromp_gui.session.game.record_session import RecordSession


@pytest.fixture
def record() -> RecordSession:
    session = RecordSession(grown("(;SZ[9];B[aa])"))
    session.do("add", AddNode(1, 0, {"W": ("bb",)}), "match", 2)
    session.begin_growing(grown("(;SZ[19];B[dd](;W[pp])(;W[dp]))"))
    return session


def test_it_is_shown_from_its_root(record: RecordSession) -> None:
    assert record.is_growing
    assert record.cursor is record.tree.root
    assert (record.tree.rows, record.attachment, record.is_modified) == (19, None, False)


def test_the_main_line_is_walked_and_no_other(record: RecordSession) -> None:
    told: list[str] = []
    record.refused.connect(lambda: told.append("refused"))
    record.step(2)
    assert record.cursor.get("W") == ("pp",)
    assert told == []
    record.go_to_sibling(1)
    assert record.cursor.get("W") == ("pp",)
    assert told == ["refused"]


def test_nothing_is_changed(record: RecordSession) -> None:
    told: list[str] = []
    record.refused.connect(lambda: told.append("refused"))
    record.edit("comment", SetProperty(0, "C", ("x",)))
    record.undo()
    assert not record.tree.root.has("C")
    assert told == ["refused"]
    assert record.undo_label is None


def test_the_line_grows(record: RecordSession) -> None:
    assert len(record.line()) == 3
    told: list[int] = []
    record.grown.connect(lambda: told.append(len(record.line())))
    last = record.line()[-1]
    record.tree.append(last, 7, 12)
    assert len(record.line()) == 3
    record.grow()
    assert told == [4]


def test_the_record_is_opened_at_the_current_node(record: RecordSession) -> None:
    told: list[str] = []
    record.opened.connect(lambda: told.append("opened"))
    record.step(1)
    record.end_growing()
    assert told == ["opened"]
    assert not record.is_growing
    assert record.cursor.get("B") == ("dd",)
    record.go_to_sibling(1)
    record.edit("comment", SetProperty(0, "C", ("x",)))
    assert record.tree.root.get("C") == ("x",)
    assert not any(record.is_new(node) for node in record.tree)


def test_given_up_the_previous_record_is_as_it_was(record: RecordSession) -> None:
    record.step(1)
    record.begin_growing(grown("(;SZ[13])"))
    record.give_up()
    assert not record.is_growing
    assert (record.tree.rows, record.attachment, record.is_modified) == (9, "match", True)
    assert record.cursor.get("W") == ("bb",)
    assert record.is_new(record.cursor)
    assert record.undo_label == "add"
    record.give_up()
    assert record.tree.rows == 9


def test_another_record_takes_its_place(record: RecordSession) -> None:
    record.open(grown("(;SZ[5])"))
    record.give_up()
    assert record.tree.rows == 5


def test_the_garbage_collector_is_paused_and_restored() -> None:
    was_on = gc.isenabled()
    gc.enable()
    try:
        with collection_paused():
            assert not gc.isenabled()
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
        gc.disable()
        with collection_paused():
            pass
        assert not gc.isenabled()
    finally:
        if not was_on:
            gc.disable()
        gc.unfreeze()


def test_positions_are_kept_when_a_line_continues_and_replayed_when_one_changes() -> None:
    session = RecordSession(grown("(;SZ[9];B[aa])"))
    session.step(1)
    before = session.at_node()
    session.do("add", AddNode(1, 0, {"W": ("bb",)}), None, 2)
    assert session.at_node(session.tree.node(1)) is before
    assert session.at_node().position.turn == 2
    session.edit("move", SetProperty(1, "B", ("cc",)))
    assert session.at_node(session.tree.node(1)) is not before


def test_handicap_stones_to_come_change_the_start() -> None:
    session = RecordSession(grown("(;SZ[9]HA[2]RU[NZ];B[cc])"))
    session.step(1)
    assert session.at_node().position.handicap == 1
    session.do("add", AddNode(1, 0, {"W": ("ee",)}), None, 2)
    fresh = RecordSession(session.tree)
    for node in session.tree:
        told, known = fresh.at_node(node), session.at_node(node)
        assert told.position.handicap == known.position.handicap == 0
        assert told.position.board == known.position.board
        assert told.position.to_play is known.position.to_play
        assert told.played == known.played
