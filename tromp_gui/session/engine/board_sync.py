"""Where an engine is, and how it gets to where it is wanted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Limit
from tromp_gui.gtp.sync import Mirror, Target, Unfit, plan
from tromp_gui.session.engine.link import Reply
from tromp_gui.session.engine.run import EngineRun
from tromp_gui.session.engine.sync import EngineSync


class EngineBoard(QObject):
    """Owns the mirror of what the engine holds.

    Signal: `limited(tuple[Limit, ...])` what of the game could not be told is another than before.
    """

    limited = Signal(object)

    def __init__(self, run: EngineRun, limit: int, parent: QObject) -> None:
        super().__init__(parent)
        self._run = run
        self._limit = limit
        self._sync: EngineSync | None = None
        self.mirror: Mirror = None
        self.untold: tuple[Limit, ...] = ()

    @property
    def is_on_the_way(self) -> bool:
        """Whether the engine is being told a game."""
        return self._sync is not None

    def go(
        self,
        target: Target,
        on_there: Callable[[], None],
        on_refused: Callable[[Failure], None],
        is_retry: bool = False,
    ) -> None:
        """Bring the engine to `target`; where it refuses, once more from the empty board.

        Raises RuntimeError where no engine runs.
        """
        link = self._run.link
        if link is None:
            raise RuntimeError("the engine does not run")
        way = plan(self.mirror, target, self._run.profile)
        if isinstance(way, Unfit):
            on_refused(Failure(FailureKind.UNFIT, "boardsize", way.limit.detail))
            return
        known = () if self.mirror is None else self.untold

        def done(untold: tuple[Limit, ...]) -> None:
            self._sync, self.mirror = None, target
            self._tell((*known, *untold))
            on_there()

        def refused(reply: Reply) -> None:
            self.forget()
            if not is_retry:
                self.go(target, on_there, on_refused, is_retry=True)
                return
            is_move = reply.command.startswith("play ")
            problem = FailureKind.OUT_OF_SYNC if is_move else FailureKind.REFUSED
            on_refused(Failure(problem, reply.command, reply.text))

        self._sync = EngineSync(link, way, self._limit, done, refused)
        self._sync.begin()

    def forget(self) -> None:
        """What the engine holds is not certain any more."""
        if self._sync is not None:
            self._sync.forget()
        self._sync, self.mirror = None, None

    def _tell(self, limits: tuple[Limit, ...]) -> None:
        untold = tuple(dict.fromkeys(limits))
        if untold != self.untold:
            self.untold = untold
            self.limited.emit(untold)
