"""Commands and responses as they are sent, and a reader for bytes that may be cut anywhere.

Source: GTP version 2, draft 2: 2.5 "Command Structure", 2.6 "Response Structure", 2.7 "Error
Messages", 3.1 "Preprocessing", 3.4, 3.5.
"""

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


_HEAD = re.compile(r"([=?])([0-9]{0,18})[ ]*(.*)", re.ASCII | re.DOTALL)
_INFO = "info "
_OPENING_INFO = re.compile(r"(=[0-9]{0,18})[ ]*(info .*)", re.ASCII)
_BLANK_LINES = re.compile(r"\n[ \n]*\n")


class Response(NamedTuple):
    """An answer: the command's id if it had one, whether it succeeded, the text.

    Lines of the text are separated by `\\n`; none but the first is blank.
    """

    id: int | None
    is_success: bool
    text: str


class Info(NamedTuple):
    """A line `info ...` of a response that is not complete: what an engine finds as it searches.

    Sources: Leela Zero's `lz-analyze` and KataGo's `kata-analyze`.
    """

    id: int | None
    text: str


class ResponseTooLong(ValueError):
    """An engine sent too long a line or response; nothing after it can be trusted."""


def format_response(response: Response) -> str:
    """The response as it is sent, including the blank line at its end.

    Control characters are dropped, and so are blank lines in the text, which would end it. What
    cannot be encoded becomes a question mark.
    """
    text = _BLANK_LINES.sub("\n", clean(response.text)).rstrip().lstrip(" ")
    text = text.encode("utf-8", "replace").decode("utf-8")
    sign = "=" if response.is_success else "?"
    number = "" if response.id is None else str(response.id)
    return f"{sign}{number}{' ' if text else ''}{text}\n\n"


class ResponseReader:
    """Puts responses together from bytes as they come.

    `longest_line` and `longest_response` are limits in bytes. Lines `info ...` are returned at once
    and are not part of the response around them, which may therefore go on for ever.
    """

    def __init__(self, longest_line: int = 1 << 20, longest_response: int = 4 << 20) -> None:
        self._longest_line = longest_line
        self._longest_response = longest_response
        self._rest = b""
        self._lines: list[str] = []
        self._length = 0

    def feed(self, data: bytes) -> list[Response | Info | str]:
        """The responses, infos and lines outside of any response that these bytes complete.

        Raises ResponseTooLong beyond the limits; then this reader can no longer be used.
        """
        *lines, self._rest = (self._rest + data).split(b"\n")
        if max(map(len, [*lines, self._rest])) > self._longest_line:
            raise ResponseTooLong(f"a line of more than {self._longest_line} bytes")
        found = (self._line(line) for line in lines)
        return [item for item in found if item is not None]

    def finish(self) -> list[Response | Info | str]:
        """What was pending when the stream ended, which has the effect of a blank line."""
        return [*self.feed(b"\n"), *self.feed(b"\n")]

    def _line(self, data: bytes) -> Response | Info | str | None:
        line = clean(data.decode("utf-8", "replace"))
        if not line.strip(" "):
            return self._completed()
        if not self._lines and line[0] not in "=?":
            return line
        if self._lines and line.startswith(_INFO):
            return Info(self._id(), line)
        if not self._lines and (opening := _OPENING_INFO.fullmatch(line)):
            self._lines.append(opening[1])
            return Info(self._id(), opening[2])
        self._length += len(data) + 1
        if self._length > self._longest_response:
            raise ResponseTooLong(f"a response of more than {self._longest_response} bytes")
        self._lines.append(line)
        return None

    def _id(self) -> int | None:
        """The id of the response being put together."""
        head = _HEAD.fullmatch(self._lines[0])
        return int(head[2]) if head and head[2] else None

    def _completed(self) -> Response | None:
        if not self._lines:
            return None
        head = _HEAD.fullmatch("\n".join(self._lines))
        self._lines, self._length = [], 0
        assert head is not None
        sign, number, text = head.groups()
        return Response(int(number) if number else None, sign == "=", text.rstrip(" "))
