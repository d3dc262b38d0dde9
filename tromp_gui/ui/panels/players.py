"""The two player cards at the top of the column."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from tromp_gui.go.point import Color
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import COLUMN_LEAST, COLUMN_WIDE, GAP
from tromp_gui.ui.panels.player_card import PlayerCard
from tromp_gui.ui.panels.player_state import PlayerCardState

__all__ = ["PlayerCardState", "PlayerCards"]

_STACK_GAP = 8


class PlayerCards(CardBackground):
    """The cards of Black and White: side by side from a width of 480, otherwise stacked and
    compact.

    Signal: `pushed(Color, CardButton)`.
    """

    pushed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._black = PlayerCard(Color.BLACK, self)
        self._white = PlayerCard(Color.WHITE, self)
        self._black.pushed.connect(lambda button: self.pushed.emit(Color.BLACK, button))
        self._white.pushed.connect(lambda button: self.pushed.emit(Color.WHITE, button))
        self._states = (PlayerCardState(Color.BLACK, ""), PlayerCardState(Color.WHITE, ""))
        self._stones = KAYA
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._arrange()

    def show_cards(self, black: PlayerCardState, white: PlayerCardState) -> None:
        """Show both players; both cards are compact if either asks for it."""
        self._states = (black, white)
        self._arrange()

    def show_stones(self, look: BoardTheme) -> None:
        """Draw the stones on the cards as on this board."""
        self._stones = look
        self._arrange()

    def set_low(self, low: bool) -> None:
        """Set whether there is little height; if so, the cards are compact."""
        if low != self._low:
            self._low = low
            self._arrange()

    def sizeHint(self) -> QSize:
        """As wide as the column, as high as the cards."""
        return QSize(scaled(COLUMN_WIDE), self.height())

    def minimumSizeHint(self) -> QSize:
        """The narrowest column."""
        return QSize(COLUMN_LEAST - 32, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cards side by side or stack them."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs higher cards."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        beside = self.width() >= scaled(COLUMN_WIDE)
        compact = self._low or not beside or any(state.compact for state in self._states)
        for card, state in zip((self._black, self._white), self._states, strict=True):
            card.show_state(state, compact, self._stones)
        high = max(card.height_wanted(compact) for card in (self._black, self._white))
        if beside:
            half = (self.width() - GAP) // 2
            self._black.setGeometry(0, 0, half, high)
            self._white.setGeometry(self.width() - half, 0, half, high)
            self.setFixedHeight(high)
        else:
            self._black.setGeometry(0, 0, self.width(), high)
            self._white.setGeometry(0, high + _STACK_GAP, self.width(), high)
            self.setFixedHeight(2 * high + _STACK_GAP)
