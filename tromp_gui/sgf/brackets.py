"""Brackets in texts that were not escaped: `C[see [1] here]` is one comment.

A `]` in a text that something follows which cannot follow a value is a part of the text. It is
escaped before the file is scanned, so that scanner and codec need not know.
"""

from __future__ import annotations

import re
from collections.abc import Generator

from tromp_gui.sgf.repairs import RepairNote

_ODD = re.compile(
    rb"\](?:\]|\s*+(?:[^\s\[\];()A-Z\0]|[A-Z][A-Za-z]*+(?:\s++[^\s\[]|[^\sA-Za-z\[])))"
)
"""A bracket that ends no value, if it stands in a text; few files have one."""
_PIECE, _OVERLAP = 1 << 20, 100


def escape_in_slices(data: bytes) -> Generator[float, None, tuple[bytes, list[RepairNote]]]:
    """A file in UTF-8 with such brackets escaped, and a note for each text, in the new bytes."""
    for start in range(0, len(data), _PIECE):
        if start:
            yield 0.0
        if _ODD.search(data, start, start + _PIECE + _OVERLAP):
            from tromp_gui.sgf.inner_brackets import escaped_in_slices

            return (yield from escaped_in_slices(data))
    return data, []
