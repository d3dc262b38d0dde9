"""The foot of the score column: who agrees, and the other ways to go on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, qicon
from tromp_gui.ui.look.theme import fix_icon
from tromp_gui.ui.look.tokens import GAP


class Stage(Enum):
    """What the score is for."""

    AGREEING = auto()
    """A game after two passes: both players agree, dispute or play on."""
    REVIEW = auto()
    """A position somebody looks at: the result can be written to the game."""
    PLAYING = auto()
    """A game that goes on: the count is only looked at."""
    FINISHED = auto()
    """A game that is over: what follows is with its result."""
    MEDIATING = auto()
    """A third party decides as marked, or is declined."""
    ELSEWHERE = auto()
    """Another position is looked at than the game's: nothing is said of it, one can go back."""


@dataclass(frozen=True, slots=True)
class AgreementState:
    """What can be done. `agreed` are the players who have agreed; `can_play_on`, `can_dispute`,
    `can_write` and `can_discuss` (agree though nobody passed) tell what is offered;
    `agree_word` names what a player does ("agrees", "is done"); `asks_who` is set where playing
    on leads to a question first; `note` is the quiet line below;
    `engines` speak for themselves; until `is_settled` nobody is urged to agree.
    """

    stage: Stage = Stage.AGREEING
    agreed: frozenset[Color] = frozenset()
    can_play_on: bool = True
    can_dispute: bool = False
    can_write: bool = True
    can_discuss: bool = False
    agree_word: str = ""
    asks_who: bool = False
    note: str = ""
    engines: frozenset[Color] = frozenset()
    is_settled: bool = True


class AgreementPanel(QWidget):
    """Signals: `agreed(Color)`; `play_on_requested()`, `dispute_requested()`,
    `decide_requested()`, `discuss_requested()`, `write_requested()`,
    `return_requested()` (to the position that the game has reached) and `close_requested()`.
    """

    agreed = Signal(object)
    play_on_requested = Signal()
    dispute_requested = Signal()
    decide_requested = Signal()
    discuss_requested = Signal()
    write_requested = Signal()
    return_requested = Signal()
    close_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = AgreementState()
        self._agree = {color: _button(self, "agreement") for color in Color}
        for color, button in self._agree.items():
            button.clicked.connect(lambda _=False, color=color: self._agrees(color))
        self._play_on = _button(self, "", self.tr("Play on"))
        self._play_on.setIcon(qicon(Icon.PLAY_ON))
        self._dispute = _button(self, "", self.tr("Dispute"))
        self._write = _button(self, "primary", self.tr("Write result to game"))
        self._return = _button(self, "primary", self.tr("Back to the game"))
        self._close = _button(self, "", self.tr("Close"))
        self._decide = _button(self, "primary", self.tr("Decide as marked…"))
        self._discuss = _button(self, "", self.tr("Agree on dead stones"))
        self._decide.clicked.connect(self.decide_requested)
        self._discuss.clicked.connect(self.discuss_requested)
        self._play_on.clicked.connect(self.play_on_requested)
        self._dispute.clicked.connect(self.dispute_requested)
        self._write.clicked.connect(self.write_requested)
        self._return.clicked.connect(self.return_requested)
        self._close.clicked.connect(self.close_requested)
        self._note = QLabel()
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setProperty("role", "quiet")
        self._note.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._grid)
        column.addWidget(self._note)
        self.show_state(self._state)

    def show_state(self, state: AgreementState) -> None:
        """Show `state`."""
        self._state = state
        for color in self._agree:
            self._show_agreement(color)
        text = self.tr("Play on…") if state.asks_who else self.tr("Play on")
        self._play_on.setText(text)
        self._play_on.setAccessibleName(text)
        self._note.setText(state.note)
        self._note.setVisible(bool(state.note))
        self._arrange()

    def _agrees(self, color: Color) -> None:
        if color not in self._state.agreed:
            self.agreed.emit(color)

    def _show_agreement(self, color: Color) -> None:
        button, has_agreed = self._agree[color], color in self._state.agreed
        name = self.tr("Black") if color is Color.BLACK else self.tr("White")
        text = self.tr("{color} agreed") if has_agreed else self.tr("{color} agrees")
        if self._state.agree_word and not has_agreed:
            text = self._state.agree_word
        button.setEnabled(color not in self._state.engines)
        button.setText(text.format(color=name))
        button.setAccessibleName(button.text())
        tick = qicon(Icon.AGREE, lambda theme: theme.accent)
        button.setIcon(tick if has_agreed else QIcon())
        role = "agreement" if self._state.is_settled or has_agreed else "agreement quiet"
        if (button.property("agreed"), button.property("role")) != (has_agreed, role):
            button.setProperty("agreed", has_agreed)
            button.setProperty("role", role)
            button.style().unpolish(button)
            button.style().polish(button)

    def _arrange(self) -> None:
        """Two buttons a row; one that is alone in its row takes the whole of it."""
        for button in (*self._agree.values(), *self._others()):
            self._grid.removeWidget(button)
            button.hide()
        for row, buttons in enumerate(self._fitting()):
            for column, button in enumerate(buttons):
                self._grid.addWidget(button, row, column, 1, 1 if len(buttons) == 2 else 2)
                button.show()

    def _fitting(self) -> list[list[QPushButton]]:
        """The rows; where two have no room side by side, a row for each. The players stay beside
        each other.
        """
        half = (self.width() - GAP) // 2
        rows = []
        for row in self._rows():
            fits = all(_least_width(button) <= half for button in row)
            together = fits or row[0] is self._agree[Color.BLACK]
            rows += [row] if together else [[button] for button in row]
        return rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons stand side by side where their words have room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def _others(self) -> tuple[QPushButton, ...]:
        said = self._play_on, self._dispute, self._decide, self._discuss
        return *said, self._write, self._return, self._close

    def _rows(self) -> list[list[QPushButton]]:
        state = self._state
        choices = ((self._play_on, state.can_play_on), (self._dispute, state.can_dispute))
        others = [button for button, offered in choices if offered]
        match state.stage:
            case Stage.AGREEING:
                return [[self._agree[Color.BLACK], self._agree[Color.WHITE]], others]
            case Stage.ELSEWHERE:
                return [[self._return, self._close]]
            case Stage.MEDIATING:
                return [[self._decide, self._play_on]]
            case Stage.REVIEW if state.can_write:
                return [[self._write, self._close]]
            case Stage.FINISHED:
                return []
            case Stage.PLAYING if state.can_discuss:
                return [[self._discuss, self._close]]
        return [[self._close]]


def _least_width(button: QPushButton) -> int:
    """What a button's picture and words need, with the style sheet's padding and edge."""
    picture = 0 if button.icon().isNull() else button.iconSize().width() + 4
    return button.fontMetrics().horizontalAdvance(button.text()) + picture + 30


def _button(parent: QWidget, role: str, text: str = "") -> QPushButton:
    button = QPushButton(text, parent)
    button.setProperty("role", role)
    button.setAccessibleName(text)
    fix_icon(button, BUTTON)
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return button
