"""Compile Qt's translation sources (.ts) into what QTranslator loads (.qm), beside them.

usage: packaging/compile_translations.py FILE.ts…

Qt's own `lrelease` writes the same bytes, but needs libraries that a bare system lacks and that the
program itself never loads; this needs Python's standard library only. A message without a finished
translation is left out, so that Qt shows the English sentence.

The format, from `qtranslator.cpp` and linguist's `qm.cpp` in Qt's sources: a magic number, then
sections of a tag, a length and that many bytes; all numbers are big-endian.
"""

from __future__ import annotations

import struct
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _NUMERUS = 0xA7, 0x42, 0x69, 0x88
"""Tags of sections."""
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
"""Tags of the parts of a message."""

_NUMERUS_RULES = {
    "de": b"\x01\x01",  # the first form where n is 1
    "es": b"\x01\x01",
    "fr": b"\x03\x01",  # the first form where n is at most 1
    "ja": b"",  # one form for all
    "ko": b"",
    "zh_CN": b"",
    "zh_TW": b"",
}
"""Which form of a translation belongs to a number (`numerus.cpp` in Qt's sources), by language."""


class Message(NamedTuple):
    """One finished translation: more than one form where the sentence counts something."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]


def finished(root: ET.Element) -> Iterator[Message]:
    """The messages of a TS file that have a finished translation."""
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            counted = message.get("numerus") == "yes"
            elements = translation.findall("numerusform") if counted else [translation]
            forms = tuple(element.text or "" for element in elements)
            if forms and all(forms):
                yield Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    forms,
                )


def compiled(root: ET.Element) -> bytes:
    """The QM file for a TS file. Raises ValueError for a language whose plurals are unknown."""
    language = root.get("language", "")
    if language not in _NUMERUS_RULES:
        raise ValueError(f"add the plural forms of {language!r} to {Path(__file__).name}")
    messages, index = b"", []
    for message in sorted(set(finished(root))):
        index.append((_elf_hash((message.source + message.comment).encode()), len(messages)))
        messages += _message(message)
    hashes = b"".join(struct.pack(">II", *entry) for entry in sorted(index))
    sections = (
        (_LANGUAGE, language.encode()),
        (_HASHES, hashes),
        (_MESSAGES, messages),
        (_NUMERUS, _NUMERUS_RULES[language]),
    )
    return _MAGIC + b"".join(
        struct.pack(">BI", tag, len(body)) + body for tag, body in sections if body
    )


def _message(message: Message) -> bytes:
    parts = [(_TRANSLATION, form.encode("utf-16-be")) for form in message.forms]
    parts += [
        (_COMMENT, message.comment.encode()),
        (_SOURCE, message.source.encode()),
        (_CONTEXT, message.context.encode()),
    ]
    packed = b"".join(struct.pack(">BI", tag, len(body)) + body for tag, body in parts)
    return packed + bytes([_END])


def _elf_hash(text: bytes) -> int:
    """The hash by which QTranslator finds a message: that of the ELF format, never 0."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF000_0000
        value = (value ^ (high >> 24)) & ~high & 0xFFFF_FFFF
    return value or 1


def main(files: list[str]) -> int:
    """Compile each file; the result replaces an older one in one step."""
    for name in files:
        target = Path(name).with_suffix(".qm")
        partial = target.with_suffix(".qm.part")
        try:
            partial.write_bytes(compiled(ET.parse(name).getroot()))
            partial.replace(target)
        except PermissionError:
            sys.exit(
                f"You do not have permission to write {target.resolve()}. Copy the folder of the "
                "program to a place of your own and use the copy."
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
