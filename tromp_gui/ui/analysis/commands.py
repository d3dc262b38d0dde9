"""The commands of the analysis, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tromp_gui.go.point import Point
from tromp_gui.gtp.failure import Failure
from tromp_gui.match.player import Player
from tromp_gui.session.game.tools import Tool
from tromp_gui.session.play.analysis_session import FIRST
from tromp_gui.settings import (
    ANALYSIS_MOVES,
    ANALYSIS_OWNERSHIP,
    ANALYSIS_RELATIVE,
    ANALYSIS_SCORES,
    ANALYSIS_WIN_RATES,
    Setting,
)
from tromp_gui.ui.analysis.controller import AnalysisController
from tromp_gui.ui.analysis.state import Tab
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import point_name
from tromp_gui.wording.engines import engine_name
from tromp_gui.wording.engines import failure as failure_sentence
from tromp_gui.wording.translation import plural

if TYPE_CHECKING:
    from tromp_gui.ui.analysis.game_dialog import GameAnalysisRequest

BOARD = Where.BOARD


class AnalysisCommands(QObject):
    def __init__(self, parts: Parts, controller: AnalysisController) -> None:
        super().__init__(parts.window)
        s = parts.sessions
        self._window, self._controller, self._session = parts.window, controller, s.analysis
        self._edit, self._report, self._refuse = s.edit, parts.status.report, parts.status.refuse
        self._record, self._match, self._settings = s.record, s.match, s.settings
        self._last: GameAnalysisRequest | None = None
        self._tab = Tab.MOVES  # when the analysis of a game began
        s.analysis.failed.connect(self._on_failed)
        s.edit.analysis_asked.connect(self._analyse_region)
        s.analysis.game_ended.connect(self._on_game_ended)
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        selection, controller = self._controller.selection, self._controller
        return [
            Command(Id.ANALYSE, _tr("&Analyse"), ("Space",), controller.toggle, BOARD,
                text_now=lambda _: self._analyse_text(), menu="analysis.run"),
            Command(Id.ANALYSE_GAME, _tr("Analyse &whole game…"), ("Ctrl+R",), self.analyse_game,
                text_now=lambda _: self._whole_game_text(), menu="analysis.run"),
            Command(Id.ANALYSE_REGION, _tr("Analyse a reg&ion"), (), self.toggle_region,
                enabled=lambda _: self._session.engine(FIRST) is not None,
                checked=lambda _: self._session.region is not None, menu="analysis.run"),
            Command("next-candidate", _tr("&Next suggestion"), ("A",), lambda: selection.step(1),
                BOARD, self._has_moves, menu="analysis.suggestion"),
            Command("former-candidate", _tr("Pre&vious suggestion"), ("Shift+A",),
                lambda: selection.step(-1), BOARD, self._has_moves, menu="analysis.suggestion"),
            Command("longer-line", _tr("Show &longer line"), ("L",), lambda: selection.lengthen(1),
                BOARD, self._has_moves, menu="analysis.suggestion"),
            Command("shorter-line", _tr("Show sho&rter line"), ("Shift+L",),
                lambda: selection.lengthen(-1), BOARD, self._has_moves, menu="analysis.suggestion"),
            Command(Id.PLAY_CANDIDATE, _tr("&Play this move"), ("Ctrl+Return",), self.play, BOARD,
                self._has_moves, menu="analysis.suggestion"),
            Command("mistakes", _tr("&Biggest mistakes"), ("Ctrl+M",),
                lambda: controller.open().go_to_tab(Tab.MISTAKES), menu="analysis.mistakes"),
            Command("people", _tr("Moves of &people"), (),
                lambda: controller.open().go_to_tab(Tab.PEOPLE), menu="analysis.mistakes"),
            Command("report", _tr("&Report of the game"), ("Ctrl+9",),
                lambda: controller.open().go_to_tab(Tab.REPORT), menu="analysis.mistakes"),
            Command(Id.SAVE_ANALYSIS, _tr("&Save analysis to the game"), ("Ctrl+K",),
                lambda: self.save(True), enabled=self._may_save, menu="analysis.save"),
            Command(Id.SAVE_SCORES, _tr("Save s&cores only"), (),
                lambda: self.save(False), enabled=self._may_save, menu="analysis.scores"),
            self._shown(Id.SHOW_CANDIDATES, _tr("Best moves &on the board"), ANALYSIS_MOVES),
            self._shown(Id.SHOW_LOSSES, _tr("&Losses instead of values"), ANALYSIS_RELATIVE),
            self._shown(Id.SHOW_OWNERSHIP, _tr("Expected o&wnership"), ANALYSIS_OWNERSHIP),
            self._shown(Id.SHOW_WIN_RATES, _tr("Win &rates in the graph"), ANALYSIS_WIN_RATES),
            self._shown(Id.SHOW_SCORES, _tr("Scores &in the graph"), ANALYSIS_SCORES),
            Command("analysis-options", _tr("Engines and op&tions…"), ("Ctrl+5",),
                lambda: controller.open().open_options()),
            Command("analysis-panel", _tr("Analysis pan&el"), ("Ctrl+7",), controller.toggle_panel,
                checked=lambda _: controller.is_seen, menu="analysis.panel"),
        ]  # fmt: skip

    def _shown(self, name: str, text: str, setting: Setting[bool]) -> Command:
        get, put = self._settings.get, self._settings.set
        return Command(name, text, (), lambda: put(setting, not get(setting)),
                   checked=lambda _: get(setting), menu="analysis.show")  # fmt: skip

    def _has_moves(self, _now: Situation) -> bool:
        return bool(self._controller.selection.moves)

    def _may_save(self, now: Situation) -> bool:
        return self._session.has_found and not now.is_growing

    def _analyse_text(self) -> str:
        on = self._session.is_on and self._controller.is_seen
        return _tr("Stop &analysing") if on else _tr("&Analyse")

    def _whole_game_text(self) -> str:
        runs = self._session.progress is not None
        return _tr("Stop anal&ysing the game") if runs else _tr("Analyse &whole game…")

    # The actions

    def play(self) -> None:
        """Play the selected candidate, or the best one."""
        move = self._controller.selection.move
        if move is not None:
            self._match.play(move.move)

    def toggle_region(self) -> None:
        """Let a region be dragged, in which alone moves are analysed; end that if there is one."""
        if self._session.region is not None:
            self._session.look_in(None)
            self._controller.refresh()
            self._report(self.tr("The whole board is analysed again."))
            return
        if self._record.refuse():
            return
        self._controller.open()
        self._edit.take(Tool.ANALYSE)
        self._window.board.setFocus()
        self._report(self.tr("Drag over the region to analyse, or click both corners."))

    def _analyse_region(self, region: frozenset[Point]) -> None:
        if not self._session.has_room(region):
            self._refuse(self.tr("There is no empty point in this region."))
            return
        self._controller.open()
        self._session.look_in(region)
        self._session.turn(True)
        self._controller.refresh()
        text = self.tr("Only moves from {first} to {last} are analysed, until you press Esc.")
        first, last = point_name(min(region)), point_name(max(region))
        self._report(text.format(first=first, last=last))

    def save(self, win_rates: bool) -> None:
        if self._session.save(win_rates):
            self._report(self.tr("The analysis was saved to the game. You can undo this."))
        else:
            self._refuse(self.tr("The game already contains this analysis."))

    def analyse_game(self) -> None:
        """Ask how, then analyse the whole game; stop that analysis if it is running."""
        if self._session.progress is not None:
            self._session.cancel_game()
            return
        engine = self._session.engine(FIRST)
        if engine is None or self._record.refuse():
            return
        from tromp_gui.ui.analysis.game_dialog import AnalyseGameDialog, GameAnalysisRequest

        last = self._last or GameAnalysisRequest()
        numbers = [len(self._session.game_nodes(variations)) for variations in (False, True)]
        dialog = AnalyseGameDialog(
            engine_name(Player.of_engine(engine).name), (numbers[0], numbers[1]), last, self._window
        )
        dialog.requested.connect(self._begin)
        dialog.open()

    def _begin(self, request: GameAnalysisRequest) -> None:
        self._last = request
        self._tab = self._controller.open().tab
        self._session.analyse_game(self._session.game_nodes(request.variations), request.effort)

    def _on_game_ended(self) -> None:
        """Report how the analysis of the whole game ended."""
        skipped, silent = self._session.skipped, self._session.silent
        if skipped:
            self._report(
                plural(
                    "AnalysisCommands",
                    "The engine refused 1 position; the others have been analysed.",
                    "The engine refused %n positions; the others have been analysed.",
                    skipped,
                )
            )
        elif silent:
            self._report(
                plural(
                    "AnalysisCommands",
                    "The engine said nothing about 1 position; the others have been analysed.",
                    "The engine said nothing about %n positions; the others have been analysed.",
                    silent,
                )
            )
        elif self._session.is_complete:
            self._report(self.tr("The game has been analysed."))
            if self._controller.is_seen and (panel := self._controller.open()).tab is self._tab:
                panel.show_tab(Tab.REPORT)
        else:
            self._report(self.tr("The analysis was stopped. The results so far are kept."))

    def _on_failed(self, failure: Failure) -> None:
        engine = self._session.engine(FIRST)
        if engine is not None:
            self._refuse(failure_sentence(failure, engine_name(Player.of_engine(engine).name)))
