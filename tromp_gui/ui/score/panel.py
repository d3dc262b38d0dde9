"""The Score column: marking, ledger, key, mismatch, agreement."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QWidget

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.sign_tile import SignTile
from tromp_gui.ui.board.state import Owner, Piece, PieceShape
from tromp_gui.ui.kit.beside_scroll import BESIDE, BesideScroll
from tromp_gui.ui.kit.boxes import STRETCH, FlowLayout, hbox, vbox
from tromp_gui.ui.kit.plain_text import plain_label, show_text
from tromp_gui.ui.kit.warning_strip import OfferStrip, StripAction, WarningStrip
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.tokens import COLUMN_LEAST, COLUMN_PADDING, GAP, SECTION_GAP
from tromp_gui.ui.score.agreement import AgreementPanel
from tromp_gui.ui.score.ledger import LedgerPanel
from tromp_gui.ui.score.marking import MarkingPanel
from tromp_gui.ui.score.state import ScoreState, Stage
from tromp_gui.ui.shell.command_ids import CommandId as Id

_AT = (Point(0, 0),)
_SIGNS = {
    "black": (Piece(PieceShape.TERRITORY, _AT, owner=Owner.BLACK),),
    "white": (Piece(PieceShape.TERRITORY, _AT, owner=Owner.WHITE),),
    "neutral": (Piece(PieceShape.TERRITORY, _AT, owner=Owner.NEUTRAL),),
    "dead": (
        Piece(PieceShape.DEAD, _AT, Color.BLACK),
        Piece(PieceShape.CROSS, _AT, Color.BLACK, owner=Owner.WHITE),
    ),
    "unsure": (
        Piece(PieceShape.STONE, _AT, Color.WHITE),
        Piece(PieceShape.UNSURE, _AT, Color.WHITE),
    ),
    "flips": (Piece(PieceShape.FLIPS, _AT),),
}
_CELLS = {PieceShape.TERRITORY: 34, PieceShape.DEAD: 22, PieceShape.STONE: 22, PieceShape.FLIPS: 15}
"""The size of a cell by the sign's first piece, so that each sign fills its tile."""


class ScoreKey(QWidget):
    """Signs with their names, wrapped to the width: four of the count, two of marking."""

    def __init__(self) -> None:
        super().__init__()
        words = {
            "black": self.tr("Black’s point"),
            "white": self.tr("White’s point"),
            "neutral": self.tr("neutral"),
            "dead": self.tr("dead"),
            "unsure": self.tr("unsure, counted as alive"),
            "flips": self.tr("changed by a click"),
        }
        self._tiles = [SignTile(each, _CELLS[each[0].shape]) for each in _SIGNS.values()]
        entries = list(map(_entry, self._tiles, words.values()))
        self._of_marking = entries[-2:]
        FlowLayout(20, 6, self, entries).setContentsMargins(2, 0, 2, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_marking(self, shown: bool) -> None:
        """Show the signs of marking too."""
        for entry in self._of_marking:
            entry.setVisible(shown)

    def show_stones(self, look: BoardTheme) -> None:
        """Draw wood and signs in the board's look."""
        for tile in self._tiles:
            tile.show_look(look)


def _entry(tile: QWidget, word: str) -> QWidget:
    entry = QWidget()
    hbox(tile, plain_label(word, "quiet", wraps=False), on=entry, gap=8)
    return entry


_LEAST_SCROLLED = 60
"""The height in which all but the agreement can at least be scrolled."""


class ScorePanel(QWidget):
    """Wider than its content by `BESIDE`: the scroll bar is in the column's margin. What the file
    says, or else who wins, is always in view.

    Its buttons are commands, looked up by `action`. Signals: `ledger_line_hovered(str)`, the
    ledger's; `other_rules_chosen()`, count the other way.
    """

    other_rules_chosen = Signal()

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self._marking = MarkingPanel(action)
        self._ledger = LedgerPanel(action(Id.COMPARE_COUNT))
        self.ledger_line_hovered = self._ledger.line_hovered
        self._key = ScoreKey()
        self._strip, self._rules = WarningStrip(), OfferStrip()
        self._same = plain_label("", "good")
        self._verdict = plain_label("", "strong")
        self._verdict.hide()
        self._footer = AgreementPanel(action)
        self._lay_out()

    def show_state(self, state: ScoreState) -> None:
        self._marking.show_state(state.marking)
        stage = state.footer.stage
        self._marking.setVisible(stage is not Stage.FINISHED)
        self._key.show_marking(stage not in (Stage.PLAYING, Stage.FINISHED))
        self._key.setVisible(state.is_counted)
        self._ledger.setVisible(state.is_counted)
        self._ledger.show_state(state.ledger)
        self._strip.show_text(state.mismatch)
        choose = StripAction(state.rules.button, self.other_rules_chosen.emit)
        self._rules.show_offer(state.rules.text, (choose,))
        show_text(self._same, state.same)
        main = state.ledger.counts[state.ledger.main_index]
        says_more = state.mismatch or state.same or not state.is_counted
        self._verdict.setText("" if says_more else main.verdict)
        self._footer.show_state(state.footer)
        self._show_verdict()

    def show_stones(self, look: BoardTheme) -> None:
        """Draw stones and signs in the board's look."""
        self._ledger.show_stones(look)
        self._key.show_stones(look)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the column can be; what is above the agreement scrolls."""
        width = COLUMN_LEAST - 2 * COLUMN_PADDING
        footer = max(self._footer.sizeHint().height(), self._footer.heightForWidth(width))
        said = (each for each in (self._strip, self._same) if each.isVisible())
        footer += sum(max(each.minimumHeight(), each.heightForWidth(width)) + GAP for each in said)
        return QSize(width + BESIDE, max(200, footer + GAP + _LEAST_SCROLLED))

    def _lay_out(self) -> None:
        inside = QWidget()
        self._rules.setContentsMargins(0, GAP, 0, 0)  # its own gap, which is hidden with it
        count = self._marking, SECTION_GAP - 9, self._ledger, GAP - 5, self._key
        vbox(*count, self._rules, STRETCH, on=inside, gap=0)
        remarks = self._strip, self._same, self._verdict
        footer = vbox(*remarks, self._footer, gap=GAP, margins=(0, 0, BESIDE, 0))
        scroll = BesideScroll(inside)
        vbox((scroll, 1), footer, on=self, gap=GAP)
        self._hidden = scroll.verticalScrollBar()
        later = Qt.ConnectionType.QueuedConnection  # a layout at work misses what is shown in it
        self._hidden.rangeChanged.connect(self._show_verdict, later)

    def _show_verdict(self) -> None:
        """Say who wins below the count if the whole of it is not in view."""
        taken = self._verdict.sizeHint().height() + GAP if self._verdict.isVisible() else 0
        is_cut = self._hidden.maximum() > taken
        self._verdict.setVisible(is_cut and bool(self._verdict.text()))
