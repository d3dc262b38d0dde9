"""Reading the games of a file from its bytes."""

import re
from collections.abc import Callable, Generator, Iterator

from tromp_gui.disk import FileProblemKind
from tromp_gui.record.node import Tree
from tromp_gui.sgf.brackets import escape_in_slices
from tromp_gui.sgf.collection import MEMORY, Collection, GameError, SgfError
from tromp_gui.sgf.damaged_utf_8 import guesses
from tromp_gui.sgf.encodings import (
    Basis,
    Decoded,
    charset,
    declared_encoding,
    decode_in_slices,
    is_declared,
    round_trips,
)
from tromp_gui.sgf.header import HeaderError, read_size
from tromp_gui.sgf.repairs import RepairKind, RepairNote, located
from tromp_gui.sgf.scanner import Scanner
from tromp_gui.sgf.slices import whole
from tromp_gui.sgf.values import SgfCodec

_A_NODE, _A_BYTE = 200, 4
_UNFIT = re.compile(rb"\xed[\xb2\xb3][\x80-\xbf]")


def memory_needed(data: bytes) -> int:
    """A rough upper limit, in bytes, of the memory that reading a file takes."""
    return _A_BYTE * len(data) + _A_NODE * data.count(b";")


def read(data: bytes, *, encoding: str | None = None, memory: int = MEMORY) -> Collection:
    """Read a file in `encoding` or, for None, in the one detected.

    Raises SgfError if it is not SGF or would need more than `memory` bytes, and LookupError for an
    `encoding` that Python does not know.
    """
    return whole(read_in_slices(data, encoding=encoding, memory=memory))


def read_in_slices(
    data: bytes,
    *,
    encoding: str | None = None,
    memory: int = MEMORY,
    begun: Callable[[Tree], object] | None = None,
) -> Generator[float, None, Collection]:
    """Like `read`, in slices of a few hundred nodes: yields the share done, 0 to 1.

    `begun` is called with the tree of the first game as soon as its root is read, if it has a valid
    board; the tree grows with each slice, its main line first.
    """
    most = (_A_BYTE + _A_NODE) * len(data)
    if most > memory and (needed := memory_needed(data)) > memory:
        raise SgfError(FileProblemKind.NEEDS_MEMORY, needed)
    decoded = yield from decode_in_slices(data, encoding)
    yield 0.0
    source, escaped = yield from escape_in_slices(decoded.data)
    errors: dict[int, GameError] = {}

    def planted(source: bytes, start: int, end: int) -> Tree:
        tree, problem = plant(source, start, end)
        if problem is not None:
            errors[len(scanner.trees)] = GameError(problem.problem, problem.value, tree)
        elif begun is not None and not scanner.trees:
            begun(tree)
        return tree

    scanner = Scanner(source, planted)
    for offset in scanner.run():
        yield offset / len(source)
    if not scanner.trees:
        raise no_game(decoded.data)
    games = (errors.get(index, tree) for index, tree in enumerate(scanner.trees))
    repairs = located(source, [*encoding_notes(data, decoded), *escaped, *scanner.notes])
    save_encoding = yield from _save_encoding(data, decoded)
    return Collection(tuple(games), decoded.encoding, save_encoding, repairs)


def plant(source: bytes, start: int, end: int) -> tuple[Tree, HeaderError | None]:
    """The tree for a root, the bytes of a file from `start` to `end`, and the error if it has no
    valid board.
    """
    try:
        rows, columns = read_size(SgfCodec(1, 1).parse(source[start:end]))
    except HeaderError as error:
        return Tree(SgfCodec(1, 1), 1, 1, source, start, end), error
    return Tree(SgfCodec(rows, columns), rows, columns, source, start, end), None


def no_game(data: bytes) -> SgfError:
    """The error for a file (in UTF-8) in which no game was found."""
    if not data.strip():
        return SgfError(FileProblemKind.EMPTY)
    return SgfError(FileProblemKind.BINARY if b"\0" in data else FileProblemKind.NO_GAME)


def _save_encoding(data: bytes, decoded: Decoded) -> Generator[float, None, str]:
    is_utf = decoded.encoding.startswith("utf")
    if is_utf or not decoded.unfit or not (yield from round_trips(decoded, data)):
        return "utf-8"
    return decoded.encoding


def encoding_notes(data: bytes, decoded: Decoded) -> Iterator[RepairNote]:
    """The notes about a file's encoding."""
    used = decoded.encoding
    if decoded.basis in (Basis.GUESSED, Basis.UTF8) and not data.isascii():
        written, declared = charset(data), declared_encoding(data)
        if written is not None and declared is None:
            yield RepairNote(RepairKind.UNKNOWN_CHARSET, 0, written)
        elif declared is not None and not is_declared(used, declared):
            yield RepairNote(RepairKind.WRONG_CHARSET, 0, written or "")
        if decoded.basis is Basis.GUESSED or written is not None:
            yield RepairNote(RepairKind.GUESSED_ENCODING, 0, used)
    if decoded.unfit:
        found = _UNFIT.search(decoded.data)
        kind = RepairKind.BAD_BYTES if found else RepairKind.REPLACED_BYTES
        yield RepairNote(kind, found.start() if found else 0, str(decoded.unfit))
        if guessed := guesses(decoded.data):
            first, *_ = guessed.values()
            yield RepairNote(RepairKind.GUESSED_CHARACTERS, first, "".join(guessed))
