"""An open game: a tree, a cursor, an attachment and the undo history."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tromp_gui.record.edits import (
    AddNode,
    Edit,
    Edits,
    MoveNodes,
    RemoveNode,
    RestoreNode,
    Rewrite,
    SetProperty,
    Untouch,
    is_structural,
)
from tromp_gui.record.history import DocumentState, History, HistoryStep
from tromp_gui.record.node import PLAY_OUT, Node, Tree


class Change(NamedTuple):
    """What a step did: `label` names it; `is_structural` if nodes were added or removed. `leaf` is
    the id of the new node if the step only added one at the end of a line. The position and number
    of a node may have changed if it is in `affected` (ids; None: every node) or follows one that
    is.
    """

    label: str
    is_structural: bool
    has_edit: bool
    leaf: int | None = None
    affected: frozenset[int] | None = frozenset()

    def followed_by(self, change: Change) -> Change:
        """Both changes as one."""
        changes = [each for each in (self, change) if each.has_edit]
        if len(changes) < 2:
            return changes[0] if changes else change
        is_structural = self.is_structural or change.is_structural
        affected = _union((self.affected, change.affected))
        return Change(change.label, is_structural, has_edit=True, affected=affected)


_ON_BOARD = {"B", "W", "AB", "AW", "AE", "PL", "HA", "RU", "SZ", "DD", "VW", "MN", PLAY_OUT}


class Document:
    """The owner of a tree. Every change is a step that can be undone."""

    def __init__(self, tree: Tree, attachment: object = None) -> None:
        self.tree = tree
        self.history = History()
        self._situation = DocumentState(tree.root.id, attachment)

    @property
    def cursor(self) -> Node:
        """The current node."""
        return self.tree.node(self._situation.cursor)

    @property
    def attachment(self) -> object:
        """The immutable value kept with the record (the match)."""
        return self._situation.attachment

    @property
    def is_modified(self) -> bool:
        """Whether the tree differs from what was last saved."""
        return not self.history.is_saved

    def move_to(self, node: Node) -> None:
        """Move the cursor (not a step). Raises KeyError for a node that is not in the tree."""
        self._situation = DocumentState(self.tree.node(node.id).id, self._situation.attachment)

    def do(
        self,
        label: str,
        edit: Edit | None,
        attachment: object,
        cursor: int | None = None,
        extends_previous: bool = False,
    ) -> Change:
        """Make a step: apply the edit, then set attachment and cursor (None: unchanged).

        With `extends_previous` it becomes part of the last step, if there is one.
        """
        before = self._situation
        inverse = None if edit is None else edit.apply(self.tree)
        after = DocumentState(before.cursor if cursor is None else cursor, attachment)
        if extends_previous and self.history.next_undo is not None:
            self.history.join(inverse, after)
        else:
            self.history.push(HistoryStep(label, inverse, before, after))
        self._situation = after
        return _change(label, edit)._replace(leaf=_leaf(self.tree, edit))

    def undo(self) -> Change | None:
        """Undo the last step; None if there is none."""
        step = self.history.next_undo
        if step is None:
            return None
        self.history.undone(None if step.edit is None else step.edit.apply(self.tree))
        self._situation = step.before
        return _change(step.label, step.edit)

    def redo(self) -> Change | None:
        """Redo the last undone step; None if there is none."""
        step = self.history.next_redo
        if step is None:
            return None
        self.history.redone(None if step.edit is None else step.edit.apply(self.tree))
        self._situation = step.after
        return _change(step.label, step.edit)


def _change(label: str, edit: Edit | None) -> Change:
    return Change(label, is_structural(edit), edit is not None, affected=_affected(edit))


def _affected(edit: Edit | None) -> frozenset[int] | None:
    """See `Change`. New nodes do not count: nothing is known of them yet."""
    match edit:
        case Edits(parts):
            return _union(map(_affected, parts))
        case Rewrite(node) | Untouch(node) | RemoveNode(node):
            return frozenset({node})
        case SetProperty(node):
            return frozenset() if _is_words(edit) else frozenset({node})
        case MoveNodes(nodes):
            return frozenset(nodes)
        case AddNode() | RestoreNode() | None:
            return frozenset()
    return None


def _union(parts: Iterable[frozenset[int] | None]) -> frozenset[int] | None:
    found = list(parts)
    known = [each for each in found if each is not None]
    return frozenset[int]().union(*known) if len(known) == len(found) else None


def _leaf(tree: Tree, edit: Edit | None) -> int | None:
    """The node that the last edit added at the end of a line, if it changed no other position."""
    parts = edit.parts if isinstance(edit, Edits) else (edit,)
    added = [part for part in parts if isinstance(part, AddNode)]
    if len(added) != 1 or not all(part in added or _is_words(part) for part in parts):
        return None
    leaf = tree.node(tree.next_id - 1)
    is_alone = leaf.parent is not None and leaf.parent.first_child is leaf
    return leaf.id if is_alone and leaf.next_sibling is None else None


def _is_words(edit: Edit | None) -> bool:
    """Whether an edit changes no position."""
    return isinstance(edit, SetProperty) and edit.identifier not in _ON_BOARD
