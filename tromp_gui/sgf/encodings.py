"""From a file's bytes to UTF-8: the byte order mark, CA where it is right, UTF-8, a guess.

Shift-JIS, Big5 and GBK have `\\` and `]` as second bytes, so a file becomes text before it is
scanned.
"""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    (b"(\0", "utf-16-le"),
    (b"\0(", "utf-16-be"),
)
_CA = re.compile(rb"(?<![A-Za-z])CA\s*+\[\s*+([\w.:+-]{1,40})\s*+\]")
_PRINTABLE = bytes(range(32, 127))
_NO_CHARSETS = ("idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape", "utf-7")
_RELATIVES = {
    "ascii": ("cp1252", "iso8859-1"),
    "iso8859-1": ("cp1252", "iso8859-1"),
    "gb2312": ("gb2312", "gb18030"),
    "gbk": ("gbk", "gb18030"),
    "big5": ("big5", "cp950", "big5hkscs"),
    "shift_jis": ("shift_jis", "cp932"),
    "euc_kr": ("euc_kr", "cp949"),
}
_SAMPLE = 1_000_000
_ESCAPED = re.compile("[\udc80-\udcff]")
_BEYOND_ASCII = re.compile("[^\x00-\x7f\udc80-\udcff]")


class Decoded(NamedTuple):
    """A file as UTF-8.

    `data` is UTF-8; where bytes did not fit the encoding they stand in it as surrogate-escape
    code points (three bytes each, Python's `surrogatepass`). `encoding` is Python's name of the
    file's own. `sure` is False for a guess and where bytes did not fit: such a file should be
    written in its own encoding again, so that no byte changes.
    """

    data: bytes
    encoding: str
    sure: bool


def decode(data: bytes) -> Decoded:
    """Turn a file into UTF-8. Never fails."""
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return Decoded(_utf8(data.decode(name, "replace")), name, sure=True)
    if data.startswith(codecs.BOM_UTF8):
        return _decode_as(data[3:], "utf-8")
    if data.isascii() and b"\x1b" not in data:
        return Decoded(data, "utf-8", sure=True)
    return _decode_marked(data, declared_encoding(data))


def declared_encoding(data: bytes) -> str | None:
    """Python's name of the encoding in the first CA, None where none is known there.

    Encodings that do not spell ASCII as ASCII are left out: CA could not have been read.
    """
    found = _CA.search(data)
    if found is None:
        return None
    try:
        name = codecs.lookup(found[1].decode("ascii")).name
        is_superset = name not in _NO_CHARSETS and _PRINTABLE.decode(name) == _PRINTABLE.decode(
            "ascii"
        )
    except (LookupError, ValueError):
        return None
    return name if is_superset else None


def guess(data: bytes) -> str:
    """The encoding of a file whose bytes are neither what CA says nor UTF-8."""
    return "cp1252" if _is_valid(data, "cp1252") else "iso8859-1"


def _decode_marked(data: bytes, declared: str | None) -> Decoded:
    relatives = _RELATIVES.get(declared or "", (declared,) if declared else ())
    single_byte = declared is None or declared.startswith(("iso8859", "cp125", "koi8", "ascii"))
    for name in ("utf-8", *relatives) if single_byte else (*relatives, "utf-8"):
        if _is_valid(data, name):
            return _decode_as(data, name)
    for name in ("utf-8", *relatives[-1:]):
        sample = data[:_SAMPLE].decode(name, "surrogateescape")
        if len(_BEYOND_ASCII.findall(sample)) > len(_ESCAPED.findall(sample)):
            return _decode_as(data, name)._replace(sure=False)
    return _decode_as(data, guess(data))._replace(sure=False)


def _is_valid(data: bytes, name: str) -> bool:
    try:
        data.decode(name)
    except UnicodeDecodeError:
        return False
    return True


def _decode_as(data: bytes, name: str) -> Decoded:
    text = data.decode(name, "surrogateescape")
    escaped = _ESCAPED.search(text) is not None
    if name == "utf-8" and not escaped:
        return Decoded(data, name, sure=True)
    return Decoded(_utf8(text), name, sure=not escaped)


def _utf8(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
