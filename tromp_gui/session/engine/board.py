"""The position on an engine's board, and how it is brought to another."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from decimal import Decimal

from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Limit, LimitKind, Profile
from tromp_gui.gtp.sync import (
    Mirror,
    NeedsRestart,
    Plan,
    PlanStep,
    Target,
    Unreachable,
    plan,
    rules_misread,
)
from tromp_gui.gtp.timing import Timing
from tromp_gui.session.engine.link import EngineLink, Reply


class Refused(Exception):
    """The engine refuses a piece of work, and is ready for another."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure

    @classmethod
    def by(cls, reply: Reply, kind: FailureKind = FailureKind.REFUSED) -> Refused:
        """The refusal in a reply."""
        return cls(Failure(kind, reply.command, reply.text))


class Outdated(Exception):
    """Only a new process of the engine can do this work."""


class EngineBoard:
    """The mirror of the engine's board, and the parts of the game that could not be sent."""

    def __init__(self, link: EngineLink, limit: int) -> None:
        self._link, self._limit = link, limit
        self._is_disturbed = False
        self._mirror: Mirror = None
        self._timing: Timing | None = None
        self._komi: Decimal | None = None
        self.limitations: tuple[Limit, ...] = ()
        self.excess = Decimal(0)
        """By how much the engine's komi is larger than that of the last target."""

    def forget(self) -> None:
        """A command that was not part of a plan may have changed the board."""
        self._mirror, self._is_disturbed = None, True

    def expect_move(self) -> None:
        """The engine is to change its board itself; `moved` says how, if that is known."""
        self._mirror = None

    def moved(self, after: Mirror) -> None:
        """The engine has played; certain only if nothing else has changed the board meanwhile."""
        self._mirror = None if self._is_disturbed else after

    async def reach(self, target: Target, profile: Profile) -> bool:
        """Bring the engine to `target`; if it refuses a step, once more from the empty board.

        Returns False if `forget` was called meanwhile. Raises Refused or Outdated.
        """
        for is_retry in (False, True):
            way = plan(self._mirror, target, profile, self._timing)
            if isinstance(way, NeedsRestart):
                raise Outdated
            if isinstance(way, Unreachable):
                raise Refused(Failure(FailureKind.UNFIT, "boardsize", way.limit.detail))
            known = () if self._mirror is None else self._still_known(way)
            self._mirror, self._is_disturbed = None, False
            self._timing = target.timing or self._timing
            limits = [*known, *way.limitations]
            refusal = await self._follow(way.steps, limits)
            if self._is_disturbed:
                return False
            if refusal is None:
                break
            if is_retry:
                raise _refused(refusal, target)
        self._mirror, self.limitations = target, tuple(dict.fromkeys(limits))
        self.excess = Decimal(0) if self._komi is None else self._komi - target.komi
        return True

    def _still_known(self, way: Plan) -> Iterator[Limit]:
        """The limitations in what this plan does not send again."""
        sent = {step.limit for step in way.steps} | {limit.kind for limit in way.limitations}
        return (limit for limit in self.limitations if limit.kind not in sent)

    async def _follow(self, steps: tuple[PlanStep, ...], limits: list[Limit]) -> Reply | None:
        """Send steps, waiting only where the next one depends on the reply; adds to `limits`.

        Returns the reply to a step that must not be refused, if it is.
        """
        left = deque(steps)
        while left:
            batch = [left.popleft()]
            while left and not batch[-1].instead:
                batch.append(left.popleft())
            sent = [self._link.ask(step.command, self._limit) for step in batch]
            for step, pending in zip(batch, sent, strict=True):
                reply = await pending
                name, _, value = step.command.partition(" ")
                if name == "komi":
                    self._komi = Decimal(value) if reply.is_success else None
                if reply.is_success:
                    if step.rules is not None and (axes := rules_misread(step.rules, reply.text)):
                        limits.append(Limit(LimitKind.RULES, axes))
                elif step.instead:
                    (*first, last), *others = step.instead
                    left.appendleft(step._replace(command=last, instead=tuple(others)))
                    left.extendleft(PlanStep(each) for each in reversed(first))
                elif step.limit is not None:
                    limits.append(Limit(step.limit, step.detail))
                else:
                    return reply
        return None


def _refused(reply: Reply, target: Target) -> Refused:
    """What it means that a step of the plan was refused."""
    name = reply.command.partition(" ")[0]
    if name in ("boardsize", "rectangular_boardsize"):
        size = f"{target.columns}×{target.rows}"
        return Refused(Failure(FailureKind.UNFIT, reply.command, size))
    return Refused.by(reply, FailureKind.OUT_OF_SYNC if name == "play" else FailureKind.REFUSED)
