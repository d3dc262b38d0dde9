"""Finding the next comment or mistake in the whole tree."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from tromp_gui.record.node import Node
from tromp_gui.record.search import following, is_mistake, preceding
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.shell.actions import Command, CommandId, Where
from tromp_gui.ui.shell.actions import tr as _tr

_AT_ONCE = 3000
"""The number of nodes that are searched within a few milliseconds."""


class WalkController(QObject):
    """Goes to the next or previous comment, and finds the next or previous mistake.

    `is_mistake` decides which moves are mistakes. A large record is searched in slices. Signals:
    `mistake_found(Node)`; `reported(str)`, there is none.
    """

    mistake_found = Signal(object)
    reported = Signal(str)

    def __init__(
        self,
        record: RecordSession,
        parent: QObject,
        is_mistake: Callable[[Node], bool] = is_mistake,
    ) -> None:
        super().__init__(parent)
        self._record, self._is_mistake = record, is_mistake
        self._found: Node | None = None
        self._walking = IdleWork(self)
        record.acted.connect(self._on_acted)

    def _on_acted(self, act: Act) -> None:
        if act.has_new_content:
            self._walking.stop()
            self._found = None

    @property
    def is_busy(self) -> bool:
        """Whether the search is still running."""
        return self._walking.is_busy

    def comment(self, forward: bool) -> None:
        """Go to the next or previous comment."""
        after = self.tr("There is no comment after this one.")
        before = self.tr("There is no comment before this one.")
        record = self._record
        self._walk(
            record.cursor, forward, _is_commented, record.go_to, after if forward else before
        )

    def mistake(self, forward: bool) -> None:
        """Find the next or previous mistake, from the one that is shown."""
        after = self.tr("There are no bad or doubtful moves after this one.")
        before = self.tr("There are no bad or doubtful moves before this one.")
        found, here = self._found, self._record.cursor
        start = found if found is not None and here is found.parent else here
        self._walk(
            start, forward, self._is_mistake, self._tell_mistake, after if forward else before
        )

    def _tell_mistake(self, node: Node) -> None:
        self.mistake_found.emit(node)
        self._found = node

    def _walk(
        self,
        start: Node,
        forward: bool,
        wanted: Callable[[Node], bool],
        then: Callable[[Node], object],
        otherwise: str,
    ) -> None:
        step = following if forward else preceding

        def steps() -> Iterator[None]:
            node = step(start)
            while node is not None and not wanted(node):
                yield
                node = step(node)
            if node is not None:
                then(node)
            else:
                self.reported.emit(otherwise)

        self._walking.start(steps())
        if self._record.tree.next_id <= _AT_ONCE:
            self._walking.finish()

    def rows(self) -> list[Command]:
        board = Where.BOARD
        return [
            Command(CommandId.NEXT_COMMENT, _tr("Next &comment"), ("Ctrl+PgDown",),
                lambda: self.comment(True), board, menu="jump.comment"),
            Command(CommandId.PREVIOUS_COMMENT, _tr("Previous comm&ent"), ("Ctrl+PgUp",),
                lambda: self.comment(False), board, menu="jump.comment"),
            Command("next-mistake", _tr("Next mista&ke"), ("Ctrl+Shift+PgDown",),
                lambda: self.mistake(True), board, menu="jump.mistake"),
            Command("former-mistake", _tr("Previous mis&take"), ("Ctrl+Shift+PgUp",),
                lambda: self.mistake(False), board, menu="jump.mistake"),
        ]  # fmt: skip


def _is_commented(node: Node) -> bool:
    return node.has("C")
