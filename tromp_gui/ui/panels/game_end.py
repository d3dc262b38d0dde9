"""The end of a game: result, reason, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from tromp_gui.ui.kit.action_buttons import ActionButtons, push_button
from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.plain_text import plain_label


class GameEndStrip(QFrame):
    """The result as a headline above buttons for `actions`; hidden during a game.

    `words` are shorter texts for the buttons, '' for the action's own; `more` has the actions for
    a rematch on other terms.
    """

    def __init__(self, actions: Sequence[QAction], words: Sequence[str], more: QMenu) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._headline, self._how = plain_label("", "headline"), plain_label("", "quiet")
        self._buttons = ActionButtons(actions, words)
        other = push_button(self.tr("Rematch on other terms"), self._show_more, "link")
        self._more, self._other, self._terms = more, other, more.actions()
        for action in self._terms:
            action.changed.connect(self._offer_other)
        parts = self._headline, self._how, 10, self._buttons, 2, hbox(other, STRETCH)
        vbox(*parts, on=self, gap=2, margins=(16, 12, 16, 10))
        self.show_result("", "")

    def follow_in_tabs(self, widget: QWidget) -> None:
        """Put the buttons after `widget` in the tab order."""
        self._buttons.follow_in_tabs(widget, self._other)

    def _fit(self) -> None:
        """Set the minimum height for the wrapped text, which the column cannot calculate."""
        self._how.setVisible(bool(self._how.text()))
        rows = self.layout()
        if rows is not None:
            self.setMinimumHeight(max(0, rows.totalHeightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the height, because the text wraps differently."""
        super().resizeEvent(event)
        self._fit()

    def show_result(self, headline: str, how: str) -> None:
        """Show a result ("Black wins by 4") and a quiet line below it; '' hides the strip."""
        self._headline.setText(headline)
        self._how.setText(how)
        self._fit()
        self.setAccessibleName(headline)
        self.setAccessibleDescription(how)
        self.setVisible(bool(headline))

    def _offer_other(self) -> None:
        """Offer other terms while there are any."""
        self._other.setVisible(any(action.isEnabled() for action in self._terms))
        self._fit()

    def _show_more(self) -> None:
        self._more.popup(self._other.mapToGlobal(self._other.rect().bottomLeft()))
