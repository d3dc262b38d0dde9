"""The list of games shown, and the search for a position in them."""

from __future__ import annotations

import base64
from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.library.browsing import Order
from tromp_gui.library.facts import Facts
from tromp_gui.library.listing import Listed
from tromp_gui.library.query import Query
from tromp_gui.session.library.process import LibraryProcess, file_problem_of

_PAGE = 64
"""How many rows are requested together."""
_KEPT = 4096
"""How many rows are cached."""


class ListedRow(NamedTuple):
    """A game of the list, and the turn at which the position searched for first occurred."""

    game: Listed
    move: int | None


class SoughtPosition(NamedTuple):
    """A board, or its rectangle between two corners, to search for.

    `turns` also finds it rotated and mirrored, `swaps` also with colours swapped.
    """

    board: Board
    corners: tuple[Point, Point] | None = None
    turns: bool = True
    swaps: bool = False


class NextMove(NamedTuple):
    """A next move (None: a pass): how often it was played, who won, first and last year."""

    point: Point | None
    times: int
    black_wins: int
    white_wins: int
    first: int | None
    last: int | None


class FoundPosition(NamedTuple):
    """What was found of a position; `is_everywhere`: it is empty and would match anywhere."""

    sought: SoughtPosition
    games: int
    nexts: tuple[NextMove, ...]
    is_everywhere: bool = False


