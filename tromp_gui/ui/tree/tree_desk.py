"""Between the tree view and the record: what the nodes look like, where a click leads."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.record.document import Change
from tromp_gui.record.node import Node
from tromp_gui.session.record_session import RecordSession
from tromp_gui.ui.tree.node_look import NodeLook, NodeShape
from tromp_gui.ui.tree.tree_view import TreeView


class TreeDesk(QObject):
    """Keeps a tree view at the record's tree and cursor, and the record at the node chosen."""

    def __init__(self, view: TreeView, record: RecordSession) -> None:
        super().__init__(view)
        self._view = view
        self._record = record
        self._numbers: dict[int, int] = {}
        view.node_selected.connect(lambda node_id: record.go_to(record.tree.node(node_id)))
        record.opened.connect(self._show_tree)
        record.changed.connect(self._show_change)
        record.cursor_moved.connect(lambda node: view.show_current(node.id))
        self._show_tree()

    def _show_tree(self) -> None:
        self._numbers = {}
        record = self._record
        self._view.show_tree(record.tree.root, self._look, record.cursor.id)

    def _show_change(self, change: Change) -> None:
        if change.is_structural:
            self._show_tree()
        else:
            self._view.refresh()

    def _look(self, node_id: int) -> NodeLook:
        node = self._record.tree.node(node_id)
        color, identifiers = node.move_color, node.identifiers
        has_comment = "C" in identifiers
        if color is None:
            is_setup = any(name in identifiers for name in ("AB", "AW", "AE"))
            shape = NodeShape.SETUP if is_setup else NodeShape.EMPTY
            return NodeLook(shape, has_comment=has_comment)
        is_pass = self._is_pass(node, node.get(color.value))
        shape = NodeShape.PASS if is_pass else NodeShape.STONE
        return NodeLook(shape, color, self._number(node), has_comment)

    def _is_pass(self, node: Node, values: tuple[str, ...]) -> bool:
        try:
            return self._record.tree.codec.point(values[0]) is None
        except (ValueError, IndexError):
            return False

    def _number(self, node: Node) -> int:
        """The number of the turn in a node, counted from the root and remembered."""
        unknown, above = [], node
        while above.id not in self._numbers and above.parent is not None:
            unknown.append(above)
            above = above.parent
        count = self._numbers.setdefault(above.id, int(above.move_color is not None))
        for each in reversed(unknown):
            count += each.move_color is not None
            self._numbers[each.id] = count
        return count
