"""The clocks of the running game: the time they show, and the end of it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic_ns

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.match.clock import Absolute, Clock, Clocks, TimeControl
from tromp_gui.match.clock_words import left_properties, read_left, read_time
from tromp_gui.match.match import Match
from tromp_gui.match.turns import timed
from tromp_gui.record.node import Node, Tree
from tromp_gui.session.game.record_session import RecordSession


def clocks_at(tree: Tree, node: Node) -> Clocks | None:
    """Both clocks by TM and OT of the root and the last BL, OB, WL and OW up to `node`.

    None if the record has no time limit, or one that we do not understand.
    """
    said = read_time(_text(tree, tree.root, "TM"), _text(tree, tree.root, "OT"))
    if not said.is_understood or said.black is said.white is None:
        return None
    path = node.path
    black = _clock(tree, path, said.black, Color.BLACK)
    return Clocks(black, _clock(tree, path, said.white, Color.WHITE))


def clock_left(tree: Tree, node: Node, color: Color) -> Clock | None:
    """A player's clock by the last BL and OB (WL and OW) up to `node`; None if there is none among
    the nodes shortly before it.
    """
    left, overtime = ("BL", "OB") if color is Color.BLACK else ("WL", "OW")
    above: Node | None = node
    for _ in range(_NEAR):
        if above is None:
            return None
        if (text := _text(tree, above, left)) is not None:
            said = read_time(_text(tree, tree.root, "TM"), _text(tree, tree.root, "OT"))
            control = (said.black if color is Color.BLACK else said.white) or Absolute(0)
            return read_left(Clock.full(control), text, _text(tree, above, overtime))
        above = above.parent
    return None


def _clock(tree: Tree, path: list[Node], control: TimeControl | None, color: Color) -> Clock | None:
    if control is None:
        return None
    left, overtime = ("BL", "OB") if color is Color.BLACK else ("WL", "OW")
    full = Clock.full(control)
    for node in reversed(path):
        if (text := _text(tree, node, left)) is not None:
            return read_left(full, text, _text(tree, node, overtime)) or full
    return full


def _text(tree: Tree, node: Node, identifier: str) -> str | None:
    values = node.properties.get(identifier) if node.has(identifier) else None
    return tree.codec.simple_text(values[0]) if values else None


_NEAR = 20
"""In nodes: how far back the time left is looked for, which is shown at each step."""
_LOW = 10_000

_TENTH, _SECOND = 100, 1000


def is_short(clock: Clock) -> bool:
    """Whether the last ten seconds run before something is lost: a period, or the game.

    As at OGS and KGS; tenths are shown then, and a person hears every second.
    """
    return clock.left <= _LOW and not clock.loses_nothing


def monotonic_ms() -> int:
    """The monotonic time in ms."""
    return monotonic_ns() // 1_000_000


class ClockSession(QObject):
    """Runs the clocks of the match.

    The match stores them as of its last step and the time since then is counted here, so that undo,
    redo and resumed games show the right times. They are stopped until the first step after a game
    was opened, and while it is paused. Signals: `ticked()` the time shown has changed;
    `flag_fell(Color)` a player's time has run out.
    """

    ticked = Signal()
    flag_fell = Signal(object)

    def __init__(
        self,
        record: RecordSession,
        now: Callable[[], int] = monotonic_ms,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._now = record, now
        self._taken_up: Clocks | None = None
        self._since = now()
        self._used: int | None = 0
        self._has_fallen = False
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        record.opened.connect(self._open)
        record.stepped.connect(self._on_stepped)

    @property
    def clocks(self) -> Clocks | None:
        """Both clocks as they are now; None without a game or without a time limit."""
        kept = self._kept
        return None if kept is None else kept.restarted(0).at(self._elapsed).restarted(0)

    @property
    def running(self) -> Color | None:
        """The player whose clock is running; None if both are stopped."""
        kept = self._kept
        return None if kept is None or self.is_paused else kept.running

    @property
    def is_paused(self) -> bool:
        """Whether the clocks are paused during someone's turn."""
        return self._used is not None

    def pause(self) -> None:
        if not self.is_paused:
            self._used = self._elapsed
            self._wind()

    def go_on(self) -> None:
        """Resume a paused clock."""
        if self._used is not None:
            self._since, self._used = self._now() - self._used, None
            self._wind()

    def stepped(self, match: Match, position: Position, mover: Color | None) -> Match:
        """The match after a step with its clocks set to now; `mover` has taken a turn.

        `position` is the one at its play node after the step.
        """
        if match.clocks is None:
            return match
        at_last_step = match._replace(clocks=match.clocks.restarted(0))
        after = timed(at_last_step, position, self._elapsed, mover)
        return after if after.clocks is None else after._replace(clocks=after.clocks.restarted(0))

    def left(self, mover: Color) -> dict[str, str]:
        """The clock properties (BL, OB, WL, OW) of the player who now takes a turn."""
        clocks = self.clocks
        if clocks is None:
            return {}
        return left_properties(mover, clocks.after_turn(mover, 0).of(mover))

    # Following the record

    @property
    def _kept(self) -> Clocks | None:
        match = self._record.attachment
        return match.clocks if isinstance(match, Match) else None

    @property
    def _elapsed(self) -> int:
        """The time in ms that the running clock has used since the last step."""
        return self._now() - self._since if self._used is None else self._used

    def _open(self) -> None:
        self._taken_up, self._used = self._kept, 0
        self._wind()

    def _on_stepped(self) -> None:
        """Start counting again after a step of the game was done or undone."""
        if self._kept != self._taken_up:
            self._taken_up, self._used, self._since = self._kept, None, self._now()
            self._wind()

    def _wind(self) -> None:
        self._has_fallen = False
        self._timer.stop()
        self._tick()

    def _tick(self) -> None:
        """Announce the time, and wait until the display changes."""
        color, clocks = self.running, self.clocks
        clock = clocks.of(color) if clocks and color else None
        self.ticked.emit()
        if color is None or clock is None:
            return
        if not clock.is_out:
            step = _TENTH if is_short(clock) else _SECOND
            self._timer.start((clock.left - 1) % step + 1)
        elif not self._has_fallen:
            self._has_fallen = True
            self.flag_fell.emit(color)
