"""The game tree with its head and the search bar."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction

from tromp_gui.ui.kit.boxes import section
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.tree.find_bar import FindBar
from tromp_gui.ui.tree.tree_view import TreeView


class TreePanel(CardBackground):
    """The game tree with its head."""

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self.head = SectionHead(self.tr("Game tree"))
        self.find_bar = FindBar(action)
        self.find_bar.hide()
        self.view = TreeView()
        section(self, self.head, self.find_bar, (self.view, 1))
