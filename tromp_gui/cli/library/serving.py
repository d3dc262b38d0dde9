"""`tromp-gui library serve`: the process that answers the window's questions about the library.

Questions and answers are JSON, one per line. A question has a `do` and a `lane`: it replaces an
unfinished earlier question in the same lane. Each answer repeats the `lane` and the question's
`of`. Quick questions are answered between the parts of slow ones.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TextIO, TypeAlias

from tromp_gui.disk import FileProblem
from tromp_gui.library.browsing import Order, keep_found, line, moves_found, number_of, numbers
from tromp_gui.library.duplicates import in_groups
from tromp_gui.library.index import DamagedIndex, Index, OtherVersion
from tromp_gui.library.listing import fingerprints, games
from tromp_gui.library.query import Query, parse
from tromp_gui.library.user_data import UserData
from tromp_gui.system import private_input

if TYPE_CHECKING:
    from tromp_gui.library.blocks import CachedBlocks
    from tromp_gui.library.finding import Hits
    from tromp_gui.library.importing import Progress, Summary

Message: TypeAlias = dict[str, Any]
Answers: TypeAlias = Iterator[Message]
_FIRST = 100
"""How many numbers of games are sent before the others are known."""
_EVERY = 0.1
"""In seconds: the time between two reports of progress."""
_QUICK = (
    "cancel", "number", "rows", "line", "list", "nexts", "fingerprints", "find", "export",
    "update",
)  # fmt: skip
"""The order in which waiting questions are answered."""


class Server:
    """Answers questions about one index, a part at a time."""

    def __init__(self, path: Path, user_data: Path, is_over: Callable[[], bool]) -> None:
        """`is_over` says whether the reader has gone."""
        self._path, self._user_data, self.is_over = path, user_data, is_over
        self._opened: Index | None = None
        self._blocks: CachedBlocks | None = None
        self._hits: Hits | None = None
        self._lanes: dict[str, tuple[Message, Answers]] = {}

    @property
    def _index(self) -> Index:
        """The index, opened when it is first needed: to be rebuilt it need not be readable."""
        if self._opened is None:
            self._opened = Index.open(self._path)
        return self._opened

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still incomplete."""
        return bool(self._lanes)

    def ask(self, question: Message) -> None:
        """Begin to answer a question."""
        answers = _ANSWERS[question["do"]](self, question)
        self._lanes[question["lane"]] = question, answers

    def answer(self) -> Message | None:
        """The next part of the most urgent answer; None if there is nothing to send yet.

        Raises OSError and DamagedIndex.
        """
        lane = min(self._lanes, key=lambda each: _QUICK.index(self._lanes[each][0]["do"]))
        question, answers = self._lanes[lane]
        try:
            part = next(answers)
        except StopIteration:
            del self._lanes[lane]
            return None
        return {"lane": lane, "of": question.get("of"), **part} if part else None

    def list(self, question: Message) -> Answers:
        """The numbers of the games of a search line, in order: the first, then all."""
        try:
            query, user_data = parse(question["query"]), UserData.read(self._user_data)
        except FileProblem as problem:
            yield {"failed": _problem(problem)}
            return
        order, only = Order(*question["order"]), bool(question.get("found"))
        if question.get("duplicates"):
            yield self._duplicates(query, user_data, only)
            return
        first = [each for part in numbers(self._index, query, user_data, order, only, _FIRST)
                 for each in part]  # fmt: skip
        yield {"ids": _packed(first), "is_all": len(first) < _FIRST}
        if len(first) < _FIRST:
            return
        found = list[int]()
        for part in numbers(self._index, query, user_data, order, only):
            found += part
            yield {}
        yield {"ids": _packed(found), "is_all": True}

    def _duplicates(self, query: Query, user_data: UserData, only: bool) -> Message:
        """The duplicate games of the list, with their groups and what each shares with the last."""
        among = None
        if query.terms or only:
            parts = numbers(self._index, query, user_data, Order(), only)
            among = {number for part in parts for number in part}
        found = in_groups(self._index, among)
        groups = [[each.group, each.likeness and each.likeness.value] for each in found]
        return {"ids": _packed([each.game for each in found]), "is_all": True, "groups": groups}

    def rows(self, question: Message) -> Answers:
        """The data of some games; those no longer in the index are left out."""
        found = games(self._index, question["ids"])
        moves = moves_found(self._index, question["ids"]) if question.get("found") else {}
        yield {"rows": [[each.id, each.path, *each.facts, moves.get(each.id)]
                        for each in found.values()]}  # fmt: skip

    def fingerprints(self, question: Message) -> Answers:
        """The fingerprints of some games' moves, each once; eight bytes each, in base 64."""
        found = dict[int, None]()
        for number, fingerprint in enumerate(fingerprints(self._index, question["ids"])):
            found[fingerprint] = None
            if number % _FIRST == _FIRST - 1:
                yield {}
        packed = b"".join(each.to_bytes(8, "little", signed=True) for each in found)
        yield {"fingerprints": base64.b64encode(packed).decode()}

    def number(self, question: Message) -> Answers:
        """The number of a game in a file; None if it is not in the index."""
        yield {"number": number_of(self._index, question["path"], question["game"])}

    def line(self, question: Message) -> Answers:
        """A game's moves; None if it is no longer in the index."""
        found = line(self._index, question["game"])
        if found is None:
            yield {"game": question["game"], "line": None}
            return
        rows, columns, moves = found
        yield {
            "game": question["game"], "rows": rows, "columns": columns,
            "line": base64.b64encode(moves).decode(),
        }  # fmt: skip

    def find(self, question: Message) -> Answers:
        """Search for a position, block by block, and then answer `nexts`."""
        from tromp_gui.go.board import Board
        from tromp_gui.go.grid import grid_of
        from tromp_gui.go.point import Point
        from tromp_gui.library.blocks import CachedBlocks
        from tromp_gui.library.finding import find, together
        from tromp_gui.library.shapes import ShapeError, shape

        grid = grid_of(question["rows"], question["columns"])
        board = Board(grid, question["black"], question["white"])
        corners = [Point(*each) for each in question["region"]]
        try:
            wanted = shape(board, *corners, turns=question["turns"], swaps=question["swaps"])
        except ShapeError:
            yield {"everywhere": True}
            return
        if self._blocks is None:
            self._blocks = CachedBlocks(self._index.connection)
        found = []
        for hits in find(self._index, wanted, self._blocks):
            found.append(hits)
            yield {}
        hits = self._hits = together(found)
        pairs = zip(hits.games.tolist(), hits.moves.tolist(), strict=True)
        keep_found(self._index, pairs)
        yield from self.nexts(question)

    def nexts(self, question: Message) -> Answers:
        """How many games of a search line have the last position found, and its next turns."""
        from tromp_gui.library.finding import among, continuations

        hits, query = self._hits, parse(question["query"])
        if hits is None:
            return
        if query.terms:
            with suppress(FileProblem):  # the list of games reports it
                user_data = UserData.read(self._user_data)
                of_query = numbers(self._index, query, user_data, Order(), only_found=True)
                hits = among(hits, [each for part in of_query for each in part])
        nexts = [[each.usual, *each[1:-1]] for each in continuations(hits)]
        yield {"games": len(set(hits.games.tolist())), "nexts": nexts}

    def export(self, question: Message) -> Answers:
        """Write games to a file, reporting progress and then the result."""
        from tromp_gui.cli.library.tables import export

        numbers, pace = question["ids"], _ReportTimer()
        work = export(self._index, numbers, Path(question["path"]))
        while True:
            try:
                done = next(work)
            except StopIteration as finished:
                yield {"exported": finished.value, "path": question["path"]}
                return
            except FileProblem as problem:
                yield {"failed": _problem(problem)}
                return
            yield {"done": done, "total": len(numbers)} if pace.is_due() else {}

    def cancel(self, question: Message) -> Answers:
        """Cancel the question in a lane, without an answer."""
        return iter(())

    def update(self, question: Message) -> Answers:
        """Update the index from folders, from scratch if `anew`, reporting progress."""
        from tromp_gui.cli.library import updating

        if question.get("anew"):
            self.close()
            Index.delete(self._path)
        self._blocks = self._hits = None
        pace = _ReportTimer()

        def tell(summary: Summary, progress: Progress) -> None:
            if self.is_over():
                raise SystemExit
            if pace.is_due():
                said = {"done": progress.done, "total": progress.total, "games": summary.games}
                _say({"lane": question["lane"], "of": question.get("of"), **said})

        made = updating.synchronise(self._index, question["folders"], tell)
        yield {
            "summary": [made.summary.games, made.summary.files, made.summary.gone],
            "failures": [_problem(each) for each in made.failures],
            "parents": made.parents,
        }

    def close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None


