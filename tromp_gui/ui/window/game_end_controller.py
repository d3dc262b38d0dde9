"""The end of a game in the window: headline and what follows; and the passes that lead there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.go.point import Color
from tromp_gui.go.rules import Ending
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Finished, Outcome, Settlement
from tromp_gui.match.player import BuiltIn
from tromp_gui.ui.files.recent_menu import shown_folder
from tromp_gui.ui.kit.action_buttons import ActionButton
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.panels.game_end import GameEndStrip
from tromp_gui.ui.shell.actions import Actions, CommandId
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.menus import CommandMenu
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.pass_words import warning
from tromp_gui.ui.shell.present import ended
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.ui.window.rematch_controller import OTHER_TERMS
from tromp_gui.wording.endings import own_count
from tromp_gui.wording.training import counted_sentence, told_sentence
from tromp_gui.wording.translation import paragraph


class GameEndController(QObject):
    """Shows how a game has ended, in the Play and Score layouts."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.column)
        s = parts.sessions
        self._record, self._kept, self._match_me = s.record, s.autosave, s.match_me
        self._teacher, self._score = s.teacher, s.score
        self._column, self._situations = parts.column, parts.situations
        self._strip: GameEndStrip | None = None
        s.autosave.changed.connect(self.refresh)
        parts.situations.settled.connect(self.refresh)

    def put_strip(self, actions: Actions) -> GameEndStrip:
        """Add the strip to the column, and return it."""
        names = (CommandId.SAVE, CommandId.REMATCH, CommandId.REVIEW_GAME)
        words = "", "", self.tr("Review")
        menu = CommandMenu("", [OTHER_TERMS], actions, self._column)
        self._strip = GameEndStrip([actions[name] for name in names], words, menu)
        self._column.put_ending(self._strip)
        return self._strip

    def refresh(self) -> None:
        """Show the result if the game has ended."""
        if self._strip is None:
            return
        now = self._situations.now
        phase = now.phase
        if isinstance(phase, Finished) and now.layout in (Layout.PLAY, Layout.SCORE):
            how = (
                self._own_count(now, phase.outcome),
                self._counted(now.match),
                told_sentence(self._teacher.count, self._teacher.taken_back),
                self._how(phase.outcome),
                self._where(),
            )
            self._strip.show_result(ended(now, phase), paragraph(how))
        else:
            self._strip.show_result("", "")

    def _own_count(self, now: Situation, outcome: Outcome) -> str:
        """What the result is made of, for a person who played against an engine."""
        if now.own is None or not outcome.settlement.is_counted or not now.is_at_play:
            return ""
        return own_count(self._score.counted(outcome.dead), now.own)

    def _counted(self, match: Match | None) -> str:
        """What the game led to by *Match me*, if it counts."""
        engines = [match.player(color).engine for color in Color] if match else []
        level = next((each.level for each in engines if isinstance(each, BuiltIn)), None)
        if level is None or not self._match_me.has_counted:
            return ""
        size = self._record.tree.rows, self._record.tree.columns
        return counted_sentence(size, level, self._match_me.standing(size))

    def _where(self) -> str:
        path = self._kept.path
        if path is None:
            return ""
        text = self.tr("Kept as “{name}” in {folder}.")
        return text.format(name=path.name, folder=shown_folder(path))

    def _how(self, outcome: Outcome) -> str:
        """How the result was decided, if the headline does not say so."""
        return {
            Settlement.AGREED: self.tr("Both players have agreed on the dead stones."),
            Settlement.AS_IS: self.tr("No stones were removed."),
            Settlement.DECLARED: "",
            Settlement.PLAYED_OUT: self.tr("The disputed chains were played out."),
            Settlement.MEDIATED: self.tr("Decided by {mediator}."),
            Settlement.RESULT_AGREED: self.tr("The players agreed on the result."),
        }[outcome.settlement].format(mediator=outcome.mediator)


class PassController(QObject):
    """Says in the column what is in dispute and which passes end the game, and offers the official
    pass where the rules have one.
    """

    def __init__(self, parts: Parts) -> None:
        column, official = parts.column, parts.actions[CommandId.PASS_OFFICIALLY]
        super().__init__(column)
        self._strip = WarningStrip()
        self._official = ActionButton(official, column, role="row")
        self._official.explain(
            self.tr("Two consecutive official passes end the game as it stands.")
        )
        column.put_below_buttons(self._official, self._strip)
        parts.situations.settled.connect(self.refresh)

    def refresh(self, now: Situation) -> None:
        """Show what applies now."""
        layout, match = now.layout, now.match
        shown = layout in (Layout.PLAY, Layout.REVIEW)
        self._strip.show_text(warning(now) if shown else "")
        has_official = match is not None and match.rules.ending is Ending.TAYLOR_2001
        self._official.setVisible(has_official and layout is Layout.PLAY)
