"""How far bytes are UTF-8 in which single bytes were lost or became `?`, and what was there.

A converter that took UTF-8 for Windows-1252 replaces the bytes that are missing there (81, 8D, 8F,
90, 9D) by `?`; other programs cut a text inside a character, or drop bytes. What remains of a
character of three bytes is hardly met in another encoding.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice

_PIECE = rb"""(?x)
         (?P<three> [\xe0-\xef][\x80-\xbf]{2} | [\xf0-\xf4][\x80-\xbf]{3} )
       | (?P<two> [\xc2-\xdf][\x80-\xbf] )
       | (?P<replaced> [\xe0-\xef](?: [\x80-\xbf]\? | \?[\x80-\xbf] ) )
       | (?P<lost> [\xe0-\xef][\x80-\xbf] )
       | (?P<other> [\x80-\xff] )"""
_WORDS = rb"(?:[\xe0-\xef][\x80-\xbf]{2}){2,}"
LIKELY, CLEAR = 1.0, 4.0
"""What a balance means."""
_LACKING = (0x81, 0x8D, 0x8F, 0x90, 0x9D)
"""The bytes that Windows-1252 does not define."""
_COMMON = (("gb2312", 0xF7), ("euc_jp", 0xCF), ("euc_kr", 0xFD), ("big5", 0xC6))
"""Encodings, and the last first byte of a common character of two bytes in each: GB2312, JIS X 0208
up to level 1, KS X 1001, Big5 up to level 1.
"""
_REPLACED = rb"\xed\xb3[\xa0-\xaf](?:\xed\xb2[\x80-\xbf]\?|\?\xed\xb2[\x80-\xbf])"
"""What remains of a character of three bytes, as surrogate-escape code points in UTF-8."""
_MOST_GUESSES = 1000


def balance(sample: bytes) -> float:
    """What speaks for UTF-8 with single bytes damaged, for each thing that speaks against it: from
    0.0 (nothing does) to infinity (nothing speaks against it).
    """
    kinds = [match.lastgroup for match in re.finditer(_PIECE, sample)]
    whole, short = kinds.count("three"), kinds.count("two")
    good = 2 * (whole + kinds.count("replaced")) + short
    bad = kinds.count("lost") + kinds.count("other")
    return good / bad if bad else (float("inf") if good else 0.0)


def without_utf_8(sample: bytes) -> bytes:
    """The same without words of UTF-8 (two characters or more of three bytes each), for a file in
    which programs of two encodings have written.
    """
    return re.sub(_WORDS, b"", sample)


def restored(text: bytes) -> bytes:
    """A text as in `Decoded.data`, with the characters in it that lost one byte to Windows-1252.

    A character is restored only if just one of the five bytes that may have been there makes a
    common one; all others stay as they are.
    """
    return re.sub(_REPLACED, lambda found: _character(found[0]).encode() or found[0], text)


def guesses(text: bytes) -> dict[str, int]:
    """The characters that `restored` guesses in the first thousand damaged places of a text, each
    once, with the offset of its first place, in order.
    """
    found: dict[str, int] = {}
    for match in islice(re.finditer(_REPLACED, text), _MOST_GUESSES):
        if guess := _character(match[0]):
            found.setdefault(guess, match.start())
    return found


@cache
def _character(replaced: bytes) -> str:
    """The only common character that may have been there; '' if there are several or none."""
    rest = replaced.decode("utf-8", "surrogatepass").encode("utf-8", "surrogateescape")
    possible = [rest.replace(b"?", bytes((lost,))).decode("utf-8", "ignore") for lost in _LACKING]
    common = [char for char in possible if _is_common(char)]
    return common[0] if len(common) == 1 else ""


def _is_common(char: str) -> bool:
    """False for '' too, and for a syllable that Python's EUC-KR composes of eight bytes."""
    return any(
        len(code := char.encode(encoding, "ignore")) == 2 and code[0] <= last
        for encoding, last in _COMMON
    )
