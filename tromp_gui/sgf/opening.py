"""Opening any file with a game of Go: SGF, the formats of servers, a drawn board. The format is
recognised by content, never by the file name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence

from tromp_gui.disk import FileProblemKind
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import MEMORY, Collection, FileForm, SgfError
from tromp_gui.sgf.encodings import decode_in_slices
from tromp_gui.sgf.reader import encoding_notes, read_in_slices
from tromp_gui.sgf.repairs import Repair, RepairKind, located
from tromp_gui.sgf.slices import whole

_LARGEST_FOREIGN = 10_000_000
_QUOTED = re.compile(r"^[^\S\n]*(?:[>|][^\S\n]?)+", re.MULTILINE)


def read_any(data: bytes, *, encoding: str | None = None, memory: int = MEMORY) -> Collection:
    """The games in a file of any known format; `form` says which.

    Raises SgfError if there is no game in it, LookupError for an unknown encoding.
    """
    return whole(read_any_in_slices(data, encoding=encoding, memory=memory))


def read_any_in_slices(
    data: bytes,
    *,
    encoding: str | None = None,
    memory: int = MEMORY,
    begun: Callable[[Tree], object] | None = None,
) -> Generator[float, None, Collection]:
    """Like `read_any`, in slices as from `sgf.reader.read_in_slices`, for any format."""
    try:
        return (yield from read_in_slices(data, encoding=encoding, memory=memory, begun=begun))
    except SgfError as error:
        foreign = yield from _read_foreign(data, encoding)
        if foreign is None:
            raise error from None
        return foreign


def read_text(text: str) -> Collection:
    """The games in a text from the clipboard, like `read_any`; the text may be quoted ("> ").

    Raises SgfError if there is no game in it.
    """
    return read_any(text_bytes(text), encoding="utf-8")


def text_bytes(text: str) -> bytes:
    """A text from the clipboard as a file in UTF-8, without quotation marks ("> ")."""
    plain = _QUOTED.sub("", text) if _is_quoted(text) else text
    return plain.encode("utf-8", "surrogatepass")


def _is_quoted(text: str) -> bool:
    lines = [line for line in text.splitlines() if line.strip()]
    return bool(lines) and all(line.lstrip().startswith(">") for line in lines)


def _read_foreign(data: bytes, encoding: str | None) -> Generator[float, None, Collection | None]:
    if len(data) > _LARGEST_FOREIGN:
        return None
    from tromp_gui.sgf.foreign.gib import is_gib, read_gib
    from tromp_gui.sgf.foreign.ngf import is_ngf, read_ngf
    from tromp_gui.sgf.foreign.recorded import Reading, tree_in_slices
    from tromp_gui.sgf.foreign.ugf import is_ugf, read_ugf

    forms: tuple[tuple[FileForm, Callable[[str], object], Callable[[str], Reading]], ...] = (
        (FileForm.GIB, is_gib, read_gib),
        (FileForm.UGF, is_ugf, read_ugf),
        (FileForm.NGF, is_ngf, read_ngf),
    )
    decoded = yield from decode_in_slices(data, encoding)
    notes = located(decoded.data, encoding_notes(data, decoded))
    text = decoded.data.decode("utf-8", "surrogatepass")
    for form, is_form, read_form in forms:
        if is_form(text) and (game := (yield from read_form(text))).is_something:
            tree = yield from tree_in_slices(game)
            repairs = (*notes, *game.repairs)
            return Collection((tree,), decoded.encoding, "utf-8", repairs, form)
    trees, unread = yield from _read_boards(text)
    if trees:
        return Collection(trees, decoded.encoding, "utf-8", (*notes, *unread), FileForm.DIAGRAM)
    return None


def _read_boards(text: str) -> Generator[float, None, tuple[tuple[Tree, ...], Sequence[Repair]]]:
    """The boards drawn in a text. Raises SgfError if there are only some that cannot be read."""
    from tromp_gui.sgf.foreign.diagram import read_boards
    from tromp_gui.sgf.foreign.recorded import tree_in_slices
    from tromp_gui.sgf.foreign.rows import BadRow

    trees: list[Tree] = []
    repairs: list[Repair] = []
    for board in (yield from read_boards(text)):
        if isinstance(board, BadRow):
            detail = board.line.text.strip()[:60]
            repairs.append(Repair(RepairKind.BAD_ROW, board.line.number, 1, detail))
        else:
            repairs += board.repairs
            trees.append((yield from tree_in_slices(board)))
    if repairs and not trees:
        raise SgfError(FileProblemKind.BAD_ROW, detail=str(repairs[0].line))
    return tuple(trees), repairs
