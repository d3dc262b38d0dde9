"""How far bytes are UTF-8 in which single bytes were lost or became `?`.

A converter that took UTF-8 for Windows-1252 replaces the bytes that are missing there (81, 8D, 8F,
90, 9D) by `?`; other programs cut a text inside a character, or drop bytes. What remains of a
character of three bytes is hardly met in another encoding.
"""

from __future__ import annotations

import re

_PIECE = re.compile(
    rb"""(?P<three> [\xe0-\xef][\x80-\xbf]{2} | [\xf0-\xf4][\x80-\xbf]{3} )
       | (?P<two> [\xc2-\xdf][\x80-\xbf] )
       | (?P<replaced> [\xe0-\xef](?: [\x80-\xbf]\? | \?[\x80-\xbf] ) )
       | (?P<lost> [\xe0-\xef][\x80-\xbf] )
       | (?P<other> [\x80-\xff] )""",
    re.VERBOSE,
)
_WORDS = re.compile(rb"(?:[\xe0-\xef][\x80-\xbf]{2}){2,}")
LIKELY, CLEAR = 1.0, 4.0
"""What a balance means."""


def balance(sample: bytes) -> float:
    """What speaks for UTF-8 with single bytes damaged, for each thing that speaks against it: from
    0.0 (nothing does) to infinity (nothing speaks against it).
    """
    kinds = [match.lastgroup for match in _PIECE.finditer(sample)]
    whole, short = kinds.count("three"), kinds.count("two")
    good = 2 * (whole + kinds.count("replaced")) + short
    bad = kinds.count("lost") + kinds.count("other")
    return good / bad if bad else (float("inf") if good else 0.0)


def without_utf_8(sample: bytes) -> bytes:
    """The same without words of UTF-8 (two characters or more of three bytes each), for a file in
    which programs of two encodings have written.
    """
    return _WORDS.sub(b"", sample)
