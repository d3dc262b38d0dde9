"""The end of a game in the window: headline, rematch, review; and the passes that lead there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.go.rules import Ending
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Finished, Outcome, Settlement
from tromp_gui.match.setup import Setup
from tromp_gui.session.game.new_record import rematch_of
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.files.recent_menu import shown_folder
from tromp_gui.ui.kit.action_buttons import ActionButton, ActionButtons
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.panels.game_end import GameEndStrip
from tromp_gui.ui.shell.actions import Actions, Command, CommandId, Where
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.pass_words import warning
from tromp_gui.ui.shell.present import ended
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording.translation import paragraph


class GameEndController(QObject):
    """Shows how a game has ended, in the Play and Score layouts."""

    def __init__(self, parts: Parts, file: FileController) -> None:
        super().__init__(parts.column)
        s = parts.sessions
        self._record, self._match, self._kept, self._file = s.record, s.match, s.autosave, file
        self._view, self._column = parts.view, parts.column
        self._tell, self._situations = parts.status.report, parts.situations
        self._strip: GameEndStrip | None = None
        s.autosave.changed.connect(self.refresh)
        parts.situations.settled.connect(self.refresh)
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        return [
            Command(CommandId.REMATCH, self.tr("Re&match"), ("Shift+M",), self.rematch, Where.BOARD,
                lambda now: isinstance(now.phase, Finished), icon=Icon.RESTART, menu="end.rematch"),
        ]  # fmt: skip

    def put_strip(self, actions: Actions) -> ActionButtons:
        """Add the strip to the column, and return its buttons."""
        names = (CommandId.SAVE, CommandId.REMATCH, CommandId.REVIEW_GAME)
        words = "", "", self.tr("Review")
        self._strip = GameEndStrip([actions[name] for name in names], words)
        self._column.put_ending(self._strip)
        return self._strip.buttons

    def refresh(self) -> None:
        """Show the result if the game has ended."""
        if self._strip is None:
            return
        now = self._situations.now
        phase = now.phase
        if isinstance(phase, Finished) and now.layout in (Layout.PLAY, Layout.SCORE):
            how = self._how(phase.outcome), self._where()
            self._strip.show_result(ended(now, phase), paragraph(how))
        else:
            self._strip.show_result("", "")

    def rematch(self) -> None:
        """Start a game between the same players, with colours swapped without a handicap."""
        match = self._match.match
        if match is not None:
            setup = rematch_of(match, self._record)
            self._file.when_free(lambda: self._begin(match, setup))

    def _begin(self, match: Match, setup: Setup) -> None:
        self._match.start(setup)
        self._view.set_layout(Layout.PLAY)
        if match.handicap:
            self._tell(self.tr("A rematch with the same handicap."))
        else:
            self._tell(self.tr("A rematch: the players have swapped colours."))

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
