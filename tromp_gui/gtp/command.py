"""Commands as a controller sends them.

Source: GTP version 2, draft 2: 2.5 "Command Structure" and 3.1 "Preprocessing".
"""

from __future__ import annotations

import re
from typing import NamedTuple

_TAB, _LINE_FEED, _DELETE = 9, 10, 127
_CLEANING: dict[int, str | None] = dict.fromkeys([*range(32), _DELETE])
_CLEANING[_TAB] = " "
_CLEANING[_LINE_FEED] = "\n"

_ID = re.compile(r"[0-9]{1,18}", re.ASCII)


class GtpCommand(NamedTuple):
    """A command: its id where it has one, its name, its arguments.

    The name is empty if a line holds an id alone.
    """

    id: int | None
    name: str
    args: tuple[str, ...]


def clean(text: str) -> str:
    """`text` without control characters, including CR; tabs become spaces, line feeds stay."""
    return text.translate(_CLEANING)


def parse_command(line: str) -> GtpCommand | None:
    """Read one line; None if nothing is left of it: it was blank, or all comment.

    An id may have more digits than GTP's int (18 instead of 10); a longer number is a name.
    """
    words = clean(line).partition("#")[0].replace("\n", " ").split(" ")
    words = [word for word in words if word]
    if not words:
        return None
    if not _ID.fullmatch(words[0]):
        return GtpCommand(None, words[0], tuple(words[1:]))
    return GtpCommand(int(words[0]), words[1] if len(words) > 1 else "", tuple(words[2:]))
