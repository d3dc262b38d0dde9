"""Escaping the brackets in texts, in the few files that have such (see `sgf.brackets`)."""

from __future__ import annotations

import re
from collections.abc import Generator

from tromp_gui.record.branches import ROOT_ONLY
from tromp_gui.record.transform import POINTED
from tromp_gui.sgf.repairs import RepairKind, RepairNote, excerpt
from tromp_gui.sgf.values import identifier_of

_TEXTS = frozenset((
    "C", "GC", "N", "PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "PC", "GN", "US", "AN", "SO",
    "CP", "ON", "OT", "DT",
))  # fmt: skip
_KNOWN = ROOT_ONLY | POINTED | _TEXTS
_UP_TO_END = re.compile(rb"[^\]\\]*+(?>(?:\\.[^\]\\]*+)*)", re.DOTALL)
_LAST_WORD = re.compile(rb"[A-Za-z]+\Z")
_LONGEST_GAP = 100
"""In bytes: how far before a value its identifier is looked for."""
_UP_TO_BRACKET = re.compile(rb"([^\[\]]*+)([\[\]]?)")
_NODE = re.compile(rb"[;()]\s*+[A-Z;()]")
_NEW_FORMAT = re.compile(rb"FF\s*+\[4\]")
_A_SLICE = 1000
"""In values."""


def escaped_in_slices(
    data: bytes,
) -> Generator[float, None, tuple[bytes, list[RepairNote]]]:
    """The file with all brackets inside texts escaped, and a note for each text."""
    parts: list[bytes] = []
    notes: list[RepairNote] = []
    is_new_format = _NEW_FORMAT.search(data) is not None
    copied = position = count = escaped = 0
    identifier = ""
    while (opening := data.find(b"[", position)) >= 0:
        gap = data[max(position, opening - _LONGEST_GAP) : opening].rstrip()
        if word := _LAST_WORD.search(gap):
            identifier = identifier_of(word[0].decode("ascii"))
        elif gap:
            identifier = ""
        start = opening + 1
        end = _close(data, start)
        before, has_inner = escaped, False
        while identifier in _TEXTS and end < len(data):
            has_inner = has_inner or b"[" in data[start:end]
            if not _is_inside(data, end, has_inner=has_inner, is_new_format=is_new_format):
                break
            parts += (data[copied:end], rb"\]")
            copied, escaped, start = end + 1, escaped + 1, end + 1
            end = _close(data, start)
        if escaped > before:
            detail = f"{identifier}[{excerpt(data[opening + 1 : min(end, opening + 60)])}]"
            notes.append(RepairNote(RepairKind.UNESCAPED, opening + before, detail))
        position, count = end + 1, count + 1
        if count % _A_SLICE == 0:
            yield 0.0
    return b"".join((*parts, data[copied:])), notes


def _close(data: bytes, start: int) -> int:
    """Where the next bracket closes that is not escaped; the end of the file without one."""
    found = _UP_TO_END.match(data, start)
    return found.end() if found else len(data)


def _is_inside(data: bytes, end: int, *, has_inner: bool, is_new_format: bool) -> bool:
    """Whether the bracket at `end` is a part of the text, as what follows it shows.

    `has_inner` says whether an opening bracket stands in the text before it.
    """
    found = _UP_TO_BRACKET.match(data, end + 1)
    between, bracket = found.groups() if found else (b"", b"")
    words = between.strip()
    if not words:
        return bool(bracket == b"]")
    if words[:1] in b";()\0" or _NODE.search(words):
        return False
    if bracket == b"]":
        return not between[:1].isupper()
    if bracket != b"[" or not has_inner or words[-1:].isupper() or between[:1].isalpha():
        return False
    return not words.isalpha() or (
        is_new_format and identifier_of(words[:100].decode("ascii", "replace")) not in _KNOWN
    )
