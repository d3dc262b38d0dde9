"""The game tree in a window: drawn, searched, walked."""

from __future__ import annotations

from collections.abc import Callable

from tromp_gui.record.node import Node
from tromp_gui.record.search import is_mistake
from tromp_gui.ui.shell import present
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.tree.autoplay import AutoplayController
from tromp_gui.ui.tree.controller import TreeController
from tromp_gui.ui.tree.find_controller import FindController
from tromp_gui.ui.tree.illegal_move_controller import IllegalMoveController
from tromp_gui.ui.tree.panel import TreePanel
from tromp_gui.ui.tree.thumbnail_controller import ThumbnailController
from tromp_gui.ui.tree.walk_controller import WalkController


def install(
    parts: Parts, panel: TreePanel, show_mistake: Callable[[Node], object]
) -> FindController:
    """Add the tree to a window that shows `panel`; returns what searches it. `show_mistake` is
    called with a mistake that is found.
    """
    record, analysis, board = parts.sessions.record, parts.sessions.analysis, parts.window.board

    def show_tree() -> None:
        if parts.view.layout is Layout.SCORE:
            parts.view.set_layout(Layout.REVIEW)
        parts.column.show_tree()

    find = FindController(panel.find_bar, record, show_tree, board.setFocus)
    tree = TreeController(panel.view, record)
    walk = WalkController(
        record, parts.view, lambda node: is_mistake(node) or analysis.is_mistake(node)
    )
    walk.mistake_found.connect(show_mistake)
    thumbnails = ThumbnailController(panel.view, record, tree.look, lambda: board.theme)
    autoplay = AutoplayController(parts)
    for each in (find, tree, walk, thumbnails, IllegalMoveController(parts), autoplay):
        parts.actions.add(each.rows())
    find.changed.connect(parts.situations.touch)
    find.reported.connect(parts.status.say)
    walk.reported.connect(parts.status.say)
    parts.actions.add_home(panel.view)
    parts.situations.settled.connect(lambda now: panel.head.show_note(present.tree_note(now)))
    return find
