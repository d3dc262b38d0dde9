"""One player's card: name, captures, clock or score, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.kit.one_line import advance
from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, qicon
from tromp_gui.ui.look.theme import Type, fix_icon, font, scaled
from tromp_gui.ui.panels.player_paint import (
    BUTTON_SIDE,
    Face,
    name_room,
    paint_bare_board,
    paint_compact,
    paint_high,
)
from tromp_gui.ui.panels.player_state import CardButton, PlayerCardState
from tromp_gui.wording.translation import plural

HIGH, WITHOUT_FIGURES, COMPACT = 138, 104, 62
"""Heights of the three forms of a card, in logical pixels."""


_ICONS = {
    CardButton.PAUSE: Icon.PAUSE,
    CardButton.GO_ON: Icon.PLAY_ON,
    CardButton.RESTART: Icon.RESTART,
}


class PlayerCard(QWidget):
    """Shows a `PlayerCardState`, high (`big` below the name) or compact (beside it).

    Signal: `pushed(CardButton)`.
    """

    pushed = Signal(object)

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._compact = False
        self._face = Face(PlayerCardState(color, ""), "", "", KAYA)
        self._button = QToolButton(self)
        self._button.setProperty("role", "palette")
        fix_icon(self._button, BUTTON)
        self._button.clicked.connect(self._push)

    def show_state(self, state: PlayerCardState, compact: bool, stones: BoardTheme) -> None:
        """Show `state`; `compact` overrides the state's, `stones` is the look of the board."""
        captured = plural("PlayerCard", "1 captured", "%n captured", state.captures)
        self._compact = compact
        self._face = Face(state, captured, self._note(state), stones)
        self.setAccessibleName(self._in_words())
        self._show_tip()
        self._show_button()
        self.update()

    def _push(self) -> None:
        if self._face.state.button is not None:
            self.pushed.emit(self._face.state.button)

    def _show_button(self) -> None:
        kind = self._face.state.button
        self._button.setVisible(kind is not None)
        if kind is None:
            return
        words = {
            CardButton.PAUSE: self.tr("Pause engine"),
            CardButton.GO_ON: self.tr("Make the engine move"),
            CardButton.RESTART: self.tr("Restart engine"),
        }
        self._button.setIcon(qicon(_ICONS[kind]))
        self._button.setAccessibleName(words[kind])
        self._button.setToolTip(words[kind])
        self._place_button()

    def _place_button(self) -> None:
        side = scaled(BUTTON_SIDE)
        top = (self.height() - side) // 2 if self._compact else scaled(10)
        self._button.setGeometry(QRect(self.width() - side - scaled(8), top, side, side))

    def height_wanted(self, compact: bool) -> int:
        """The height in logical pixels for the current state."""
        if compact:
            return scaled(COMPACT)
        return scaled(HIGH if self._face.state.has_figures else WITHOUT_FIGURES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the name as a tool tip if it is elided."""
        super().resizeEvent(event)
        self._show_tip()
        self._place_button()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = QSizeF(self.size())
        paint_bare_board(painter, size, self._face.state.to_play)
        paint = paint_compact if self._compact else paint_high
        paint(painter, size, self._face)

    def _note(self, state: PlayerCardState) -> str:
        if state.agreed is None:
            return state.note
        return self.tr("agreed") if state.agreed else self.tr("not yet agreed")

    def _in_words(self) -> str:
        face, state = self._face, self._face.state
        color = self.tr("Black") if state.color is Color.BLACK else self.tr("White")
        parts = (state.name, state.rank, face.captured, state.big, state.small, face.note)
        return f"{color}: " + ", ".join(part for part in parts if part)

    def _show_tip(self) -> None:
        name = self._face.state.name
        room = name_room(self._face, self.width(), self._compact)
        whole = advance(name, font(Type.NAME, 600))
        self.setToolTip(tip(name) if whole > room + 1 else "")
