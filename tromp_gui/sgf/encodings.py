"""Decoding a file to UTF-8: by the byte order mark, a correct CA, as UTF-8, or by a guess.

Shift-JIS, Big5 and GBK have `\\` and `]` as second bytes, so a file is decoded before it is
scanned.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Generator, Iterator
from enum import Enum
from typing import NamedTuple

from tromp_gui.sgf.charsets import encoding_named
from tromp_gui.sgf.damaged_utf_8 import CLEAR, LIKELY, balance, without_utf_8
from tromp_gui.sgf.detection import PLAUSIBLE, is_ascii_superset, ranked_in_slices, sample
from tromp_gui.sgf.plausibility import EAST_ASIAN, GO_ENCODINGS, plausibility
from tromp_gui.sgf.slices import whole

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_UTF16_STARTS = (
    (re.compile(rb"\(\0(?>(?:\s\0)*);\0"), "utf-16-le"),
    (re.compile(rb"\0\((?>(?:\0\s)*)\0;"), "utf-16-be"),
)
_WIDE = ("utf-16", "utf-32")
_CA = re.compile(rb"CA\s*+\[\s*+([^\]\\]{1,40}?)\s*+\]")
_ANY_CODE_PAGE = "ANSI"
_HOST_NAMES = ("idna", "punycode")
_NO_CHARSETS = (*_HOST_NAMES, "raw-unicode-escape", "undefined", "unicode-escape", "utf-7")
_RELATIVES = {
    "ascii": ("cp1252", "iso8859-1"),
    "iso8859-1": ("cp1252", "iso8859-1"),
    "gb2312": ("gb2312", "gb18030"),
    "gbk": ("gbk", "gb18030"),
    "big5": ("big5", "cp950", "big5hkscs"),
    "shift_jis": ("shift_jis", "cp932"),
    "euc_kr": ("euc_kr", "cp949"),
}
_USUAL = {
    "gb18030": ("gb2312", "gbk"),
    "big5": ("cp950", "big5hkscs"),
    "cp932": ("shift_jis",),
    "cp949": ("euc_kr",),
    "cp1252": ("ascii", "iso8859-1"),
}
"""The encodings whose plausibility is that of one of GO_ENCODINGS."""
_LIKELY, _LEAD = 0.6, 0.3
"""In plausibility: from which on what a file declares is not doubted, and how much more another
encoding must have.
"""
_ERRORS = ("strict", "surrogateescape", "replace")
"""The error handlers to try in turn: in an encoding whose escape sequences are ASCII, some bytes
that do not fit have no surrogate-escape code point.
"""
_CHUNK = 1 << 17
_THREE_BYTES = re.compile(rb"[\xe0-\xef]")
"""In valid UTF-8, a character of three bytes, which does not occur by chance in other encodings."""
_ESCAPED = re.compile("[\udc80-\udcff]")
_BEYOND_ASCII = re.compile("[^\x00-\x7f\udc80-\udcff]")


class Basis(Enum):
    """The reason for the choice of an encoding."""

    MARK = "mark"
    """A byte order mark, or the pattern of UTF-16."""
    DECLARED = "declared"
    """The file's CA."""
    UTF8 = "utf-8"
    """The file is UTF-8 (or ASCII), regardless of its CA."""
    GUESSED = "guessed"
    CHOSEN = "chosen"
    """The caller chose it."""


class Decoded(NamedTuple):
    """A file as UTF-8.

    `data` is UTF-8; bytes that did not fit the encoding are surrogate-escape code points in it
    (three bytes each, Python's `surrogatepass`), unless they are UTF-8 themselves. `encoding` is
    Python's name of the file's encoding. `unfit` is the number of such bytes; in encodings that
    cannot keep them, such as UTF-16 and ISO-2022, they were replaced with U+FFFD.
    """

    data: bytes
    encoding: str
    basis: Basis
    unfit: int


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """Convert a file to UTF-8, from `encoding` or, for None, from the one detected.

    Raises LookupError for an `encoding` that Python does not know, and nothing else.
    """
    return whole(decode_in_slices(data, encoding))


def decode_in_slices(data: bytes, encoding: str | None = None) -> Generator[float, None, Decoded]:
    """Like `decode`, but yields 0.0 every few milliseconds."""
    if encoding is not None:
        return (yield from _decode_as(data, encoding_named(encoding), Basis.CHOSEN))
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return (yield from _decode_as(data, name, Basis.MARK))
    if data.isascii() and b"\x1b" not in data and b"\0" not in data:
        return Decoded(data, "utf-8", Basis.UTF8, 0)
    if (wide := _utf16(data)) is not None:
        return (yield from _decode_as(data, wide, Basis.MARK))
    return (yield from _decode_marked(data, declared_encoding(data)))


