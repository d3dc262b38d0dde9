"""Asks how the whole game is to be analysed."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QSpinBox,
    QWidget,
)

from tromp_gui.session.analyst import Effort
from tromp_gui.ui.dialogs.form import FormDialog

_SECONDS, _VISITS = range(2)
_MOST_VISITS, _MOST_SECONDS = 10_000_000, 3600.0


class GameWish(NamedTuple):
    """How to go through a game: variations too, and how long each position is looked at."""

    variations: bool
    effort: Effort


class AnalyseGameDialog(FormDialog):
    """Signal: `wished(GameWish)`. `positions` are the numbers of those of the main line and of
    all, `last` what was wished before.
    """

    wished = Signal(object)

    def __init__(
        self,
        engine: str,
        positions: tuple[int, int],
        last: GameWish,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Analyse the game"), self.tr("Analyse"), parent)
        self._scope, self._unit = QComboBox(), QComboBox()
        self._seconds, self._visits = QDoubleSpinBox(), QSpinBox()
        main, whole = positions
        self._scope.addItem(self.tr("Main line ({count} positions)").format(count=main))
        self._scope.addItem(self.tr("Variations too ({count} positions)").format(count=whole))
        self._scope.setCurrentIndex(int(last.variations))
        self._unit.addItems([self.tr("seconds"), self.tr("visits")])
        self._fill(last.effort)
        self._lay_out(engine)
        self._show_unit()

    def _fill(self, effort: Effort) -> None:
        for field in (self._seconds, self._visits):
            field.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self._seconds.setRange(0.1, _MOST_SECONDS)
        self._seconds.setDecimals(1)
        self._seconds.setValue(effort.seconds or 1.0)
        self._visits.setRange(1, _MOST_VISITS)
        self._visits.setGroupSeparatorShown(True)
        self._visits.setValue(effort.visits or 500)
        self._unit.setCurrentIndex(_SECONDS if effort.visits is None else _VISITS)

    def _lay_out(self, engine: str) -> None:
        self._seconds.setAccessibleName(self.tr("Seconds for a position"))
        self._visits.setAccessibleName(self.tr("Visits for a position"))
        self._unit.setAccessibleName(self.tr("Unit"))
        each = QHBoxLayout()
        each.setSpacing(8)
        for part in (self._seconds, self._visits, self._unit):
            each.addWidget(part, 1)
        self.add_row(self.tr("Positions"), self._scope)
        hint = self.tr("Engine: {engine}. What it has looked at as long already is passed over.")
        self._each = self.add_row(self.tr("For each"), each, hint.format(engine=engine))
        self._unit.currentIndexChanged.connect(self._show_unit)
        self._scope.setFocus()

    def _show_unit(self) -> None:
        self._seconds.setVisible(self._unit.currentIndex() == _SECONDS)
        self._visits.setVisible(self._unit.currentIndex() == _VISITS)

    def accept(self) -> None:
        """Tell what is wished."""
        by_visits = self._unit.currentIndex() == _VISITS
        visits = self._visits.value() if by_visits else None
        seconds = None if by_visits else round(self._seconds.value(), 1)
        super().accept()
        self.wished.emit(GameWish(bool(self._scope.currentIndex()), Effort(visits, seconds)))
