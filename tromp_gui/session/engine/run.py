"""One run of an engine: it introduces itself, then does one piece of work at a time."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.analysis import Perspective, parse_analysis, perspective_of
from tromp_gui.gtp.client import Exchange
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import CLEAN_UP, AnalysisKind, Limit, LimitKind, Profile
from tromp_gui.gtp.sync import NeedsRestart, Target
from tromp_gui.gtp.verdict import RAW_NETWORK, read_verdict
from tromp_gui.gtp.vertex import EngineMove, parse_move
from tromp_gui.session.engine.board import EngineBoard, Outdated, Refused
from tromp_gui.session.engine.conversation import Conversation
from tromp_gui.session.engine.link import EngineLink, OnReply, PendingReply, Reply
from tromp_gui.session.engine.work import (
    Analyse,
    EngineAnswer,
    Limits,
    Move,
    Outcome,
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

_DECISIVE = Decimal(150)
"""A komi by which White has won an empty board: KataGo's win rates are then clear on all sizes."""
_PAUSE = 50
"""In ms; of the reports that come in so short a time, only the last one is read."""


class EngineRun(QObject):
    """One run of an engine, from its start to its end; make a new one for the next.

    Signals: `introduced(Profile)`, it can be given work; `finished(Outcome)`, the work is done;
    `start_is_slow()`; `reached()`, it is at the position of its work; `asked()`, a command of `ask`
    was sent, begun or answered. Its `link` says when the engine is lost.
    """

    introduced = Signal(object)
    reached = Signal()
    finished = Signal(object)
    start_is_slow = Signal()
    asked = Signal()

    def __init__(self, launch: Launch, limits: Limits, parent: QObject) -> None:
        super().__init__(parent)
        self._launch, self._limits = launch, limits
        self._perspective: Perspective | None = Perspective.SIDE_TO_MOVE
        self._profile = Profile()
        self._refused: list[Limit] = []
        self._is_ready = self._is_slow = False
        self.link = EngineLink(launch, limits.grace, parent)  # it outlives the run
        self.link.line_received.connect(self._on_line)
        self._board = EngineBoard(self.link, limits.reply)
        self._introduction = Conversation(self._introduce(), self._on_introduced)
        self._work: Work | None = None
        self._conversation: Conversation[Outcome] | None = None
        self._search: PendingReply | None = None
        self._is_wanted = False
        self._asked: list[PendingReply] = []
        self._line = ""
        self._patience = single_shot(self, self._on_overdue)
        self._pause = single_shot(self, self._report)

    # Its state

    @property
    def limitations(self) -> tuple[Limit, ...]:
        """The parts of the game that could not be sent to the engine."""
        return (*self._refused, *self._board.limitations)

    @property
    def is_blocked(self) -> bool:
        """Whether the engine works, wanted or not, and cannot be interrupted."""
        return self._search is not None and not ends_at_next(self._search.exchange.name)

    @property
    def is_leftover(self) -> bool:
        """Whether the engine works on something that is not wanted any more."""
        return self._search is not None and not self._is_wanted

    @property
    def command(self) -> str:
        """The command of `ask` that the engine works on; "" if it does other work or none."""
        oldest = self.link.oldest
        is_typed = any(each.exchange == oldest for each in self._asked)
        return oldest.command if oldest is not None and is_typed else ""

    @property
    def is_answering(self) -> bool:
        """Whether the engine works on a command of `ask` that nothing but its answer ends."""
        return bool(self.command) and not ends_at_next(name_of(self.command))

    # Starting and ending

    def open(self) -> None:
        """Start the engine and let it introduce itself."""
        self.link.open()
        self._introduction.go_on()
        self._watch()

    def close(self, is_kind: bool) -> None:
        """End it: let the engine quit, or kill it at once. No more signals but the log."""
        self._introduction.stop()
        self.leave()
        self._patience.stop()
        self.link.close(is_kind)
        self.deleteLater()

    async def _introduce(self) -> Profile:
        """Ask who it is and what it can do, and send it the start commands.

        It may take any time before its name, because that is when it loads.
        """
        soon, ask = self._limits.reply, self.link.ask
        name = (await ask("name")).told
        version = (await ask("version", soon)).told
        commands = (await ask("list_commands", soon)).told.split()
        systems = "kata-list_time_settings"
        timing = (await ask(systems, soon)).told.split() if systems in commands else ()
        for command in self._launch.commands:
            if not (reply := await ask(command, soon)).is_success:
                self._refused.append(Limit(LimitKind.START_COMMAND, reply.command))
        arguments = self._launch.arguments
        return Profile(name, version, frozenset(commands), arguments, frozenset(timing))

    def _on_introduced(self, profile: Profile) -> None:
        self._profile, self._is_ready = profile, True
        if profile.reports_as_configured:
            self._perspective = None  # until the first analysis
        self._watch()
        self.introduced.emit(profile)

    # Commands of a person

    def ask(self, command: str, on_reply: OnReply) -> None:
        """Send any command, without a time limit; it interrupts an analysis, which resumes
        afterwards. Raises ValueError for an empty command.
        """
        pending = self.link.ask(command, None, self._end_limit(command))

        def answered(reply: Reply) -> None:
            self._asked.remove(pending)
            on_reply(reply)
            if reply.failure is None:
                self._watch()
                self.asked.emit()

        pending.then(answered)
        self._asked.append(pending)
        if changes_board(pending.exchange.name):
            self._board.forget()
        self._watch()
        self.asked.emit()

    def end_command(self) -> bool:
        """End the command of `ask` that the engine works on; returns whether it can be ended."""
        oldest = self.link.oldest
        if oldest is None or not self.command or not ends_at_next(oldest.name):
            return False
        self.link.end(oldest)
        return True

    async def _until_answered(self) -> None:
        """Wait for the answers to all commands of `ask`."""
        while self._asked:
            await self._asked[-1]

    # One piece of work

    def begin(self, work: Work) -> None:
        """Start this work, after going to its position."""
        self._work, self._conversation = work, Conversation(self._do(work), self._finish)
        self._conversation.go_on()

    def leave(self) -> None:
        """Forget the work, and cancel it if possible; a move may have been played by then."""
        if self._conversation is not None:
            self._conversation.stop()
        self._work, self._conversation, self._line = None, None, ""
        self._pause.stop()
        self._watch()
        if self._search is not None and self._is_wanted:
            self.link.end(self._search.exchange)
        self._is_wanted = False

    def _finish(self, outcome: Outcome) -> None:
        conversation = self._conversation
        self._report()
        if self._conversation is conversation:  # not left because of this report
            self._work = self._conversation = None
            self._watch()
            self.finished.emit(outcome)

    async def _do(self, work: Work) -> Outcome:
        try:
            match work:
                case Move():
                    return await self._find_move(work)
                case Question():
                    return await self._answer(work)
                case Analyse():
                    await self._analyse(work)
        except Refused as refusal:
            return refusal.failure
        except Outdated:
            return NeedsRestart()
        return None

    async def _reach(self, target: Target) -> None:
        """Bring the engine to this position."""
        while not await self._board.reach(target, self._profile):
            await self._until_answered()
        self.reached.emit()

    async def _search_by(self, command: str) -> Reply:
        """Send a command that may take long."""

        def ended(reply: Reply) -> None:
            if reply.failure is not None:
                return
            if self._search is search:
                self._search = None
            if self.command:  # it was waiting behind this search
                self.asked.emit()

        search = self._search = self.link.ask(command, None, self._end_limit(command))
        search.then(ended)
        self._is_wanted = True
        self._watch()
        return await search

    def _end_limit(self, command: str) -> int | None:
        """How long a command may continue after another one; None if that does not end it."""
        return self._limits.ending if ends_at_next(name_of(command)) else None

    async def _find_move(self, work: Move) -> EngineMove:
        """Look for a move; if the engine refuses, send the whole game again, once."""
        target, has_refused = work.target, False
        while True:
            await self._reach(target)
            *clocks, search = move_commands(work, self._profile)
            for command in clocks:
                self.link.ask(command, self._limits.reply)
            plays_it = plays_its_move(name_of(search))
            if plays_it:
                self._board.expect_move()
            reply = await self._search_by(search)
            if not reply.is_success:
                if name_of(search) == CLEAN_UP:
                    self._do_without_clean_up()
                elif has_refused:
                    raise Refused.by(reply)
                else:
                    has_refused = True
                self._board.forget()
                continue
            move = parse_move(reply.text, work.color, target.rows, target.columns, work.token)
            if move.text == "cancelled":  # by a later command
                continue
            if plays_it:
                self._board.moved(after_move(work, move))
            return move

    def _do_without_clean_up(self) -> None:
        """The engine refuses the command that it lists: it is one of those without it."""
        commands = self._profile.commands - {CLEAN_UP}
        self._profile = self._profile._replace(commands=commands)
        if not self._profile.captures_dead:
            self._refused.append(Limit(LimitKind.CLEAN_UP))

    async def _analyse(self, work: Analyse) -> None:
        """Analyse in the most detailed way that is not refused, until the engine ends it itself;
        again after a command of a person.
        """
        if self._perspective is None:
            self._perspective = await self._compared(work.target)
        while True:
            await self._reach(work.target)
            refusal = Refused(Failure(FailureKind.NO_ANALYSIS))
            for command in analysis_commands(work, self._profile):
                reply = await self._search_by(command)
                if reply.is_success:
                    break
                refusal = Refused.by(reply)
            else:
                is_whole = work.allowed is None
                raise refusal if is_whole else Refused(Failure(FailureKind.NO_REGION))
            if not self._asked:
                return
            await self._until_answered()

    async def _compared(self, target: Target) -> Perspective:
        """Whose win rates the engine reports: its analyses of an empty board that White has won by
        the komi, compared with what its network says of it, always for White.
        """
        won = Target(target.rows, target.columns, target.rules, _DECISIVE)
        board = Board.empty(target.rows, target.columns)
        while True:
            if await self._board.reach(won, self._profile):
                reply = await self.link.ask(RAW_NETWORK)
                rates = {color: await self._glance(won, color) for color in Color}
                if not self._asked:
                    break
            await self._until_answered()
        self._board.forget()
        verdict = read_verdict(board, RAW_NETWORK, reply.told)
        black = None if verdict is None else verdict.win_rate
        known = {color: rate for color, rate in rates.items() if rate is not None}
        return Perspective.SIDE_TO_MOVE if black is None else perspective_of(black, known)

    async def _glance(self, target: Target, color: Color) -> float | None:
        """The win rate in the first report of an analysis, as the engine reports it."""
        await self._search_by(f"{AnalysisKind.KATA.value} {color.value} 1")
        line, self._line = self._line, ""
        analysis = parse_analysis(line, color, target.rows, target.columns)
        return None if analysis is None else analysis.win_rate

    async def _answer(self, work: Question) -> EngineAnswer | None:
        """Ask a question; None if the engine refuses it."""
        await self._reach(work.target)
        known = (each for each in work.commands if self._profile.knows(name_of(each)))
        command = next(known, work.commands[-1])
        if changes_board(name_of(command)):
            self._board.expect_move()
        reply = await self._search_by(command)
        answer = EngineAnswer(command, reply.text, self._board.excess)
        return answer if reply.is_success else None

    # Reports

    def _on_line(self, exchange: Exchange, line: str) -> None:
        if self._is_wanted and self._search is not None and exchange == self._search.exchange:
            is_first, self._line = not self._line, line
            if self._perspective is None:
                if is_first:
                    self.link.end(exchange)
            elif not self._pause.isActive():
                self._pause.start(_PAUSE)

    def _report(self) -> None:
        """Report the latest analysis now."""
        work, line, self._line = self._work, self._line, ""
        self._pause.stop()
        if line and isinstance(work, Analyse) and self._perspective is not None:
            rows, columns = work.target.rows, work.target.columns
            analysis = parse_analysis(line, work.color, rows, columns, self._perspective)
            if analysis is not None:
                work.on_report(analysis.corrected(float(self._board.excess)))

    # What takes long

    def _watch(self) -> None:
        """Measure the time of what the engine does from now on."""
        if not self._is_ready:
            self._patience.start(self._limits.starting)
        elif isinstance(self._work, Question) and self._work.is_limited:
            self._patience.start(self._work.limit or self._limits.asking)
        elif isinstance(self._work, Move | Question):
            self._patience.start(self._limits.thinking)
        elif self._search is not None or self._asked:
            self._patience.start(self._limits.checking)
        else:
            self._patience.stop()

    def _on_overdue(self) -> None:
        """Check whether it can still answer; give up a question, or report a slow start once."""
        if self.link.give_up_if_silent():
            return
        if isinstance(self._work, Question) and self._work.is_limited:
            self.leave()
            self.finished.emit(None)
            return
        if not self._is_ready and not self._is_slow:
            self._is_slow = True
            self.start_is_slow.emit()
        self._watch()
