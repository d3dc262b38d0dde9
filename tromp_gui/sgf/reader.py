"""From the bytes of a file to its games."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from tromp_gui.record.node import Tree
from tromp_gui.sgf.encodings import Decoded, decode
from tromp_gui.sgf.header import HeaderError, HeaderProblem, read_size
from tromp_gui.sgf.scanner import Note, RepairKind, Scanner
from tromp_gui.sgf.values import SgfCodec


class SgfProblem(Enum):
    """Why a file is no SGF at all; the value is stable."""

    EMPTY = "empty"
    BINARY = "binary"
    NO_GAME = "no-game"


_SENTENCES = {
    SgfProblem.EMPTY: "The file is empty.",
    SgfProblem.BINARY: "This is no SGF file: it holds binary data and no game.",
    SgfProblem.NO_GAME: 'This is no SGF file: no game begins in it with "(;".',
}


class SgfError(ValueError):
    """A file that is no SGF at all; `str` is one sentence."""

    def __init__(self, problem: SgfProblem) -> None:
        super().__init__(_SENTENCES[problem])
        self.problem = problem


@dataclass(frozen=True)
class GameError:
    """A game that cannot be opened in a file that can be read; `str` is one sentence."""

    problem: HeaderProblem
    value: str
    tree: Tree
    """Its nodes, to be written back as they were read; no board fits them."""

    def __str__(self) -> str:
        return str(HeaderError(self.problem, self.value))


class Repair(NamedTuple):
    """Something out of order in the file and where; line and column count from 1."""

    kind: RepairKind
    line: int
    column: int
    detail: str


@dataclass(frozen=True)
class Collection:
    """What a file holds.

    `encoding` is Python's name of the file's encoding; `save_encoding` the one to write it in:
    UTF-8, or its own where that is a guess or some bytes did not fit, so that none is lost.
    """

    games: tuple[Tree | GameError, ...]
    encoding: str
    save_encoding: str
    repairs: tuple[Repair, ...]


def read(data: bytes) -> Collection:
    """Read a file. Raises SgfError where it is no SGF at all."""
    slices = read_in_slices(data)
    while True:
        try:
            next(slices)
        except StopIteration as finished:
            collection: Collection = finished.value
            return collection


def read_in_slices(data: bytes) -> Generator[float, None, Collection]:
    """As `read`, in slices of some hundred nodes: yields the part done, 0 to 1."""
    decoded = decode(data)
    errors: dict[int, GameError] = {}

    def plant(body: bytes) -> Tree:
        rows, columns = 1, 1
        problem: HeaderError | None = None
        try:
            rows, columns = read_size(SgfCodec(1, 1).parse(body))
        except HeaderError as error:
            problem = error
        tree = Tree(SgfCodec(rows, columns), rows, columns, body)
        if problem is not None:
            errors[len(scanner.trees)] = GameError(problem.problem, problem.value, tree)
        return tree

    scanner = Scanner(decoded.data, plant)
    for offset in scanner.run():
        yield offset / len(decoded.data)
    if not scanner.trees:
        raise SgfError(_no_game(decoded.data))
    games = (errors.get(index, tree) for index, tree in enumerate(scanner.trees))
    repairs = _located(decoded.data, [*_bad_bytes(decoded), *scanner.notes])
    save_encoding = "utf-8" if decoded.sure else decoded.encoding
    return Collection(tuple(games), decoded.encoding, save_encoding, tuple(repairs))


def _no_game(data: bytes) -> SgfProblem:
    if not data.strip():
        return SgfProblem.EMPTY
    return SgfProblem.BINARY if b"\0" in data else SgfProblem.NO_GAME


def _bad_bytes(decoded: Decoded) -> list[Note]:
    return [] if decoded.sure else [Note(RepairKind.BAD_BYTES, 0, decoded.encoding)]


def _located(data: bytes, notes: list[Note]) -> list[Repair]:
    repairs = []
    line, counted_to = 1, 0
    for kind, offset, detail in notes:
        line += data.count(b"\n", counted_to, offset)
        counted_to = max(counted_to, offset)
        line_start = data.rfind(b"\n", 0, offset) + 1
        column = len(data[line_start:offset].decode("utf-8", "replace")) + 1
        repairs.append(Repair(kind, line, column, detail))
    return repairs