_ANSWERS: dict[str, Callable[[Server, Message], Answers]] = {
    "list": Server.list,
    "rows": Server.rows,
    "fingerprints": Server.fingerprints,
    "number": Server.number,
    "line": Server.line,
    "find": Server.find,
    "nexts": Server.nexts,
    "export": Server.export,
    "cancel": Server.cancel,
    "update": Server.update,
}


def _packed(found: list[int]) -> str:
    """Numbers of games as text: four bytes each, little-endian, in base 64."""
    return base64.b64encode(b"".join(each.to_bytes(4, "little") for each in found)).decode()


def serve(path: Path, user_data: Path) -> int:
    """Answer questions from standard input until it ends; returns the exit code."""
    questions = _Questions()
    try:
        return _serve(path, user_data, questions)
    except OtherVersion:
        _say({"damaged": "version"})
    except DamagedIndex as problem:
        _say({"damaged": str(problem)})
    except OSError as error:
        _say({"failed": _problem(FileProblem.of(error.filename or path, error))})
    return 1


def _give_way() -> None:
    """Lower the priority of this process below the window and other programs."""
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(10)


class _Questions:
    """The questions on standard input, read by a separate thread."""

    def __init__(self) -> None:
        self.is_over = False
        self._queue: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(private_input(),), daemon=True).start()

    def _read(self, lines: TextIO) -> None:
        for text in lines:
            self._queue.put(json.loads(text))
        self.is_over = True
        self._queue.put(None)

    def received(self, wait: bool) -> Iterator[Message]:
        """The questions received, after waiting for one if `wait`; none at the end of input."""
        while wait or not self._queue.empty():
            question = self._queue.get()
            if question is None:
                return
            yield question
            wait = False


def _serve(path: Path, user_data: Path, questions: _Questions) -> int:
    server = Server(path, user_data, lambda: questions.is_over)
    _say({"ready": True})
    try:
        while True:
            for question in questions.received(wait=not server.is_busy):
                if question["do"] == "update":
                    _give_way()
                server.ask(question)
            if questions.is_over or not server.is_busy:
                return 0
            answer = server.answer()
            if answer is not None:
                _say(answer)
    finally:
        server.close()


def _problem(problem: FileProblem) -> list[str]:
    return [str(problem.path), problem.kind.value, problem.detail]


def _say(message: Message) -> None:
    print(json.dumps(message, separators=(",", ":")), flush=True)


class _ReportTimer:
    """A timer for reports of progress."""

    def __init__(self) -> None:
        self._told = 0.0

    def is_due(self) -> bool:
        """True at most once in a tenth of a second."""
        now = monotonic()
        if now - self._told < _EVERY:
            return False
        self._told = now
        return True
