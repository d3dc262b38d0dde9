"""Writing games to the bytes of a file."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import AnyStr, NamedTuple

from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.header import header

_LINE = 78
_SLICE = 200
"""In nodes."""


def write(games: Sequence[Tree], encoding: str = "utf-8") -> bytes:
    """A file of these games, in FF[4].

    Properties and their values keep their order; unknown ones are written as they were read. FF and
    CA of a root are set; GM, SZ and AP are added if missing, since AP names the program that made
    the game.

    Every byte read is kept. `encoding` is `Collection.save_encoding`; `write_as` also returns the
    one used in the end.
    """
    return write_as(games, encoding).data


class Written(NamedTuple):
    """The bytes of a file, their encoding, and the reason if it is not the one requested: the
    characters missing there, each once, in order of appearance.
    """

    data: bytes
    encoding: str
    lacking: str


def write_as(games: Sequence[Tree], encoding: str) -> Written:
    """Like `write`: in UTF-8, or if the encoding was guessed or some bytes did not fit it, in the
    same encoding, with CA and those bytes unchanged.

    If that encoding lacks characters of the games now, or the file would not read back the same, it
    is written in UTF-8, still with those bytes unchanged.
    """
    slices = write_in_slices(games, encoding)
    while True:
        try:
            next(slices)
        except StopIteration as finished:
            written: Written = finished.value
            return written


def write_in_slices(games: Sequence[Tree], encoding: str) -> Generator[float, None, Written]:
    """Like `write_as`, a few hundred nodes at a time: yields the share done, 0 to 1.

    Fewer nodes are written in one slice. The games must not change meanwhile.
    """
    lacking = ""
    if encoding != "utf-8":
        parts = yield from _join(games, str, marked=False)
        text = "".join(parts)
        try:
            foreign = text.encode(encoding, "surrogateescape")
        except UnicodeEncodeError:
            lacking = "".join(each for each in dict.fromkeys(text) if not _has(encoding, each))
        else:
            if foreign.decode(encoding, "surrogateescape") == text:
                return Written(foreign, encoding, "")
    data = yield from _join(games, _utf8, marked=True)
    return Written(b"".join(data), "utf-8", lacking)


def _has(encoding: str, char: str) -> bool:
    try:
        char.encode(encoding, "surrogateescape")
    except UnicodeEncodeError:
        return False
    return True


def _join(
    games: Sequence[Tree], encode: Callable[[str], AnyStr], *, marked: bool
) -> Generator[float, None, list[AnyStr]]:
    """The file in parts encoded by `encode`, because all at once would block the window."""
    most, nodes = sum(game.next_id for game in games), 0
    parts: list[AnyStr] = []
    text: list[str] = []
    for game in games:
        for piece in _wrapped(_pieces(game, marked=marked)):
            text.append(piece)
            nodes += piece.startswith(";")
            if piece.startswith(";") and nodes % _SLICE == 0:
                parts.append(encode("".join(text)))
                text.clear()
                yield nodes / most
        text.append("\n")
    parts.append(encode("".join(text)))
    return parts


def _utf8(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _pieces(game: Tree, *, marked: bool) -> Iterator[str]:
    """The text of a game in pieces between which a line may break; '\\n' forces a break."""
    waiting: list[Node | None] = [game.root]
    while waiting:
        node = waiting.pop()
        if node is None:
            yield ")"
            continue
        yield "(" if node is game.root else "\n("
        waiting.append(None)
        while True:
            yield from _node(
                _root_properties(game, marked) if node is game.root else node.properties
            )
            if node is game.root and node.first_child is not None:
                yield "\n"
            if node.first_child is None or node.first_child.next_sibling is not None:
                break
            node = node.first_child
        waiting.extend(reversed(list(node.children)))


def _node(properties: Properties) -> Iterator[str]:
    opening = ";"
    for identifier, values in properties.items():
        yield f"{opening}{identifier}[{']['.join(values)}]"
        opening = ""
    if opening:
        yield opening


def _root_properties(game: Tree, marked: bool) -> Properties:
    own = header(game.rows, game.columns)
    read = game.root.properties
    for kept in ("GM", "SZ", "AP"):
        own[kept] = read.get(kept, own[kept])
    if "SZ" not in read and own["GM"] != ("1",):
        own.pop("SZ")
    if not marked:
        own.pop("CA")
    added = {identifier: values for identifier, values in own.items() if identifier not in read}
    return {**added, **read, **own}


def _wrapped(pieces: Iterable[str]) -> Iterator[str]:
    length = 0
    for piece in pieces:
        if piece == "\n" or piece == "\n(":
            yield piece if length else piece.lstrip("\n")
            length = len(piece) - 1
            continue
        if length and length + len(piece) > _LINE and piece != ")":
            yield "\n"
            length = 0
        yield piece
        newline = piece.rfind("\n")
        length = length + len(piece) if newline < 0 else len(piece) - newline - 1
