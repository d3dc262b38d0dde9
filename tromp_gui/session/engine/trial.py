"""Whether an engine accepts and plays a game: size, komi, rules and some moves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from decimal import Decimal
from typing import Protocol

from tromp_gui.go.board import Board
from tromp_gui.go.grid import grid_of
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR
from tromp_gui.gtp import sync
from tromp_gui.gtp.check import CheckReport, CheckStep
from tromp_gui.gtp.engine_move import MoveKind, parse_move
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Limit, LimitKind, can
from tromp_gui.session.engine.link import OnReply, Reply
from tromp_gui.session.engine.work import Limits

ANSWER_LIMIT, _MOVE_LIMIT = Limits().reply, 120_000
"""How long, in ms, an engine may take to answer, and to move."""

_SIZES = (9, 19, 13)
_MOVES = 2
_KOMI = "7"
_STEP_OF = {"boardsize": CheckStep.SIZE, "clear_board": CheckStep.SIZE, "komi": CheckStep.KOMI}


class Book:
    """The growing report of a test; `on_change` gets each new version."""

    def __init__(self, report: CheckReport, on_change: Callable[[CheckReport], None]) -> None:
        self.report = report
        self._on_change = on_change

    def show(self, report: CheckReport) -> None:
        """Continue with this report."""
        self.report = report
        self._on_change(report)

    def limit(self, limit: Limit) -> None:
        """Note something that the engine cannot do."""
        self.report = self.report.limited(limit)


class Ask(Protocol):
    """Asks the engine; the limit is in ms."""

    def __call__(self, command: str, on_reply: OnReply, limit: int | None) -> None: ...


class EngineTrial:
    """A short game under Tromp-Taylor rules. `give_up` is called if the engine cannot play it,
    `on_done` if it has.
    """

    def __init__(
        self,
        book: Book,
        ask: Ask,
        give_up: Callable[[Failure, CheckStep], None],
        on_done: Callable[[], None],
    ) -> None:
        self._book = book
        self._ask, self._give_up, self._on_done = ask, give_up, on_done
        self._steps: deque[sync.PlanStep] = deque()
        self._sizes = deque(_SIZES)
        self._wrong: dict[CheckStep, str] = {}
        self._side = 0
        self._position = Position.start(Board.empty(1, 1), TROMP_TAYLOR)

    def begin(self, refusal: str = "") -> None:
        """Send the game in the first size it accepts; `refusal` is its answer to the last."""
        if not self._sizes:
            self._give_up(
                Failure(FailureKind.REFUSED, f"boardsize {self._side}", refusal), CheckStep.SIZE
            )
            return
        self._side = self._sizes.popleft()
        target = sync.Target(self._side, self._side, TROMP_TAYLOR, Decimal(_KOMI))
        assert self._book.report.profile is not None
        plan = sync.plan(None, target, self._book.report.profile)
        assert isinstance(plan, sync.Plan)
        self._steps = deque(plan.steps)
        self._book.show(self._book.report.begin(CheckStep.SIZE))
        self._send_next()

    def _send_next(self) -> None:
        if not self._steps:
            self._on_board_sent()
            return
        step = self._steps.popleft()
        name = step.command.partition(" ")[0]
        shown = _STEP_OF.get(name, CheckStep.RULES)
        if self._book.report.running is not shown:
            self._book.show(self._end_sending().begin(shown))
        self._ask(step.command, lambda reply: self._on_reply(step, shown, reply), ANSWER_LIMIT)

    def _end_sending(self) -> CheckReport:
        """The report with the step under way passed, as it went."""
        report, step = self._book.report, self._book.report.running
        if step is None:
            return report
        if step in self._wrong:
            return report.end(step, self._wrong[step], is_limited=True)
        detail = {
            CheckStep.SIZE: str(self._side),
            CheckStep.KOMI: _KOMI,
            CheckStep.RULES: TROMP_TAYLOR.name,
        }
        return report.end(
            step, detail.get(step, ""), step is CheckStep.SIZE and self._side != _SIZES[0]
        )

    def _on_reply(self, step: sync.PlanStep, shown: CheckStep, reply: Reply) -> None:
        if shown is CheckStep.SIZE and not reply.is_success:
            self.begin(reply.text)
            return
        wrong = "" if reply.is_success else reply.text or "?"
        if reply.is_success and step.rules is not None:
            wrong = sync.rules_misread(step.rules, reply.text)
        if wrong:
            self._book.limit(Limit(step.limit or LimitKind.RULES, wrong))
            self._wrong[shown] = wrong
        self._send_next()

    def _on_board_sent(self) -> None:
        report = self._end_sending()
        profile = report.profile
        assert profile is not None
        if not profile.rules_command:
            report = report.end(CheckStep.RULES, "", is_limited=True)
        limits = [*can(profile, TROMP_TAYLOR, grid_of(self._side, self._side)), *report.limits]
        self._book.show(report._replace(limits=tuple(dict.fromkeys(limits))).begin(CheckStep.MOVE))
        self._position = Position.start(Board.empty(self._side, self._side), TROMP_TAYLOR)
        self._ask_move()

    def _ask_move(self) -> None:
        color = self._position.to_play
        self._ask(f"genmove {color.value}", lambda reply: self._moved(color, reply), _MOVE_LIMIT)

    def _moved(self, color: Color, reply: Reply) -> None:
        if not reply.is_success:
            self._give_up(Failure(FailureKind.REFUSED, reply.command, reply.text), CheckStep.MOVE)
            return
        move = parse_move(reply.text, color, self._side, self._side)
        if move.kind is MoveKind.NONSENSE:
            self._give_up(Failure(FailureKind.NO_MOVE, reply.command, move.text), CheckStep.MOVE)
            return
        report = self._book.report
        said = f"{report.of(CheckStep.MOVE).detail} {move.text.upper()}".strip()
        if move.kind is not MoveKind.RESIGN:
            turn = Turn(color, move.point)
            if self._position.legality(turn) is not None:
                self._give_up(
                    Failure(FailureKind.ILLEGAL_MOVE, reply.command, move.text), CheckStep.MOVE
                )
                return
            self._position = self._position.play(turn)
        is_over = move.kind is MoveKind.RESIGN or len(said.split()) == _MOVES
        if is_over:
            self._book.report = report.end(CheckStep.MOVE, said)
            self._on_done()
        else:
            self._book.report = report.begin(CheckStep.MOVE, said)
            self._ask_move()
