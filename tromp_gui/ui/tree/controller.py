"""Connects the tree view with the record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QObject

from tromp_gui.record.document import Change
from tromp_gui.record.node import Node
from tromp_gui.record.search import judged
from tromp_gui.record.signs import signs_of
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.tree.layout import lay_out_in_slices, lay_out_main_line
from tromp_gui.ui.tree.node_paint import NodeLook, NodeShape
from tromp_gui.ui.tree.tree_view import TreeView

_LARGE = 3000
"""The number of nodes that are laid out within a few milliseconds."""


class TreeController(QObject):
    """Keeps a tree view at the record's tree and cursor, and the record at the selected node.

    Illegal moves are found while the window is idle. A large tree is laid out in slices; meanwhile
    the view shows only the main line after opening, and the old picture after a change.
    """

    def __init__(self, view: TreeView, record: RecordSession) -> None:
        super().__init__(view)
        self._view = view
        self._record = record
        self._illegal = bytearray()
        """Whether each node, by its id, has an illegal move."""
        self._changed: list[int] = []
        self._folded: set[int] = set()
        self._is_stale = False
        self._legality_check = IdleWork(self)
        self._legality_check.sliced.connect(self._refresh_changed)
        self._legality_check.finished.connect(self._refresh_changed)
        self._layout_work = IdleWork(self)
        view.node_selected.connect(self._select)
        record.settled.connect(self._show_act)
        record.grown.connect(self._show_line)
        self._start_over()

    @property
    def is_busy(self) -> bool:
        """Whether layout or the search for illegal moves is in progress."""
        return self._layout_work.is_busy or self._legality_check.is_busy

    def _select(self, node_id: int) -> None:
        """Go to a node, unless the picture is older than the tree."""
        if not self._is_stale:
            self._record.go_to(self._record.tree.node(node_id))

    def _start_over(self) -> None:
        self._illegal, self._folded = bytearray(self._record.tree.next_id), set()
        self._legality_check.stop()
        self._stop_layout()
        if self._record.is_growing:
            self._show_line()
        elif self._record.tree.next_id > _LARGE and self._show_line():
            self._layout_work.start(self._lay_out_large())
            self._layout_work.skip_turn()
        else:
            self._show_tree()
            self._check_legality_again()

    def _show_line(self) -> bool:
        """Show only the main line; return False if the cursor is not on it."""
        layout, cursor = lay_out_main_line(self._record.tree.root), self._record.cursor.id
        if cursor in layout:
            self._view.show_layout(layout, self.look, cursor)
        return cursor in layout

    def _lay_out_large(self) -> Iterator[None]:
        layout = yield from lay_out_in_slices(self._record.tree.root, self._folded)
        self._freeze(False)
        self._view.show_layout(layout, self.look, self._record.cursor.id)
        self._check_legality_again()

    def _show_tree(self) -> None:
        self._stop_layout()
        record = self._record
        self._unfold_to(record.cursor)
        self._view.show_tree(record.tree.root, self.look, record.cursor.id, self._folded)

    def _show_changed_tree(self) -> None:
        """Show the tree; a large one is laid out in slices, while the old picture stays."""
        if self._record.tree.next_id <= _LARGE:
            self._show_tree()
            return
        self._legality_check.stop()
        self._unfold_to(self._record.cursor)
        self._freeze(True)
        self._layout_work.start(self._lay_out_large())

    def _stop_layout(self) -> None:
        self._layout_work.stop()
        self._freeze(False)

    def _freeze(self, stale: bool) -> None:
        """Keep the picture and ignore clicks, because some of its nodes may no longer exist."""
        self._is_stale = stale
        self._view.viewport().setUpdatesEnabled(not stale)

    def _show_act(self, act: Act) -> None:
        if act.is_opened:
            self._start_over()
            return
        is_anew = act.change is not None and self._show_change(act.change)
        if act.has_moved and not is_anew:
            self._show_cursor(self._record.cursor)

    def _show_change(self, change: Change) -> bool:
        """Show a change; return whether the current node was shown with it."""
        if change.leaf is not None and self._add_leaf(self._record.tree.node(change.leaf)):
            return False
        if change.is_structural:
            self._show_changed_tree()
        else:
            self._view.refresh()
        is_only_words = not change.is_structural and change.affected == frozenset()
        if change.has_edit and not is_only_words and not self._layout_work.is_busy:
            self._check_legality_again()
        return change.is_structural

    def _add_leaf(self, leaf: Node) -> bool:
        """Add a node at the end of a line, by far the most frequent edit, without a new layout;
        return whether that was possible.
        """
        parent = leaf.parent
        if parent is None or parent.id in self._folded or self._layout_work.is_busy:
            return False
        if not self._view.add_leaf(parent.id, leaf.id):
            return False
        self._mark_illegal([(leaf.id, self._record.at_node(leaf).has_illegal_turn)])
        self._refresh_changed()
        return True

    def _show_cursor(self, node: Node) -> None:
        if self._unfold_to(node):
            self._show_changed_tree()
        elif not self._is_stale and self._view.shows(node.id):
            self._view.show_current(node.id)
        elif not self._is_stale and self._layout_work.is_busy:
            self._show_tree()
            self._check_legality_again()

    # Illegal moves

    def _check_legality_again(self) -> None:
        verdicts = judged(self._record.tree, self._record.terms.rules)
        self._legality_check.start(map(self._mark_illegal, verdicts))

    def _mark_illegal(self, verdicts: Iterable[tuple[int, bool]]) -> None:
        for node_id, is_illegal in verdicts:
            if is_illegal != self._is_illegal(node_id):
                self._illegal[node_id] = is_illegal
                self._changed.append(node_id)

    def _is_illegal(self, node_id: int) -> bool:
        beyond = node_id + 1 - len(self._illegal)
        if beyond > 0:
            self._illegal.extend(bytes(beyond))
        return bool(self._illegal[node_id])

    def _refresh_changed(self) -> None:
        self._view.refresh_nodes(self._changed)
        self._changed.clear()

    # Collapsing

    def toggle_fold(self) -> None:
        """Collapse or expand the branch after the current node."""
        self._folded ^= {self._record.cursor.id}
        self._show_changed_tree()

    def _unfold_to(self, node: Node) -> bool:
        """Expand the branches that hide a node; return whether there were any."""
        if not self._folded:
            return False
        inside = {each.id for each in node.path[:-1]} & self._folded
        self._folded -= inside
        return bool(inside)

    def rows(self) -> list[Command]:
        text = QCoreApplication.translate("commands", "Collap&se or expand branch")
        return [
            Command("fold", text, ("-",), self.toggle_fold, Where.BOARD,
                lambda now: now.node.first_child is not None,
                checked=lambda now: now.node.id in self._folded, menu="navigate.tree")
        ]  # fmt: skip

    # How nodes are drawn

    def look(self, node_id: int) -> NodeLook:
        """How a node is drawn now. Raises KeyError for a node that is not in the tree."""
        node = self._record.tree.node(node_id)
        color, identifiers = node.move_color, node.identifiers
        look = NodeLook(
            has_comment="C" in identifiers,
            illegal=self._is_illegal(node_id),
            signs=signs_of(node),
            folded=node_id in self._folded,
        )
        if color is None:
            is_setup = any(name in identifiers for name in ("AB", "AW", "AE"))
            return look._replace(shape=NodeShape.SETUP if is_setup else NodeShape.EMPTY)
        is_pass = self._is_pass(node, node.get(color.value))
        shape = NodeShape.PASS if is_pass else NodeShape.STONE
        return look._replace(shape=shape, color=color, number=self._record.number(node))

    def _is_pass(self, node: Node, values: tuple[str, ...]) -> bool:
        try:
            return self._record.tree.codec.point(values[0]) is None
        except (ValueError, IndexError):
            return False
