"""Carrying out a plan that brings an engine to a position."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from tromp_gui.gtp.profile import Lack, Limit
from tromp_gui.gtp.sync import Plan, PlanStep, rules_misread
from tromp_gui.session.engine.link import EngineLink, Reply


class EngineSync:
    """Sends the steps of one plan, as many at once as need no answer in between.

    `on_done` is called with what could not be told; `on_refused` once, with the answer to a step
    that may not be refused. After `forget` neither is.
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
        self._untold = list(plan.untold)
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
        """Call nobody any more."""
        self._is_over = True

    def _send(self, step: PlanStep) -> None:
        self._due += 1
        self._link.ask(step.command, lambda reply: self._answered(step, reply), self._limit)

    def _answered(self, step: PlanStep, reply: Reply) -> None:
        self._due -= 1
        if reply.failure is not None or self._is_over:
            self._is_over = True
            return
        if not reply.is_success:
            self._refused(step, reply)
        elif step.rules is not None and (axes := rules_misread(step.rules, reply.text)):
            self._untold.append(Limit(Lack.RULES, axes))
        if step.instead and not self._due and not self._is_over:
            self.begin()
        else:
            self._finish()

    def _refused(self, step: PlanStep, reply: Reply) -> None:
        if step.instead:
            self._try_instead(step)
        elif step.lack is not None:
            self._untold.append(Limit(step.lack, step.detail))
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
            self._on_done(tuple(dict.fromkeys(self._untold)))
