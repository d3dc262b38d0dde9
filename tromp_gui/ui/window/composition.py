"""Puts a window together: the parts that every feature needs, then the features. No logic."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.analysis.commands import AnalysisCommands
from tromp_gui.ui.analysis.controller import AnalysisController
from tromp_gui.ui.edit import feature as edit
from tromp_gui.ui.engines.console_controller import ConsoleController
from tromp_gui.ui.engines.controller import EnginesController
from tromp_gui.ui.engines.engine_status import EngineStatus
from tromp_gui.ui.engines.network_controller import NetworkController
from tromp_gui.ui.engines.opponent_controller import OpponentController
from tromp_gui.ui.engines.teaching_controller import TeachingController
from tromp_gui.ui.files import feature as files
from tromp_gui.ui.files.recent_menu import RecentMenu
from tromp_gui.ui.files.recovery_controller import RecoveryController
from tromp_gui.ui.keys.controller import KeysController
from tromp_gui.ui.kit.action_buttons import ActionButtons
from tromp_gui.ui.learning.controller import LearningController
from tromp_gui.ui.score import feature as score
from tromp_gui.ui.score.controller import ScoreController
from tromp_gui.ui.shell.actions import Actions
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.column import Column, ColumnScroll
from tromp_gui.ui.shell.command_ids import LAYOUTS, CommandId
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.menus import fill_menus
from tromp_gui.ui.shell.navigation import NavigationBar
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation, Situations
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.ui.shell.status_controller import StatusController
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.ui.sound import sounds
from tromp_gui.ui.tree import feature as tree
from tromp_gui.ui.tree.panel import TreePanel
from tromp_gui.ui.window import commands
from tromp_gui.ui.window.accessibility import AccessibilityController
from tromp_gui.ui.window.appearance import AppearanceController
from tromp_gui.ui.window.cards_controller import CardsController
from tromp_gui.ui.window.comment_controller import CommentController
from tromp_gui.ui.window.dialog_controller import DialogController
from tromp_gui.ui.window.game_end_controller import GameEndController, PassController
from tromp_gui.ui.window.guide_controller import GuideController
from tromp_gui.ui.window.library_commands import LibraryCommands
from tromp_gui.ui.window.players_controller import PlayersController
from tromp_gui.ui.window.rematch_controller import RematchController
from tromp_gui.ui.window.second_board_controller import SecondBoardController
from tromp_gui.ui.window.start import offer_start


class WindowComposition(QObject):
    """The parts and features of one window."""

    def __init__(self, window: MainWindow, sessions: Sessions) -> None:
        super().__init__(window)
        self.window, self.sessions, self.board = window, sessions, window.board
        self.parts = self._make_parts(window, sessions)
        self.actions, self.view = self.parts.actions, self.parts.view
        self.column, self.status = self.parts.column, self.parts.status
        self._install(self.parts)
        self.keys.apply()
        self.parts.situations.begin()
        self.network.report_missing()

    def _make_parts(self, window: MainWindow, s: Sessions) -> Parts:
        actions = Actions(window, [window.board])
        action = actions.__getitem__
        self.navigation, self.status_line = NavigationBar(action), StatusLine()
        window.add_bars(self.navigation, self.status_line)
        self.navigation.jumped.connect(s.record.go_to_index)
        self.tree_panel = TreePanel(action)
        column = Column(self.tree_panel, self.tree_panel.head, s.settings)
        layouts = [actions[name] for name in LAYOUTS]
        view = ViewController(window, ColumnScroll(column), layouts, s.record, s.settings)
        view.layout_changed.connect(column.set_layout)
        s.match.phase_changed.connect(view.follow)
        s.record.changed.connect(view.leave_start)
        situations = Situations(s, view)
        board = BoardController(window.board, s, situations)
        status = StatusController(self.status_line, s, situations, board, action)
        return Parts(window, s, actions, view, situations, board, status, column)

    def _install(self, parts: Parts) -> None:
        """Add the features. Their order is that of their commands in a section of the menus, and in
        which they take part in `settled`: the board is first and the commands are last; the table
        for screen readers reads the board, and the cards ask whether the count is an estimate.
        """
        PassController(parts)
        look = AppearanceController(parts, sounds.install(parts).why_silent)
        self.file = files.install(parts)
        self.recovery = RecoveryController(parts, self.file)
        self.dialogs = DialogController(parts, self.file)
        parts.actions.add(commands.rows(parts, self.dialogs))
        find = tree.install(parts, self.tree_panel, lambda node: self.analysis.show_mistake(node))
        edit.install(parts)
        count = score.install(parts, self.dialogs, look.dress)
        self._install_engines(parts, count, look)
        RematchController(parts, self.file)
        ending = GameEndController(parts)
        PlayersController(parts)
        learning = LearningController(parts)
        self.library = LibraryCommands(parts, self.file, find.find_region, learning.guess)
        self.accessibility = AccessibilityController(parts)
        CommentController(parts)
        SecondBoardController(parts, look.dress)
        self.keys = KeysController(parts)
        GuideController(parts, self.keys.show)
        self._add_buttons(parts, ending)

    def _install_engines(
        self, parts: Parts, count: ScoreController, look: AppearanceController
    ) -> None:
        self.network = NetworkController(parts)
        self.file.network_opened.connect(self.network.use)
        engines = EnginesController(parts, self.network)
        opponents = OpponentController(parts, engines.open)
        TeachingController(parts)
        ConsoleController(parts)
        EngineStatus(parts.sessions.pool, self.status_line, self.status.report)
        self.analysis = AnalysisController(parts, look.dress)
        AnalysisCommands(parts, self.analysis)
        CardsController(parts, count, opponents, self.analysis)

    def _add_buttons(self, parts: Parts, ending: GameEndController) -> None:
        """Add the menus and buttons of the commands, which all exist now."""
        actions, recent = parts.actions, RecentMenu(parts.sessions.settings, parts.window)
        recent.path_chosen.connect(self.file.open_path)
        fill_menus(parts.window.menuBar(), actions, {CommandId.OPEN: recent})
        names = (CommandId.PASS, CommandId.UNDO, CommandId.SCORE, CommandId.RESIGN)
        buttons = ActionButtons([actions[name] for name in names])
        parts.column.show_buttons(buttons)
        buttons.follow_in_tabs(self.board)
        ending.put_strip(actions).follow_in_tabs(self.board)
        parts.column.offers.follow_in_tabs(self.board)
        for asked in (parts.situations.settled, parts.situations.touched):
            asked.connect(self._show_possibilities)

    def _show_possibilities(self, now: Situation) -> None:
        self.navigation.show_position(*now.place)
        self.actions.refresh(now)

    def offer_start(self) -> None:
        """Show the start card beside the empty board."""
        offer_start(self.parts, self.dialogs, self.file, self.recovery.resume)

    def start_accessibility(self) -> None:
        """Show the table instead of the board, because a screen reader is connected."""
        self.accessibility.begin()
        self.status_line.reader.detect_orca()
