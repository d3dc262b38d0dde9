"""From one comment, or one mistake, to the next one of the whole tree."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tromp_gui.record.node import Node
from tromp_gui.record.search import former_node, is_mistake, next_node
from tromp_gui.session.record_session import RecordSession
from tromp_gui.ui.actions import Name, Row, Where


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands", text)


class WalkDesk(QObject):
    """Goes to the next node that has something to say.

    `is_mistake` tells which moves count as mistakes. Signal: `said(str)`: where there is none.
    """

    said = Signal(str)

    def __init__(
        self,
        record: RecordSession,
        parent: QObject,
        is_mistake: Callable[[Node], bool] = is_mistake,
    ) -> None:
        super().__init__(parent)
        self._record, self._is_mistake = record, is_mistake

    def comment(self, forward: bool) -> None:
        """Go to the next comment, or the former one."""
        if self._go(forward, _is_commented):
            return
        if forward:
            self.said.emit(self.tr("There is no comment after this one."))
        else:
            self.said.emit(self.tr("There is no comment before this one."))

    def mistake(self, forward: bool) -> None:
        """Go to the next move that is called a mistake, or the former one."""
        if self._go(forward, self._is_mistake):
            return
        if forward:
            self.said.emit(self.tr("No move after this one is called bad or doubtful."))
        else:
            self.said.emit(self.tr("No move before this one is called bad or doubtful."))

    def _go(self, forward: bool, wanted: Callable[[Node], bool]) -> bool:
        walk = next_node if forward else former_node
        node = walk(self._record.cursor, wanted)
        if node is not None:
            self._record.go_to(node)
        return node is not None

    def rows(self) -> list[Row]:
        """The commands for walking."""
        board = Where.BOARD
        return [
            Row(Name.NEXT_COMMENT, _tr("Next &comment"), ("Ctrl+PgDown",),
                lambda: self.comment(True), board),
            Row(Name.FORMER_COMMENT, _tr("Former comm&ent"), ("Ctrl+PgUp",),
                lambda: self.comment(False), board),
            Row(Name.NEXT_MISTAKE, _tr("Next mista&ke"), ("Ctrl+Shift+PgDown",),
                lambda: self.mistake(True), board),
            Row(Name.FORMER_MISTAKE, _tr("Former mis&take"), ("Ctrl+Shift+PgUp",),
                lambda: self.mistake(False), board),
        ]  # fmt: skip


def _is_commented(node: Node) -> bool:
    return node.has("C")
