"""A line to an engine: its process and the protocol together, with a time limit for each answer."""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import Enum
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.client import Broken, Client, Event, Exchange, InfoLine, Replied, UnexpectedLine
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.process import GRACE, EngineProcess, ProcessEnd
from tromp_gui.session.idle import single_shot


class LogKind(Enum):
    """The source of a line of the log. The values are the signs before the line, in the console, in
    copies and in files.
    """

    SENT = ">"
    ANSWERED = " "
    STRAY = "~"
    """On standard output, but no answer."""
    ERROR = "!"
    """On standard error."""


class LogLine(NamedTuple):
    """A line sent or received, without control characters, truncated if very long."""

    kind: LogKind
    text: str

    @property
    def is_error(self) -> bool:
        """Whether it comes from standard error."""
        return self.kind is LogKind.ERROR

    @property
    def signed(self) -> str:
        """The line with its sign; the further lines of an answer are indented alike."""
        return "\n".join(f"{self.kind.value} {part}" for part in self.text.split("\n"))


class Reply(NamedTuple):
    """An answer, or in `failure` why there is none."""

    command: str
    is_success: bool
    text: str
    failure: Failure | None = None

    @property
    def told(self) -> str:
        """The text of a successful answer; "" for any other."""
        return self.text.strip() if self.is_success else ""


OnReply: TypeAlias = Callable[[Reply], None]

_LOG_PAUSE = 100
_LOG_LINES = 2000
_LONGEST_LOGGED = 4000
_LOGGED_AT_ONCE = 8 << 10
_TAIL_LINES = 20
_HAS_RUN = {*(FailureKind.EXITED, FailureKind.CRASHED, FailureKind.HUNG_UP, FailureKind.TOO_LONG)}
"""How the process of an engine ends that has started."""


class EngineLost(Exception):
    """The engine is gone without having answered."""


class PendingReply:
    """The reply to a command that was sent.

    Awaiting it in a `Conversation` brings the reply, or raises EngineLost. `limit` and `end_limit`
    are those of `EngineLink.ask`.
    """

    def __init__(self, exchange: Exchange, limit: int | None, end_limit: int | None) -> None:
        self.exchange, self.limit, self.end_limit = exchange, limit, end_limit
        self._reply: Reply | None = None
        self._listeners: list[OnReply] = []

    @property
    def is_due(self) -> bool:
        """Whether the reply has not come yet."""
        return self._reply is None

    def then(self, on_reply: OnReply) -> None:
        """Call this when the reply comes, also with a failure; not if it has come already."""
        self._listeners.append(on_reply)

    def give(self, reply: Reply) -> None:
        """Pass on the reply."""
        self._reply = reply
        for on_reply in self._listeners:
            on_reply(reply)

    def __await__(self) -> Generator[PendingReply, None, Reply]:
        if self._reply is None:
            yield self
        assert self._reply is not None
        if self._reply.failure is not None:
            raise EngineLost
        return self._reply


