"""The time settings of a new game: which clock, how much time, what happens at zero."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Color
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clocks, Fischer, OnTime, TimeControl
from tromp_gui.ui.kit.boxes import FlowLayout, hbox, vbox
from tromp_gui.ui.kit.fields import ChoiceBox, NumberField
from tromp_gui.ui.kit.plain_text import plain_label
from tromp_gui.ui.look.theme import fix_width

_MINUTE, _SECOND = 60_000, 1000
_APART = 6


class _Kind(Enum):
    NONE = auto()
    ABSOLUTE = auto()
    FISCHER = auto()
    BYO_YOMI = auto()
    CANADIAN = auto()


class TimeField(QWidget):
    """No clock, or one of four kinds with its numbers; both players have the same.

    Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._kind, self._end = ChoiceBox(), ChoiceBox()
        self._main = _number(999, 10, self.tr("Main time in minutes"))
        self._increment = _number(999, 10, self.tr("Seconds added after each move"), 1)
        self._periods = _number(99, 5, self.tr("Number of periods"), 1)
        self._period = _number(9999, 30, self.tr("Seconds per period"), 1)
        self._stones = _number(999, 15, self.tr("Moves per period"), 1)
        self._minutes = _number(999, 5, self.tr("Minutes per period"), 1)
        self._numbers, self._last = QWidget(), QWidget()
        self._parts: dict[_Kind, QWidget] = {}
        self._fill()
        self._lay_out()
        self.show_clocks(None)
        self._kind.currentIndexChanged.connect(self._choose)
        self._end.currentIndexChanged.connect(self.changed)

    def _fill(self) -> None:
        for box in (self._kind, self._end):
            box.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(12)
        self._kind.setAccessibleName(self.tr("Clock"))
        for kind, text in (
            (_Kind.NONE, self.tr("No clock")),
            (_Kind.ABSOLUTE, self.tr("Absolute time")),
            (_Kind.FISCHER, self.tr("More time after each move (Fischer)")),
            (_Kind.BYO_YOMI, self.tr("Byo-yomi periods")),
            (_Kind.CANADIAN, self.tr("Canadian (moves per period)")),
        ):
            self._kind.addItem(text, kind)
        self._end.setAccessibleName(self.tr("When time runs out"))
        self._end.addItem(self.tr("the game is lost"), OnTime.LOSES)
        self._end.addItem(self.tr("show a warning only"), OnTime.WARNS)

    def _lay_out(self) -> None:
        main = self._group(self._main, self.tr("minutes"))
        self._parts = {
            _Kind.FISCHER: self._group(self._increment, self.tr("seconds more after each move")),
            _Kind.BYO_YOMI: self._group(
                self.tr("then"), self._periods, "×", self._period, self.tr("seconds")
            ),
            _Kind.CANADIAN: self._group(
                self.tr("then"),
                self._stones,
                self.tr("moves in"),
                self._minutes,
                self.tr("minutes"),
            ),
        }
        FlowLayout(_APART, _APART, self._numbers, [main, *self._parts.values()])
        words = plain_label(self.tr("When time runs out:"), "quiet", wraps=False)
        hbox(words, (self._end, 1), on=self._last, gap=8)
        vbox(self._kind, self._numbers, self._last, on=self, gap=8)
        self.setFocusProxy(self._kind)
        self.setAccessibleName(self.tr("Time"))

    def _group(self, *parts: str | NumberField) -> QWidget:
        """Numbers and words that stay on one line."""
        group = QWidget()
        row = hbox(on=group, gap=_APART)
        for part in parts:
            if isinstance(part, NumberField):
                part.value_changed.connect(self.changed)
                row.addWidget(part)
            else:
                row.addWidget(plain_label(part, "quiet", wraps=False))
        return group

    def show_clocks(self, clocks: Clocks | None) -> None:
        """Show these clocks; None for no clock."""
        black = clocks.of(Color.BLACK) if clocks else None
        control = black.control if black else None
        kind = _KINDS.get(type(control), _Kind.NONE)
        if control is not None:
            self._main.set_value(control.main // _MINUTE)
        match control:
            case Fischer(_, increment):
                self._increment.set_value(increment // _SECOND)
            case ByoYomi(_, periods, period):
                self._periods.set_value(periods)
                self._period.set_value(period // _SECOND)
            case Canadian(_, stones, period):
                self._stones.set_value(stones)
                self._minutes.set_value(period // _MINUTE)
        self._end.setCurrentIndex(self._end.findData(clocks.on_time if clocks else OnTime.LOSES))
        self._kind.setCurrentIndex(self._kind.findData(kind))
        self._choose()

    def clocks(self) -> Clocks | None:
        """Both clocks as chosen; None for no clock. A clock never starts at zero: without main time
        and periods it has one minute, or the time for one move.
        """
        control = self._control()
        if control is None:
            return None
        return Clocks.full(control, control, self._end.currentData())

    def _control(self) -> TimeControl | None:
        main = self._main.value() * _MINUTE
        match self._kind.currentData():
            case _Kind.ABSOLUTE:
                return Absolute(main or _MINUTE)
            case _Kind.FISCHER:
                increment = self._increment.value() * _SECOND
                return Fischer(main or increment, increment)
            case _Kind.BYO_YOMI:
                return ByoYomi(main, self._periods.value(), self._period.value() * _SECOND)
            case _Kind.CANADIAN:
                return Canadian(main, self._stones.value(), self._minutes.value() * _MINUTE)
        return None

    def _choose(self) -> None:
        chosen = self._kind.currentData()
        self._numbers.setVisible(chosen is not _Kind.NONE)
        self._last.setVisible(chosen is not _Kind.NONE)
        for kind, group in self._parts.items():
            group.setVisible(kind is chosen)
        self.changed.emit()


_KINDS: dict[type[object], _Kind] = {
    Absolute: _Kind.ABSOLUTE,
    Fischer: _Kind.FISCHER,
    ByoYomi: _Kind.BYO_YOMI,
    Canadian: _Kind.CANADIAN,
}


def _number(most: int, value: int, name: str, least: int = 0) -> NumberField:
    field = NumberField(least, most)
    field.set_value(value)
    field.setAccessibleName(name)
    fix_width(field, 56)
    return field
