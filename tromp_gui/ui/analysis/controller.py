"""Connects the analysis with its panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.match.player import Attached, BuiltIn
from tromp_gui.record.evaluation import Evaluation, Mistake, biggest
from tromp_gui.record.node import Node
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.play.analysis_session import FIRST, SECOND
from tromp_gui.settings import (
    ANALYSIS_RELATIVE,
    ANALYSIS_SCORES,
    ANALYSIS_SECONDS,
    ANALYSIS_WIN_RATES,
    Setting,
)
from tromp_gui.ui.analysis import present
from tromp_gui.ui.analysis.board_selection import BoardCandidates
from tromp_gui.ui.analysis.present import opinion
from tromp_gui.ui.analysis.state import AnalysisState, EngineOpinion, MistakeRow, Tab
from tromp_gui.ui.look.board_themes import BoardLook
from tromp_gui.ui.panels.player_state import PlayerCardState
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.exposure import Exposure
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import analysis as words
from tromp_gui.wording.translation import plural

if TYPE_CHECKING:
    from tromp_gui.ui.analysis.panel import AnalysisPanel

Dress = Callable[[Callable[[BoardLook], object]], object]

_SOON_MS = 100
"""Milliseconds between two repaints of the panel, however often engines report."""

_BUTTONS = (Id.ANALYSE, Id.PLAY_CANDIDATE, Id.ANALYSE_GAME)
"""The panel's commands that have buttons."""

_OF_REPORT = (Id.PRINT_REPORT, Id.EXPORT_REPORT)
"""The commands that have buttons below the report."""

_IN_MENU: tuple[str | None, ...] = (
    Id.SHOW_CANDIDATES, Id.SHOW_LOSSES, Id.SHOW_OWNERSHIP, Id.SHOW_WIN_RATES, Id.SHOW_SCORES, None,
    Id.SAVE_ANALYSIS, Id.SAVE_SCORES,
)  # fmt: skip
"""The commands in the panel's menu; None is a separator."""