def charset(data: bytes) -> str | None:
    """The value of the first CA, as written there; None if there is no CA, or only that the file is
    in the code page of the system that wrote it, whichever that was (ANSI).
    """
    for found in _CA.finditer(data):
        before = data[found.start() - 1 : found.start()]
        if not before.isalpha():
            name = found[1].decode("ascii", "replace")
            return None if name.upper() == _ANY_CODE_PAGE else name
    return None


def declared_encoding(data: bytes) -> str | None:
    """Python's name of the encoding in the first CA; None if it is missing or unknown.

    None also for encodings that do not encode ASCII as ASCII: CA could not have been read.
    """
    try:
        name = encoding_named(charset(data) or "")
    except LookupError:
        return None
    return name if name not in _NO_CHARSETS and is_ascii_superset(name) else None


def is_declared(encoding: str, declared: str) -> bool:
    """Whether `encoding` is what CA declared, or the superset that people mean by it."""
    return encoding == declared or encoding in _RELATIVES.get(declared, ())


def round_trips(decoded: Decoded, data: bytes) -> Generator[float, None, bool]:
    """Whether encoding the text again in the file's encoding gives the same bytes; in slices.

    Not always: Shift-JIS and Big5 encode some characters in two ways, and ISO-2022-JP reads broken
    escape sequences as characters that it cannot write.
    """
    reader = codecs.getincrementaldecoder("utf-8")("surrogatepass")
    writer = codecs.getincrementalencoder(decoded.encoding)("surrogateescape")
    at = 0
    for start in range(0, len(decoded.data), _CHUNK):
        is_last = start + _CHUNK >= len(decoded.data)
        text = reader.decode(decoded.data[start : start + _CHUNK], is_last)
        try:
            written = writer.encode(text, is_last)
        except UnicodeEncodeError:
            return False
        if data[at : at + len(written)] != written:
            return False
        at += len(written)
        yield 1.0
    return at == len(data)


def _utf16(data: bytes) -> str | None:
    for start, name in _UTF16_STARTS:
        match = start.search(data, 0, 4096)
        if match is not None and match.start() % 2 == 0:
            return name
    return None


def _decode_marked(data: bytes, declared: str | None) -> Generator[float, None, Decoded]:
    relatives = _RELATIVES.get(declared or "", (declared,) if declared else ())
    single_byte = declared is None or declared.startswith(("iso8859", "cp125", "koi8", "ascii"))
    utf_8_first = single_byte or _THREE_BYTES.search(data) is not None
    for name in ("utf-8", *relatives) if utf_8_first else (*relatives, "utf-8"):
        try:
            text, _ = yield from _transcoded(data, name, "strict")
        except UnicodeDecodeError:
            continue
        if name == "utf-8" or not (yield from _is_unlikely(data, name)):
            basis = Basis.UTF8 if name == "utf-8" and declared != name else Basis.DECLARED
            return Decoded(text, name, basis, 0)
    seen = sample(data)
    worth = balance(seen)
    usual = relatives[-1] if relatives else ""
    is_clear = worth >= CLEAR
    if not is_clear and _fits_mostly(seen, usual) and not (yield from _is_unlikely(data, usual)):
        return (yield from _decode_as(data, usual, Basis.DECLARED))
    best = "utf-8" if is_clear else (yield from _guess(seen, worth))
    basis = Basis.DECLARED if best == declared else Basis.GUESSED
    return (yield from _decode_as(data, best, basis))


def _guess(seen: bytes, worth: float) -> Generator[float, None, str]:
    """The likeliest encoding of a sample, in which UTF-8 is worth this `balance`."""
    best = (yield from ranked_in_slices(seen))[0]
    if worth >= LIKELY:
        return best if _is_convincing(seen, best) else "utf-8"
    rest = without_utf_8(seen)
    return best if rest == seen else (yield from ranked_in_slices(rest))[0]


def _fits_mostly(seen: bytes, name: str) -> bool:
    """Whether more characters than bytes that do not fit are found; False for no encoding, ""."""
    if not name:
        return False
    text = _lenient_text(seen, name)
    return len(_BEYOND_ASCII.findall(text)) > len(_ESCAPED.findall(text))


