"""How a game against the computer goes along with the person: a level that follows the results, and
words about moves that lose much.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.match.matching import Size
from tromp_gui.match.player import BuiltIn, Level, PlayingEngine
from tromp_gui.session.play.match_me import MatchMe
from tromp_gui.session.play.teacher import MOST_POINTS, Teacher
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.fields import NumberField
from tromp_gui.ui.kit.plain_text import plain_label, tip
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.ui.look.theme import fix_width
from tromp_gui.wording.training import matching_sentence


class TrainingField(QWidget):
    """The switch *Match me*, with what it does in words, and the switch of the teaching game, with
    the lost points that it tells. Nothing is remembered before `keep`.

    Signal: `changed()`, *Match me* was turned.
    """

    changed = Signal()

    def __init__(self, match_me: MatchMe, teacher: Teacher) -> None:
        super().__init__()
        self._match_me, self._teacher = match_me, teacher
        self._matches = _switch(self.tr("Match me"), match_me.is_on)
        self._how = plain_label("", "quiet")
        self._teaches = _switch(self.tr("Teaching game"), teacher.is_on)
        said = self.tr("Says when your move loses this many points, and lets you take it back.")
        self._points = NumberField(1, MOST_POINTS)
        self._points.setAccessibleName(self.tr("Lost points that are told"))
        fix_width(self._points, 44)
        self._offered = self._points.value()
        unit = plain_label(self.tr("points lost or more"), "quiet", wraps=False)
        for part in (self._teaches, self._points, unit):
            part.setToolTip(tip(said))
            part.setAccessibleDescription(said)
        row = hbox(self._teaches, self._points, (unit, 1), gap=6)
        vbox(self._matches, self._how, row, on=self, gap=4)
        self.setFocusProxy(self._matches)
        self.setAccessibleName(self.tr("Against the computer"))
        self._matches.toggled.connect(self.changed)
        self._teaches.toggled.connect(self._points.setEnabled)
        self._points.setEnabled(self._teaches.isChecked())

    def level(self, size: Size) -> Level:
        """The level for the next game on a board."""
        return self._match_me.standing(size).level

    def show_game(self, size: Size, engine: PlayingEngine) -> None:
        """Say what the results lead to in a game against an engine, if it has levels, and offer the
        lost points that suit it unless the user has chosen some.
        """
        has_level = isinstance(engine, BuiltIn)
        self._matches.setVisible(has_level)
        said = ""
        if isinstance(engine, BuiltIn) and self._matches.isChecked():
            said = matching_sentence(size, engine.level, self._match_me.standing(size))
        self._how.setText(said)
        self._how.setVisible(bool(said))
        self._matches.setAccessibleDescription(said)
        if self._points.value() == self._offered:
            self._offered = self._teacher.points_against(engine)
            self._points.set_value(self._offered)

    def keep(self) -> None:
        """Remember what was chosen."""
        self._match_me.turn(self._matches.isChecked())
        if self._points.value() != self._offered:
            self._teacher.choose(self._points.value())
        self._teacher.turn(self._teaches.isChecked())


def opponent_in(engines: Sequence[PlayingEngine | None]) -> PlayingEngine | None:
    """The engine that one person plays; None in any other game."""
    playing = [each for each in engines if each is not None]
    return playing[0] if len(playing) == 1 and None in engines else None


def _switch(text: str, is_on: bool) -> CheckBox:
    switch = CheckBox(text)
    switch.setAccessibleName(text)
    switch.setChecked(is_on)
    return switch
