"""The dialogs of the window: creates them when needed, and carries out their answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from tromp_gui import wording
from tromp_gui.go.point import Color, Point
from tromp_gui.match.player import BuiltIn, Imitator, Level, Player
from tromp_gui.match.setup import Setup
from tromp_gui.record.game_info import GameInfo
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.engine.catalogue.profiles import EngineProfiles
from tromp_gui.session.play.player_engines import launches
from tromp_gui.settings import LEARNED
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.kit.menu_letters import keep_letters
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.window.app_icon import app_icon

if TYPE_CHECKING:
    from tromp_gui.ui.dialogs.new_game import NewGameDialog
    from tromp_gui.ui.dialogs.new_game_form import NewGame
    from tromp_gui.ui.tutorial.dialog import LessonDialog


FIRST_SIZE, FIRST_KOMI = 7, Decimal(2)
"""The board of the first game, and its komi: White’s points for moving second."""


class DialogController(QObject):
    """Opens dialogs and carries out what is chosen.

    Signals: `game_started()` by the New game dialog; `reported(str)`, what was done.
    """

    game_started = Signal()
    reported = Signal(str)

    def __init__(self, parts: Parts, file: FileController) -> None:
        super().__init__(parts.window)
        s = parts.sessions
        self._registry, self._profiles = s.engines, EngineProfiles(s.pool, self)
        self._window, self._record, self._match = parts.window, s.record, s.match
        self._edit = s.edit
        self._file, self._board = file, parts.board
        self._actions, self._human_file = parts.actions, s.human_file
        self._match_me, self._settings, self._teacher = s.match_me, s.settings, s.teacher
        self.game_started.connect(lambda: parts.view.set_layout(Layout.PLAY))
        self.reported.connect(parts.status.report)
        parts.window.board.point_menu_requested.connect(self.point_menu)

    def new_game(self) -> None:
        """Ask for the terms of a new game, and start it."""
        self._ask_new_game()

    def new_game_with_person(self) -> None:
        """Ask for the rank of a person to play against, and the other terms."""
        self._ask_new_game(self._registry.imitator)

    def _ask_new_game(self, imitator: Imitator | None = None) -> None:
        from tromp_gui.ui.dialogs.guide import show_rules
        from tromp_gui.ui.dialogs.new_game import NewGameDialog
        from tromp_gui.ui.dialogs.new_game_form import NewGame, RuleMaker, named_choices, rules_of
        from tromp_gui.ui.dialogs.training import TrainingField
        from tromp_gui.ui.window.new_game import EngineAdvice, game_problem

        tree, info, match = self._record.tree, self._record.info, self._match.match
        first = NewGame(rows=tree.rows, columns=tree.columns)
        if match is not None:
            first = replace(
                first,
                black=Player(info.black_name, info.black_rank, match.black.engine),
                white=Player(info.white_name, info.white_rank, match.white.engine),
                clocks=match.clocks,
            )
        if imitator is not None:
            first = replace(first, white=Player.of_engine(imitator))
        rules = named_choices()
        self._profiles.forget_failures()
        self._registry.reload()
        dialog = NewGameDialog(
            rules,
            first,
            game_problem,
            self._window,
            RuleMaker(),
            [each.name for each in self._registry.engines],
            EngineAdvice(self._profiles, launches(self._registry)),
            self._human_file,
            TrainingField(self._match_me, self._teacher),
        )
        self._human_file.look_for()
        self._profiles.learned.connect(dialog.advise)
        dialog.game_chosen.connect(lambda game: self._file.when_free(lambda: self._start(game)))
        dialog.rules_requested.connect(lambda each: show_rules(rules_of(each), dialog))
        dialog.stronger_requested.connect(self._actions["network"].trigger)
        self._offer_engines(dialog)
        dialog.open()
        if imitator is not None:
            dialog.focus_rank()

    def _offer_engines(self, dialog: NewGameDialog) -> None:
        """Offer to attach engines that are found on this computer while the dialog is open."""
        from tromp_gui.session.engine.catalogue.detected import DetectedEngines
        from tromp_gui.session.engine.catalogue.search_paths import places_here
        from tromp_gui.wording.engine_check import attach_offer

        offers = DetectedEngines(self._registry, places_here(), dialog)

        def show() -> None:
            found = offers.engines
            dialog.show_found([attach_offer(each.engine.name) for each in found])

        def attach(at: int) -> None:
            place = offers.attach(offers.engines[at])
            dialog.add_engine(self._registry.engines[place].name)

        offers.changed.connect(show)
        dialog.attach_requested.connect(attach)

    def _start(self, game: NewGame) -> None:
        from tromp_gui.ui.window.new_game import setup_of

        drawn = game.drawn(SystemRandom().random() < 0.5)
        self._registry.remember_imitators(game.black, game.white)
        self._match_me.play_at((game.rows, game.columns), game.black, game.white)
        self._play(setup_of(drawn))
        if game.random_colors and not game.handicap:
            self._report_draw(drawn)

    def _report_draw(self, game: NewGame) -> None:
        """Report who plays Black after a random draw, if the players can be distinguished."""
        people = [color for color in Color if game.player(color).engine is None]
        if len(people) == 1:
            text = self.tr("Nigiri: you play {color}.")
            self.reported.emit(text.format(color=wording.color_name(people[0])))
        elif game.black.name:
            self.reported.emit(self.tr("Nigiri: {name} plays Black.").format(name=game.black.name))

    def start(self, rows: int, columns: int) -> None:
        """Start with an empty board of this size for two players."""
        self._file.when_free(lambda: self._match.start(Setup(rows, columns)))

    def start_against_computer(self) -> None:
        """Start a game against the built-in engine on the current board, without a dialog."""
        tree = self._record.tree
        level = self._match_me.standing((tree.rows, tree.columns)).level
        white = Player.of_engine(BuiltIn(level))
        setup = Setup(tree.rows, tree.columns, white=white)
        self._file.when_free(lambda: self._play(setup))

    def start_first_game(self) -> None:
        """Start a game for somebody who has never played: a small board and the lowest level."""
        white = Player.of_engine(BuiltIn(next(iter(Level))))
        setup = Setup(FIRST_SIZE, FIRST_SIZE, komi=FIRST_KOMI, white=white)
        self._file.when_free(lambda: self._begin_first(setup))

    def _begin_first(self, setup: Setup) -> None:
        self._play(setup)
        self._window.board.setFocus()
        self.reported.emit(
            self.tr("You play Black. Click a point; pass when no move gains anything.")
        )

    def _play(self, setup: Setup) -> None:
        with self._record.one_act():
            self._match.start(setup)
            self.game_started.emit()

    def game_info(self) -> None:
        """Show and edit the game information."""
        from tromp_gui.ui.dialogs.game_info import GameInfoDialog

        record = self._record
        playing = self._match.match is not None
        dialog = GameInfoDialog(record.info, playing, self._window)
        dialog.info_chosen.connect(self._write_info)
        dialog.open()

    def _write_info(self, info: GameInfo) -> None:
        if self._edit.change_info(self.tr("game information"), info):
            self.reported.emit(
                self.tr("The saved evaluations, for another komi or other rules, were removed.")
            )

    def confirm_resign(self, color: Color, resign: Callable[[], object]) -> None:
        """Ask for confirmation before the player of this colour resigns."""
        from tromp_gui.ui.kit.prompt_box import QuestionDialog

        QuestionDialog(
            self.tr("Resign"),
            self.tr("Resign as {color}?").format(color=wording.color_name(color)),
            self.tr("The other player wins. You can undo this."),
            self.tr("&Resign"),
            resign,
            self._window,
            is_final=True,
        ).open()

    def confirm_end(self, question: str, end: Callable[[], object]) -> None:
        """Ask for confirmation before a game ends without a count."""
        from tromp_gui.ui.kit.prompt_box import QuestionDialog

        QuestionDialog(
            self.tr("End the game"),
            question,
            self.tr("The result is saved to the game. You can undo this."),
            self.tr("&End the game"),
            end,
            self._window,
            is_final=True,
        ).open()

    def agree_on_result(self) -> None:
        """Ask for a result that both players accept."""
        from tromp_gui.ui.dialogs.prompts import ResultBox

        box = ResultBox(self._window)
        box.answered.connect(self._match.agree_on)
        box.open_above(self._footer())

    def play_on(self) -> None:
        """Continue the game; if it matters who wants to, and is not clear, ask."""
        from tromp_gui.ui.dialogs.prompts import RequesterDialog

        if not self._match.needs_requester:
            self._match.play_on()
            return
        RequesterDialog(self._match.play_on, self._window).open()

    def decide(self) -> None:
        """Ask for the name of a third party who decides on the disputed chains as marked."""
        from tromp_gui.ui.dialogs.prompts import DeciderBox

        box = DeciderBox(self._window)
        box.answered.connect(self._match.decide)
        box.open_above(self._footer())

    def _footer(self) -> QPoint:
        return self._window.statusBar().mapToGlobal(QPoint(14, -8))

    def coordinate_box(self) -> None:
        """Ask for a point, and act on it like a click."""
        from tromp_gui.ui.dialogs.prompts import CoordinateBox

        tree = self._record.tree
        box = CoordinateBox(tree.rows, tree.columns, self._window)
        box.answered.connect(lambda point: self._board.act(point))
        box.open_above(self._footer())

    def go_to_move(self) -> None:
        """Ask for a move number, and go there."""
        from tromp_gui.ui.dialogs.prompts import GoToMoveBox

        record = self._record
        box = GoToMoveBox(record.number(record.line()[-1]), self._window)
        box.answered.connect(record.go_to_move)
        box.open_above(self._footer())

    def learn(self) -> None:
        """Open the lessons for newcomers beside the game, at most once."""
        from tromp_gui.ui.tutorial.dialog import LearnDialog

        dialog = self._window.findChild(LearnDialog)
        if dialog is None:
            done = self._settings.get(LEARNED).split()
            dialog = LearnDialog(done, self._window)
            dialog.completed.connect(self._remember_lesson)
            dialog.game_wanted.connect(self.start_first_game)
            self._dress(dialog)
        dialog.show_in_front()

    def _remember_lesson(self, key: str) -> None:
        done = dict.fromkeys([*self._settings.get(LEARNED).split(), key])
        self._settings.set(LEARNED, " ".join(done))

    def learn_rules(self) -> None:
        """Open the lessons on the rules beside the game, at most once."""
        from tromp_gui.ui.tutorial.dialog import RulesDialog

        dialog = self._window.findChild(RulesDialog)
        if dialog is None:
            dialog = RulesDialog(self._window)
            self._dress(dialog)
        dialog.show_in_front()

    def _dress(self, lessons: LessonDialog) -> None:
        """Give the board of the lessons the look of the main board."""
        theme_manager = self._window.theme_manager
        lessons.board.set_look(theme_manager.board())
        theme_manager.board_changed.connect(lessons.board.set_look)

    def about(self) -> None:
        """Show the About dialog."""
        from tromp_gui.ui.dialogs.about import AboutDialog
        from tromp_gui.version import version

        AboutDialog(DISPLAY_NAME, version(), app_icon(), self._window).open()

    def point_menu(self, point: Point, place: QPoint) -> None:
        """Show the menu of a point."""
        menu = QMenu(self._window)
        keep_letters(menu)
        word = self.tr("Mark at {point}") if self._board.is_marking else self.tr("Play at {point}")
        menu.addAction(word.format(point=wording.point_name(point)), lambda: self._board.act(point))
        menu.addSeparator()
        names = Id.PASS, Id.UNDO, Id.SCORE, Id.BACK, Id.FORWARD
        menu.addActions([self._actions[name] for name in names])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)
