"""Creates the controllers and panels of a window and connects them to the sessions. No logic."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tromp_gui.record.search import is_mistake
from tromp_gui.session.sessions import Sessions
from tromp_gui.settings import OPENING, OpenAt
from tromp_gui.ui.analysis.commands import AnalysisCommands
from tromp_gui.ui.analysis.controller import AnalysisController
from tromp_gui.ui.edit.controller import EditController
from tromp_gui.ui.edit.palette import ToolPalette, groups
from tromp_gui.ui.engines.console_controller import ConsoleController
from tromp_gui.ui.engines.controller import EnginesController
from tromp_gui.ui.engines.engine_status import EngineStatus
from tromp_gui.ui.engines.network_controller import NetworkController
from tromp_gui.ui.engines.opponent_controller import OpponentController
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.files.export_controller import ExportController, LazyImporter
from tromp_gui.ui.files.reading_controller import ReadingController
from tromp_gui.ui.files.recent_menu import RecentMenu
from tromp_gui.ui.files.recovery_controller import RecoveryController
from tromp_gui.ui.keys.controller import KeysController
from tromp_gui.ui.kit.action_buttons import ActionButtons
from tromp_gui.ui.learning.controller import LearningController
from tromp_gui.ui.panels.players import PlayerCards, game_facts
from tromp_gui.ui.score.controller import ScoreController
from tromp_gui.ui.score.estimate_controller import EstimateController
from tromp_gui.ui.score.opinion_controller import OpinionController
from tromp_gui.ui.shell import present
from tromp_gui.ui.shell.actions import Actions, Command, CommandId
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.command_ids import LAYOUTS
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.menus import fill_menus
from tromp_gui.ui.shell.navigation import NavigationBar
from tromp_gui.ui.shell.situation import Situation, Situations
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.ui.shell.status_controller import StatusController
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.ui.sound.sounds import ClockController, SoundController
from tromp_gui.ui.tree.controller import TreeController
from tromp_gui.ui.tree.find_controller import FindController
from tromp_gui.ui.tree.illegal_move_controller import IllegalMoveController
from tromp_gui.ui.tree.thumbnail_controller import ThumbnailController
from tromp_gui.ui.tree.walk_controller import WalkController
from tromp_gui.ui.window import commands
from tromp_gui.ui.window.accessibility import AccessibilityController
from tromp_gui.ui.window.appearance import AppearanceController
from tromp_gui.ui.window.column import Column, ColumnScroll
from tromp_gui.ui.window.comment_controller import CommentController
from tromp_gui.ui.window.dialog_controller import DialogController
from tromp_gui.ui.window.game_end_controller import GameEndController, PassController
from tromp_gui.ui.window.guide_controller import GuideController
from tromp_gui.ui.window.library_commands import LibraryCommands
from tromp_gui.ui.window.players_controller import PlayersController
from tromp_gui.ui.window.start import offer_start

if TYPE_CHECKING:
    from tromp_gui.ui.panels.second_board import SecondBoardPanel
    from tromp_gui.ui.score.panel import ScorePanel


class WindowComposition(QObject):
    """The controllers and panels of one window, connected to its sessions."""

    def __init__(self, window: MainWindow, sessions: Sessions, lazy: LazyImporter) -> None:
        super().__init__(window)
        self.sessions = sessions
        self.window, self.board = window, window.board
        self.actions = Actions(window, [self.board])
        action = self.actions.__getitem__
        self.navigation, self.status_line = NavigationBar(action), StatusLine()
        window.add_bars(self.navigation, self.status_line)
        self._cards = PlayerCards()
        self.column = Column(self._cards, action)
        self.actions.add_home(self.column.tree.view)
        self._make_views()
        self._make_tree()
        self._make_file_controllers(lazy)
        self._make_game_controllers(lazy)
        self._make_engine_controllers()
        self.keys = KeysController(window, sessions.settings, self.actions, self.status)
        self.guide = GuideController(window, self._layout, self.keys.show, sessions, self.actions)
        self.status.rules_requested.connect(self.guide.open_rules)
        self.actions.add(self._rows())
        self._show_actions()
        self.keys.apply()
        self._connect()
        self.situations.begin()
        self.network.report_missing()

    def _make_views(self) -> None:
        window, s = self.window, self.sessions
        self.look = AppearanceController(window, lambda: self.sounds.why_silent())
        self.look.dress(lambda look: self._cards.show_stones(look.theme))
        layouts = [self.actions[name] for name in LAYOUTS]
        self.view = ViewController(
            self.window, ColumnScroll(self.column), layouts, s.record, s.settings
        )
        self.view.layout_changed.connect(self.column.set_layout)
        self.situations = Situations(s, self.view)
        self.board_controller = BoardController(self.board, s, self.situations)
        self.status = StatusController(
            self.status_line, s, self.situations, self.board_controller,
            self.actions.__getitem__,
        )  # fmt: skip
        self.passes = PassController(
            self.column, self.situations, self.actions[CommandId.PASS_OFFICIALLY]
        )

    def _make_tree(self) -> None:
        s = self.sessions
        self.tree_controller = TreeController(self.column.tree.view, s.record)
        self.find = FindController(
            self.column.tree.find_bar, s.record, self._show_tree, self.board.setFocus
        )
        self.thumbnails = ThumbnailController(
            self.column.tree.view, s.record, self.tree_controller.look, lambda: self.board.theme
        )
        self.walk = WalkController(
            s.record, self, lambda node: is_mistake(node) or s.analysis.is_mistake(node)
        )

    def _make_file_controllers(self, lazy: LazyImporter) -> None:
        s = self.sessions
        flush = self.column.comment.flush
        self.file = FileController(self.window, s.record, s.files, s.settings, flush, s.autosave)
        self.recovery = RecoveryController(
            self.window, s.journal, s.record, s.files, self.file, self.column.alarm
        )
        self.recovery.warned.connect(self.status_line.reader.say)
        self.reading = ReadingController(self.window, s.record, s.files, self.status.report)
        leave = self.actions["put-tool-down"]
        self.editing = EditController(self.window, s.record, s.edit, self.view, flush, leave)
        self.illegal_moves = IllegalMoveController(self.window, s.record)
        self.export = ExportController(self.window, s.record, s.files, s.settings, lazy)
        self.library = LibraryCommands(
            lazy.library, self.window, s, self.column, self.view, self.board_controller,
            self.file, self.actions, self.find.find_region,
        )  # fmt: skip

    def _make_game_controllers(self, lazy: LazyImporter) -> None:
        s = self.sessions
        self.opinion = OpinionController(
            self.window, s.record, s.judge, s.score, self.board_controller, self.status,
            self.situations,
        )  # fmt: skip
        self._score = ScoreController(
            lambda: self._score_panel, s, self.situations, self.board_controller, self.opinion
        )
        self.estimate = EstimateController(
            s.record, s.match, s.estimator, s.judge, self.board_controller, self.status
        )
        self.dialogs = DialogController(
            self.window, s.record, s.match, self.file, self.board_controller, self.actions,
            s.engines, s.pool,
        )  # fmt: skip
        self.ending = GameEndController(
            s.record, s.match, s.autosave, self.file, self.view, self.column, self.situations,
            self.status.report,
        )  # fmt: skip
        self.sounds = SoundController(s.record, s.match, s.settings, lazy.speaker, self)
        self.clock = ClockController(s.match, self.sounds)

    def _make_engine_controllers(self) -> None:
        s = self.sessions
        self.opponents = OpponentController(
            self.window, s.record, s.match, s.opponents, s.adviser, self.column.offers,
            self.board_controller, self.status, self.actions.__getitem__,
            lambda name: self.engines.open(name),
            lambda: self.view.shows_start or self.view.layout is Layout.LIBRARY,
        )  # fmt: skip
        self.players = PlayersController(self.window, s.record, s.match, s.engines, self.actions)
        self.network = NetworkController(self.window, s.engines)
        self.engines = EnginesController(self.window, s.engines, self.network)
        self.console = ConsoleController(
            self.window, self.column, s.consoles, self.actions, s.settings,
            self.view.leave_start, self.board.setFocus,
        )  # fmt: skip
        EngineStatus(s.pool, self.status_line)
        self.analysis = AnalysisController(
            self.window, self.column, self.view, self.board_controller, s.record, s.analysis,
            s.judge, s.settings, self.actions,
        )  # fmt: skip
        self.analysis_commands = AnalysisCommands(
            self.window, self.analysis, s.analysis, s.record, s.match, s.settings
        )
        self.learning = LearningController(
            self.window, s, self.column, self.view, self.board_controller, self.status,
            self.situations, self.actions,
        )  # fmt: skip
        self.library.guess_wanted.connect(self.learning.guess)
        self.accessibility = AccessibilityController(
            self.window, s.record, s.match.clock, self.board_controller, self.situations,
            self.actions.add_home,
        )  # fmt: skip

    @cached_property
    def _score_panel(self) -> ScorePanel:
        """The count, built when it is first shown."""
        from tromp_gui.ui.score.panel import ScorePanel

        panel = ScorePanel(self.actions.__getitem__)
        self.column.put_score(panel)
        panel.ledger_line_hovered.connect(self._score.highlight_line)
        panel.other_rules_chosen.connect(self.sessions.score.take_other_rules)
        self.look.dress(lambda look: panel.show_stones(look.theme))
        return panel

    @cached_property
    def _second_board(self) -> SecondBoardPanel:
        """The game beside the second board, built when it is first shown."""
        from tromp_gui.ui.panels.second_board import SecondBoardPanel

        panel = SecondBoardPanel(self.actions[CommandId.SEPARATE])
        self.column.put_second_board(panel)
        self.look.dress(panel.board.set_look)
        return panel

    def _layout(self) -> Layout:
        return self.view.layout

    def _put_tools_away(self, layout: Layout) -> None:
        if layout is not Layout.REVIEW:
            self._palette.unfold(False)

    def _show_tree(self) -> None:
        if self.view.layout is Layout.SCORE:
            self.view.set_layout(Layout.REVIEW)
        self.column.show_tree()

    def _leave_score(self) -> None:
        live = self.sessions.match.match is not None
        self.view.set_layout(Layout.PLAY if live else Layout.REVIEW)

    def _rows(self) -> list[Command]:
        s = self.sessions
        controllers = commands.Controllers(
            s.record, s.match, s.score, s.files, self.file, self.board_controller, self.dialogs,
            self.view, self.export, s.edit, self.editing, self.find, self.tree_controller,
            self.walk, self.thumbnails, self.illegal_moves, self._score, self.reading,
            self._leave_score,
        )  # fmt: skip
        further = (
            self.sounds, self.clock, self.look, self.keys, self.accessibility, self.guide,
            self.ending, self.engines, self.network, self.console, self.opponents,
            self.analysis_commands, self.estimate, self.library, self.learning, self.players,
        )  # fmt: skip
        return [*commands.rows(controllers), *(row for each in further for row in each.rows())]

    def _show_actions(self) -> None:
        s, actions = self.sessions, self.actions
        recent = RecentMenu(s.settings, self.window)
        recent.path_chosen.connect(self.file.open_path)
        fill_menus(self.window.menuBar(), actions, {CommandId.OPEN: recent})
        names = (CommandId.PASS, CommandId.UNDO, CommandId.SCORE, CommandId.RESIGN)
        buttons = ActionButtons([actions[name] for name in names])
        self.column.show_buttons(buttons)
        buttons.follow_in_tabs(self.board)
        self.ending.put_strip(actions).follow_in_tabs(self.board)
        self._palette = ToolPalette(groups(actions))
        self.column.show_tools(self._palette)
        self._palette.unfolded.connect(self.column.set_editing)
        s.record.opened.connect(lambda: self._palette.unfold(False))
        self.view.layout_changed.connect(self._put_tools_away)

    def _connect(self) -> None:
        s, comment, navigation = self.sessions, self.column.comment, self.navigation
        self.situations.settled.connect(self._show)
        for asked in (self.situations.settled, self.situations.touched):
            asked.connect(self._show_possibilities)
        self.accessibility.reported.connect(self.status_line.reader.say)
        for changed in (s.match.clock.ticked, self.situations.touched):
            changed.connect(self._show_cards)
        self.opponents.changed.connect(self.situations.touch)
        self._cards.pushed.connect(self.opponents.push)
        self._cards.chosen.connect(self.players.ask_from_card)
        for engines in (s.opponents, s.adviser, s.judge, self.network):
            self.window.closed.connect(engines.stop)
        told = self.clock, self.recovery, self.illegal_moves, self._score, self.network
        for source in (*told, self.analysis_commands):
            source.reported.connect(self.status.report)
        self.file.network_opened.connect(self.network.use)
        s.match.phase_changed.connect(self.view.follow)
        navigation.jumped.connect(s.record.go_to_index)
        CommentController(comment, s.record, s.journal, self)
        comment.editor.point_hovered.connect(self.board_controller.highlight)
        comment.editor.point_clicked.connect(self.board_controller.highlight)
        changing = self.editing, self.analysis, self.find, self.library, s.estimator, s.judge
        for each in (*changing, s.dead_lists, self.console):
            each.changed.connect(self.situations.touch)
        for changed in (s.opponents.changed, self._score.compared, self.view.start_changed):
            changed.connect(self.situations.touch)
        for tree_controller in (self.find, self.walk):
            tree_controller.reported.connect(self.status_line.show_status)
        s.edit.region_chosen.connect(self.library.find_region)
        self._score.done.connect(self.status.refresh)
        for failing in (self.look, self.network, self.analysis_commands):
            failing.failed.connect(self.status.refuse)
        for controller in (self.file, self.export, self.editing, self.library):
            controller.failed.connect(self.status.refuse)
            controller.reported.connect(self.status_line.show_status)
        s.record.changed.connect(self.view.leave_start)
        self.dialogs.game_started.connect(lambda: self.view.set_layout(Layout.PLAY))
        self.dialogs.reported.connect(self.status.report)
        self.board.point_menu_requested.connect(self.dialogs.point_menu)
        self._connect_files()

    def _connect_files(self) -> None:
        s = self.sessions
        s.files.progressed.connect(lambda done: self.status.show_progress(done, s.files.cancel))
        s.files.saving.connect(self.status.show_saving)
        read, saved = (s.files.read, s.files.cancelled), (s.files.saved, s.files.unencodable)
        for end in (*read, *saved, s.files.failed):
            end.connect(self.status.end_progress)
        s.files.read.connect(self.status.refresh)
        self.file.others_dropped.connect(self.status.report)
        s.files.begun.connect(lambda: self.view.set_layout(Layout.REVIEW))
        s.files.cancelled.connect(self._leave_score)
        s.files.opened.connect(self._review)
        s.files.opened.connect(self.reading.report_repairs)

    def _review(self) -> None:
        """Switch to Review after opening a game; show the comment if there is one at the start."""
        self.view.set_layout(Layout.REVIEW)
        if self.sessions.settings.get(OPENING) is OpenAt.END:
            self.sessions.record.step(len(self.sessions.record.line()))
        if self.sessions.record.tree.root.has("C"):
            self.column.show_comment()

    def offer_start(self) -> None:
        """Show the start card beside the empty board."""
        new_game = self.actions["new-game"]
        offer_start(self.view, self.sessions, self.dialogs, self.file, new_game)

    def start_accessibility(self) -> None:
        """Show the table instead of the board, because a screen reader is connected."""
        self.accessibility.begin()
        self.status_line.reader.detect_orca()

    def _show(self, now: Situation) -> None:
        self._show_cards()
        self.column.comment.show_state(present.comment(self.sessions.record))
        self._palette.show_facts(game_facts(now.info))
        self.column.tree.head.show_note(present.tree_note(now))
        self._show_second_board(now)

    def _show_cards(self) -> None:
        """Show the cards; not during an act, which ends with that."""
        now, match, score = self.situations.now, self.sessions.match, self.sessions.score
        if self.situations.is_acting:
            return
        is_counted = now.layout is Layout.SCORE and not self._score.is_estimating
        cards = present.cards(now, match.clock, score.counts() if is_counted else None)
        named = [self.opponents.with_engine(now, card) for card in cards]
        self._cards.show_cards(*(self.analysis.with_win_rate(card) for card in named))

    def _show_possibilities(self, now: Situation) -> None:
        self.navigation.show_position(*now.place)
        self.actions.refresh(now)

    def _show_second_board(self, now: Situation) -> None:
        second_board = present.second_board(now, self.sessions.record)
        if second_board is not None:
            self._second_board.show_state(second_board)
        self.column.show_second_board(second_board is not None)
