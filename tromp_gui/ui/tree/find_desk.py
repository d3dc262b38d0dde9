"""Looking for nodes of the open record: the find bar, comments, the commands for both."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.record.node import Node
from tromp_gui.record.search import Query, former_node, found, next_node
from tromp_gui.session.record_session import RecordSession
from tromp_gui.ui.actions import Name, Row, Where
from tromp_gui.ui.idle import IdleWork
from tromp_gui.ui.tree.find_bar import FindBar

_PAUSE_MS = 150


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands", text)


class FindDesk(QObject):
    """Keeps the nodes that the find bar asks for, and walks from one to the next.

    Signal: `said(str)`: where nothing is found.
    """

    said = Signal(str)

    def __init__(
        self,
        bar: FindBar,
        record: RecordSession,
        make_room: Callable[[], object],
        leave: Callable[[], object],
    ) -> None:
        """`make_room` brings the tree into sight, `leave` gives the keys back to the board."""
        super().__init__(bar)
        self._bar, self._record = bar, record
        self._make_room, self._leave = make_room, leave
        self._found: dict[int, None] = {}
        self._goes = False
        self._search: IdleWork[Node | None] = IdleWork(self, self._take)
        self._search.ticker.sliced.connect(self._show)
        self._search.ticker.finished.connect(self._go_on)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._start)
        bar.text_changed.connect(self._pause.start)
        bar.step_wished.connect(self.step)
        bar.closed.connect(self.close)
        record.changed.connect(self._look_again)
        record.opened.connect(self._look_again)
        record.cursor_moved.connect(self._show)

    def open(self) -> None:
        """Let the user type what to look for."""
        self._make_room()
        self._bar.open()
        self._look_again()

    def close(self) -> None:
        """End the search."""
        self._search.stop()
        self._pause.stop()
        self._bar.hide()
        self._leave()

    def step(self, forward: bool = True) -> None:
        """Go to the next match, or the former one; around the end to the first."""
        if self._pause.isActive() or not (self._found or self._search.is_busy):
            self._pause.stop()
            self._start()
        self._search.finish()
        self._go(forward)

    def _go(self, forward: bool) -> None:
        if not self._found:
            if self._bar.text:
                text = self._bar.tr("“{text}” is not found in this game.")
                self.said.emit(text.format(text=self._bar.text[:40]))
            return
        walk, node = next_node if forward else former_node, self._record.cursor
        found_node = walk(node, lambda each: each.id in self._found)
        if found_node is None:
            ids = list(self._found)
            found_node = self._record.tree.node(ids[0 if forward else -1])
        self._record.go_to(found_node)

    def _look_again(self) -> None:
        if self._bar.isVisible():
            self._start(goes=False)

    def _start(self, goes: bool = True) -> None:
        self._found = {}
        self._goes = goes
        text, tree = self._bar.text, self._record.tree
        if not text:
            self._search.stop()
            self._show()
            return
        try:
            point = parse_vertex(text, tree.rows, tree.columns)
        except ValueError:
            point = None
        self._search.start(found(tree, Query(text, point)))

    def _take(self, node: Node | None) -> None:
        if node is not None:
            self._found[node.id] = None

    def _go_on(self) -> None:
        """What was just typed is gone to, unless one stands at a match."""
        if self._goes and self._found and self._record.cursor.id not in self._found:
            self._go(forward=True)
        self._goes = False

    def _show(self) -> None:
        if not self._bar.isVisible():
            return
        ids, now = list(self._found), self._record.cursor.id
        place = ids.index(now) + 1 if now in self._found else None
        self._bar.show_count(place, len(ids), is_sure=not self._search.is_busy)

    # Comments

    def comment(self, forward: bool) -> None:
        """Go to the next comment of the whole tree, or the former one."""
        walk = next_node if forward else former_node
        node = walk(self._record.cursor, _is_commented)
        if node is not None:
            self._record.go_to(node)
        elif forward:
            self.said.emit(self._bar.tr("There is no comment after this one."))
        else:
            self.said.emit(self._bar.tr("There is no comment before this one."))

    def rows(self) -> list[Row]:
        """The commands for looking."""
        board = Where.BOARD
        return [
            Row(Name.FIND, _tr("&Find…"), ("Ctrl+F",), self.open),
            Row(Name.FIND_NEXT, _tr("Find ne&xt"), ("Ctrl+Shift+F",), self.step,
                enabled=lambda: bool(self._bar.text)),
            Row(Name.FIND_FORMER, _tr("Find f&ormer"), (), lambda: self.step(False),
                enabled=lambda: bool(self._bar.text)),
            Row(Name.NEXT_COMMENT, _tr("Next &comment"), ("Ctrl+PgDown",),
                lambda: self.comment(True), board),
            Row(Name.FORMER_COMMENT, _tr("Former comm&ent"), ("Ctrl+PgUp",),
                lambda: self.comment(False), board),
        ]  # fmt: skip


def _is_commented(node: Node) -> bool:
    return node.has("C")
