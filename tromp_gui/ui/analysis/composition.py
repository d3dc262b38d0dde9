"""Builds the parts of the analysis for a window and connects them. No logic."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.analysis_session import AnalysisSession
from tromp_gui.session.play.judge import Judge
from tromp_gui.settings import Settings
from tromp_gui.ui.analysis.board_selection import BoardCandidates
from tromp_gui.ui.analysis.commands import AnalysisCommands
from tromp_gui.ui.analysis.controller import AnalysisController
from tromp_gui.ui.panels.player_state import PlayerCardState
from tromp_gui.ui.shell.actions import Actions, Command
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.column_view import ColumnView
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.status_controller import StatusController
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.wording import analysis as words


class AnalysisComposition(QObject):
    """Signal: `changed()`, commands and player cards need to be refreshed."""

    changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        column: ColumnView,
        view: ViewController,
        board: BoardController,
        status: StatusController,
        session: AnalysisSession,
        record: RecordSession,
        match: MatchSession,
        judge: Judge,
        settings: Settings,
        actions: Actions,
    ) -> None:
        super().__init__(window)
        self.session = session
        self.controller = AnalysisController(
            window,
            column,
            view,
            record,
            session,
            judge,
            settings,
            lambda is_open: BoardCandidates(
                window.board, board, record, session, settings, is_open
            ),
            actions,
        )
        self.commands = AnalysisCommands(window, self.controller, session, record, match, settings)
        self.controller.changed.connect(self.changed)
        self.controller.selection.reported.connect(board.pointed)
        self.commands.reported.connect(status.report)
        self.commands.failed.connect(status.refuse)

    def rows(self) -> list[Command]:
        return self.commands.rows()

    def with_win_rate(self, card: PlayerCardState) -> PlayerCardState:
        """The same player card with the win rate, unless a clock takes its place."""
        value = self.controller.value
        if card.big or value is None or value.win_rate is None:
            return card
        share = value.win_rate if card.color is Color.BLACK else 1 - value.win_rate
        return card._replace(big=words.percent(share))
