"""Writing games to the bytes of a file."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import AnyStr, NamedTuple

from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.charsets import charset_name
from tromp_gui.sgf.header import header
from tromp_gui.sgf.slices import second_half, whole

_LINE = 78
_SLICE = 200
"""In nodes."""


def write(games: Sequence[Tree]) -> bytes:
    """These games in FF[4] and UTF-8, for a text; what replaces a file comes from `write_as`.

    Properties and their values keep their order; unknown ones are written as they were read. FF and
    CA of a root are set; GM, SZ and AP are added if missing, since AP names the program that made
    the game. Every byte read is kept.
    """
    return b"".join(whole(_join(games, [_root_properties(game, "UTF-8") for game in games], _utf8)))


class Written(NamedTuple):
    """The bytes of a file, their encoding, and the reason if it is not the one requested: the
    characters missing there, each once, in order of appearance. `is_same`: reading them gives the
    games that were written; otherwise they must not replace a file.
    """

    data: bytes
    encoding: str
    lacking: str
    is_same: bool = True


def write_as(games: Sequence[Tree], encoding: str) -> Written:
    """Like `write`, but in `Collection.save_encoding`, and read once to see whether the bytes give
    these games.

    If that encoding lacks characters of the games now, or the file would not read back the same, it
    is written in UTF-8, still with those bytes unchanged; with a byte order mark if it would not be
    recognised as UTF-8 without one.
    """
    return whole(write_in_slices(games, encoding))


def write_in_slices(games: Sequence[Tree], encoding: str) -> Generator[float, None, Written]:
    """Like `write_as`, a few hundred nodes at a time: yields the share done, 0 to 1.

    Fewer nodes are written in one slice. The games must not change meanwhile.
    """
    lacking = ""
    if encoding != "utf-8":
        roots = [_root_properties(game, charset_name(encoding)) for game in games]
        text = "".join((yield from _join(games, roots, str)))
        try:
            data = text.encode(encoding, "surrogateescape")
        except UnicodeEncodeError:
            lacking = "".join(each for each in dict.fromkeys(text) if not _has(encoding, each))
        else:
            if (yield from _gives(data, games, roots)):
                return Written(data, encoding, "")
    roots = [_root_properties(game, "UTF-8") for game in games]
    data = b"".join((yield from _join(games, roots, _utf8)))
    if (yield from _gives(data, games, roots)):
        return Written(data, "utf-8", lacking)
    data = BOM_UTF8 + data
    return Written(data, "utf-8", lacking, (yield from _gives(data, games, roots)))


def _gives(
    data: bytes, games: Sequence[Tree], roots: Sequence[Properties]
) -> Generator[float, None, bool]:
    from tromp_gui.sgf.read_back import gives_in_slices

    slices = gives_in_slices(data, games, roots)
    if sum(game.next_id for game in games) < _SLICE:
        return whole(slices)
    return (yield from second_half(slices))


def _has(encoding: str, char: str) -> bool:
    try:
        char.encode(encoding, "surrogateescape")
    except UnicodeEncodeError:
        return False
    return True


def _join(
    games: Sequence[Tree], roots: Sequence[Properties], encode: Callable[[str], AnyStr]
) -> Generator[float, None, list[AnyStr]]:
    """The file in parts encoded by `encode`, because all at once would block the window."""
    most, nodes = sum(game.next_id for game in games), 0
    parts: list[AnyStr] = []
    text: list[str] = []
    for game, root in zip(games, roots, strict=True):
        for piece in _wrapped(_pieces(game, root)):
            text.append(piece)
            nodes += piece.startswith(";")
            if piece.startswith(";") and nodes % _SLICE == 0:
                parts.append(encode("".join(text)))
                text.clear()
                yield nodes / most / 2
        text.append("\n")
    parts.append(encode("".join(text)))
    return parts


def _utf8(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _pieces(game: Tree, root: Properties) -> Iterator[str]:
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
            yield from _node(root if node is game.root else node.properties)
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


def _root_properties(game: Tree, charset: str) -> Properties:
    own = {**header(game.rows, game.columns), "CA": (charset,)}
    read = game.root.properties
    for kept in ("GM", "SZ", "AP"):
        own[kept] = read.get(kept, own[kept])
    if "SZ" not in read and own["GM"] != ("1",):
        own.pop("SZ")
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