class LibrarySession(QObject):
    """Asks a separate process and caches the answers.

    Signals: `search_changed()` what is listed will be different; `listed()` the list is another
    one, or more of it is known; `rows_read(int, int)` the rows from, to are available now;
    `line_read(int, object)` the moves of a game (rows, columns, bytes), None if it is gone;
    `number_known(int | None)` the number of a game; `found()` `position` has changed;
    `export_progressed(int, int)` games done, and their total (0: the export is over);
    `exported(int, str)` games, and the file; `damaged()` the index has to be rebuilt;
    `failed(FileProblem)`; `ended(str)` the process ended by itself, with its last output.
    """

    search_changed = Signal()
    listed = Signal()
    rows_read = Signal(int, int)
    line_read = Signal(int, object)
    number_known = Signal(object)
    found = Signal()
    export_progressed = Signal(int, int)
    exported = Signal(int, str)
    damaged = Signal()
    failed = Signal(object)
    ended = Signal(str)

    def __init__(self, index: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = LibraryProcess(index, self)
        self._process.answered.connect(self._take)
        self._process.ended.connect(self._on_ended)
        self.query, self.order = Query(), Order()
        self.numbers: array[int] = array("I")
        self.is_complete = self.is_known = self.is_same_search = False
        """Whether all numbers are known; whether any list was read; whether this list is for the
        same search as the previous one.
        """
        self.has_duplicates = False
        """Whether only duplicate games are listed, group by group."""
        self.groups: dict[int, tuple[int, str | None]] = {}
        """The group of each duplicate, and the value of its `Likeness` to the game before it."""
        self._of = self._of_position = 0
        self._has_hits = self._is_finding = False
        """Whether the process has found the position searched for; whether it is searching."""
        self._then: Callable[[list[int]], object] = lambda fingerprints: None
        self._rows: OrderedDict[int, ListedRow] = OrderedDict()
        self._wanted: set[int] = set()
        self._asked: set[int] = set()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask_rows)
        self.sought: SoughtPosition | None = None
        self.position: FoundPosition | None = None

    # The list

    def search(self, query: Query, order: Order) -> None:
        """List the games of a query in an order, and count the next moves in them again."""
        is_other = query != self.query
        self.query, self.order = query, order
        self._is_finding &= not is_other
        self._list_others()
        if self._has_hits and is_other:
            self._ask_in_position("nexts")

    def show_duplicates(self, shown: bool) -> None:
        """List only duplicate games, or all again."""
        self.has_duplicates = shown
        self._list_others()

    def refresh(self, is_updated: bool = False) -> None:
        """List the games again as they are now; if the index `is_updated`, search again too."""
        self.is_same_search = True
        if is_updated:
            self._forget_hits()
        self._list()

    def _list_others(self) -> None:
        self.is_same_search = False
        self.search_changed.emit()
        self._list()

    def _list(self) -> None:
        if self.sought is not None and not self._has_hits:
            if not self._is_finding:
                self._find(self.sought)
            return
        self._of += 1
        order = self.order
        if order.by == "move" and self.sought is None:
            order = self.order = Order()
        self._process.ask(
            do="list", lane="list", of=self._of, query=str(self.query), order=list(order),
            found=self.sought is not None, duplicates=self.has_duplicates,
        )  # fmt: skip

    def row(self, place: int) -> ListedRow | None:
        """A game of the list; None if it is not known yet, and then it is requested."""
        if not 0 <= place < len(self.numbers):
            return None
        number = self.numbers[place]
        row = self._rows.get(number)
        if row is None and number not in self._asked:
            self._wanted.add(place // _PAGE)
            if not self._soon.isActive():
                self._soon.start()
        return row

    def ask_fingerprints(self, numbers: Sequence[int], then: Callable[[list[int]], object]) -> None:
        """Call `then` with the fingerprints of these games’ moves; a later call replaces it."""
        self._then = then
        self._process.ask(do="fingerprints", lane="fingerprints", ids=list(numbers))

    def _ask_rows(self) -> None:
        pages, self._wanted = sorted(self._wanted), set()
        places = [place for page in pages for place in range(page * _PAGE, (page + 1) * _PAGE)]
        numbers = [self.numbers[place] for place in places if place < len(self.numbers)]
        self._asked = {each for each in numbers if each not in self._rows}
        if self._asked:
            self._process.ask(
                do="rows", lane="rows", of=self._of, ids=sorted(self._asked),
                found=self.sought is not None,
            )  # fmt: skip

    def ask_number(self, path: Path, game: int) -> None:
        """Ask for the number of a game in a file."""
        self._process.ask(do="number", lane="number", path=str(path), game=game)

    def ask_line(self, game: int) -> None:
        """Ask for the moves of a game; only the latest question is answered."""
        self._process.ask(do="line", lane="line", game=game)

    # A position

    def look_for(self, sought: SoughtPosition | None) -> None:
        """Search for a position and list only the games with it; None: list all again."""
        self.sought = sought
        self._forget_hits()
        if sought is None:
            self.position = None
            self.found.emit()
        self._list_others()

    def _forget_hits(self) -> None:
        self._has_hits = self._is_finding = False
        self._rows.clear()  # each has the turn of the position

    def _find(self, sought: SoughtPosition) -> None:
        self._is_finding = True
        board = sought.board
        self._ask_in_position(
            "find", rows=board.rows, columns=board.columns,
            black=board.black, white=board.white, turns=sought.turns, swaps=sought.swaps,
            region=[list(corner) for corner in sought.corners or ()],
        )  # fmt: skip

    def _ask_in_position(self, do: str, **question: Any) -> None:
        self._of_position += 1
        self._process.ask(
            do=do, lane="find", of=self._of_position, query=str(self.query), **question
        )

    # Export

    def export(self, numbers: Sequence[int], path: Path) -> None:
        """Write games to a file: see `tromp_gui.cli.library.tables`."""
        self.export_progressed.emit(0, len(numbers))
        self._process.ask(do="export", lane="export", ids=list(numbers), path=str(path))

    def cancel_export(self) -> None:
        """Write no file."""
        self._process.ask(do="cancel", lane="export")
        self.export_progressed.emit(0, 0)

    def stop(self) -> None:
        """End the process; the next question starts one."""
        self._process.stop()
        self._forget_hits()
        self.export_progressed.emit(0, 0)

    # Answers

    def _take(self, answer: dict[str, Any]) -> None:
        lane, of = answer.get("lane"), answer.get("of")
        if "damaged" in answer:
            self.stop()
            self.damaged.emit()
        elif "failed" in answer:
            self.export_progressed.emit(0, 0)
            self.failed.emit(file_problem_of(answer["failed"]))
        elif lane == "list" and of == self._of:
            self._take_numbers(answer)
        elif lane == "rows" and of == self._of:
            self._take_rows(answer["rows"])
        elif lane == "fingerprints":
            self._then(array("q", base64.b64decode(answer["fingerprints"])).tolist())
        elif lane == "line":
            line = answer["line"]
            known = line and (answer["rows"], answer["columns"], base64.b64decode(line))
            self.line_read.emit(answer["game"], known)
        elif lane == "number":
            self.number_known.emit(answer["number"])
        elif lane == "find" and of == self._of_position and self.sought is not None:
            self._take_position(answer, self.sought)
        elif lane == "export":
            self._take_export(answer)

    def _take_numbers(self, answer: dict[str, Any]) -> None:
        if self.is_same_search and not answer["is_all"]:
            return  # the list shown has more
        numbers = array("I")
        numbers.frombytes(base64.b64decode(answer["ids"]))
        self.numbers, self.is_complete, self.is_known = numbers, answer["is_all"], True
        groups = (tuple(each) for each in answer.get("groups", ()))
        self.groups = dict(zip(numbers, groups, strict=False))
        self._asked.clear()
        self.listed.emit()

    def _take_rows(self, rows: list[list[Any]]) -> None:
        for row in rows:
            self._rows[row[0]] = ListedRow(_listed(row), row[-1])
        while len(self._rows) > _KEPT:
            self._rows.popitem(last=False)
        self._asked.clear()
        if self.numbers:
            self.rows_read.emit(0, len(self.numbers) - 1)

    def _take_position(self, answer: dict[str, Any], sought: SoughtPosition) -> None:
        if answer.get("everywhere"):
            self.position, self.sought = FoundPosition(sought, 0, (), is_everywhere=True), None
            self.found.emit()
            self._list_others()
            return
        columns = sought.board.columns
        nexts = tuple(
            NextMove(Point(*divmod(at, columns)) if at >= 0 else None, *counts)
            for at, *counts in answer["nexts"]
        )
        self.position = FoundPosition(sought, answer["games"], nexts)
        is_new, self._has_hits, self._is_finding = self._is_finding, True, False
        self.found.emit()
        if is_new:
            self._rows.clear()
            self._list()

    def _take_export(self, answer: dict[str, Any]) -> None:
        if "total" in answer:
            self.export_progressed.emit(answer["done"], answer["total"])
            return
        self.export_progressed.emit(0, 0)
        self.exported.emit(answer["exported"], answer["path"])

    def _on_ended(self, said: str) -> None:
        self._forget_hits()
        self.export_progressed.emit(0, 0)
        self.ended.emit(said)


def _listed(row: list[Any]) -> Listed:
    """A game from the process's answer."""
    number, path, *facts, _ = row
    return Listed(number, path, Facts._make(facts))
