"""Problems of the file, mistakes of the game, and going from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tromp_gui.go.point import Color
from tromp_gui.record.node import Node
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.play.analysis_session import FIRST
from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.shell.actions import Command, Condition, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr

if TYPE_CHECKING:
    from tromp_gui.session.learning.exercise import Exercise, SeriesExercise

BOARD = Where.BOARD
_LOOK = Effort(seconds=3.0)
"""How long the engine analyses the position of a mistake that was not analysed."""


class ProblemController(QObject):
    """Makes exercises from the open file: its problems, or the mistakes of the current game.

    `begin` starts an exercise, `refuse` shows why there is none; `colors` are the players whose
    moves to find.
    """

    def __init__(
        self,
        sessions: Sessions,
        begin: Callable[[Exercise], object],
        refuse: Callable[[str], object],
        colors: Callable[[], frozenset[Color]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sessions, self._session = sessions, sessions.learning
        self._begin, self._refuse, self._colors = begin, refuse, colors

    def rows(self, may_begin: Condition) -> list[Command]:
        return [
            Command("problems", _tr("Solve &problems"), ("V",), self.solve, BOARD, may_begin,
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

    # Problems of the file

    def solve(self) -> None:
        """Start with the problems of the file, from the one that is open."""
        from tromp_gui.session.learning.problem_exercise import (
            ProblemExercise,
            ProblemFile,
            places_in,
        )
        from tromp_gui.wording import problems as said

        record, files = self._sessions.record, self._sessions.files
        games = files.collection.games if files.collection is not None else ()
        here = files.game if games else 0
        trees = [record.tree if index == here else game for index, game in enumerate(games)]
        places = places_in(trees or [record.tree])
        if not places:
            self._refuse(self._why_not())
            return
        if record.is_modified and {place.game for place in places} != {here}:
            self._refuse(said.save_first())
            return
        at = next((at for at, place in enumerate(places) if place.game >= here), 0)
        file = ProblemFile(places, files.show_game)
        self._begin(ProblemExercise(record, file, here, at=at, seed=record.cursor.id))

    def _why_not(self) -> str:
        """Why there is no problem in the file, as a sentence."""
        from tromp_gui.learning.problems import NoProblem, problem_at, starts_in
        from tromp_gui.wording import problems as said

        tree = self._sessions.record.tree
        found = problem_at(tree, starts_in(tree)[0])
        return said.no_problem(found if isinstance(found, NoProblem) else NoProblem.NO_STONES)

    # Mistakes of the game

    def find_better(self) -> None:
        """Start an exercise to improve on the mistakes of the current line."""
        from tromp_gui.session.learning.mistake_exercise import Analyses, MistakeExercise

        record, analysis = self._sessions.record, self._sessions.analysis
        line = record.line()
        if len(analysis.evaluations(line)) < 2:
            self._refuse(self.tr("There is no analysis of this game yet. Analyse the game first."))
            return
        analyses = Analyses(analysis.evaluations, analysis.candidates, self._look_at)
        exercise = MistakeExercise(record, analyses, self._colors())
        if exercise.is_over:
            self._refuse(self.tr("The analysis shows no big mistakes of these players."))
            return
        self._begin(exercise)

    def _look_at(self, nodes: Sequence[Node]) -> None:
        analysis = self._sessions.analysis
        if analysis.engine(FIRST) is not None and analysis.progress is None:
            analysis.analyse_game(nodes, _LOOK)

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
