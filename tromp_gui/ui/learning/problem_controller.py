"""Problems of the file, mistakes of the game, and going from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tromp_gui.go.point import Color
from tromp_gui.record.node import Node
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.play.analysis_session import FIRST
from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell.actions import Command, Condition, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.wording.files import file_problem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tromp_gui.learning.mistakes import MistakeQuestion, RatedMoves
    from tromp_gui.session.learning.exercise import Exercise, SeriesExercise
    from tromp_gui.session.learning.problem_exercise import Place
    from tromp_gui.session.learning.problem_sets import ProblemSet, Progress
    from tromp_gui.sgf.collection import Collection

BOARD = Where.BOARD
_LOOK = Effort(seconds=3.0)
"""How long the engine analyses the position of a mistake that was not analysed."""


class ProblemController(QObject):
    """Makes exercises: the problems of the open file or of a set, or the mistakes of the game.

    `begin` starts an exercise, `refuse` shows why there is none; `colors` are the players whose
    moves to find.
    """

    def __init__(
        self,
        sessions: Sessions,
        begin: Callable[[Exercise], object],
        refuse: Callable[[str], object],
        colors: Callable[[], frozenset[Color]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._set: Collection | None = None
        self._sessions, self._session = sessions, sessions.learning
        self._begin, self._refuse, self._colors = begin, refuse, colors

    def rows(self, may_begin: Condition) -> list[Command]:
        return [
            Command("problems", _tr("Solve &problems…"), ("V",), self.solve, BOARD,
                lambda now: not now.is_growing,
                menu="study.begin", in_exercise=True),
            Command("my-mistakes", _tr("&My mistakes as problems"), ("K",), self.find_better,
                BOARD, may_begin, menu="study.begin", in_exercise=True),
            Command("next-problem", _tr("Ne&xt problem"), ("J",), self.next, BOARD,
                lambda _: self._steps(1), menu="study.problem", in_exercise=True),
            Command("previous-problem", _tr("Pre&vious problem"), ("Shift+J",), self.previous,
                BOARD, lambda _: self._steps(-1), menu="study.problem", in_exercise=True),
            Command(Id.REPEAT_MISSED, _tr("Repeat those m&issed"), ("Shift+Y",), self.repeat_missed,
                BOARD, lambda now: self._may_repeat() and may_begin(now), menu="study.missed",
                in_exercise=True),
        ]  # fmt: skip

    @cached_property
    def _progress(self) -> Progress:
        from tromp_gui.session.learning.problem_sets import Progress

        return Progress(lambda problem: self._refuse(file_problem(problem)))

    # Problems

    def solve(self) -> None:
        """List what there is to solve: the problems of the file, the program's, the mistakes."""
        from tromp_gui.ui.learning.sets_dialog import SetChoice, SetsDialog
        from tromp_gui.wording import problems as said

        choices = []
        if count := len(self._places()):
            note = said.count(count)
            choices.append(SetChoice(Icon.OPEN, self.tr("This file"), note, self._solve_file))
        for found in self._progress.sets():
            icon, title, note = self._described(found)
            begin = partial(self._open_set, found) if found.places else None
            choices.append(SetChoice(icon, title, note, begin))
        SetsDialog(choices, self._window).open()

    def _described(self, found: ProblemSet) -> tuple[Icon, str, str]:
        from tromp_gui.session.learning.problem_sets import SetKind
        from tromp_gui.wording import problems as said

        if found.kind is SetKind.BUILT_IN:
            return Icon.LEARN, said.set_title(found.kind.value), said.set_figures(found.plan)
        note = said.set_figures(found.plan) if found.places else said.no_mistakes_kept()
        return Icon.HISTORY, said.set_title(found.kind.value), note

    def _places(self) -> tuple[Place, ...]:
        """The problems of the open file; none if it is that of a set, or a game is played."""
        from tromp_gui.session.learning.problem_exercise import places_in

        record, files = self._sessions.record, self._sessions.files
        match = self._sessions.match.match
        is_live = match is not None and match.outcome is None
        if is_live or (files.collection is not None and files.collection is self._set):
            return ()
        games = files.collection.games if files.collection is not None else ()
        trees = [record.tree if index == files.game else game for index, game in enumerate(games)]
        return places_in(trees or [record.tree])

    def _solve_file(self) -> None:
        """Start with the problems of the file, from the one that is open."""
        from tromp_gui.session.learning.problem_exercise import ProblemExercise, ProblemFile
        from tromp_gui.wording import problems as said

        record, files, places = self._sessions.record, self._sessions.files, self._places()
        here = files.game if files.collection is not None else 0
        if record.is_modified and {place.game for place in places} != {here}:
            self._refuse(said.save_first())
            return
        at = next((at for at, place in enumerate(places) if place.game >= here), 0)
        file = ProblemFile(places, files.show_game)
        self._begin(ProblemExercise(record, file, here, at=at, seed=record.cursor.id))

    def _open_set(self, chosen: ProblemSet) -> None:
        """Open the file of a set as a copy, and start where its user stands."""
        game = chosen.places[chosen.tasks[0]].game
        self._sessions.files.open_copy(chosen.path, game, lambda: self._begin_set(chosen))

    def _begin_set(self, chosen: ProblemSet) -> None:
        from tromp_gui.session.learning.problem_exercise import ProblemExercise, ProblemFile
        from tromp_gui.wording import problems as said

        record, files = self._sessions.record, self._sessions.files
        self._set = files.collection
        file = ProblemFile(
            chosen.places,
            files.show_game,
            said.set_title(chosen.kind.value),
            frozenset(chosen.plan.due),
            lambda task, is_hit: self._progress.note(chosen.keys[task], is_hit),
        )
        self._begin(ProblemExercise(record, file, files.game, chosen.tasks))

    # Mistakes of the game

    def find_better(self) -> None:
        """Start an exercise to improve on the mistakes of the current line."""
        from tromp_gui.session.learning.mistake_exercise import Analyses, MistakeExercise

        record, analysis = self._sessions.record, self._sessions.analysis
        line = record.line()
        if len(analysis.evaluations(line)) < 2:
            self._refuse(self.tr("There is no analysis of this game yet. Analyse the game first."))
            return
        analyses = Analyses(analysis.evaluations, analysis.candidates, self._look_at, self._keep)
        exercise = MistakeExercise(record, analyses, self._colors())
        if exercise.is_over:
            self._refuse(self.tr("The analysis shows no big mistakes of these players."))
            return
        self._begin(exercise)

    def _look_at(self, nodes: Sequence[Node]) -> None:
        analysis = self._sessions.analysis
        if analysis.engine(FIRST) is not None and analysis.progress is None:
            analysis.analyse_game(nodes, _LOOK)

    def _keep(self, question: MistakeQuestion, moves: RatedMoves, is_hit: bool) -> None:
        """Keep a mistake for another day, if good moves are known."""
        from tromp_gui.session.learning.own_mistakes import as_problem

        if moves.good:
            record, candidates = self._sessions.record, self._sessions.analysis.candidates
            text = as_problem(record, question, moves, candidates(question.node))
            self._progress.keep_mistake(text, is_hit)

    # Going to the next

    @property
    def _series(self) -> SeriesExercise | None:
        exercise = self._session.exercise
        if exercise is None:
            return None
        from tromp_gui.session.learning.exercise import SeriesExercise

        return exercise if isinstance(exercise, SeriesExercise) else None

    def next(self) -> None:
        """Go to the next problem, solved or not."""
        if self._series is not None:
            self._session.update(self._series.next)

    def previous(self) -> None:
        if self._series is not None:
            self._session.update(self._series.previous)

    def _steps(self, by: int) -> bool:
        series = self._series
        return series is not None and not series.is_over and (by > 0 or series.has_previous)

    def _may_repeat(self) -> bool:
        exercise = self._session.exercise
        return exercise is not None and exercise.is_over and exercise.may_repeat_missed

    def repeat_missed(self) -> None:
        """Repeat the problems that were not solved at the first attempt."""
        exercise = self._session.exercise
        missed = None if exercise is None else exercise.again_missed()
        if missed is not None:
            self._begin(missed)
