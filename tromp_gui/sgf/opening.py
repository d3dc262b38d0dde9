"""Opening whatever holds a game of Go: SGF, the formats of other servers, a drawn board, by
content and never by the file's name."""

from __future__ import annotations

import re
from collections.abc import Callable

from tromp_gui.sgf.encodings import decode
from tromp_gui.sgf.foreign.diagram import is_diagram, read_diagram
from tromp_gui.sgf.foreign.gib import is_gib, read_gib
from tromp_gui.sgf.foreign.ngf import is_ngf, read_ngf
from tromp_gui.sgf.foreign.recorded import Recorded, tree_of
from tromp_gui.sgf.foreign.ugf import is_ugf, read_ugf
from tromp_gui.sgf.reader import MEMORY, Collection, FileForm, SgfError, encoding_notes, read
from tromp_gui.sgf.repairs import located

_FOREIGN: tuple[tuple[FileForm, Callable[[str], bool], Callable[[str], Recorded]], ...] = (
    (FileForm.GIB, is_gib, read_gib),
    (FileForm.UGF, is_ugf, read_ugf),
    (FileForm.NGF, is_ngf, read_ngf),
    (FileForm.DIAGRAM, is_diagram, read_diagram),
)
_LARGEST_FOREIGN = 10_000_000
_QUOTED = re.compile(r"^[^\S\n]*(?:[>|][^\S\n]?)+", re.MULTILINE)


def read_any(data: bytes, *, encoding: str | None = None, memory: int = MEMORY) -> Collection:
    """The games of a file of any format that we know; `form` says which it was.

    Raises SgfError where there is no game in it, LookupError for an unknown encoding.
    """
    try:
        return read(data, encoding=encoding, memory=memory)
    except SgfError as error:
        foreign = _read_foreign(data, encoding)
        if foreign is None:
            raise error from None
        return foreign


def read_text(text: str) -> Collection:
    """The games in a text from the clipboard: as `read_any`; the text may be quoted ("> ").

    Raises SgfError where there is no game in it.
    """
    return read_any(text_bytes(text), encoding="utf-8")


def text_bytes(text: str) -> bytes:
    """A text from the clipboard as a file in UTF-8, without the signs of a quotation."""
    plain = _QUOTED.sub("", text) if _is_quoted(text) else text
    return plain.encode("utf-8", "surrogatepass")


def _is_quoted(text: str) -> bool:
    lines = [line for line in text.splitlines() if line.strip()]
    return bool(lines) and all(line.lstrip().startswith(">") for line in lines)


def _read_foreign(data: bytes, encoding: str | None) -> Collection | None:
    if len(data) > _LARGEST_FOREIGN:
        return None
    decoded = decode(data, encoding)
    text = decoded.data.decode("utf-8", "surrogatepass")
    for form, is_form, read_form in _FOREIGN:
        if is_form(text) and (game := read_form(text)).is_something:
            repairs = (*located(decoded.data, encoding_notes(data, decoded)), *game.repairs)
            return Collection((tree_of(game),), decoded.encoding, "utf-8", repairs, form)
    return None
