"""One open game: steps, undo and redo, what is modified."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.record.trees import edits, grown, shape
from tromp_gui.record.document import Change, Document
from tromp_gui.record.edits import AddNode, Edit, Edits, RemoveNode, SetProperty
from tromp_gui.record.node import LAST

TEXT = "(;SZ[9];B[aa](;W[bb])(;W[cc]))"
COMMENT = SetProperty(0, "C", ("hello",))


def document(attachment: object = None) -> Document:
    return Document(grown(TEXT), attachment)


def test_a_document_begins_at_the_root_and_unmodified() -> None:
    opened = document("match")
    assert opened.cursor is opened.tree.root
    assert opened.attachment == "match"
    assert not opened.is_modified
    assert (opened.undo(), opened.redo()) == (None, None)


def test_a_step_names_itself_and_can_be_undone() -> None:
    opened = document()
    added = AddNode(0, 0, {"B": ("bb",)})
    assert opened.do("play", added, "later", 4) == Change("play", True, True)
    assert (opened.cursor.id, opened.attachment) == (4, "later")
    assert opened.undo() == Change("play", True, True, affected=frozenset({4}))
    assert (opened.cursor.id, opened.attachment) == (0, None)
    assert opened.redo() == Change("play", True, True)
    assert (opened.cursor.id, opened.attachment) == (4, "later")
    assert opened.tree.node(4).get("B") == ("bb",)


def test_a_step_without_an_edit_carries_the_companion_alone() -> None:
    opened = document("nothing marked")
    before = shape(opened.tree.root)
    assert opened.do("mark", None, "a chain marked") == Change("mark", False, False)
    assert not opened.is_modified
    seen = [opened.attachment]
    for step in (opened.undo, opened.redo):
        step()
        seen.append(opened.attachment)
    assert seen == ["a chain marked", "nothing marked", "a chain marked"]
    assert shape(opened.tree.root) == before


def test_undo_goes_back_to_where_the_step_was_taken() -> None:
    opened = document()
    opened.move_to(opened.tree.node(2))
    opened.do("comment", COMMENT, None)
    opened.move_to(opened.tree.node(3))
    opened.undo()
    assert opened.cursor.id == 2
    opened.move_to(opened.tree.node(3))
    opened.redo()
    assert opened.cursor.id == 2


def test_moving_is_not_a_step() -> None:
    opened = document()
    opened.move_to(opened.tree.node(1))
    assert opened.undo() is None
    assert opened.cursor.id == 1


def test_nobody_looks_at_a_node_that_is_gone() -> None:
    opened = document()
    gone = opened.tree.node(1)
    opened.do("remove", RemoveNode(1), None, 0)
    with pytest.raises(KeyError):
        opened.move_to(gone)


def test_a_step_that_fails_leaves_all_as_it_was() -> None:
    opened = document("match")
    with pytest.raises(ValueError, match="root"):
        opened.do("remove", RemoveNode(0), "other")
    assert (opened.attachment, opened.is_modified, opened.undo()) == ("match", False, None)


def test_a_new_step_forgets_what_was_undone() -> None:
    opened = document()
    opened.do("one", COMMENT, 1)
    opened.undo()
    opened.do("two", SetProperty(0, "C", ("other",)), 2)
    assert opened.redo() is None
    opened.undo()
    assert not opened.tree.root.has("C")


def test_what_is_modified() -> None:
    opened = document()
    opened.do("one", COMMENT, None)
    assert opened.is_modified
    opened.history.mark_saved()
    assert not opened.is_modified
    opened.undo()
    assert opened.is_modified, "the file has the comment, the tree has not"
    opened.redo()
    assert not opened.is_modified


def test_what_was_saved_and_can_no_longer_be_reached_stays_modified() -> None:
    opened = document()
    opened.do("one", COMMENT, None)
    opened.history.mark_saved()
    opened.undo()
    opened.do("two", SetProperty(0, "C", ("other",)), None)
    assert opened.is_modified
    opened.undo()
    assert opened.is_modified
    opened.history.mark_saved()
    assert not opened.is_modified


def test_the_labels_of_undo_and_redo() -> None:
    opened = document()
    opened.do("one", COMMENT, None)
    opened.do("two", None, "x")
    history = opened.history
    assert history.next_undo is not None
    assert (history.next_undo.label, history.next_redo) == ("two", None)
    opened.undo()
    assert history.next_undo is not None
    assert history.next_redo is not None
    assert (history.next_undo.label, history.next_redo.label) == ("one", "two")


@given(st.data())
def test_undo_all_then_redo_all(data: st.DataObject) -> None:
    opened = document(0)
    seen = [(shape(opened.tree.root), opened.cursor.id, opened.attachment)]
    for number in range(1, data.draw(st.integers(1, 8)) + 1):
        edit = data.draw(st.one_of(st.none(), edits(opened.tree)))
        opened.do(str(number), edit, number, 0)
        seen.append((shape(opened.tree.root), opened.cursor.id, opened.attachment))
    for wanted in reversed(seen[:-1]):
        assert opened.undo() is not None
        assert (shape(opened.tree.root), opened.cursor.id, opened.attachment) == wanted
    assert opened.undo() is None
    for wanted in seen[1:]:
        assert opened.redo() is not None
        assert (shape(opened.tree.root), opened.cursor.id, opened.attachment) == wanted
    assert opened.redo() is None


class SavingAndUndoing(RuleBasedStateMachine):
    """`is_modified` is false only where the tree is the one that was saved."""

    def __init__(self) -> None:
        super().__init__()
        self.document = document()
        self.saved = shape(self.document.tree.root)
        self.count = 0

    @rule(data=st.data())
    def edit(self, data: st.DataObject) -> None:
        self.document.do("edit", data.draw(edits(self.document.tree)), None, 0)

    @rule()
    def mark(self) -> None:
        self.count += 1
        self.document.do("mark", None, self.count)

    @rule()
    def undo(self) -> None:
        self.document.undo()

    @rule()
    def redo(self) -> None:
        self.document.redo()

    @precondition(lambda self: self.document.is_modified)
    @rule()
    def save(self) -> None:
        self.document.history.mark_saved()
        self.saved = shape(self.document.tree.root)

    @invariant()
    def nothing_unsaved_is_called_saved(self) -> None:
        if not self.document.is_modified:
            assert shape(self.document.tree.root) == self.saved


TestSavingAndUndoing = SavingAndUndoing.TestCase


def test_a_node_at_the_end_of_a_line_is_named_as_a_leaf() -> None:
    opened = document()
    both = Edits((AddNode(2, 0, {"B": ("dd",)}), SetProperty(0, "RE", None)))
    assert opened.do("play", both, None, 4).leaf == 4
    assert opened.do("play", AddNode(4, LAST, {"W": ("ee",)}), None, 5).leaf == 5
    undone = opened.undo()
    assert undone is not None
    assert undone.leaf is None


@pytest.mark.parametrize(
    "edit",
    [
        None,
        COMMENT,
        AddNode(1, LAST, {"B": ("dd",)}),
        AddNode(0, 0, {"B": ("dd",)}),
        RemoveNode(3),
        Edits((AddNode(2, 0, {"B": ("dd",)}), SetProperty(1, "B", ("ff",)))),
        Edits((RemoveNode(3), AddNode(2, 0, {"B": ("dd",)}))),
        Edits((AddNode(2, 0, {"B": ("dd",)}), AddNode(3, 0, {"B": ("dd",)}))),
    ],
)
def test_other_edits_name_no_leaf(edit: Edit | None) -> None:
    assert document().do("edit", edit, None).leaf is None


def played(extends_previous: bool) -> Document:
    """A move, and the reply to it, as one step or as two."""
    opened = document("start")
    opened.do("move", AddNode(0, LAST, {"B": ("dd",)}), "asked", 4)
    opened.do("reply", AddNode(4, LAST, {"W": ("ee",)}), "answered", 5, extends_previous)
    return opened


def test_a_reply_belongs_to_the_step_that_asked_for_it() -> None:
    opened = played(extends_previous=True)
    assert opened.history.labels == ("move",)
    whole = shape(opened.tree.root)
    opened.undo()
    assert (opened.cursor.id, opened.attachment) == (0, "start")
    assert shape(opened.tree.root) == shape(document().tree.root)
    opened.redo()
    assert (opened.cursor.id, opened.attachment) == (5, "answered")
    assert shape(opened.tree.root) == whole


def test_without_it_they_are_two_steps() -> None:
    assert played(extends_previous=False).history.labels == ("move", "reply")


def test_the_first_step_has_none_to_join() -> None:
    opened = document()
    opened.do("move", AddNode(0, LAST, {"B": ("dd",)}), None, 4, extends_previous=True)
    assert opened.history.labels == ("move",)


def test_what_was_saved_between_the_two_is_nowhere() -> None:
    opened = document()
    opened.do("move", AddNode(0, LAST, {"B": ("dd",)}), None, 4)
    opened.history.mark_saved()
    opened.do("reply", AddNode(4, LAST, {"W": ("ee",)}), None, 5, extends_previous=True)
    assert opened.is_modified
    opened.undo()
    assert opened.is_modified


@pytest.mark.parametrize("edits", [(None, COMMENT), (COMMENT, None), (None, None)])
def test_what_was_saved_before_both_is_found_again(edits: tuple[Edit | None, Edit | None]) -> None:
    opened = document()
    opened.do("asks", edits[0], "asked")
    opened.do("answer", edits[1], "answered", extends_previous=True)
    assert opened.is_modified == (edits != (None, None))
    opened.undo()
    assert not opened.is_modified
    assert opened.attachment is None


def test_words_without_an_edit_leave_saved_what_was() -> None:
    opened = document()
    opened.do("move", AddNode(0, LAST, {"B": ("dd",)}), None, 4)
    opened.history.mark_saved()
    opened.do("reply", None, "answered", extends_previous=True)
    assert not opened.is_modified
    opened.undo()
    assert opened.is_modified
    opened.redo()
    assert not opened.is_modified
