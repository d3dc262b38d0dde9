"""The controller's side of GTP without I/O: bytes in, events out, and a queue of commands."""

from collections import deque
from typing import NamedTuple, TypeAlias

from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.response import Info, Response, ResponseReader, ResponseTooLong, clean

LONGEST_LINE, LONGEST_REPLY = 1 << 20, 4 << 20
"""In bytes; an engine that writes more than this cannot be trusted."""

_GMP = b"\x01\xa1\xa0\x80"
_OPENING = 64


class Exchange(NamedTuple):
    """A command on its way to the engine: its id, counted from 1, and its text without the id."""

    id: int
    command: str

    @property
    def name(self) -> str:
        """The command's first word."""
        return self.command.partition(" ")[0]


class Replied(NamedTuple):
    """The engine has answered, `is_success` with `=`, else with `?`."""

    exchange: Exchange
    is_success: bool
    text: str


class InfoLine(NamedTuple):
    """A line `info ...` of an answer that is not complete."""

    exchange: Exchange
    line: str


class UnexpectedLine(NamedTuple):
    """A line that answers nothing: a banner, junk, or a second answer."""

    text: str


class Broken(NamedTuple):
    """The engine has violated the protocol; nothing it writes afterwards counts."""

    kind: FailureKind
    text: str = ""


Event: TypeAlias = Replied | InfoLine | UnexpectedLine | Broken


class Client:
    """Commands out with ids, answers in; every command is sent at once and answered in order.

    An answer with an earlier id is stray, one without an id belongs to the oldest command that
    waits, one with a later id breaks the protocol. The limits are in bytes.
    """

    def __init__(self, longest_line: int = LONGEST_LINE, longest_reply: int = LONGEST_REPLY):
        self._reader = ResponseReader(longest_line, longest_reply)
        self._waiting: deque[Exchange] = deque()
        self._last_id = 0
        self._opening = b""
        self._is_broken = False

    @property
    def waiting(self) -> tuple[Exchange, ...]:
        """The unanswered commands, oldest first."""
        return tuple(self._waiting)

    def send(self, command: str) -> tuple[Exchange, bytes]:
        """Queue a command (one line, comments and control characters are dropped).

        Returns it and the bytes to be written. Raises ValueError if nothing is left of it.
        """
        text = " ".join(clean(command).partition("#")[0].split())
        if not text:
            raise ValueError("an empty command gets no answer")
        self._last_id += 1
        exchange = Exchange(self._last_id, text)
        self._waiting.append(exchange)
        return exchange, f"{exchange.id} {text}\n".encode()

    def feed(self, data: bytes) -> list[Event]:
        """The events in these bytes, which may be cut anywhere; none once the protocol broke."""
        if self._is_broken:
            return []
        events: list[Event] = []
        if self._speaks_gmp(data):
            return self._broken(events, Broken(FailureKind.GMP))
        try:
            items = self._reader.feed(data)
        except ResponseTooLong:
            return self._broken(events, Broken(FailureKind.TOO_LONG))
        for item in items:
            event = self._event(item)
            if isinstance(event, Broken):
                return self._broken(events, event)
            events.append(event)
        return events

    def finish(self) -> list[Event]:
        """The events pending when the engine closed its output, which completes an answer."""
        return [] if self._is_broken else [self._event(item) for item in self._reader.finish()]

    def _broken(self, events: list[Event], event: Broken) -> list[Event]:
        self._is_broken = True
        return [*events, event]

    def _speaks_gmp(self, data: bytes) -> bool:
        if len(self._opening) < _OPENING:
            self._opening = (self._opening + data)[:_OPENING]
            return _GMP in self._opening
        return False

    def _event(self, item: Response | Info | str) -> Event:
        if isinstance(item, str):
            return UnexpectedLine(item)
        exchange = self._matching_command(item)
        if isinstance(exchange, Broken | UnexpectedLine):
            return exchange
        if isinstance(item, Info):
            return InfoLine(exchange, item.text)
        self._waiting.popleft()
        return Replied(exchange, item.is_success, item.text)

    def _matching_command(self, item: Response | Info) -> Exchange | Broken | UnexpectedLine:
        """The command that an answer belongs to: the oldest unanswered one, or none."""
        if not self._waiting:
            is_later = item.id is not None and item.id > self._last_id
            return (
                Broken(FailureKind.WRONG_ID, item.text) if is_later else UnexpectedLine(item.text)
            )
        oldest = self._waiting[0]
        if item.id is None or item.id == oldest.id:
            return oldest
        return (
            UnexpectedLine(item.text)
            if item.id < oldest.id
            else Broken(FailureKind.WRONG_ID, item.text)
        )
