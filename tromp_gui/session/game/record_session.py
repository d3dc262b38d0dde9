"""The open record in the running program: all edits and moves of the cursor are made here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.position import Position
from tromp_gui.match.match import Match
from tromp_gui.record.document import Change, Document
from tromp_gui.record.edits import Edit
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.numbers import MoveNumbers
from tromp_gui.record.replay import PositionAtNode, Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.followed_line import FollowedLine


class StepKind(Enum):
    """What happened to the document."""

    DID = "did"
    UNDID = "undid"
    REDID = "redid"


class Step(NamedTuple):
    """One step as requested; all fields but `kind` are set only for a new step.

    With `extends_previous` it is part of the step before.
    """

    kind: StepKind
    label: str = ""
    edit: Edit | None = None
    attachment: object = None
    cursor: int = 0
    extends_previous: bool = False


class RecordSession(QObject):
    """Owns the document. Signals: `opened` another record is shown; `stepped(Step)`, before
    `changed(Change)`, an edit, an undo or a redo was done; `cursor_moved(Node)`;
    `modified_changed(bool)`; `acted(Act)`, after these, for consequences of an act, including
    further acts; `settled(Act)` once after an act and all its consequences, for views.

    A record whose file is still being read grows: its main line can be viewed, but nothing can be
    changed. `grown` reports that this line is longer, `refused` that a request has to wait.

    Others do not change `document` and its `tree`. `info` is the game information in the root;
    `terms` are rules, komi and handicap, with defaults for what is missing.
    """

    opened = Signal()
    stepped = Signal(object)
    changed = Signal(object)
    cursor_moved = Signal(object)
    modified_changed = Signal(bool)
    acted = Signal(object)
    settled = Signal(object)
    grown = Signal()
    refused = Signal()

    def __init__(self, tree: Tree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._previous: tuple[Document, int] | None = None
        self._depth, self._act = 0, Act()
        self._set(Document(tree))

    def open(self, tree: Tree, attachment: object = None) -> None:
        """Show another record, from its start."""
        self.adopt(Document(tree, attachment))

    def adopt(self, document: Document) -> None:
        """Show a document as it is, history and cursor included."""
        self._previous = None
        self._replace_document(document, document.tree.next_id)

    def _replace_document(self, document: Document, first_new: int) -> None:
        self._set(document)
        self._first_new = first_new
        self._tell(Act(is_opened=True))

    @property
    def is_acting(self) -> bool:
        """Whether an act is in progress, before `settled`."""
        return self._depth > 0

    @contextmanager
    def one_act(self) -> Iterator[None]:
        """Make all acts inside one act for views."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if not self._depth:
                act, self._act = self._act, Act()
                self.settled.emit(act)

    def _tell(self, act: Act) -> None:
        with self.one_act():
            self._act = self._act.followed_by(act)
            if act.is_opened:
                self.opened.emit()
            if act.change is not None:
                self.changed.emit(act.change)
            if act.has_moved:
                self.cursor_moved.emit(self.cursor)
            if act.has_new_content:
                self.modified_changed.emit(self.is_modified)
            self.acted.emit(act)

    # A record that is still being read

    @property
    def is_growing(self) -> bool:
        """Whether the record shown is still being read."""
        return self._previous is not None

    def begin_growing(self, tree: Tree) -> None:
        """Show a record whose root was read; `give_up` restores the present one."""
        if self._previous is None:
            self._previous = self.document, self._first_new
        self._replace_document(Document(tree), tree.next_id)

    def grow(self) -> None:
        """Report that more of the line shown was read; most of a large file are variations."""
        before = self.line()
        self._line.forget()
        if self.line() != before:
            self.grown.emit()

    def end_growing(self) -> None:
        """Open the record, which is read completely, at the current node."""
        self.adopt(self.document)

    def give_up(self) -> None:
        """Show the previous record again."""
        if self._previous is not None:
            (document, first_new), self._previous = self._previous, None
            self._replace_document(document, first_new)

    def refuse(self) -> bool:
        """Whether the record is still growing; if so, emit `refused`."""
        if self.is_growing:
            self.refused.emit()
        return self.is_growing

    def _set(self, document: Document) -> None:
        self.document, self.tree = document, document.tree
        self._first_new = document.tree.next_id
        self._line = FollowedLine(document.cursor)
        self._line.set_follows_all(isinstance(document.attachment, Match))
        self._read_root()

    def _read_root(self) -> None:
        self.info, self.terms = terms_of(self.tree)
        self._replay = Replay(self.tree, self.terms.rules)
        self._numbers = MoveNumbers(self.tree.root, self.at_node(self.tree.root).position.turn)

    def _read_change(self, change: Change) -> None:
        """Read again only what a change may have altered, because a line may be long."""
        tree, rules = self.tree, self.terms.rules
        if change.leaf is not None:
            self._line.grow(tree.node(change.leaf))
        elif change.is_structural:
            self._line.forget()
        else:
            self._line.check()
        self.info, self.terms = terms_of(tree)
        affected = change.affected
        if affected is None or tree.root.id in affected or self.terms.rules != rules:
            self._read_root()
            return
        self._replay.forget(affected)
        for node_id in affected:
            self._numbers.forget(tree, node_id)

    @property
    def attachment(self) -> object:
        """The value attached to the record (the match)."""
        return self.document.attachment

    @property
    def cursor(self) -> Node:
        """The current node."""
        return self.document.cursor

    @property
    def is_modified(self) -> bool:
        """Whether there is something to save."""
        return self.document.is_modified

    @property
    def undo_label(self) -> str | None:
        """The name of the step that undo would reverse."""
        step = self.document.history.next_undo
        return step.label if step else None

    @property
    def redo_label(self) -> str | None:
        """The name of the step that redo would repeat."""
        step = self.document.history.next_redo
        return step.label if step else None

    def is_new(self, node: Node) -> bool:
        """Whether a node was added since the record was opened."""
        return node.id >= self._first_new

    def mark_saved(self) -> None:
        """Record that it was saved as it is now."""
        self.document.history.mark_saved()
        self.modified_changed.emit(False)

    def at_node(self, node: Node | None = None) -> PositionAtNode:
        """The position at a node (None: the cursor), with its illegal turns."""
        return self._replay.at(node or self.cursor)

    def number(self, node: Node | None = None) -> int:
        """The number of the last turn at a node (None: the cursor), following MN."""
        return self._numbers.at(node or self.cursor)

    def captured(self, node: Node) -> int:
        """The number of stones that the turn at a node removed, including the player's own."""
        if node.parent is None:
            return 0
        boards = [self.at_node(each).position.board for each in (node.parent, node)]
        before, after = ((board.black | board.white).bit_count() for board in boards)
        return before + 1 - after

    def second_board(self, node: Node) -> Position:
        """The position with which a play-out of the position at a node begins."""
        return self._replay.second_board(node)

    def line(self) -> list[Node]:
        """The nodes from the root through the cursor to the end of the main line; in a variation,
        or while a match is attached, to the end of the line last followed.
        """
        return self._line.nodes()

    def following(self, node: Node) -> Node | None:
        """The node after one of the line; None at its end, or for a node beside it."""
        line, after = self.line(), self.depth() + 1
        if node is not self.cursor:
            after = line.index(node) + 1 if node in line else len(line)
        return line[after] if after < len(line) else None

    @property
    def is_in_variation(self) -> bool:
        """Whether the cursor is off the main line."""
        return self._line.is_in_variation()

    def depth(self) -> int:
        """The index of the cursor in `line()`."""
        return self._line.depth()

    def place(self) -> tuple[int, int, int, int]:
        """The indexes in `line()` of the cursor and of the end, then their move numbers."""
        line = self.line()
        return self.depth(), len(line) - 1, self.number(), self.number(line[-1])

    def go_to(self, node: Node) -> None:
        """Go to another node of the tree."""
        if node is self.cursor:
            return
        if self.is_growing and node not in self.line():
            self.refused.emit()
            return
        self.document.move_to(node)
        self._line.move_to(node)
        self._tell(Act(has_moved=True))

    def go_to_index(self, index: int) -> None:
        """Go to the node this many steps from the root on the line, or to its end."""
        line = self.line()
        self.go_to(line[max(0, min(index, len(line) - 1))])

    def go_to_move(self, number: int) -> None:
        """Go to the first node of the line with this move number; to the start for 0."""
        line = self.line()
        self.go_to(next((node for node in line if self.number(node) == number), line[-1]))

    def step(self, by: int) -> None:
        """Go forward (or back, `by` < 0) along the line."""
        self.go_to_index(self.depth() + by)

    def go_to_sibling(self, by: int) -> None:
        """Go to the next (1) or previous (-1) variation of the current move."""
        parent = self.cursor.parent
        if parent is None:
            return
        siblings = list(parent.children)
        index = siblings.index(self.cursor) + by
        if 0 <= index < len(siblings):
            self.go_to(siblings[index])

    def go_to_branching(self, by: int) -> None:
        """Go to the next (1) or previous (-1) node of the line with variations, or to its end."""
        line, depth = self.line(), self.depth()
        ahead = line[depth + 1 :] if by > 0 else line[:depth][::-1]
        branching = (node for node in ahead if _branches(node))
        self.go_to(next(branching, ahead[-1] if ahead else self.cursor))

    def go_to_main_line(self) -> None:
        """Go to the last node shared with the main line, and follow that from there."""
        *_, last = takewhile(lambda node: node.is_first, self.cursor.path)
        self._line.follow_main_line()
        if last is self.cursor:
            self._tell(Act(has_moved=True))
        self.go_to(last)

    def do(
        self,
        label: str,
        edit: Edit | None,
        attachment: object,
        cursor: int | None = None,
        extends_previous: bool = False,
    ) -> None:
        """Make one undoable step; None leaves the cursor where it is.

        With `extends_previous` it is undone together with the previous step.
        """
        if self.refuse():
            return
        before = self.cursor
        change = self.document.do(label, edit, attachment, cursor, extends_previous)
        step = Step(StepKind.DID, label, edit, attachment, self.cursor.id, extends_previous)
        self._after(step, change, before)

    def edit(self, label: str, edit: Edit) -> None:
        """Make one step that changes only the record."""
        self.do(label, edit, self.attachment)

    def undo(self) -> None:
        """Undo the last step, if there is one."""
        before, change = self.cursor, self.document.undo()
        if change is not None:
            self._after(Step(StepKind.UNDID), change, before)

    def redo(self) -> None:
        """Redo the last undone step, if there is one."""
        before, change = self.cursor, self.document.redo()
        if change is not None:
            self._after(Step(StepKind.REDID), change, before)

    def _after(self, step: Step, change: Change, before: Node) -> None:
        with self.one_act():
            self.stepped.emit(step)
            if change.has_edit:
                self._read_change(change)
            self._line.set_follows_all(isinstance(self.attachment, Match))
            self._line.move_to(self.cursor)
            self._tell(Act(change=change, has_moved=self.cursor is not before))


def _branches(node: Node) -> bool:
    return node.first_child is not None and node.first_child.next_sibling is not None
