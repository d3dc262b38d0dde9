"""Starting and ending an engine, repeatedly: its connection, handshake and profile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.client import Exchange
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind, Profile
from tromp_gui.session.engine.link import EngineLink, OnReply, Reply, ignore
from tromp_gui.session.engine.work import Limits
from tromp_gui.session.idle import single_shot


class Handshake:
    """Asks an engine for name, version and commands, then sends its start commands.

    The answer to `name` may take any time; `limit` (ms) applies to all others. `on_profile` is
    called with the profile, `on_ready` when everything is sent, with what was refused.
    """

    def __init__(
        self,
        link: EngineLink,
        launch: Launch,
        limit: int,
        on_profile: Callable[[Profile], None],
        on_ready: Callable[[tuple[Limit, ...]], None],
    ) -> None:
        self._link = link
        self._limit = limit
        self._on_profile = on_profile
        self._on_ready = on_ready
        self._commands = list(launch.commands)
        self._refused: list[Limit] = []
        self._profile = Profile(arguments=launch.arguments)

    def begin(self) -> None:
        """Ask the first question."""
        self._link.ask("name", self._named)

    def _named(self, reply: Reply) -> None:
        if reply.failure is None:
            self._profile = self._profile._replace(name=_text(reply))
            self._link.ask("version", self._versioned, self._limit)
            self._link.ask("list_commands", self._listed, self._limit)

    def _versioned(self, reply: Reply) -> None:
        if reply.failure is None:
            self._profile = self._profile._replace(version=_text(reply))

    def _listed(self, reply: Reply) -> None:
        if reply.failure is not None:
            return
        self._profile = self._profile._replace(commands=frozenset(_text(reply).split()))
        if self._profile.knows("kata-list_time_settings"):
            self._link.ask("kata-list_time_settings", self._times, self._limit)
        else:
            self._introduced()

    def _times(self, reply: Reply) -> None:
        if reply.failure is None:
            systems = frozenset(_text(reply).split())
            self._profile = self._profile._replace(time_systems=systems)
            self._introduced()

    def _introduced(self) -> None:
        self._on_profile(self._profile)
        self._next()

    def _next(self) -> None:
        if self._commands:
            self._link.ask(self._commands.pop(0), self._done, self._limit)
        else:
            self._on_ready(tuple(self._refused))

    def _done(self, reply: Reply) -> None:
        if reply.failure is not None:
            return
        if not reply.is_success:
            self._refused.append(Limit(LimitKind.START_COMMAND, reply.command))
        self._next()


def _text(reply: Reply) -> str:
    return reply.text.strip() if reply.is_success else ""


class EngineRun(QObject):
    """Keeps the line to an engine: opened, introduced, closed, and opened again.

    Signals: `introduced(Profile)`; `ready()`, it can be given work; `slow()`, no answer for
    `Limits.starting`; `line_received(Exchange, str)`, `failed(Failure)` and
    `logged(tuple[LogLine, ...])` as in `EngineLink`.
    """

    introduced = Signal(object)
    ready = Signal()
    slow = Signal()
    line_received = Signal(object, str)
    failed = Signal(object)
    logged = Signal(object)

    def __init__(self, launch: Launch, limits: Limits, parent: QObject) -> None:
        super().__init__(parent)
        self._launch = launch
        self._limits = limits
        self._link: EngineLink | None = None
        self._patience = single_shot(self, self.slow.emit)
        self.is_up = False
        self.profile = Profile()
        self.refused: tuple[Limit, ...] = ()

    @property
    def link(self) -> EngineLink | None:
        """The connection to the engine; None if it is not running."""
        return self._link

    @property
    def oldest(self) -> Exchange | None:
        """What the engine works on."""
        return self._link.oldest if self._link is not None else None

    def open(self) -> None:
        """Start the engine and let it introduce itself."""
        link = EngineLink(self._launch, self._limits.grace, self)
        link.line_received.connect(self.line_received)
        link.failed.connect(self._link_failed)
        link.logged.connect(self.logged)
        self._link = link
        self._patience.start(self._limits.starting)
        link.open()
        limit = self._limits.reply
        Handshake(link, self._launch, limit, self._introduced, self._ready).begin()

    def close(self, is_kind: bool) -> None:
        """Close the connection: let the engine quit, or kill it at once."""
        self._patience.stop()
        self.is_up = False
        link, self._link = self._link, None
        if link is not None:
            link.close(is_kind)

    def ask(
        self,
        command: str,
        on_reply: OnReply = ignore,
        limit: int | None = None,
        end_limit: int | None = None,
    ) -> Exchange:
        """Send a command, see `EngineLink.ask`. Raises RuntimeError if no engine runs."""
        if self._link is None:
            raise RuntimeError("the engine does not run")
        return self._link.ask(command, on_reply, limit, end_limit)

    def end(self, exchange: Exchange) -> None:
        """End a command that any other command ends."""
        if self._link is not None:
            self._link.end(exchange)

    def give_up_if_silent(self) -> bool:
        """Fail if the engine can no longer answer, see `EngineLink.give_up_if_silent`."""
        return self._link is not None and self._link.give_up_if_silent()

    def _introduced(self, profile: Profile) -> None:
        self.profile = profile
        self.introduced.emit(profile)

    def _ready(self, refused: tuple[Limit, ...]) -> None:
        self._patience.stop()
        self.is_up, self.refused = True, refused
        self.ready.emit()

    def _link_failed(self, failure: object) -> None:
        self._link = None
        self.close(is_kind=False)
        self.failed.emit(failure)
