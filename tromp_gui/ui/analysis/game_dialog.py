"""Asks how the whole game is to be analysed."""

from __future__ import annotations

from math import isfinite
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from tromp_gui.session.engine.purpose import Effort
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.fields import ChoiceBox
from tromp_gui.ui.kit.form import FormDialog
from tromp_gui.wording.translation import plural

_SECONDS, _VISITS = range(2)
_MOST_VISITS, _MOST_SECONDS = 1_000_000_000, 86_400.0


class GameAnalysisRequest(NamedTuple):
    """How to analyse a game: whether to include variations, and the effort for each position."""

    variations: bool = False
    effort: Effort = Effort(seconds=1.0)


class AnalyseGameDialog(FormDialog):
    """Signal: `requested(GameAnalysisRequest)`. `positions` are the numbers of positions in the
    main line and in the whole game, `last` the previous request.
    """

    requested = Signal(object)

    def __init__(
        self,
        engine: str,
        positions: tuple[int, int],
        last: GameAnalysisRequest,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Analyse the game"), self.tr("Analyse"), parent)
        self._scope, self._amount, self._unit = ChoiceBox(), QLineEdit(), ChoiceBox()
        main, whole = positions
        self._scope.addItem(
            plural("AnalyseGameDialog", "Main line (1 position)", "Main line (%n positions)", main)
        )
        self._scope.addItem(
            plural(
                "AnalyseGameDialog",
                "Variations too (1 position)",
                "Variations too (%n positions)",
                whole,
            )
        )
        self._scope.setCurrentIndex(int(last.variations))
        self._unit.addItems([self.tr("seconds"), self.tr("visits")])
        self._unit.setCurrentIndex(_SECONDS if last.effort.visits is None else _VISITS)
        seconds, visits = last.effort.seconds or 1.0, last.effort.visits
        self._amount.setText(f"{seconds:g}" if visits is None else str(visits))
        self._amount.setAccessibleName(self.tr("How long for each position"))
        self._unit.setAccessibleName(self.tr("Unit"))
        self.add_row(self.tr("Positions"), self._scope)
        hint = self.tr("Engine: {engine}. Positions already analysed this long are skipped.")
        each = hbox((self._amount, 1), (self._unit, 1), gap=8)
        self._row = self.add_row(self.tr("For each"), each, hint.format(engine=engine))
        self._amount.textEdited.connect(lambda: self._row.show_error(""))
        self._unit.currentIndexChanged.connect(lambda: self._row.show_error(""))
        self._scope.setFocus()

    def accept(self) -> None:
        """Emit the request, or show what is wrong with the input."""
        effort = self._effort()
        if effort is None:
            self._row.show_error(
                self.tr("Enter a number of visits, such as 500.")
                if self._unit.currentIndex() == _VISITS
                else self.tr("Enter a number of seconds, such as 0.5 or 10.")
            )
            self._amount.setFocus()
            return
        super().accept()
        self.requested.emit(GameAnalysisRequest(bool(self._scope.currentIndex()), effort))

    def _effort(self) -> Effort | None:
        """The number entered; None if it is not valid."""
        text = self._amount.text().strip().replace(",", ".")
        if self._unit.currentIndex() == _VISITS:
            is_number = text.isascii() and text.isdigit() and 0 < int(text[:20]) <= _MOST_VISITS
            return Effort(visits=int(text)) if is_number else None
        try:
            seconds = float(text)
        except ValueError:
            return None
        is_time = isfinite(seconds) and 0 < seconds <= _MOST_SECONDS
        return Effort(seconds=seconds) if is_time else None
