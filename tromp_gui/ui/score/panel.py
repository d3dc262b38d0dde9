"""The Score column: marking, ledger, key, mismatch, agreement."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QWidget

from tromp_gui.ui.kit.beside_scroll import BESIDE, BesideScroll
from tromp_gui.ui.kit.boxes import STRETCH, vbox
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.tokens import COLUMN_LEAST, COLUMN_PADDING, GAP, SECTION_GAP
from tromp_gui.ui.score.agreement import AgreementPanel
from tromp_gui.ui.score.key import ScoreKey
from tromp_gui.ui.score.ledger import LedgerPanel
from tromp_gui.ui.score.marking import MarkingPanel
from tromp_gui.ui.score.state import ScoreState, Stage
from tromp_gui.ui.shell.command_ids import CommandId as Id

_LEAST_SCROLLED = 60
"""The height in which all but the agreement can at least be scrolled."""


class ScorePanel(QWidget):
    """Wider than its content by `BESIDE`: the scroll bar is in the column's margin.

    Its buttons are commands, looked up by `action`. Signal: `ledger_line_hovered(str)`, the
    ledger's.
    """

    def __init__(self, action: Callable[[Id], QAction]) -> None:
        super().__init__()
        self._marking = MarkingPanel(action)
        self._ledger = LedgerPanel(action(Id.COMPARE_COUNT))
        self.ledger_line_hovered = self._ledger.line_hovered
        self._key = ScoreKey()
        self._strip = WarningStrip()
        self._same = QLabel()
        self._same.setTextFormat(Qt.TextFormat.PlainText)
        self._same.setWordWrap(True)
        self._same.setProperty("role", "good")
        self._footer = AgreementPanel(action)
        self._lay_out()

    def show_state(self, state: ScoreState) -> None:
        self._marking.show_state(state.marking)
        self._marking.setVisible(state.footer.stage is not Stage.FINISHED)
        self._ledger.show_state(state.ledger)
        self._strip.show_text(state.mismatch)
        self._same.setText(state.same)
        self._same.setVisible(bool(state.same))
        self._footer.show_state(state.footer)

    def show_stones(self, look: BoardTheme) -> None:
        """Draw stones and signs in the board's look."""
        self._ledger.show_stones(look)
        self._key.show_stones(look)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the column can be; what is above the agreement scrolls."""
        width = COLUMN_LEAST - 2 * COLUMN_PADDING
        footer = max(self._footer.sizeHint().height(), self._footer.heightForWidth(width))
        return QSize(width + BESIDE, max(200, footer + GAP + _LEAST_SCROLLED))

    def _lay_out(self) -> None:
        inside = QWidget()
        remarks = self._strip, self._same
        for remark in remarks:
            remark.setContentsMargins(0, GAP, 0, 0)  # its own gap, which is hidden with it
        count = self._marking, SECTION_GAP - 9, self._ledger, GAP - 5, self._key
        vbox(*count, *remarks, STRETCH, on=inside, gap=0)
        footer = vbox(self._footer, margins=(0, 0, BESIDE, 0))
        vbox((BesideScroll(inside), 1), footer, on=self, gap=GAP)
