"""The two player cards at the top of the column."""

from __future__ import annotations

import re

from PySide6.QtCore import QDate, QEvent, QLocale, QRect, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.record.game_info import GameInfo, read_result
from tromp_gui.ui.kit.plain_text import advance, tip
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, qicon
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import Type, fix_icon, font, scaled
from tromp_gui.ui.look.tokens import COLUMN_LEAST, COLUMN_WIDE, GAP
from tromp_gui.ui.panels.player_paint import (
    BUTTON_SIDE,
    Face,
    name_room,
    paint_bare_board,
    paint_compact,
    paint_high,
)
from tromp_gui.ui.panels.player_state import CardButton, PlayerCardState
from tromp_gui.wording import DOT
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

    Signals: `pushed(CardButton)`; `chosen()`, a click on the card itself.
    """

    pushed = Signal(object)
    chosen = Signal()

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._compact = False
        self._face = Face(PlayerCardState(color, ""), "", "", KAYA)
        self._button = QToolButton(self)
        self._button.setProperty("role", "palette")
        fix_icon(self._button, BUTTON)
        self._button.clicked.connect(self._push)
        self._button.setCursor(Qt.CursorShape.ArrowCursor)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

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
        """Show the name as a tool tip if it is elided, otherwise what a click does."""
        super().resizeEvent(event)
        self._show_tip()
        self._place_button()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a click."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.chosen.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt override: accept the press, so that the release is sent here."""
        event.accept()

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
        if state.submits:
            return self.tr("submitted") if state.agreed else self.tr("not yet submitted")
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
        hint = self.tr("Click to change the players.")
        self.setToolTip(tip(name if whole > room + 1 else hint))


_STACK_GAP = 8


class PlayerCards(CardBackground):
    """The cards of Black and White: side by side from a width of 480, otherwise stacked and
    compact.

    Signals: `pushed(Color, CardButton)`; `chosen(Color)`, a click on the card itself.
    """

    pushed = Signal(object, object)
    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._black = PlayerCard(Color.BLACK, self)
        self._white = PlayerCard(Color.WHITE, self)
        self._black.pushed.connect(lambda button: self.pushed.emit(Color.BLACK, button))
        self._white.pushed.connect(lambda button: self.pushed.emit(Color.WHITE, button))
        self._black.chosen.connect(lambda: self.chosen.emit(Color.BLACK))
        self._white.chosen.connect(lambda: self.chosen.emit(Color.WHITE))
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


_DAY = r"\d{4}-\d{2}-\d{2}"
_WEEKDAY = r"[\s,،]*\bdddd\b[\s,.،]*|\s*dddd\s*"


def day(date: QDate) -> str:
    """A date with the month's name, in the language's order."""
    locale = QLocale()
    form = re.sub(_WEEKDAY, "", locale.dateFormat(QLocale.FormatType.LongFormat))
    return locale.toString(date, form)


def game_date(text: str) -> str:
    """A game's date (SGF's DT) as the language writes it; anything but a single day unchanged."""
    if not re.fullmatch(_DAY, text):
        return text
    date = QDate.fromString(text, "yyyy-MM-dd")
    return day(date) if date.isValid() else text


def game_facts(info: GameInfo) -> str:
    """Result, event and date in one line; '' if there are none."""
    result = read_result(info)
    said = wording.result_sentence(result) if result is not None else info.result
    event = wording.listed((info.event, info.round))
    parts = (said, event or info.game_name, game_date(info.date))
    return DOT.join(part for part in parts if part)