class EngineLink(QObject):
    """The GTP connection to one run of an engine.

    Signals: `line_received(Exchange, str)`, an `info ...` line of an answer that is not complete;
    `failed(Failure)`, once, when the engine is gone and all pending answers have failed;
    `logged(tuple[LogLine, ...])`, new lines of the log, at most ten times a second (only the last
    ones if there are too many).
    """

    line_received = Signal(object, str)
    failed = Signal(object)
    logged = Signal(object)

    def __init__(self, launch: Launch, grace: int = GRACE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch = launch
        self._client = Client()
        self._waits: dict[int, PendingReply] = {}
        self._ending: set[int] = set()
        self._log: list[LogLine] = []
        self._strays: list[str] = []
        self._is_over = False
        self._process = EngineProcess(grace, self)
        self._process.output_received.connect(self._on_output_received)
        self._process.errors_received.connect(self._on_errors_received)
        self._process.ended.connect(self._ended)
        self._clock = single_shot(self, self.give_up)
        self._log_timer = single_shot(self, self._flush_log)

    def open(self) -> None:
        self._process.start(self._launch)

    @property
    def oldest(self) -> Exchange | None:
        """The oldest unanswered command; None if all are answered."""
        wait = self._oldest_wait
        return wait.exchange if wait else None

    @property
    def _oldest_wait(self) -> PendingReply | None:
        return next(iter(self._waits.values()), None)

    def ask(
        self, command: str, limit: int | None = None, end_limit: int | None = None
    ) -> PendingReply:
        """Send a command; its reply never comes before this returns.

        `limit` is how long, in ms, the engine may work on it (None: no limit). `end_limit` marks a
        command that any other command ends, and how soon. Raises ValueError for an empty command.
        """
        exchange, data = self._client.send(command)
        reply = self._waits[exchange.id] = PendingReply(exchange, limit, end_limit)
        self._note(LogKind.SENT, exchange.command)
        self._process.write(data)
        if self.oldest == exchange:
            self._watch()
        else:
            self._expect_end()
        return reply

    def end(self, exchange: Exchange) -> None:
        """End a command that any other one would end: by an empty line, which gets no answer."""
        wait = self._waits.get(exchange.id)
        if wait is not None and wait.end_limit is not None:
            self._ending.add(exchange.id)
            self._process.write(b"\n")
            self._watch()

    def give_up_if_silent(self) -> bool:
        """Fail if the process exists but can no longer answer; returns whether it failed."""
        problem = self._process.silence
        if problem is not None:
            self._fail(Failure(problem, self._command()))
        return problem is not None

    def close(self, is_kind: bool = True) -> None:
        """Close the connection: no more signals. If not `is_kind`, the engine is killed at once."""
        self._is_over = True
        self._clock.stop()
        self._log_timer.stop()
        self._flush_log()
        if is_kind:
            self._process.stop()
        else:
            self._process.kill()
        if self._process.is_running:
            self._process.gone.connect(self.deleteLater)
        else:
            self.deleteLater()

    # Output of the engine

    def _on_output_received(self, data: bytes) -> None:
        if not self._is_over:
            self._handle(self._client.feed(data))

    def _handle(self, events: list[Event]) -> None:
        for event in events:
            if self._is_over:
                return
            match event:
                case Replied(exchange, is_success, text):
                    self._replied(exchange, is_success, text)
                case InfoLine(exchange, line):
                    self.line_received.emit(exchange, line)
                case UnexpectedLine(text):
                    self._strays = [*self._strays[-_TAIL_LINES:], text]
                    self._note(LogKind.STRAY, text)
                case Broken(problem, text):
                    self._fail(Failure(problem, self._command(), text))

    def _replied(self, exchange: Exchange, is_success: bool, text: str) -> None:
        self._note(LogKind.ANSWERED, f"{'=' if is_success else '?'} {text}")
        wait = self._waits.pop(exchange.id)
        self._ending.discard(exchange.id)
        self._watch()
        wait.give(Reply(exchange.command, is_success, text))

    def _on_errors_received(self, data: bytes) -> None:
        for line in data[-_LOGGED_AT_ONCE:].decode("utf-8", "replace").splitlines():
            self._note(LogKind.ERROR, line)

    def _ended(self, ending: ProcessEnd) -> None:
        if self._is_over:
            return
        if ending.kind is not FailureKind.TOO_LONG:  # else the answer was cut off
            self._handle(self._client.finish())
        if not self._is_over:
            problem, code, message = ending
            command = self._command() if problem in _HAS_RUN else self._launch.program
            self._fail(Failure(problem, command, message, code))

    # Time limits

    def _watch(self) -> None:
        """Restart the time of what the engine works on now."""
        self._clock.stop()
        wait = self._oldest_wait
        if wait is None:
            return
        if wait.limit is not None:
            self._clock.start(wait.limit)
        elif len(self._waits) > 1 or wait.exchange.id in self._ending:
            self._expect_end()

    def _expect_end(self) -> None:
        wait = self._oldest_wait
        if wait is not None and wait.end_limit is not None and not self._clock.isActive():
            self._clock.start(wait.end_limit)

    def give_up(self) -> None:
        """Fail, because the engine does not respond."""
        self._fail(Failure(FailureKind.NOT_RESPONDING, self._command()))

    def _fail(self, failure: Failure) -> None:
        errors = self._process.errors.decode("utf-8", "replace").splitlines()
        whole = Failure(
            failure.kind,
            failure.command,
            failure.message,
            failure.exit_code,
            tuple(errors[-_TAIL_LINES:]),
            tuple(self._strays[-_TAIL_LINES:]),
        )
        waits, self._waits = self._waits, {}
        self.close(is_kind=False)
        for wait in waits.values():
            wait.give(Reply(wait.exchange.command, False, "", whole))
        self.failed.emit(whole)

    def _command(self) -> str:
        return self.oldest.command if self.oldest else ""

    # The log

    def _note(self, kind: LogKind, text: str) -> None:
        self._log.append(LogLine(kind, text[:_LONGEST_LOGGED]))
        if len(self._log) > 2 * _LOG_LINES:
            del self._log[:-_LOG_LINES]
        if not self._log_timer.isActive():
            self._log_timer.start(_LOG_PAUSE)

    def _flush_log(self) -> None:
        lines, self._log = self._log[-_LOG_LINES:], []
        if lines:
            self.logged.emit(tuple(lines))
