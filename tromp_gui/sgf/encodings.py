"""From a file's bytes to UTF-8: the byte order mark, CA where it is right, UTF-8, a guess.

Shift-JIS, Big5 and GBK have `\\` and `]` as second bytes, so a file becomes text before it is
scanned.
"""

from __future__ import annotations

import codecs
import re
from enum import Enum
from typing import NamedTuple

from tromp_gui.sgf.detection import is_ascii_superset, ranked
from tromp_gui.sgf.plausibility import GO_ENCODINGS, plausibility

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_UTF16_STARTS = (
    (re.compile(rb"\(\0(?:\s\0)*+;\0"), "utf-16-le"),
    (re.compile(rb"\0\((?:\0\s)*+\0;"), "utf-16-be"),
)
_WIDE = ("utf-16", "utf-32")
_CA = re.compile(rb"CA\s*+\[\s*+([^\]\\]{1,40}?)\s*+\]")
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
_WESTERN = ("ascii", "iso8859-1", "cp1252")
_FAR_FROM_WESTERN = frozenset(GO_ENCODINGS) - {"cp1252", "cp1250"}
_SAMPLE = 1_000_000
_THREE_BYTES = re.compile(rb"[\xe0-\xef]")
"""In valid UTF-8 a character of three bytes, and then it is no other encoding by chance."""
_ESCAPED = re.compile("[\udc80-\udcff]")
_BEYOND_ASCII = re.compile("[^\x00-\x7f\udc80-\udcff]")


class Basis(Enum):
    """On what the choice of an encoding rests."""

    MARK = "mark"
    """A byte order mark, or the pattern of UTF-16."""
    DECLARED = "declared"
    """The file's CA."""
    UTF8 = "utf-8"
    """The file is UTF-8 (or ASCII), whatever it says."""
    GUESSED = "guessed"
    CHOSEN = "chosen"
    """The caller named it."""


class Decoded(NamedTuple):
    """A file as UTF-8.

    `data` is UTF-8; where bytes did not fit the encoding they stand in it as surrogate-escape
    code points (three bytes each, Python's `surrogatepass`). `encoding` is Python's name of the
    file's own. `unfit` is the number of such bytes; in a file of UTF-16 or UTF-32 they were
    replaced.
    """

    data: bytes
    encoding: str
    basis: Basis
    unfit: int

    @property
    def sure(self) -> bool:
        """Whether the encoding is no guess and every byte fits."""
        return self.basis is not Basis.GUESSED and not self.unfit


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """Turn a file into UTF-8: from `encoding` or, where that is None, from what it is in.

    Raises LookupError for an `encoding` that Python does not know; nothing else.
    """
    if encoding is not None:
        return _decode_as(data, codecs.lookup(encoding).name, Basis.CHOSEN)
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _decode_as(data, name, Basis.MARK)
    if data.isascii() and b"\x1b" not in data and b"\0" not in data:
        return Decoded(data, "utf-8", Basis.UTF8, 0)
    if (wide := _utf16(data)) is not None:
        return _decode_as(data, wide, Basis.MARK)
    return _decode_marked(data, declared_encoding(data))


def charset(data: bytes) -> str | None:
    """What the first CA says, as it is written there; None where there is no CA."""
    for found in _CA.finditer(data):
        before = data[found.start() - 1 : found.start()]
        if not before.isalpha():
            return found[1].decode("ascii", "replace")
    return None


def declared_encoding(data: bytes) -> str | None:
    """Python's name of the encoding in the first CA, None where none is known there.

    Encodings that do not spell ASCII as ASCII are left out: CA could not have been read.
    """
    try:
        name = codecs.lookup(charset(data) or "").name
    except (LookupError, ValueError):
        return None
    return name if name not in _NO_CHARSETS and is_ascii_superset(name) else None


def is_declared(encoding: str, declared: str) -> bool:
    """Whether `encoding` is what CA declared, or the larger one that people mean by it."""
    return encoding == declared or encoding in _RELATIVES.get(declared, ())


def round_trips(decoded: Decoded, data: bytes) -> bool:
    """Whether the text, written in the file's encoding again, gives the same bytes.

    Not all do: Shift-JIS and Big5 spell some characters in two ways.
    """
    text = decoded.data.decode("utf-8", "surrogatepass")
    return text.encode(decoded.encoding, "surrogateescape") == data


def _utf16(data: bytes) -> str | None:
    for start, name in _UTF16_STARTS:
        match = start.search(data, 0, 4096)
        if match is not None and match.start() % 2 == 0:
            return name
    return None


def _decode_marked(data: bytes, declared: str | None) -> Decoded:
    relatives = _RELATIVES.get(declared or "", (declared,) if declared else ())
    single_byte = declared is None or declared.startswith(("iso8859", "cp125", "koi8", "ascii"))
    utf_8_first = single_byte or _THREE_BYTES.search(data) is not None
    for name in ("utf-8", *relatives) if utf_8_first else (*relatives, "utf-8"):
        if _is_valid(data, name) and not (declared in _WESTERN and _is_unlikely(data, name)):
            basis = Basis.UTF8 if name == "utf-8" and declared != name else Basis.DECLARED
            return _decode_as(data, name, basis)
    for name in ("utf-8", *relatives[-1:]):
        sample = data[:_SAMPLE].decode(name, "surrogateescape")
        if len(_BEYOND_ASCII.findall(sample)) > len(_ESCAPED.findall(sample)):
            if declared in _WESTERN and _is_unlikely(data, name):
                continue
            return _decode_as(data, name, Basis.DECLARED if declared else Basis.GUESSED)
    return _decode_as(data, ranked(data)[0], Basis.GUESSED)


def _is_unlikely(data: bytes, name: str) -> bool:
    """Whether a file that calls itself Western is text of another kind: Latin-1 fits any byte
    and is what programs write that know nothing of encodings."""
    if name == "utf-8" or plausibility(data[:_SAMPLE], "cp1252") > 0:
        return False
    best = ranked(data)[0]
    return best in _FAR_FROM_WESTERN and plausibility(data[:_SAMPLE], best) > 0.5


def _is_valid(data: bytes, name: str) -> bool:
    try:
        data.decode(name)
    except UnicodeDecodeError:
        return False
    return True


def _decode_as(data: bytes, name: str, basis: Basis) -> Decoded:
    if name.startswith(_WIDE):
        return _decode_wide(data, name, basis)
    data = data.removeprefix(codecs.BOM_UTF8) if name == "utf-8" else data
    try:
        text, unfit = data.decode(name), 0
    except UnicodeDecodeError:
        text = data.decode(name, "surrogateescape")
        unfit = len(_ESCAPED.findall(text))
    if name == "utf-8" and not unfit:
        return Decoded(data, name, basis, 0)
    return Decoded(text.encode("utf-8", "surrogatepass"), name, basis, unfit)


def _decode_wide(data: bytes, name: str, basis: Basis) -> Decoded:
    try:
        text, unfit = data.decode(name), 0
    except UnicodeDecodeError:
        text = data.decode(name, "replace")
        unfit = text.count("\ufffd")
    return Decoded(text.removeprefix("\ufeff").encode("utf-8"), name, basis, unfit)
