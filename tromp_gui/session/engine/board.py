"""The position on an engine's board, and how it is brought to another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Limit, LimitKind, Profile
from tromp_gui.gtp.sync import Mirror, Plan, PlanStep, Target, Unreachable, plan, rules_misread
from tromp_gui.session.engine.link import EngineLink, Reply


class EngineSync:
    """Sends the steps of one plan, waiting for an answer only where the next step depends on it.

    `on_done` is called with the limits found; `on_refused`, once, with the answer to a step that
    must not be refused. After `forget` neither is called.
    """

    def __init__(
        self,
        link: EngineLink,
        plan: Plan,
        limit: int,
        on_done: Callable[[tuple[Limit, ...]], None],
        on_refused: Callable[[Reply], None],
    ) -> None:
        self._link = link
        self._limit = limit
        self._on_done = on_done
        self._on_refused = on_refused
        self._steps = deque(plan.steps)
        self._untold = list(plan.limitations)
        self._due = 0
        self._is_over = False

    def begin(self) -> None:
        """Send the first steps; without any the plan is done at once."""
        while self._steps and not self._is_over:
            step = self._steps.popleft()
            self._send(step)
            if step.instead:
                return
        self._finish()

    def forget(self) -> None:
        """Stop calling back."""
        self._is_over = True

    def _send(self, step: PlanStep) -> None:
        self._due += 1
        self._link.ask(step.command, lambda reply: self._on_reply(step, reply), self._limit)

    def _on_reply(self, step: PlanStep, reply: Reply) -> None:
        self._due -= 1
        if reply.failure is not None or self._is_over:
            self._is_over = True
            return
        if not reply.is_success:
            self._refused(step, reply)
        elif step.rules is not None and (axes := rules_misread(step.rules, reply.text)):
            self._untold.append(Limit(LimitKind.RULES, axes))
        if step.instead and not self._due and not self._is_over:
            self.begin()
        else:
            self._finish()

    def _refused(self, step: PlanStep, reply: Reply) -> None:
        if step.instead:
            self._try_instead(step)
        elif step.limit is not None:
            self._untold.append(Limit(step.limit, step.detail))
        else:
            self._is_over = True
            self._on_refused(reply)

    def _try_instead(self, step: PlanStep) -> None:
        """The next way, then those after it, before all other steps."""
        commands, *others = step.instead
        *first, last = commands
        self._steps.extendleft(
            reversed([*(PlanStep(each) for each in first), PlanStep(last, tuple(others))])
        )

    def _finish(self) -> None:
        if not self._is_over and not self._due and not self._steps:
            self._is_over = True
            self._on_done(tuple(self._untold))


class EngineBoard:
    """The mirror of the engine's board, and the parts of the game that could not be sent."""

    def __init__(self, link: EngineLink, limit: int) -> None:
        self._link = link
        self._limit = limit
        self._sync: EngineSync | None = None
        self.mirror: Mirror = None
        self.limitations: tuple[Limit, ...] = ()

    @property
    def is_on_the_way(self) -> bool:
        """Whether a game is being sent to the engine."""
        return self._sync is not None

    def go(
        self,
        target: Target,
        profile: Profile,
        on_there: Callable[[], None],
        on_refused: Callable[[Failure], None],
        is_retry: bool = False,
    ) -> None:
        """Bring the engine to `target`; if it refuses, try once more from the empty board."""
        way = plan(self.mirror, target, profile)
        if isinstance(way, Unreachable):
            on_refused(Failure(FailureKind.UNFIT, "boardsize", way.limit.detail))
            return
        known = () if self.mirror is None else self.limitations

        def done(limitations: tuple[Limit, ...]) -> None:
            self._sync, self.mirror = None, target
            self.limitations = tuple(dict.fromkeys((*known, *limitations)))
            on_there()

        def refused(reply: Reply) -> None:
            self.forget()
            if not is_retry:
                self.go(target, profile, on_there, on_refused, is_retry=True)
                return
            is_move = reply.command.startswith("play ")
            problem = FailureKind.OUT_OF_SYNC if is_move else FailureKind.REFUSED
            on_refused(Failure(problem, reply.command, reply.text))

        self._sync = EngineSync(self._link, way, self._limit, done, refused)
        self._sync.begin()

    def forget(self) -> None:
        """The engine's position is no longer certain."""
        if self._sync is not None:
            self._sync.forget()
        self._sync, self.mirror = None, None