class AnalysisController(QObject):
    """Builds the panel when it is first needed, and keeps it up to date."""

    def __init__(self, parts: Parts, dress: Dress) -> None:
        """`dress` gives what it is given each look of the board."""
        super().__init__(parts.window)
        self._dress = dress
        s, window, view = parts.sessions, parts.window, parts.view
        record, session, judge, settings = s.record, s.analysis, s.judge, s.settings
        self._window, self._column, self._view = window, parts.column, view
        self._record, self._session, self._judge = record, session, judge
        self._settings, self._actions = settings, parts.actions
        self._parts = parts
        self._panel: AnalysisPanel | None = None
        self.is_open = False
        """Whether the panel is part of the Review layout now."""
        self._values: dict[int, Evaluation] = {}
        self._mistakes: list[Mistake] = []
        self.selection = BoardCandidates(
            window.board, parts.board, record, session, settings, lambda: self.is_seen
        )
        self.selection.reported.connect(parts.board.pointed)
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self.refresh)
        session.choose(FIRST, judge.engine)
        judge.chosen.connect(self._use_judging_engine)
        session.set_effort(Effort(seconds=float(settings.get(ANALYSIS_SECONDS))))
        session.changed.connect(self._refresh_soon)
        self.selection.changed.connect(self.refresh)
        record.opened.connect(self._open_for_file)
        settings.changed.connect(self._on_setting_changed)
        view.layout_changed.connect(self._on_layout_changed)
        window.visibility_changed.connect(self._on_layout_changed)
        self._exposure = Exposure(window)
        self._exposure.changed.connect(self._on_layout_changed)

    def _use_judging_engine(self) -> None:
        """Use the engine that judges, unless an analysis is running."""
        if not self._session.is_on and self._session.progress is None:
            self._session.choose(FIRST, self._judge.engine)

    # Visibility

    @property
    def is_seen(self) -> bool:
        return self.is_open and self._view.layout is Layout.REVIEW

    def open(self) -> AnalysisPanel:
        """Show the panel, switching to the Review layout, and return it."""
        panel = self._panel = self._panel or self._build()
        self.is_open = True
        if self._view.layout is not Layout.REVIEW:
            self._view.set_layout(Layout.REVIEW)
        self._column.show_analysis(True)
        self._exposure.watch()
        self._on_layout_changed()
        return panel

    def close(self) -> None:
        """Hide the panel; the results stay."""
        self.is_open = False
        self._session.turn(False)
        self._session.look_in(None)
        self._column.show_analysis(False)
        self._on_layout_changed()

    def toggle_panel(self) -> None:
        if self.is_seen:
            self.close()
        else:
            self.open()

    def toggle(self) -> None:
        """Analyse the current position, or stop."""
        on = not (self._session.is_on and self.is_seen)
        if on:
            self.open()
        self._session.turn(on)
        self.refresh()

    def _build(self) -> AnalysisPanel:
        from tromp_gui.ui.analysis.options import OptionsMenu
        from tromp_gui.ui.analysis.panel import AnalysisPanel
        from tromp_gui.ui.analysis.people_controller import PeopleController
        from tromp_gui.ui.analysis.people_view import PeopleView
        from tromp_gui.ui.analysis.report_controller import ReportController
        from tromp_gui.ui.analysis.report_view import ReportView
        from tromp_gui.wording.game_report import heads

        actions = self._actions
        shown = [None if name is None else actions[name] for name in _IN_MENU]
        menu = OptionsMenu(
            self._session,
            lambda: self._judge.engines,
            shown,
            lambda: self._settings.get(ANALYSIS_SECONDS),
            self._window,
        )
        menu.engine_chosen.connect(self._choose_engine)
        menu.stop_chosen.connect(lambda seconds: self._settings.set(ANALYSIS_SECONDS, seconds))
        people = PeopleView(self._parts.sessions.human_file)
        PeopleController(self._parts, people)
        report = ReportView(heads(), [actions[name] for name in _OF_REPORT])
        ReportController(self._parts, report, self._show_best)
        report.analyse_requested.connect(actions[Id.ANALYSE_GAME].trigger)
        buttons = [actions[name] for name in _BUTTONS]
        panel = AnalysisPanel(buttons, menu, menu.engines, people, report)
        panel.graph.index_chosen.connect(self._record.go_to_index)
        panel.graph.hovered.connect(self._say_index)
        panel.candidate_chosen.connect(self._choose)
        panel.candidate_activated.connect(self._play)
        panel.candidate_hovered.connect(self._point)
        panel.link_followed.connect(self._follow_link)
        panel.shown.connect(self._session.show)
        panel.mistakes.node_chosen.connect(
            lambda node_id: self.show_mistake(self._record.tree.node(node_id))
        )
        panel.mistakes.analyse_requested.connect(actions[Id.ANALYSE_GAME].trigger)
        self._dress(lambda look: panel.legend.show_look(look.theme))
        self._column.put_analysis(panel)
        return panel

    def _open_for_file(self) -> None:
        """Show the graph of a file that was analysed before; hide the panel for one that was not,
        unless it is being analysed.
        """
        if self._panel is not None:
            self._panel.show_tab(Tab.MOVES)
        if self._record.is_growing:
            return
        has_graph = bool(self._session.evaluations(self._record.line()))
        if has_graph and not self.is_open:
            self._panel = self._panel or self._build()
            self.is_open = True
            self._column.show_analysis(True)
        elif not has_graph and self.is_open and not self._session.is_on:
            self.close()
        self._refresh_soon()

    def _on_layout_changed(self) -> None:
        """Stop continuous analysis while it, or the window, is hidden."""
        window = self._window
        is_hidden = not window.isVisible() or window.isMinimized() or self._exposure.is_covered
        self._session.be_seen(self.is_seen and not is_hidden)
        self.refresh()

    # Contents

    def _refresh_soon(self) -> None:
        """Repaint the panel shortly, if there is one."""
        if self._panel is not None and not self._soon.isActive():
            self._soon.start()

    def refresh(self) -> None:
        """Show the current results on the board, in the panel and on the cards."""
        self._soon.stop()
        self.selection.refresh()
        if self._panel is not None and self.is_seen:
            self._panel.show_state(self._state())
        self._parts.situations.touch()

    @property
    def value(self) -> Evaluation | None:
        """The evaluation of the current position; None if unknown or not visible."""
        return self._session.evaluation(self._record.cursor) if self.is_seen else None

    def with_win_rate(self, card: PlayerCardState) -> PlayerCardState:
        """The same player card with the win rate, unless a clock takes its place."""
        value = self.value
        if card.big or value is None or value.win_rate is None:
            return card
        share = value.win_rate if card.color is Color.BLACK else 1 - value.win_rate
        return card._replace(big=words.percent(share))

    def _state(self) -> AnalysisState:
        record, line = self._record, self._record.line()
        self._values = self._session.evaluations(line)
        self._mistakes = biggest(self._session.mistakes())
        value = self._values.get(record.cursor.id)
        verdict = "" if value is None else words.verdict(value)
        curve = present.graph(
            line,
            self._values,
            record.depth(),
            self._in_words(record.cursor),
            self._settings.get(ANALYSIS_WIN_RATES),
            self._settings.get(ANALYSIS_SCORES),
        )
        share = None if value is None else value.win_rate
        after = record.following(record.cursor)
        known = {each.node: at for at, each in enumerate(self._mistakes)}
        here = known.get(-1 if after is None else after.id, known.get(record.cursor.id))
        return AnalysisState(
            curve,
            share,
            verdict,
            self._opinions(),
            self._session.shown,
            tuple(self._mistake_row(each) for each in self._mistakes),
            here,
            self._progress(),
            bool(self._values),
            all(each.score is not None for each in self.selection.moves),
        )

    def _opinions(self) -> tuple[EngineOpinion, ...]:
        session, node = self._session, self._record.cursor
        found, relative = [], self._settings.get(ANALYSIS_RELATIVE)
        for place in (FIRST, SECOND):
            engine = session.engine(place)
            if engine is not None:
                chosen = self.selection.chosen if place == session.shown else None
                analyst = session.analyst(place)
                finding = session.seen(place, node)
                found.append(opinion(engine, analyst, finding, chosen, session.is_on, relative))
        return tuple(found)

    def _progress(self) -> str:
        progress = self._session.progress
        if progress is None:
            return ""
        text = plural(
            "AnalysisController", "{done} of 1 position", "{done} of %n positions", progress.total
        )
        if self._session.is_waiting:
            text = plural(
                "AnalysisController",
                "{done} of 1 position; continues after this position",
                "{done} of %n positions; continues after this position",
                progress.total,
            )
        return text.format(done=progress.done)

    def _mistake_row(self, mistake: Mistake) -> MistakeRow:
        node = self._record.tree.node(mistake.node)
        before = () if node.parent is None else self._session.candidates(node.parent)
        return present.mistake_row(mistake, self._record.at_node(node), before)

    def show_mistake(self, node: Node) -> None:
        """Show the position before a mistake that was analysed, with the line of the better move;
        of one that is only annotated, the move with its annotation.
        """
        record = self._record
        with record.one_act():
            record.go_to(node)  # its line is followed
            found = self._session.mistakes()
            mistake = next((each for each in found if each.node == node.id), None)
            if mistake is None or node.parent is None:
                return
            if not self.is_seen:
                self.open()
            self._show_best(node.parent.id)
        self.selection.reported.emit(present.mistake_in_words(self._mistake_row(mistake)))
        self.refresh()

    def _in_words(self, node: Node) -> str:
        value = self._values.get(node.id)
        return present.position_in_words(self._record.at_node(node), value)

    def _say_index(self, index: int | None) -> None:
        line = self._record.line()
        known = index is not None and index < len(line)
        if self._panel is not None:
            self._panel.say(self._in_words(line[index]) if index is not None and known else "")

    # Actions

    def _choose_engine(self, place: int, engine: BuiltIn | Attached | None) -> None:
        self._session.choose(place, engine)
        if place == FIRST and engine is not None:
            self._judge.choose(engine)

    def _show_engine(self, place: int) -> None:
        if place != self._session.shown:
            self._session.show(place)

    def _choose(self, place: int, row: int) -> None:
        self._show_engine(place)
        self.selection.choose(row)

    def _point(self, place: int, row: int | None) -> None:
        if place == self._session.shown:
            self.selection.point_at(row)

    def _show_best(self, node: int) -> None:
        """Show the position at a node, with the line of the best move if it was analysed."""
        self._record.go_to(self._record.tree.node(node))
        self.selection.refresh()
        self.selection.choose(0 if self.selection.moves else None)

    def _play(self, place: int, row: int) -> None:
        self._choose(place, row)
        self._actions[Id.PLAY_CANDIDATE].trigger()

    def _follow_link(self, place: int) -> None:
        analyst = self._session.analyst(place)
        if analyst is not None and analyst.engine.state is EngineState.FAILED:
            self._session.restart(place)
        else:
            self.toggle()

    def _on_setting_changed(self, setting: Setting[object]) -> None:
        if setting == ANALYSIS_SECONDS:
            self._session.set_effort(Effort(seconds=float(self._settings.get(ANALYSIS_SECONDS))))
        self._refresh_soon()
