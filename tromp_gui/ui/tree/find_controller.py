"""Searching for nodes of the open record: the search bar and its commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import Point
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.record.node import Node
from tromp_gui.record.search import Query, found, found_shapes, next_node, previous_node
from tromp_gui.record.shapes import Shape, Sought, shape_between, variants, whole_board
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.idle import IdleWork
from tromp_gui.ui.shell.actions import Command, CommandId
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.tree.find_bar import FindBar

_PAUSE_MS = 150
_AT_ONCE = 3000
"""The number of nodes that are searched for a text within a few milliseconds."""


class FindController(QObject):
    """Keeps the matches of the search bar, and steps through them.

    Signals: `changed()`, a search was started or ended; `reported(str)`, nothing was found.
    """

    changed = Signal()
    reported = Signal(str)

    def __init__(
        self,
        bar: FindBar,
        record: RecordSession,
        make_room: Callable[[], object],
        leave: Callable[[], object],
    ) -> None:
        """`make_room` makes the tree visible, `leave` returns the focus to the board."""
        super().__init__(bar)
        self._bar, self._record = bar, record
        self._make_room, self._leave = make_room, leave
        self._found: dict[int, None] = {}
        self._shape: Shape | None = None
        self._jumps = False
        self._step_to: bool | None = None
        self._search = IdleWork(self)
        self._search.sliced.connect(self._show_matches)
        self._search.finished.connect(self._on_search_ended)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._start)
        bar.text_changed.connect(self._on_text_changed)
        bar.shape.changed.connect(self._search_again)
        bar.closed.connect(self.close)
        record.settled.connect(self._on_settled)

    @property
    def is_busy(self) -> bool:
        """Whether the search is still running."""
        return self._pause.isActive() or self._search.is_busy

    def open(self) -> None:
        """Open the search bar for a text."""
        self._make_room()
        self._bar.open()
        self.changed.emit()
        self._search_again()

    def find_position(self) -> None:
        """Search for the whole board."""
        board = self._record.at_node().position.board
        self._search_for(whole_board(board), self.tr("This position"))

    def find_region(self, first: Point, last: Point) -> None:
        """Search for the part of the board between two corners."""
        text = self.tr("Shape {first} to {last}")
        place = text.format(first=format_vertex(first), last=format_vertex(last))
        self._search_for(shape_between(self._record.at_node().position.board, first, last), place)

    def _search_for(self, shape: Shape, place: str) -> None:
        if shape.is_empty:
            self.reported.emit(self.tr("There are no stones in this region."))
            return
        self._make_room()
        self._shape = shape
        self._bar.open_for_shape(place)
        self.changed.emit()
        self._start(jumps=False)

    def _on_text_changed(self) -> None:
        """Search for the text instead of a shape."""
        self._forget_shape()
        self.changed.emit()
        self._pause.start()

    def _forget_shape(self) -> None:
        self._shape = None
        self._bar.shape.hide()

    def close(self) -> None:
        self._forget_shape()
        self._search.stop()
        self._pause.stop()
        self._bar.hide()
        self._leave()
        self.changed.emit()

    def step(self, forward: bool = True) -> None:
        """Go to the next or previous match, around the ends; a long search ends first."""
        if self._pause.isActive() or not (self._found or self._search.is_busy):
            self._pause.stop()
            self._start()
        if self._shape is None and self._record.tree.next_id <= _AT_ONCE:
            self._search.finish()
        if self._search.is_busy:
            self._step_to = forward
        else:
            self._step_to_match(forward)

    def _step_to_match(self, forward: bool) -> None:
        if not self._found:
            if self._shape is not None:
                self.reported.emit(self.tr("This shape does not occur in this game."))
            elif self._bar.text:
                text = self.tr("“{text}” was not found in this game.")
                self.reported.emit(text.format(text=self._bar.text[:40]))
            return
        walk, node = next_node if forward else previous_node, self._record.cursor
        found_node = walk(node, lambda each: each.id in self._found)
        if found_node is None:
            ids = list(self._found)
            found_node = self._record.tree.node(ids[0 if forward else -1])
        self._record.go_to(found_node)

    def _on_settled(self, act: Act) -> None:
        if act.has_new_content:
            self._search_again()
        else:
            self._show_matches()

    def _search_again(self) -> None:
        if self._bar.isVisible():
            self._start(jumps=False)

    def _start(self, jumps: bool = True) -> None:
        self._found = {}
        self._jumps, self._step_to = jumps, None
        if self._bar.is_looking:
            self._search.start(map(self._add_match, self._items()))
        else:
            self._search.stop()
            self._show_matches()

    def _items(self) -> Iterator[Node | None]:
        tree, bar = self._record.tree, self._bar
        if self._shape is not None:
            row = bar.shape
            shapes = variants(self._shape, row.turned.isChecked(), row.swapped.isChecked())
            sought = Sought(shapes, grid_of(tree.rows, tree.columns))
            return found_shapes(tree, self._record.terms.rules, sought)
        try:
            point = parse_vertex(bar.text, tree.rows, tree.columns)
        except ValueError:
            point = None
        return found(tree, Query(bar.text, point))

    def _add_match(self, node: Node | None) -> None:
        if node is not None:
            self._found[node.id] = None

    def _on_search_ended(self) -> None:
        """Go to the first match of a typed text, unless the current node matches."""
        self._show_matches()
        if self._step_to is not None:
            self._step_to_match(self._step_to)
        elif self._jumps and self._found and self._record.cursor.id not in self._found:
            self._step_to_match(forward=True)
        self._jumps, self._step_to = False, None

    def _show_matches(self) -> None:
        if not self._bar.isVisible():
            return
        ids, now = list(self._found), self._record.cursor.id
        place = ids.index(now) + 1 if now in self._found else None
        self._bar.show_count(place, len(ids), is_sure=not self._search.is_busy)

    def rows(self) -> list[Command]:
        return [
            Command("find", _tr("&Find…"), ("Ctrl+F",), self.open, menu="edit.find"),
            Command(CommandId.FIND_NEXT, _tr("Fin&d next"), ("Ctrl+Shift+F",), self.step,
                enabled=lambda _: self._bar.is_looking, menu="edit.found"),
            Command(CommandId.FIND_PREVIOUS, _tr("Find &previous"), (),
                lambda: self.step(False), enabled=lambda _: self._bar.is_looking,
                menu="edit.found"),
            Command("find-position", _tr("Fi&nd this position"), ("Ctrl+D",),
                self.find_position, menu="edit.find"),
        ]  # fmt: skip
