"""The names of encodings in files (CA), and Python's names for them.

Source of the names: the IANA registry of character sets and the labels of the WHATWG Encoding
Standard; people write them with other signs between letters and digits, or none.
"""

from __future__ import annotations

import codecs
import re

_SIGNS = re.compile("[^a-z0-9]+")
_WINDOWS = re.compile("(?:windows|ms)([0-9]{3,4})")
_OTHER_NAMES = {
    "windows31j": "cp932",
    "windows949": "cp949",
    "gb231280": "gb2312",
    "cngb": "gb2312",
    "cnbig5": "big5",
    "utf8n": "utf-8",
    "unicode11utf8": "utf-8",
}
_WRITTEN = {
    "utf-8": "UTF-8",
    "gb18030": "GB18030",
    "big5": "Big5",
    "cp932": "Shift_JIS",
    "euc_jp": "EUC-JP",
    "cp949": "EUC-KR",
    "cp1251": "windows-1251",
    "koi8-r": "KOI8-R",
    "cp1252": "windows-1252",
    "cp1250": "windows-1250",
}


def encoding_named(name: str) -> str:
    """Python's name of the encoding that is called so. Raises LookupError if it is unknown."""
    squeezed = _SIGNS.sub("", name.lower()).lstrip("x")
    found = _WINDOWS.fullmatch(squeezed)
    for each in (name, _OTHER_NAMES.get(squeezed), squeezed, found and f"cp{found[1]}"):
        try:
            return codecs.lookup(each or "").name
        except (LookupError, ValueError):  # ValueError: with a NUL
            continue
    raise LookupError(f"unknown encoding: {name}")


def charset_name(encoding: str) -> str:
    """What CA calls an encoding, by Python's name; the usual name also of its Windows variant."""
    return _WRITTEN.get(encoding, encoding.replace("_", "-"))
