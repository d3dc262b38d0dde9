"""The bottom of the Score column: the players' agreement, and other actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtGui import QAction, QIcon, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.kit.action_buttons import ActionButton
from tromp_gui.ui.kit.boxes import STRETCH, vbox
from tromp_gui.ui.kit.plain_text import plain_label, show_text
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import qicon
from tromp_gui.ui.look.tokens import GAP
from tromp_gui.ui.score.state import AgreementState, Stage
from tromp_gui.ui.shell.command_ids import CommandId as Id


class _AgreeButton(ActionButton):
    """The button with which a player agrees; it has a tick when its action is checked."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        self._urges = True
        super().__init__(action, parent, role="agreement")

    def show_urge(self, urges: bool) -> None:
        """Set whether the button is highlighted."""
        self._urges = urges
        self.show_action()

    def show_action(self) -> None:
        super().show_action()
        agreed = self.action.isChecked()
        self.setIcon(qicon(Icon.AGREE, lambda theme: theme.accent) if agreed else QIcon())
        role = "agreement" if self._urges or agreed else "agreement quiet"
        if (self.property("agreed"), self.property("role")) != (agreed, role):
            self.setProperty("agreed", agreed)
            _dress(self, role)


def _dress(button: QPushButton, role: str) -> None:
    """Set the role of a button for the style sheet, and apply it."""
    button.setProperty("role", role)
    button.style().unpolish(button)
    button.style().polish(button)


_Button = TypeVar("_Button", bound=ActionButton)


class AgreementPanel(QWidget):
    """The buttons of the current stage below a note, so that they keep their places with and
    without it.
    """

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        self._state = AgreementState()
        self._arranged: list[list[ActionButton]] | None = None
        self._agree = {
            Color.BLACK: self._placed(_AgreeButton(action(Id.BLACK_AGREES), self)),
            Color.WHITE: self._placed(_AgreeButton(action(Id.WHITE_AGREES), self)),
        }
        self._play_on = self._button(action(Id.PLAY_ON))
        self._play_on.explain(self.tr("Go on with the game; the marks are removed."))
        self._dispute = self._button(action(Id.DISPUTE), words=self.tr("Dispute"))
        self._dispute.explain(
            self.tr("Say that you disagree about the marked stones; the rules say what follows.")
        )
        self._write = self._button(action(Id.WRITE_RESULT), "primary")
        self._return = self._button(action(Id.BACK_TO_GAME), "primary")
        self._close = self._button(action(Id.CLOSE_COUNT), words=self.tr("Done"))
        self._decide = self._button(action(Id.DECIDE), "primary")
        self._decide.explain(
            self.tr("Count the board without the marked stones, and record who decided so.")
        )
        self._discuss = self._button(action(Id.DISCUSS))
        self._mark = self._button(action(Id.MARK_AGAIN))
        self._note = plain_label("", "quiet")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        vbox(STRETCH, self._note, self._grid, on=self, gap=8)
        self.show_state(self._state)

    def _button(self, action: QAction, role: str = "", words: str = "") -> ActionButton:
        return self._placed(ActionButton(action, self, words, role))

    def _placed(self, button: _Button) -> _Button:
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.action.changed.connect(self._arrange)
        return button

    def show_state(self, state: AgreementState) -> None:
        self._state = state
        for button in self._agree.values():
            button.show_urge(state.is_settled)
        if self._write.property("role") != (role := "primary" if state.is_settled else ""):
            _dress(self._write, role)
        show_text(self._note, state.note)
        self._arrange()

    def _arrange(self) -> None:
        """Two buttons in a row; a single one fills its row."""
        rows = self._fitting()
        if rows == self._arranged:
            return
        self._arranged = rows
        for button in (*self._agree.values(), *self._others()):
            self._grid.removeWidget(button)
            button.hide()
        for row, buttons in enumerate(rows):
            for column, button in enumerate(buttons):
                self._grid.addWidget(button, row, column, 1, 1 if len(buttons) == 2 else 2)
                button.show()

    def _fitting(self) -> list[list[ActionButton]]:
        """The rows, with one button each if there is no room for two."""
        half = (self.width() - GAP) // 2
        rows = []
        for row in self._rows():
            fits = len(row) == 1 or all(_least_width(button) <= half for button in row)
            rows += [row] if fits else [[button] for button in row]
        return rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def _others(self) -> tuple[ActionButton, ...]:
        said = self._play_on, self._dispute, self._decide, self._discuss
        return *said, self._write, self._return, self._close, self._mark

    def _rows(self) -> list[list[ActionButton]]:
        match self._state.stage:
            case Stage.AGREEING:
                others = [self._play_on, self._dispute]
                return [[self._agree[Color.BLACK], self._agree[Color.WHITE]], others]
            case Stage.ELSEWHERE:
                return [[self._return, self._close]]
            case Stage.MEDIATING:
                return [[self._decide, self._play_on]]
            case Stage.REVIEW if self._write.isEnabled():
                return [[self._write, self._close]]
            case Stage.FINISHED:
                return [[self._mark]] if self._mark.isEnabled() else []
            case Stage.PLAYING if self._discuss.isEnabled():
                return [[self._discuss, self._close]]
        return [[self._close]]


def _least_width(button: QPushButton) -> int:
    """The minimum width of a button: icon, text, and the style sheet's padding and border.

    A button to agree has room for its tick from the start.
    """
    agrees = isinstance(button, _AgreeButton)
    picture = button.iconSize().width() + 4 if agrees or not button.icon().isNull() else 0
    words = button.fontMetrics().horizontalAdvance(button.text())
    return words + picture + (14 if agrees else 30)
