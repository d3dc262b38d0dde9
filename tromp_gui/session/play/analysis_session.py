"""What engines find about the record: about the current node, and about the whole game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.go.move import Turn
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.learning.candidates import played, well_read
from tromp_gui.match.player import Player
from tromp_gui.record.evaluation import Evaluation, Mistake, mistakes, writing, written
from tromp_gui.record.node import Node
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.purpose import Effort, Purpose
from tromp_gui.session.game.act import tr as _tr
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.judge import Engine
from tromp_gui.session.play.player_engines import LaunchOf

if TYPE_CHECKING:
    from tromp_gui.gtp.analysis import Candidate
    from tromp_gui.gtp.failure import Failure
    from tromp_gui.learning.game_report import GameReport
    from tromp_gui.session.play.analyst import AnalysedPosition, Analyst, Finding, Region
    from tromp_gui.session.play.game_analysis import AnalysisProgress, GameAnalysis

FIRST, SECOND = 0, 1
"""The two places for engines, side by side."""
LIVE = Effort(seconds=60.0)
"""The default time for the analysis of one node."""

_GLANCE, _GLANCE_AFTER = Effort(seconds=1.0), 2.0
"""How long the next position is analysed for the value of the move of the game, and after how many
seconds at this one, if it is not among its moves.
"""

_PAUSE_MS = 120
_ENDING_MS = 5_000
"""After this time a process that was asked to end is certainly gone."""


class AnalysisSession(QObject):
    """Follows the cursor with one engine or two while it is on, and keeps what they find.

    Nothing is ever an edit but `save`. The first engine also goes through the whole game; what is
    looked at by the user comes before that. Signals: `changed()` more is known, or an engine does
    something else; `game_ended()`; `failed(Failure)`.
    """

    changed = Signal()
    game_ended = Signal()
    failed = Signal(object)

    def __init__(self, record: RecordSession, launch_of: LaunchOf, pool: EnginePool) -> None:
        super().__init__()
        self._record, self._launch_of, self._pool = record, launch_of, pool
        self._engines: list[Engine | None] = [None, None]
        self._analysts: list[Analyst | None] = [None, None]
        self._game: GameAnalysis | None = None
        self._judged: dict[int, tuple[AnalysedPosition, Verdict]] = {}
        self._glanced: set[int] = set()
        """The ids of the nodes analysed shortly after the one before them."""
        self._shown = FIRST
        self._effort = LIVE
        self._region: Region | None = None
        self._is_on, self._is_seen = False, True
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self._look)
        record.opened.connect(self._start_over)
        record.acted.connect(self._on_acted)

    # Engines

    def engine(self, place: int) -> Engine | None:
        """The engine at a place, if one is chosen."""
        return self._engines[place]

    def analyst(self, place: int) -> Analyst | None:
        """The analyst of a place; None if it was never needed."""
        return self._analysts[place]

    def choose(self, place: int, engine: Engine | None) -> None:
        """Choose another engine for a place; the results of the previous one are forgotten."""
        if engine == self._engines[place]:
            return
        self._close(place)
        self._engines[place] = engine
        if place == SECOND or engine is None:
            self._shown = FIRST
        self._look()
        self.changed.emit()

    def reload(self) -> None:
        """Use changed start commands of engines; the results of a changed engine are forgotten."""
        for place, analyst in enumerate(self._analysts):
            engine = self._engines[place]
            if analyst and engine and analyst.engine.launch != self._launch_of(engine):
                self._close(place)
        self._look()
        self.changed.emit()

    def restart(self, place: int) -> None:
        """Start a failed engine again; it resumes its work."""
        analyst = self._analysts[place]
        if analyst is not None:
            analyst.engine.restart()

    @property
    def shown(self) -> int:
        """The place of the engine that board and graph show."""
        return self._shown

    def show(self, place: int) -> None:
        """Show the results of the engine at another place."""
        self._shown = place
        self.changed.emit()

    def _close(self, place: int) -> None:
        analyst, self._analysts[place] = self._analysts[place], None
        if place == FIRST and self._game is not None:
            self._game.cancel()
            self._game = None
        if analyst is not None:
            analyst.close()
            QTimer.singleShot(_ENDING_MS, analyst, analyst.deleteLater)

    def _needed(self, place: int) -> Analyst | None:
        """The analyst of a place, created if an engine is chosen for it."""
        from tromp_gui.session.play.analyst import Analyst

        engine, analyst = self._engines[place], self._analysts[place]
        if engine is None or analyst is not None:
            return analyst
        name, launch = Player.of_engine(engine).name, self._launch_of(engine)
        made = Analyst(self._pool.lend(launch, Purpose.ANALYSE, name, self), self._record, self)
        made.found.connect(lambda _: self._on_found(made))
        made.changed.connect(self.changed)
        made.finished.connect(lambda _: self._looked())
        made.failed.connect(lambda failure: self._on_failed(made, failure))
        self._analysts[place] = made
        return made

    # The node looked at

    @property
    def is_on(self) -> bool:
        """Whether the current node is analysed."""
        return self._is_on

    def turn(self, on: bool) -> None:
        """Begin to follow the cursor, or stop."""
        self._is_on = on and self._engines[FIRST] is not None
        self._look()
        self.changed.emit()

    def set_effort(self, effort: Effort) -> None:
        """Set how long a node is analysed."""
        self._effort = effort
        self._look()

    @property
    def region(self) -> Region | None:
        """The points among which alone moves are looked for at the current node, if any."""
        return self._region

    def look_in(self, region: Region | None) -> None:
        """Analyse only moves in a region of the board, until another record is opened; None for the
        whole board, where it ends, too, once it has no room. Only `seen` has what is found there.
        """
        self._region = region
        self._look()
        self.changed.emit()

    def has_room(self, region: Region) -> bool:
        """Whether a region is on the board, and a point of it empty now."""
        tree, board = self._record.tree, self._record.at_node().position.board
        is_inside = all(row < tree.rows and column < tree.columns for row, column in region)
        return is_inside and any(board.at(point) is None for point in region)

    def be_seen(self, seen: bool) -> None:
        """Tell whether it is visible: if not, only the game is analysed, not the current node."""
        if seen != self._is_seen:
            self._is_seen = seen
            self._look()

    def _on_acted(self) -> None:
        if self._region is not None and not self.has_room(self._region):
            self._region = None
        if self._is_on:
            self._soon.start()
        self.changed.emit()

    def _start_over(self) -> None:
        self.cancel_game()
        self._judged, self._glanced, self._region = {}, set(), None
        for analyst in self._analysts:
            if analyst is not None:
                analyst.forget()

    def _look(self) -> None:
        """Have both engines analyse the current node, or nothing."""
        self._soon.stop()
        live = self._is_on and self._is_seen
        if live and self._game is not None:
            self._game.pause(True)
        for place in (FIRST, SECOND):
            self._look_with(place, live)
        if self._game is not None and not self._is_busy(live):
            self._game.pause(False)

    def _look_with(self, place: int, live: bool) -> None:
        analyst = self._needed(place) if live else self._analysts[place]
        if analyst is None:
            return
        node = self._record.cursor
        if live and not analyst.has_made(self._effort, node, self._region):
            if not analyst.is_looking_at(node, self._effort, self._region):
                analyst.look_at(node, self._effort, self._region)
        elif live or place == SECOND or not self._runs_game():
            analyst.rest()

    def _runs_game(self) -> bool:
        return self._game is not None and self._game.is_at_work

    def _is_busy(self, live: bool) -> bool:
        first = self._analysts[FIRST]
        return live and first is not None and first.node is not None

    def _on_found(self, analyst: Analyst) -> None:
        found = None if analyst.node is None else analyst.finding(analyst.node)
        if found is not None and found.seconds >= _GLANCE_AFTER:
            QTimer.singleShot(0, analyst, lambda: self._glance(analyst))  # not within its report
        self.changed.emit()

    def _glance(self, analyst: Analyst) -> bool:
        """Analyse the next position shortly, once, if that tells the value of the move of the game;
        returns whether it is.
        """
        node = self._record.cursor
        child, turn, found = self._record.following(node), self.turn_after(node), None
        is_free = self._is_on and self._is_seen and analyst.node in (None, node)
        is_free = is_free and self._region is None
        if is_free and child is not None and turn is not None and child.id not in self._glanced:
            found = analyst.finding(node)
        if child is None or turn is None or found is None or found.analysis is None:
            return False
        if any(each.move == turn.point for each in well_read(found.candidates)):
            return False
        if analyst.finding(child) is not None:
            return False
        self._glanced.add(child.id)
        analyst.look_at(child, _GLANCE)
        return True

    def _on_failed(self, analyst: Analyst, failure: Failure) -> None:
        """Report a failure; an engine that only refuses the next position goes on with this one."""
        if failure.kind is FailureKind.NO_REGION:
            QTimer.singleShot(0, self, lambda: self.look_in(None))  # not within its failure
        node, is_there = analyst.node, analyst.engine.state is not EngineState.FAILED
        if is_there and node is not self._record.cursor and node and node.id in self._glanced:
            self._look()
        else:
            self.failed.emit(failure)

    def _looked(self) -> None:
        """Continue with the node, or with the game, after a node was analysed long enough."""
        if self._is_on and self._is_seen:
            shown = self._analysts[self._shown]
            if shown is None or not self._glance(shown):
                self._look()
        if self._game is not None and not self._is_busy(True):
            self._game.pause(False)
        self.changed.emit()

    # The whole game

    @property
    def progress(self) -> AnalysisProgress | None:
        """The progress of the analysis of the game; None if none is running."""
        return None if self._game is None else self._game.progress

    @property
    def skipped(self) -> int:
        """How many positions of the last game the engine refused."""
        return 0 if self._game is None else self._game.skipped

    @property
    def silent(self) -> int:
        """About how many positions of the last game the engine said nothing of use."""
        return 0 if self._game is None else self._game.silent

    @property
    def is_complete(self) -> bool:
        """Whether the last game was analysed to its end."""
        return self._game is not None and self._game.is_complete

    def game_nodes(self, variations: bool) -> list[Node]:
        """The nodes of the main line, or of the whole tree, in order."""
        tree = self._record.tree
        return list(tree if variations else tree.main_line())

    def analyse_game(self, nodes: Iterable[Node], effort: Effort) -> None:
        """Analyse these nodes in the background, except those analysed long enough.

        The engine stops following the cursor for it; when that is turned on again, the current node
        comes first.
        """
        from tromp_gui.session.play.game_analysis import GameAnalysis

        analyst = self._needed(FIRST)
        if analyst is None:
            return
        self._is_on = False
        if self._game is None:
            self._game = GameAnalysis(analyst, self)
            self._game.progressed.connect(self.changed)
            self._game.ended.connect(self.game_ended)
            self._game.ended.connect(self._look)
            self._game.failed.connect(self.changed)
        self._game.start(nodes, effort)
        self._look()

    @property
    def is_waiting(self) -> bool:
        """Whether the game waits until the current node is analysed long enough."""
        return self.progress is not None and not self._runs_game()

    def cancel_game(self) -> None:
        """Cancel the rest of the game; the results stay."""
        if self._game is not None:
            self._game.cancel()

    # State

    def keep(self, node: Node, verdict: Verdict) -> None:
        """Keep the judge's verdict on a node until the analysis has a better one."""
        from tromp_gui.session.play.analyst import situation_at

        self._judged[node.id] = situation_at(self._record, node), verdict
        self.changed.emit()

    def verdict(self, node: Node) -> Verdict | None:
        """The one verdict on a node, for all that show it: what the engine shown found there, else
        what the judge said; points it does not assign are as the judge has them.
        """
        from tromp_gui.session.play.analyst import situation_at

        found, judged = self._found(node), None
        if node.id in self._judged:
            situation, verdict = self._judged[node.id]
            judged = verdict if situation == situation_at(self._record, node) else None
        if found is None or found.owners or judged is None:
            return found or judged
        return found._replace(owners=judged.owners)

    def _found(self, node: Node) -> Verdict | None:
        analyst, engine = self._analysts[self._shown], self._engines[self._shown]
        found = None if analyst is None else analyst.finding(node)
        if found is None or engine is None:
            return None
        return found.verdict(Player.of_engine(engine).name)

    def finding(self, place: int, node: Node) -> Finding | None:
        """What the engine at a place found at a node, with the move of the game; None if it found
        nothing.
        """
        analyst = self._analysts[place]
        found = None if analyst is None else analyst.finding(node)
        turn, child = self.turn_after(node), self._record.following(node)
        if analyst is None or found is None or found.analysis is None or turn is None:
            return found
        after = None if child is None else analyst.finding(child)
        then = None if after is None else after.evaluation
        loss = (found.evaluation or Evaluation()).lost(then or Evaluation(), turn.color)
        seen = None if after is None else after.analysis
        return found._replace(played=played(turn.point, found.candidates, seen, loss))

    def seen(self, place: int, node: Node) -> Finding | None:
        """What is shown of the engine at a place: its finding, or what it found in the region."""
        analyst = self._analysts[place]
        if self._region is None or analyst is None:
            return self.finding(place, node)
        return analyst.finding(node, self._region)

    def turn_after(self, node: Node) -> Turn | None:
        """The turn of the game at a node, if it is legal and by whoever is to play there."""
        child = self._record.following(node)
        turns = () if child is None else self._record.at_node(child).played[:1]
        color = self._record.at_node(node).position.to_play
        fit = (each.turn for each in turns if each.turn.color is color and each.illegal is None)
        return next(fit, None)

    def candidates(self, node: Node) -> tuple[Candidate, ...]:
        """The moves that the shown engine considers at a node, best first, if it has any."""
        found = self.finding(self._shown, node)
        return () if found is None else found.candidates

    def evaluation(self, node: Node) -> Evaluation | None:
        """The verdict on a node in numbers, otherwise the evaluation in the file."""
        verdict = self.verdict(node)
        if verdict is None or verdict.lead is verdict.win_rate is None:
            return written(node)
        return Evaluation(verdict.lead, verdict.win_rate, verdict.by)

    def evaluations(self, nodes: Iterable[Node]) -> dict[int, Evaluation]:
        """The same for many nodes, by id; nodes without an evaluation are left out."""
        found = ((node.id, self.evaluation(node)) for node in nodes)
        return {node_id: value for node_id, value in found if value is not None}

    def mistakes(self) -> list[Mistake]:
        """The mistakes on the current line, in the order of the game."""
        line = self._record.line()
        return mistakes(line, self.evaluations(line))

    def report(self) -> GameReport:
        """The report of the main line by what is known of it now."""
        from tromp_gui.learning.game_report import game_report

        line, record = self.game_nodes(False), self._record
        values = self.evaluations(line)
        return game_report(record.info, line, record.at_node, values, self.candidates)

    def is_mistake(self, node: Node) -> bool:
        """Whether the move of a node lost much."""
        if node.parent is None:
            return False
        pair = (node.parent, node)
        return bool(mistakes(pair, self.evaluations(pair)))

    @property
    def has_found(self) -> bool:
        """Whether `save` has something to write."""
        analyst = self._analysts[self._shown]
        return analyst is not None and analyst.has_found

    def save(self, win_rates: bool) -> bool:
        """Write the shown engine's results to the game, as one step; False if nothing is new."""
        analyst = self._analysts[self._shown]
        if analyst is None:
            return False
        edit = writing(self._record.tree, analyst.evaluations(), win_rates)
        if edit is not None:
            self._record.edit(_tr("save the analysis"), edit)
        return edit is not None
