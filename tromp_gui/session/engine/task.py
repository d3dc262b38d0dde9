"""The long command an engine is working on, and its reports."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.analysis import Perspective, parse_analysis
from tromp_gui.gtp.client import Exchange
from tromp_gui.session.engine.board_sync import EngineBoard
from tromp_gui.session.engine.commands import ends_at_next, name_of, plays_its_move
from tromp_gui.session.engine.link import Reply
from tromp_gui.session.engine.run import EngineRun
from tromp_gui.session.engine.work import Analyse, Move
from tromp_gui.session.idle import single_shot

_PAUSE = 50


class AnalysisFeed(QObject):
    """Reads the last line of every 50 ms. Signal: `analysed(Analysis)`.

    `perspective` is whose win rate the engine reports.
    """

    analysed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.perspective = Perspective.SIDE_TO_MOVE
        self._line = ""
        self._work: Analyse | Move | None = None
        self._pause = single_shot(self, self.flush)

    def take(self, work: Analyse | Move, line: str) -> None:
        """A line `info ...` of the search for this work."""
        self._work, self._line = work, line
        if not self._pause.isActive():
            self._pause.start(_PAUSE)

    def flush(self) -> None:
        """Report the latest analysis now."""
        work, line = self._work, self._line
        self.forget()
        if work is None:
            return
        rows, columns = work.target.rows, work.target.columns
        analysis = parse_analysis(line, work.color, rows, columns, self.perspective)
        if analysis is not None:
            self.analysed.emit(analysis)

    def forget(self) -> None:
        """Discard the pending report."""
        self._work = None
        self._pause.stop()


class EngineTask:
    """Sends commands without a time limit, and can forget an answer.

    `end_limit` (ms) is how long a command may continue after being interrupted.
    """

    def __init__(self, run: EngineRun, place: EngineBoard, end_limit: int) -> None:
        self._run = run
        self._place = place
        self._end_limit = end_limit
        self._current: Exchange | None = None
        self._is_wanted = False

    @property
    def is_on(self) -> bool:
        """Whether the engine still works on it, wanted or not."""
        return self._current is not None

    @property
    def is_in_the_way(self) -> bool:
        """Whether the engine is working and cannot be interrupted."""
        return self._current is not None and not ends_at_next(self._current.name)

    @property
    def is_leftover(self) -> bool:
        """Whether the engine works on something that is not wanted any more."""
        return self._current is not None and not self._is_wanted

    def is_about(self, exchange: Exchange) -> bool:
        """Whether this is the command, and its answer still wanted."""
        return self._is_wanted and exchange == self._current

    def begin(self, command: str, on_reply: Callable[[Reply], None]) -> None:
        """Send a command; `on_reply` gets its answer, unless it is forgotten or the engine fails.

        A forgotten move may still have been played on the engine's board.
        """

        def answered(reply: Reply) -> None:
            if reply.failure is not None:  # its owner calls `closed`
                return
            is_wanted = self.is_about(exchange)
            if self._current == exchange:
                self.closed()
            if is_wanted:
                on_reply(reply)
            elif plays_its_move(name_of(command)):
                self._place.forget()

        exchange = self._run.ask(command, answered, None, self.end_limit(command))
        self._current, self._is_wanted = exchange, True

    def forget(self) -> None:
        """Forget the answer; cancel the command if possible."""
        if self._current is not None and self._is_wanted:
            self._run.end(self._current)
        self._is_wanted = False

    def closed(self) -> None:
        """The engine has answered, or is gone."""
        self._current, self._is_wanted = None, False

    def end_limit(self, command: str) -> int | None:
        """How long a command may continue after another one; None if that does not end
        it.
        """
        return self._end_limit if ends_at_next(name_of(command)) else None
