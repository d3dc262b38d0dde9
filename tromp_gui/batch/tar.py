"""The files of a tar archive, read from a stream: one header at a time, nothing is kept.

Source: POSIX.1-2017, pax, "ustar Interchange Format" and "pax Header"; GNU tar's `L` entries.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import TypeVar

_BLOCK = 512
_LONGEST = 1_000_000
"""Bytes of a name or of other words about a file."""
_FILES = (b"0", b"\0", b"7")
T = TypeVar("T")


class Damaged(Exception):
    """The archive ends early, or something in it is no header; `str` says which."""


class _Part:
    """The next `left` bytes of a stream."""

    def __init__(self, stream: io.BufferedReader, size: int) -> None:
        self._stream, self.left = stream, size

    def read(self, size: int = -1) -> bytes:
        """At most so many bytes. Raises Damaged where the stream ends before the file."""
        wanted = self.left if size < 0 else min(size, self.left)
        data = self._stream.read(wanted)
        if len(data) < wanted:
            raise Damaged("it ends inside a file")
        self.left -= wanted
        return data


def tar_members(
    stream: io.BufferedReader, ending: str, made: Callable[[str, _Part], T]
) -> Iterator[T]:
    """What is `made` of each file with this ending: its name, and what to read it from.

    Raises Damaged.
    """
    name, size = b"", -1
    while True:
        header = stream.read(_BLOCK)
        if len(header) < _BLOCK:
            raise Damaged("it ends without the mark of its end")
        if not header.strip(b"\0"):
            return
        own_size = _checked_size(header)
        kind = header[156:157]
        if kind in (b"x", b"L"):
            words = _whole(stream, own_size)
            if kind == b"L":
                name = words.rstrip(b"\0")
            else:
                name, size = _pax(words, name, size)
            continue
        part = _Part(stream, own_size if size < 0 else size)
        whole = part.left
        shown = (name or _name(header)).decode("utf-8", "surrogateescape")
        if kind in _FILES and shown.lower().endswith(ending):
            yield made(shown, part)
        while part.left:
            part.read(1 << 18)
        stream.read(-whole % _BLOCK)
        name, size = b"", -1


def _whole(stream: io.BufferedReader, size: int) -> bytes:
    if size > _LONGEST:
        raise Damaged("a name in it is too long")
    data = stream.read(size)
    stream.read(-size % _BLOCK)
    return data


def _checked_size(header: bytes) -> int:
    """The size in a header. Raises Damaged where the header is none."""
    try:
        checksum = int(header[148:156].strip(b"\0 ") or b"0", 8)
        field = header[124:136]
        is_binary = field[0] & 0x80
        size = (
            int.from_bytes(field[1:], "big") if is_binary else int(field.strip(b"\0 ") or b"0", 8)
        )
    except ValueError:
        raise Damaged("a header in it cannot be read") from None
    if sum(header[:148]) + sum(header[156:]) + 8 * 32 != checksum:
        raise Damaged("a header in it cannot be read")
    return size


def _name(header: bytes) -> bytes:
    name = header[:100].split(b"\0")[0]
    prefix = header[345:500].split(b"\0")[0] if header[257:263] == b"ustar\0" else b""
    return prefix + b"/" + name if prefix else name


def _pax(words: bytes, name: bytes, size: int) -> tuple[bytes, int]:
    """The name and the size that a pax header gives to the next file."""
    while words:
        length = words.partition(b" ")[0]
        if not length.isdigit() or not 0 < int(length) <= len(words):
            break
        key, _, value = words[len(length) + 1 : int(length) - 1].partition(b"=")
        if key == b"path":
            name = value
        elif key == b"size" and value.isdigit():
            size = int(value)
        words = words[int(length) :]
    return name, size
