"""Announces what happens in a game to assistive technology."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Agreeing, Finished, Phase
from tromp_gui.record.document import Change
from tromp_gui.record.node import Node
from tromp_gui.session.game.clock_session import ClockSession
from tromp_gui.session.game.record_session import RecordSession, Step, StepKind
from tromp_gui.ui.shell import clock_present, present
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.pass_words import warning
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.ui.table import spoken
from tromp_gui.wording import color_name
from tromp_gui.wording.translation import plural

_SHORT = (60, 30, 10)
"""The seconds left at which the time is announced."""

_RECENT = 4
"""The maximum number of turns in one step: a person's and the answers."""


class _Reading(NamedTuple):
    """The last reading of a running clock."""

    color: Color
    left: int
    overtime: int | None


class Announcer(QObject):
    """Announces turns, undo, each phase of the game, its end, and short time.

    Signal: `reported(str)`.
    """

    reported = Signal(str)

    def __init__(
        self, record: RecordSession, clock: ClockSession, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._record, self._clock = record, clock
        self._kind = StepKind.DID
        self._announced: Node | None = None
        self._warned = ""
        self._reading: _Reading | None = None
        self._match: Match | None = None
        self._phase: Phase | None = None
        self._recent = list(_last_nodes(record.cursor))
        self._done_now: list[str] = []
        self._is_another = True  # the first situation is not announced
        self._has_changed = self._has_moved = False
        record.opened.connect(self._on_opened)
        record.stepped.connect(self._keep_kind)
        record.changed.connect(self._on_changed)
        record.cursor_moved.connect(self._on_cursor_moved)
        clock.ticked.connect(self._on_ticked)

    def _on_opened(self) -> None:
        self._is_another, self._done_now = True, []
        self._recent = list(_last_nodes(self._record.cursor))

    def _keep_kind(self, step: Step) -> None:
        self._kind = step.kind

    def _on_changed(self, change: Change) -> None:
        self._has_changed, recent = True, self._recent
        self._recent = list(_last_nodes(self._record.cursor))
        self._done_now += self._done(change, recent)

    def _on_cursor_moved(self) -> None:
        self._has_moved = True

    def announce(self, now: Situation) -> None:
        """Announce what an act has done, now that it has settled."""
        parts, before = self._done_now, self._phase
        self._match, self._phase, self._done_now = now.match, now.phase, []
        self._recent = list(_last_nodes(now.node))
        if self._has_changed and not self._is_another:
            parts += self._phase_words(now, before)
        if not parts and self._has_moved and now.node is not self._announced:
            parts = self._turn(now.node)
        self._announced = now.node
        self._is_another = self._has_changed = self._has_moved = False
        if parts:
            self.reported.emit(". ".join(parts))

    def _done(self, change: Change, recent: list[Node]) -> list[str]:
        """What the step did; `recent` are the last nodes of the line before it."""
        if self._kind is StepKind.DID:
            return [] if change.leaf is None else self._turn(self._record.tree.node(change.leaf))
        back = self._kind is StepKind.UNDID
        nodes = [node for node in recent if not self._is_in_tree(node)]
        if not back:
            known = {node.id for node in recent}
            nodes = [node for node in self._recent if node.id not in known]
        turns = [spoken.stone_words(turn) for turn in map(self._turn_of, reversed(nodes)) if turn]
        step = ", ".join(turns) or change.label
        return [
            (self.tr("Undone: {step}") if back else self.tr("Redone: {step}")).format(step=step)
        ]

    def _is_in_tree(self, node: Node) -> bool:
        try:
            return self._record.tree.node(node.id) is node
        except KeyError:
            return False

    def _turn_of(self, node: Node) -> Turn | None:
        """The turn of a node, which may have been removed from the tree."""
        color = node.move_color
        if color is None:
            return None
        try:
            return Turn(color, self._record.tree.codec.point(node.get(color.value)[0]))
        except ValueError:
            return None

    def _phase_words(self, now: Situation, before: Phase | None) -> Iterator[str]:
        """What has changed about the phase of the game."""
        phase = now.phase
        if isinstance(phase, Finished):
            if not isinstance(before, Finished) or before.outcome != phase.outcome:
                yield self.tr("Game over: {result}").format(result=present.ended(now, phase))
        elif isinstance(phase, Agreeing) and isinstance(before, Agreeing):
            if len(phase.agreed) == 1 and phase.agreed != before.agreed:
                yield self._note(now)
            elif before.agreed and not phase.agreed and self._kind is StepKind.DID:
                yield self.tr("The marks have changed: both players have to agree again")
        elif phase is not None and before is not None and type(phase) is not type(before):
            yield present.going_on(now._replace(layout=Layout.PLAY))
            if note := self._note(now):
                yield note
        if (said := warning(now).rstrip(".")) != self._warned:
            self._warned = said
            if said:
                yield said

    def _note(self, now: Situation) -> str:
        return present.status_note(now, self._record, None)

    def _turn(self, node: Node) -> list[str]:
        at_node = self._record.at_node(node)
        if not at_node.played or node.parent is None:
            return []
        played, captured = at_node.played[-1], self._record.captured(node)
        return [spoken.turn_words(played.number, played.turn, captured)]

    # Time

    def _on_ticked(self) -> None:
        clocks, color, before = self._clock.clocks, self._clock.running, self._reading
        now = clocks.of(color) if clocks is not None and color is not None else None
        if now is None or color is None or not self._is_person(color):
            self._reading = None
            return
        self._reading = _Reading(color, now.left, now.overtime)
        if before is None or before.color is not color or now.is_out:
            return
        if before.overtime != now.overtime:
            text = self.tr("{color}: {time}").format(
                color=color_name(color), time=clock_present.overtime_words(now)
            )
            self.reported.emit(text)
        elif not now.loses_nothing and any(
            before.left > limit * 1000 >= now.left for limit in _SHORT
        ):
            text = plural(
                "Announcer",
                "{color} has 1 second left",
                "{color} has %n seconds left",
                -(-now.left // 1000),
            )
            self.reported.emit(text.format(color=color_name(color)))

    def _is_person(self, color: Color) -> bool:
        return self._match is not None and self._match.player(color).engine is None


def _last_nodes(node: Node | None) -> Iterator[Node]:
    """The node and those before it, as far back as one step can reach."""

    def all_before(here: Node | None) -> Iterator[Node]:
        while here is not None:
            yield here
            here = here.parent

    return islice(all_before(node), _RECENT)
