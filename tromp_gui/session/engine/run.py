"""One run of an engine: it introduces itself, then does one piece of work at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.analysis import parse_analysis
from tromp_gui.gtp.client import Exchange
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind, Profile
from tromp_gui.gtp.vertex import parse_move
from tromp_gui.session.engine.board import EngineBoard
from tromp_gui.session.engine.files import reported_perspective
from tromp_gui.session.engine.link import EngineLink, OnReply, Reply
from tromp_gui.session.engine.work import (
    Analyse,
    EngineAnswer,
    Limits,
    Move,
    Question,
    Work,
    after_move,
    analysis_commands,
    changes_board,
    ends_at_next,
    move_commands,
    name_of,
    plays_its_move,
)
from tromp_gui.session.idle import single_shot

_PAUSE = 50
"""In ms; of the reports that come in so short a time, only the last one is read."""


class EngineRun(QObject):
    """One run of an engine, from its start to its end; make a new one for the next.

    Signals: `introduced(Profile)`; `ready()`, it can be given work; `analysed(Analysis)`;
    `finished(Callable[[], None])`, the work is done; calling the argument passes the answer to
    the session; `refused(Failure)`, the work cannot be done; `start_is_slow()`; `asked()`, a
    command of `ask` was sent, begun or answered; `failed(Failure)` and
    `logged(tuple[LogLine, ...])` as in `EngineLink`.
    """

    introduced = Signal(object)
    ready = Signal()
    analysed = Signal(object)
    finished = Signal(object)
    refused = Signal(object)
    start_is_slow = Signal()
    asked = Signal()
    failed = Signal(object)
    logged = Signal(object)

    def __init__(self, launch: Launch, limits: Limits, parent: QObject) -> None:
        super().__init__(parent)
        self._limits = limits
        self._perspective = reported_perspective(launch)
        self._profile = Profile(arguments=launch.arguments)
        self._start_commands = list(launch.commands)
        self._refused_at_start: list[Limit] = []
        self._is_ready = False
        self._link = EngineLink(launch, limits.grace, parent)  # it outlives the run
        self._link.line_received.connect(self._on_line)
        self._link.failed.connect(self.failed)
        self._link.logged.connect(self.logged)
        self._board = EngineBoard(self._link, limits.reply)
        self._work: Work | None = None
        self._is_slow = self._is_retried = False
        self._search: Exchange | None = None
        self._is_wanted = False
        self._asked: set[int] = set()
        self._line = ""
        self._patience = single_shot(self, self._on_overdue)
        self._pause = single_shot(self, self._report)

    # Its state

    @property
    def limitations(self) -> tuple[Limit, ...]:
        """The parts of the game that could not be sent to the engine."""
        return (*self._refused_at_start, *self._board.limitations)

    @property
    def is_blocked(self) -> bool:
        """Whether the engine works, wanted or not, and cannot be interrupted."""
        return self._search is not None and not ends_at_next(self._search.name)

    @property
    def is_leftover(self) -> bool:
        """Whether the engine works on something that is not wanted any more."""
        return self._search is not None and not self._is_wanted

    @property
    def command(self) -> str:
        """The command of `ask` that the engine works on; "" if it does other work or none."""
        oldest = self._link.oldest
        return oldest.command if oldest is not None and oldest.id in self._asked else ""

    @property
    def is_answering(self) -> bool:
        """Whether the engine works on a command of `ask` that nothing but its answer ends."""
        return bool(self.command) and not ends_at_next(name_of(self.command))

    # Starting and ending

    def open(self) -> None:
        """Start the engine and let it introduce itself; `name` may take any time."""
        self._link.open()
        self._link.ask("name", self._on_name)
        self._watch()

    def close(self, is_kind: bool) -> None:
        """End it: let the engine quit, or kill it at once. No more signals but the log."""
        self.leave()
        self._patience.stop()
        self._board.forget()
        self._link.close(is_kind)
        self.deleteLater()

    def _on_name(self, reply: Reply) -> None:
        if reply.failure is None:
            self._profile = self._profile._replace(name=reply.told)
            self._ask_shortly("version", self._on_version)
            self._ask_shortly("list_commands", self._on_commands)

    def _on_version(self, reply: Reply) -> None:
        self._profile = self._profile._replace(version=reply.told)

    def _on_commands(self, reply: Reply) -> None:
        self._profile = self._profile._replace(commands=frozenset(reply.told.split()))
        if self._profile.knows("kata-list_time_settings"):
            self._ask_shortly("kata-list_time_settings", self._on_time_systems)
        else:
            self._on_introduced()

    def _on_time_systems(self, reply: Reply) -> None:
        self._profile = self._profile._replace(time_systems=frozenset(reply.told.split()))
        self._on_introduced()

    def _on_introduced(self) -> None:
        self.introduced.emit(self._profile)
        self._send_start_command()

    def _send_start_command(self) -> None:
        if self._start_commands:
            self._ask_shortly(self._start_commands.pop(0), self._on_start_command)
        else:
            self._is_ready = True
            self._watch()
            self.ready.emit()

    def _on_start_command(self, reply: Reply) -> None:
        if not reply.is_success:
            self._refused_at_start.append(Limit(LimitKind.START_COMMAND, reply.command))
        self._send_start_command()

    def _ask_shortly(self, command: str, on_reply: OnReply) -> None:
        """Send a command that is answered at once; only `failed` reports a failure."""

        def answered(reply: Reply) -> None:
            if reply.failure is None:
                on_reply(reply)

        self._link.ask(command, answered, self._limits.reply)

    # Commands of a person

    def ask(self, command: str, on_reply: OnReply) -> None:
        """Send any command, without a time limit; it interrupts an analysis, which resumes
        afterwards. Raises ValueError for an empty command.
        """

        def answered(reply: Reply) -> None:
            self._asked.discard(exchange.id)
            on_reply(reply)
            if reply.failure is None:
                self._watch()
                self._resume()
                self.asked.emit()

        exchange = self._link.ask(command, answered, None, self._end_limit(command))
        self._asked.add(exchange.id)
        if changes_board(exchange.name):
            self._board.forget()
        self._watch()
        self.asked.emit()

    def end_command(self) -> bool:
        """End the command of `ask` that the engine works on; returns whether it can be ended."""
        oldest = self._link.oldest
        if oldest is None or not self.command or not ends_at_next(oldest.name):
            return False
        self._link.end(oldest)
        return True

    # One piece of work

    def begin(self, work: Work) -> None:
        """Start this work, after going to its position."""
        self._work = work
        self._is_retried = False
        self._go()

    def leave(self) -> None:
        """Forget the work, and cancel it if possible; a move may have been played by then."""
        self._work, self._line = None, ""
        self._pause.stop()
        self._watch()
        if self._board.is_on_the_way:
            self._board.forget()
        if self._search is not None and self._is_wanted:
            self._link.end(self._search)
        self._is_wanted = False

    def _go(self) -> None:
        work = self._work
        if work is not None:
            on_there = partial(self._on_there, work)
            self._board.go(work.target, self._profile, on_there, self.refused.emit)

    def _resume(self) -> None:
        """Go on with work that a command of `ask` has interrupted."""
        if self._search is None and not self._board.is_on_the_way:
            self._go()

    def _on_there(self, work: Work) -> None:
        match work:
            case Move():
                self._find_move(work)
            case Analyse():
                self._analyse(analysis_commands(work, self._profile))
            case Question():
                self._question(work)

    def _finish(self, tell: Callable[[], None]) -> None:
        work = self._work
        self._report()
        if self._work is not work:  # left because of this report
            return
        self._work = None
        self._watch()
        self.finished.emit(tell)

    def _begin_search(self, command: str, on_reply: OnReply) -> None:
        """Send a command that may take long; `on_reply` gets its answer if that is still wanted."""

        def answered(reply: Reply) -> None:
            if reply.failure is not None:
                return
            is_wanted = self._is_wanted and self._search == search
            if self._search == search:
                self._search, self._is_wanted = None, False
            if is_wanted:
                on_reply(reply)
            elif plays_its_move(search.name):
                self._board.forget()
            if self.command:  # it was waiting behind this search
                self.asked.emit()

        search = self._link.ask(command, answered, None, self._end_limit(command))
        self._search, self._is_wanted = search, True
        self._watch()

    def _end_limit(self, command: str) -> int | None:
        """How long a command may continue after another one; None if that does not end it."""
        return self._limits.ending if ends_at_next(name_of(command)) else None

    def _find_move(self, work: Move) -> None:
        *before, command = move_commands(work, self._profile)
        for each in before:
            self._link.ask(each, limit=self._limits.reply)
        self._begin_search(command, partial(self._on_move, work))

    def _on_move(self, work: Move, reply: Reply) -> None:
        if not reply.is_success:
            self._retry(reply)
            return
        target = work.target
        move = parse_move(reply.text, work.color, target.rows, target.columns, work.token)
        if move.text == "cancelled":  # by a later command
            self._go()
            return
        if plays_its_move(name_of(reply.command)):
            self._board.mirror = after_move(work, move)
        self._finish(partial(work.on_move, move))

    def _retry(self, reply: Reply) -> None:
        """The engine refused to search for a move: send the whole game again, once."""
        self._board.forget()
        if self._is_retried:
            self._refuse(reply)
        else:
            self._is_retried = True
            self._go()

    def _analyse(self, commands: tuple[str, ...]) -> None:
        """Ask in the most detailed way; if it is refused, in the next one."""
        if not commands:
            self.refused.emit(Failure(FailureKind.NO_ANALYSIS))
            return

        def ended(reply: Reply) -> None:
            if not reply.is_success and len(commands) > 1:
                self._analyse(commands[1:])
            elif not reply.is_success:
                self._refuse(reply)
            elif self._link.oldest is None:
                self._finish(_say_nothing)

        self._begin_search(commands[0], ended)

    def _question(self, work: Question) -> None:
        known = (each for each in work.commands if self._profile.knows(name_of(each)))
        command = next(known, work.commands[-1])

        def answered(reply: Reply) -> None:
            answer = EngineAnswer(command, reply.text) if reply.is_success else None
            self._finish(partial(work.on_told, answer))

        self._begin_search(command, answered)

    def _refuse(self, reply: Reply) -> None:
        self.refused.emit(Failure(FailureKind.REFUSED, reply.command, reply.text))

    # Reports

    def _on_line(self, exchange: Exchange, line: str) -> None:
        if self._is_wanted and exchange == self._search:
            self._line = line
            if not self._pause.isActive():
                self._pause.start(_PAUSE)

    def _report(self) -> None:
        """Report the latest analysis now."""
        work, line, self._line = self._work, self._line, ""
        self._pause.stop()
        if line and isinstance(work, Analyse):
            rows, columns = work.target.rows, work.target.columns
            analysis = parse_analysis(line, work.color, rows, columns, self._perspective)
            if analysis is not None:
                self.analysed.emit(analysis)

    # What takes long

    def _watch(self) -> None:
        """Measure the time of what the engine does from now on."""
        if not self._is_ready:
            self._patience.start(self._limits.starting)
        elif isinstance(self._work, Question):
            self._patience.start(self._work.limit or self._limits.asking)
        elif isinstance(self._work, Move):
            self._patience.start(self._limits.thinking)
        elif self._search is not None or self._asked:
            self._patience.start(self._limits.checking)
        else:
            self._patience.stop()

    def _on_overdue(self) -> None:
        """Check whether it can still answer; give up a question, or report a slow start once."""
        if self._link.give_up_if_silent():
            return
        work = self._work
        if isinstance(work, Question):
            self.leave()
            self.finished.emit(partial(work.on_told, None))
            return
        if not self._is_ready and not self._is_slow:
            self._is_slow = True
            self.start_is_slow.emit()
        self._watch()


def _say_nothing() -> None:
    """For work of which no answer is wanted."""
