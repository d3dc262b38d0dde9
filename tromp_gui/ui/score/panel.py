"""The Score layout's column: marking, ledger, key, mismatch, and the agreement at its foot."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tromp_gui.ui.kit.beside_scroll import BESIDE, BesideScroll
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.tokens import COLUMN_LEAST, COLUMN_PADDING, GAP, SECTION_GAP
from tromp_gui.ui.score.agreement import AgreementPanel, AgreementState, Stage
from tromp_gui.ui.score.key import ScoreKey
from tromp_gui.ui.score.ledger import LedgerPanel
from tromp_gui.ui.score.ledger_state import LedgerState
from tromp_gui.ui.score.marking import MarkingPanel, MarkingState


@dataclass(frozen=True, slots=True)
class ScoreState:
    """Everything that the column shows. `mismatch` warns, in a sentence, that the file says
    something else, `same` tells that it says the same; both may be empty.
    """

    ledger: LedgerState
    marking: MarkingState = field(default_factory=MarkingState)
    footer: AgreementState = field(default_factory=AgreementState)
    mismatch: str = ""
    same: str = ""


class ScorePanel(QWidget):
    """It is `BESIDE` wider than what it shows: the scroll bar is in the column's margin.

    Signals: `propose_requested()`, `ask_requested()`, `clear_requested()` of the marking;
    `ledger_line_hovered(str)` and `compare_requested()` of the ledger; `agreed(Color)`,
    `play_on_requested()`, `dispute_requested()`, `write_requested()`, `close_requested()` of the
    foot, with `decide_requested()` and `discuss_requested()`,
    `return_requested()`;
    `mode_chosen(AgreementMode)` and `list_chosen(Color)` of the marking.
    """

    propose_requested = Signal()
    ask_requested = Signal()
    clear_requested = Signal()
    ledger_line_hovered = Signal(str)
    compare_requested = Signal()
    agreed = Signal(object)
    play_on_requested = Signal()
    dispute_requested = Signal()
    decide_requested = Signal()
    discuss_requested = Signal()
    mode_chosen = Signal(object)
    list_chosen = Signal(object)
    write_requested = Signal()
    return_requested = Signal()
    close_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marking = MarkingPanel()
        self._ledger = LedgerPanel()
        self._key = ScoreKey()
        self._strip = WarningStrip()
        self._same = QLabel()
        self._same.setTextFormat(Qt.TextFormat.PlainText)
        self._same.setWordWrap(True)
        self._same.setProperty("role", "good")
        self._footer = AgreementPanel()
        self._connect()
        self._lay_out()

    def show_state(self, state: ScoreState) -> None:
        """Show `state`."""
        self._marking.show_state(state.marking)
        self._marking.setVisible(state.footer.stage is not Stage.FINISHED)
        self._ledger.show_state(state.ledger)
        self._strip.show_text(state.mismatch)
        self._same.setText(state.same)
        self._same.setVisible(bool(state.same))
        self._footer.show_state(state.footer)

    def show_stones(self, look: BoardTheme) -> None:
        """Draw stones and signs as they are on this board."""
        self._ledger.show_stones(look)
        self._key.show_stones(look)

    def minimumSizeHint(self) -> QSize:
        """The narrowest column; what is above the foot can be scrolled."""
        return QSize(COLUMN_LEAST - 2 * COLUMN_PADDING + BESIDE, 200)

    def _connect(self) -> None:
        self._marking.propose_requested.connect(self.propose_requested)
        self._marking.ask_requested.connect(self.ask_requested)
        self._marking.clear_requested.connect(self.clear_requested)
        self._ledger.line_hovered.connect(self.ledger_line_hovered)
        self._ledger.compare_requested.connect(self.compare_requested)
        self._footer.agreed.connect(self.agreed)
        self._footer.play_on_requested.connect(self.play_on_requested)
        self._footer.dispute_requested.connect(self.dispute_requested)
        self._footer.decide_requested.connect(self.decide_requested)
        self._footer.discuss_requested.connect(self.discuss_requested)
        self._marking.mode_chosen.connect(self.mode_chosen)
        self._marking.list_chosen.connect(self.list_chosen)
        self._footer.write_requested.connect(self.write_requested)
        self._footer.return_requested.connect(self.return_requested)
        self._footer.close_requested.connect(self.close_requested)

    def _lay_out(self) -> None:
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._marking)
        rows.addSpacing(SECTION_GAP - 9)
        rows.addWidget(self._ledger)
        rows.addSpacing(GAP - 5)
        rows.addWidget(self._key)
        for said in (self._strip, self._same):
            said.setContentsMargins(0, GAP, 0, 0)  # of its own: nothing stands there while hidden
            rows.addWidget(said)
        rows.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(BesideScroll(inside), 1)
        footer = QVBoxLayout()
        footer.setContentsMargins(0, 0, BESIDE, 0)
        footer.addWidget(self._footer)
        column.addLayout(footer)
