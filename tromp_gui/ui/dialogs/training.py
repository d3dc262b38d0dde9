"""How a game against the computer goes along with the person: a level that follows the results."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.match.matching import Size
from tromp_gui.match.player import Level
from tromp_gui.session.play.match_me import MatchMe
from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.plain_text import plain_label
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.wording.training import matching_sentence


class TrainingField(QWidget):
    """The switch *Match me*, with what it does in words. Nothing is remembered before `keep`.

    Signal: `changed()`, a switch was turned.
    """

    changed = Signal()

    def __init__(self, match_me: MatchMe) -> None:
        super().__init__()
        self._match_me = match_me
        self._matches = CheckBox(self.tr("Match me"))
        self._matches.setAccessibleName(self._matches.text())
        self._matches.setChecked(match_me.is_on)
        self._how = plain_label("", "quiet")
        vbox(self._matches, self._how, on=self, gap=4)
        self.setFocusProxy(self._matches)
        self.setAccessibleName(self.tr("Against the computer"))
        self._matches.toggled.connect(self.changed)

    def level(self, size: Size) -> Level:
        """The level for the next game on a board."""
        return self._match_me.standing(size).level

    def show_game(self, size: Size, level: Level | None) -> None:
        """Say what the results lead to in a game at this level of the built-in engine; None if
        there is none, so that there is nothing to match.
        """
        self._matches.setVisible(level is not None)
        said = ""
        if level is not None and self._matches.isChecked():
            said = matching_sentence(size, level, self._match_me.standing(size))
        self._how.setText(said)
        self._how.setVisible(bool(said))
        self._matches.setAccessibleDescription(said)

    def keep(self) -> None:
        """Remember what was chosen."""
        self._match_me.turn(self._matches.isChecked())
