"""The exercise running on the open record, if any."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import Point
from tromp_gui.session.game.act import Act
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.wording import DOT
from tromp_gui.wording.translation import paragraph

if TYPE_CHECKING:
    from tromp_gui.session.learning.exercise import Exercise, ExerciseState, Missed


class LearningSession(QObject):
    """Runs one exercise at a time and shows its position: the record's cursor follows it.

    While it runs, clicks on the board are answers. After its end its state is kept as a summary,
    until `close`. Opening another record drops it, unless the exercise did so.

    Each change of the exercise is an act of the record, so `RecordSession.settled` follows.
    Signals: `said(str)` the result of a call, to announce; `refused(Turn, Illegal)` an illegal
    answer, which does not count.
    """

    said = Signal(str)
    refused = Signal(object, object)

    def __init__(self, record: RecordSession) -> None:
        super().__init__()
        self._record = record
        self._exercise: Exercise | None = None
        self._is_leading = False
        self._told = ""
        record.opened.connect(self._on_opened)
        record.acted.connect(self._on_acted)

    @property
    def exercise(self) -> Exercise | None:
        """The running exercise, or the last one until it is closed."""
        return self._exercise

    @property
    def is_running(self) -> bool:
        """Whether something is asked."""
        return self._exercise is not None and not self._exercise.is_over

    @property
    def state(self) -> ExerciseState | None:
        """The state of the exercise to show; None if there is none."""
        return None if self._exercise is None else self._exercise.state()

    def begin(self, exercise: Exercise) -> None:
        """Start an exercise, replacing any other."""
        self._exercise, self._told = exercise, ""
        self._tell()

    def tried(self, point: Point) -> tuple[Turn, Illegal | None]:
        """The turn that an answer would be, and why it would be refused."""
        exercise = self._exercise
        assert exercise is not None
        refused = exercise.refusal(point)
        if refused is not None:
            return refused
        color = exercise.state().color or self._record.at_node(exercise.node).position.to_play
        return Turn(color, point), None

    def answer(self, point: Point | None) -> None:
        """Answer with a move (None: a pass); one that is refused does not count."""
        exercise = self._exercise
        if exercise is None or exercise.is_over:
            return
        refused = exercise.refusal(point)
        if refused is not None:
            self.refused.emit(*refused)
        else:
            self._do(lambda: exercise.answer(point))

    def hint(self) -> None:
        if self._exercise is not None:
            self._do(self._exercise.hint)

    def reveal(self) -> None:
        """Ask for the answer."""
        if self._exercise is not None:
            self._do(self._exercise.reveal)

    def go_on(self) -> None:
        """Go to the next question."""
        if self._exercise is not None:
            self._do(self._exercise.go_on)

    def stop(self) -> None:
        """End the exercise; its summary stays."""
        if self._exercise is not None:
            self._do(self._exercise.stop)

    def again(self) -> None:
        """Start the finished exercise again."""
        if self._exercise is not None:
            self.begin(self._exercise.again())

    def close(self) -> None:
        """Drop the exercise and its summary."""
        if self._exercise is not None:
            with self._record.one_act():
                self._exercise = None

    def show(self, missed: Missed) -> None:
        """Show a missed question of the finished exercise."""
        if self._exercise is not None and self._exercise.is_over:
            self._is_leading = True
            try:
                self._exercise.show(missed)
            finally:
                self._is_leading = False

    def update(self, change: Callable[[], object]) -> None:
        """Change the exercise itself, and show it."""
        self._do(change)

    def _do(self, call: Callable[[], object]) -> None:
        if self.is_running:
            with self._record.one_act():
                self._is_leading = True
                try:
                    call()
                finally:
                    self._is_leading = False
                self._tell()

    def _tell(self) -> None:
        """Show the exercise and announce the result of the last call."""
        exercise = self._exercise
        assert exercise is not None
        self._is_leading = True
        with self._record.one_act():
            self._record.go_to(exercise.node)
        self._is_leading = False
        state = exercise.state()
        question = DOT.join(filter(None, (state.task or state.figures, state.text)))
        is_news = question != self._told or not state.said
        told = (state.said, question if is_news else "")
        self._told = question
        self.said.emit(" ".join(paragraph(told).split()))

    def _on_opened(self) -> None:
        """Drop the exercise when another record is opened, unless the exercise opened it."""
        if not self._is_leading:
            self.close()

    def _on_acted(self, act: Act) -> None:
        """Let the exercise follow the user to another node, or after a change of the record."""
        exercise, node = self._exercise, self._record.cursor
        if exercise is None or not self.is_running or self._is_leading:
            return
        if act.change is not None or node is not exercise.node:
            self._do(lambda: exercise.follow(node))