def _is_convincing(seen: bytes, name: str) -> bool:
    return name in GO_ENCODINGS and plausibility(seen, name) > PLAUSIBLE


def _is_unlikely(data: bytes, name: str) -> Generator[float, None, bool]:
    """Whether a file is in another encoding than the one declared, though every byte fits: programs
    that ignore encodings declare one of a single byte, which every file fits, or that of their own
    language.
    """
    own = next((usual for usual, names in _USUAL.items() if name in names), name)
    seen = sample(data)
    if own not in GO_ENCODINGS or (worth := plausibility(seen, own)) > _LIKELY:
        return False
    if worth < PLAUSIBLE and balance(seen) == float("inf"):
        return True
    best = (yield from ranked_in_slices(data))[0]
    if best not in GO_ENCODINGS or {best, own} <= {"cp1252", "cp1250"}:
        return False
    if own in EAST_ASIAN and best not in EAST_ASIAN:  # whose bytes fit anything
        return False
    return best != own and plausibility(seen, best) > max(PLAUSIBLE, worth + _LEAD)


def _decode_as(data: bytes, name: str, basis: Basis) -> Generator[float, None, Decoded]:
    if name == "utf-8":
        data = data.removeprefix(codecs.BOM_UTF8)
    if name in _WIDE and not data.startswith(tuple(mark for mark, _ in _BYTE_ORDER_MARKS)):
        name += "-le"
    for errors in ("strict", "replace") if name.startswith(_WIDE) else _ERRORS:
        try:
            text, unfit = yield from _transcoded(data, name, errors)
        except UnicodeError:
            continue
        break
    else:
        raise LookupError(f"no encoding of texts: {name}")
    if name.startswith(_WIDE):
        text = text.removeprefix(codecs.BOM_UTF8)
    return Decoded(text, name, basis, unfit)


def _lenient_text(data: bytes, name: str) -> str:
    """A few bytes as text; those that do not fit are surrogate-escape code points, or U+FFFD."""
    try:
        return data.decode(name, "surrogateescape")
    except UnicodeError:  # an escape sequence, which is ASCII: see `_decode_as`
        return data.decode(name, "replace")


def _transcoded(data: bytes, name: str, errors: str) -> Generator[float, None, tuple[bytes, int]]:
    """The text as UTF-8, and how many bytes did not fit. Raises UnicodeDecodeError if "strict".

    UTF-8 without errors is returned unchanged.
    """
    _check_text(name)
    parts, unfit = [], 0
    pieces = _pieces(data, name, errors)
    for text in _with_utf_8(pieces) if errors == "surrogateescape" else pieces:
        if errors != "strict":
            unfit += len(_ESCAPED.findall(text)) + (
                text.count("\ufffd") if errors == "replace" else 0
            )
        if name != "utf-8" or errors != "strict":
            parts.append(text.encode("utf-8", "surrogatepass"))
        yield 0.0
    return b"".join(parts) if parts else data, unfit


def _pieces(data: bytes, name: str, errors: str) -> Iterator[str]:
    """The text of bytes, piece by piece.

    Python's incremental decoder for GB18030 loses digits after an invalid byte, so there whole
    lines are decoded; no character of GB18030 contains the byte of a line end. The decoders for
    ISO-2022 fail if a broken escape sequence crosses the end of a piece.
    """
    if errors == "replace" and not name.startswith(_WIDE):
        yield data.decode(name, errors)
        return
    if name == "gb18030" and errors != "strict":
        start = 0
        while start < len(data):
            end = data.find(b"\n", start + _CHUNK) + 1 or len(data)
            yield data[start:end].decode(name, errors)
            start = end
        return
    decoder = codecs.getincrementaldecoder(name)(errors)
    for start in range(0, len(data), _CHUNK):
        yield decoder.decode(data[start : start + _CHUNK], start + _CHUNK >= len(data))


def _with_utf_8(pieces: Iterator[str]) -> Iterator[str]:
    """The same text, where bytes that do not fit are read as UTF-8 if they fit that.

    Written to a file in UTF-8, they would be read so.
    """
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
    for text in pieces:
        yield decoder.decode(text.encode("utf-8", "surrogateescape"))
    yield decoder.decode(b"", True)


def _check_text(name: str) -> None:
    """Raise LookupError for a codec that does not make text, such as hex, or only host names."""
    if name in _HOST_NAMES:
        raise LookupError(f"an encoding of host names: {name}")
    try:
        b" ".decode(name)
    except UnicodeError:
        return
