"""An engine from its start to its end, again and again: the line to it, and what it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.client import Exchange
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, Profile
from tromp_gui.session.engine.handshake import Handshake
from tromp_gui.session.engine.link import EngineLink, OnReply, ignore
from tromp_gui.session.engine.timers import single_shot
from tromp_gui.session.engine.work import Limits


class EngineRun(QObject):
    """Keeps the line to an engine: opened, introduced, closed, and opened anew.

    Signals: `introduced(Profile)`; `ready()` it may be given work; `slow()` it has not answered
    for `Limits.starting`; `told(Exchange, str)`, `failed(Failure)` and `logged(tuple[LogLine,
    ...])` as `EngineLink` has them.
    """

    introduced = Signal(object)
    ready = Signal()
    slow = Signal()
    told = Signal(object, str)
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
        """The line to the engine; None where it does not run."""
        return self._link

    @property
    def oldest(self) -> Exchange | None:
        """What the engine works on."""
        return self._link.oldest if self._link is not None else None

    def open(self) -> None:
        """Start the engine and let it introduce itself."""
        link = EngineLink(self._launch, self._limits.grace, self)
        link.told.connect(self.told)
        link.failed.connect(self._link_failed)
        link.logged.connect(self.logged)
        self._link = link
        self._patience.start(self._limits.starting)
        link.open()
        limit = self._limits.reply
        Handshake(link, self._launch, limit, self._introduced, self._ready).begin()

    def close(self, is_kind: bool) -> None:
        """Let go of the engine: kindly, or killed at once."""
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
        """Send a command, see `EngineLink.ask`. Raises RuntimeError where no engine runs."""
        if self._link is None:
            raise RuntimeError("the engine does not run")
        return self._link.ask(command, on_reply, limit, end_limit)

    def end(self, exchange: Exchange) -> None:
        """End a command, where any other one would."""
        if self._link is not None:
            self._link.end(exchange)

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
