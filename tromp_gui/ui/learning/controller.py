"""Exercises in the window: starts them, shows them, and disables what would interfere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from tromp_gui.go.move import Illegal, Turn
from tromp_gui.go.point import BOTH, Color
from tromp_gui.ui.learning.problem_controller import ProblemController
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording.refusals import refusal

if TYPE_CHECKING:
    from tromp_gui.session.learning.exercise import Exercise
    from tromp_gui.ui.learning.card import ExerciseCard

BOARD = Where.BOARD
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (1, 0),
    Qt.Key.Key_Down: (-1, 0),
}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class LearningController(QObject):
    """Connects the `LearningSession` with the column, the board and the commands."""

    def __init__(self, parts: Parts) -> None:
        sessions, status, window = parts.sessions, parts.status, parts.window
        super().__init__(window)
        self._window, self._sessions, self._column = window, sessions, parts.column
        self._view, self._board, self._status = parts.view, parts.board, status
        self._actions = parts.actions
        self._session = sessions.learning
        self.card: ExerciseCard | None = None  # until the first exercise
        self._colors = BOTH
        self._problems = ProblemController(
            sessions, self._begin, status.refuse, lambda: self._colors, window
        )
        self._session.said.connect(status.report)
        self._session.refused.connect(self._say_refused)
        parts.view.layout_changed.connect(self._on_layout_changed)
        parts.situations.settled.connect(self.refresh)
        window.board.installEventFilter(self)
        parts.actions.add(self.rows())

    # Commands

    def rows(self) -> list[Command]:
        s = self._session
        return [
            Command("guess-moves", _tr("&Guess the next move"), ("G",), self.guess, BOARD,
                may_begin, menu="study.begin", in_exercise=True),
            self._choice(Id.GUESS_BOTH, _tr("Guess the moves of &both players"), "U", BOTH),
            self._choice(Id.GUESS_BLACK, _tr("Guess Blac&k’s moves"), "B", {Color.BLACK}),
            self._choice(Id.GUESS_WHITE, _tr("Guess &White’s moves"), "W", {Color.WHITE}),
            Command(Id.EXERCISE_HINT, _tr("&Hint for the exercise"), ("I",), s.hint, BOARD,
                self._is_open, menu="study.answer", in_exercise=True),
            Command(Id.EXERCISE_REVEAL, _tr("&Show the answer"), ("R",), s.reveal, BOARD,
                self._is_open, menu="study.answer", in_exercise=True),
            Command(Id.EXERCISE_GO_ON, _tr("&Next question"), ("N",), s.go_on, BOARD,
                lambda now: now.is_answering, text_now=self._next_step,
                menu="study.answer", in_exercise=True),
            Command(Id.EXERCISE_STOP, _tr("S&top the exercise"), ("Q",), self._stop, BOARD,
                lambda now: now.exercise is not None, menu="study.end", in_exercise=True),
            Command(Id.EXERCISE_AGAIN, _tr("&Repeat the exercise"), ("Y",), self._repeat, BOARD,
                lambda now: now.exercise is not None and may_begin(now),
                menu="study.end", in_exercise=True),
            *self._problems.rows(may_begin),
        ]  # fmt: skip

    def _choice(
        self, name: str, text: str, key: str, colors: set[Color] | frozenset[Color]
    ) -> Command:
        chosen = frozenset(colors)
        return Command(
            name,
            text,
            (key,),
            lambda: self._choose(chosen),
            BOARD,
            checked=lambda _: self._colors == chosen,
            menu="study.colors",
            in_exercise=True,
        )

    def _is_open(self, now: Situation) -> bool:
        """Whether a question is open."""
        exercise = self._session.exercise
        return now.is_answering and exercise is not None and exercise.open_attempt is not None

    def guess(self) -> None:
        """Ask for the moves after the current one; at the end of the line, for all moves."""
        from tromp_gui.session.learning.guess_exercise import GuessExercise

        record = self._sessions.record
        exercise = GuessExercise(record, record.cursor, self._colors)
        if exercise.is_over:
            exercise = GuessExercise(record, record.tree.root, self._colors)
        if exercise.is_over:
            self._status.refuse(self.tr("This game has no move to guess."))
            return
        self._begin(exercise)

    def _begin(self, exercise: Exercise) -> None:
        self._prepare()
        self._session.begin(exercise)

    def _next_step(self, now: Situation) -> str:
        state = now.exercise
        return (state.next_step if state is not None else "") or _tr("&Next question")

    def _prepare(self) -> None:
        """Turn off everything that uses the board or reveals answers."""
        self._sessions.edit.leave_tool()
        self._sessions.analysis.turn(False)
        self._view.set_layout(Layout.REVIEW)
        self._window.board.setFocus()

    def _repeat(self) -> None:
        self._prepare()
        self._session.again()

    def _stop(self) -> None:
        """Stop the exercise; if it is over, close its summary."""
        if self._session.is_running:
            self._session.stop()
        else:
            self._session.close()
            self._window.board.setFocus()

    def _choose(self, colors: frozenset[Color]) -> None:
        from tromp_gui.session.learning.guess_exercise import GuessExercise
        from tromp_gui.session.learning.mistake_exercise import MistakeExercise

        self._colors = colors
        exercise = self._session.exercise
        if isinstance(exercise, GuessExercise | MistakeExercise):
            self._session.update(lambda: exercise.ask_for(colors))

    # Contents

    def refresh(self, now: Situation) -> None:
        """Show the exercise, if any."""
        state = now.exercise
        if state is not None:
            exercise = self._session.exercise
            may_repeat = exercise is not None and exercise.may_repeat_missed
            self._made_card().show_state(state, may_repeat)
        hides = state is not None and state.hides_game
        self._column.show_exercise(state is not None, hides)

    def _made_card(self) -> ExerciseCard:
        from tromp_gui.ui.learning.card import ExerciseCard

        if self.card is None:
            self.card = ExerciseCard(self._actions.__getitem__)
            self.card.missed_chosen.connect(self._go_to_missed)
            self._column.put_exercise(self.card)
            self.card.asking.follow_in_tabs(self._window.board)
        return self.card

    def _go_to_missed(self, place: int) -> None:
        state = self._session.state
        if state is not None and place < len(state.missed):
            self._session.show(state.missed[place])

    def _on_layout_changed(self, layout: Layout) -> None:
        if layout is not Layout.REVIEW:
            self._session.stop()

    def _say_refused(self, turn: Turn, illegal: Illegal) -> None:
        superko = self._sessions.record.terms.rules.superko
        self._status.refuse(refusal(turn.point, turn.color, illegal, superko))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move the board cursor, and Return answer there."""
        if event.type() != QEvent.Type.KeyPress or not self._session.is_running:
            return super().eventFilter(watched, event)
        assert isinstance(event, QKeyEvent)
        key, pressed = Qt.Key(event.key()), event.modifiers()
        if pressed & ~Qt.KeyboardModifier.KeypadModifier or key not in {*_ARROWS, *_ENTER}:
            return super().eventFilter(watched, event)
        if key in _ARROWS:
            self._board.move_cursor(*_ARROWS[key])
        else:
            self._board.act_at_cursor()
        return True


def may_begin(now: Situation) -> bool:
    """Whether an exercise can start: not while a game is played, counted or being read."""
    is_live = now.match is not None and now.match.outcome is None
    return not (is_live or now.layout is Layout.SCORE or now.is_growing)
