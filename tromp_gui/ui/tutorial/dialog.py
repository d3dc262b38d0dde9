"""The lessons in a window beside the game, one at a time: *Learn Go* and *The rules*."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from tromp_gui.go.point import Point
from tromp_gui.ui.board.cursor import moved
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.form import Dialog
from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.look.theme import current, scaled
from tromp_gui.ui.tutorial import present
from tromp_gui.ui.tutorial.attempt import act, start
from tromp_gui.ui.tutorial.lesson import Lesson, Mode
from tromp_gui.ui.tutorial.lessons import lessons
from tromp_gui.ui.tutorial.page import LessonText
from tromp_gui.ui.tutorial.road import road


class LessonProgress(QLabel):
    """Says which lesson this is, and how many are completed."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "quiet")

    def show_progress(self, here: int, count: int, done: int) -> None:
        """Show the current lesson, counted from 0."""
        text = self.tr("Lesson {number} of {count}, {done} completed")
        self.setText(text.format(number=here + 1, count=count, done=done))


_SIZE, _LEAST = (820, 520), (320, 420)
_WIDE = 600
"""The width from which the board is beside the text instead of above it."""
_WORDS, _ANY = 460, 16_777_215
"""The maximum width of the text beside the board, and Qt's number for no limit."""
_STEPS = {"Left": (0, -1), "Right": (0, 1), "Up": (1, 0), "Down": (-1, 0)}


class LessonDialog(Dialog):
    """Lessons, each with a live board. On the board the arrow keys move a cursor and Enter clicks,
    P passes, R restarts the lesson, Page Up and Page Down go to other lessons.
    """

    def __init__(
        self,
        title: str,
        lessons: Sequence[Lesson],
        parent: QWidget | None = None,
        done: Collection[int] = (),
    ) -> None:
        """It opens at the first lesson that is not among those `done` before."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._lessons = lessons
        self._at = 0
        self._done = set(done)
        self._attempt = self._start = start(lessons[0])
        self._hovered: Point | None = None
        self._cursor: Point | None = None
        self.board, self.text = BoardView(), LessonText()
        self.progress = LessonProgress()
        self._pass = push_button(self.tr("&Pass"), lambda: self._act(None))
        self._again = push_button(self.tr("Try &again"), self._begin_again)
        self._back = push_button(self.tr("&Back"), lambda: self.show_lesson(self._at - 1))
        self._next = push_button(self.tr("&Next"), self._go_on)
        self._next.setDefault(True)
        self._build()
        self._connect()
        left = (number for number in range(len(lessons)) if number not in self._done)
        self.show_lesson(next(left, 0))
        self.board.setFocus()
        if parent is not None:
            parent.window().installEventFilter(self)

    def _build(self) -> None:
        self.board.setAccessibleName(self.tr("Lesson board"))
        self.board.set_padding(QMargins(2, 2, 2, 8))
        self.board.setMinimumSize(200, 200)
        self._both = hbox((self.board, 10), (self.text, 9), gap=24)
        progress = self.progress, Qt.AlignmentFlag.AlignHCenter
        footer = hbox(self._pass, self._again, STRETCH, self._back, self._next, gap=8)
        vbox((self._both, 1), progress, footer, on=self, gap=14, margins=(20, 20, 20, 20))
        self.setMinimumSize(*_LEAST)
        self.take_room(*_SIZE)
        self._apply_theme()

    def _connect(self) -> None:
        self.board.point_clicked.connect(lambda point, _modifiers: self._click(point))
        self.board.point_hovered.connect(self._hover)
        for key, (up, right) in _STEPS.items():
            for held in ("", "Alt+"):
                self._shortcut(held + key, partial(self._move, up, right), self.board)
        for key in ("Return", "Enter", "Space", "Alt+Return"):
            self._shortcut(key, self._act_at_cursor, self.board)
        self._shortcut("P", lambda: self._act(None))
        self._shortcut("R", self.try_again)
        self._shortcut("PgUp", lambda: self.show_lesson(self._at - 1))
        self._shortcut("PgDown", lambda: self.show_lesson(self._at + 1))

    def _shortcut(self, key: str, act: Callable[[], object], on: QWidget | None = None) -> None:
        shortcut = QShortcut(QKeySequence(key), on or self)
        shortcut.setContext(
            Qt.ShortcutContext.WidgetWithChildrenShortcut
            if on is not None
            else Qt.ShortcutContext.WindowShortcut
        )
        shortcut.activated.connect(lambda: act())

    # Pages

    def show_lesson(self, number: int) -> None:
        """Start lesson `number` (from 0); ignored if there is none."""
        if not 0 <= number < len(self._lessons):
            return
        self._at = number
        self.text.show_lesson(self._lessons[number])
        last = number == len(self._lessons) - 1
        self._next.setText(self.last_words() if last else self.tr("&Next"))
        self._next.setAccessibleName(without_letter(self._next.text()))
        self._back.setEnabled(number > 0)
        self._pass.setVisible(self._lessons[number].mode is Mode.PLAY)
        self.try_again()

    def last_words(self) -> str:
        """The text of the button that closes the last lesson."""
        return self.tr("&Finish")

    def try_again(self) -> None:
        """Return the lesson's board to its start."""
        self._attempt = self._start = start(self._lessons[self._at])
        self.board.forget_pointer()
        self._hovered = self._cursor = None
        self._show_progress()

    def _begin_again(self) -> None:
        self.try_again()
        self.board.setFocus()

    def _go_on(self) -> None:
        if self._at + 1 == len(self._lessons):
            self.accept()
        else:
            self.show_lesson(self._at + 1)
            self.board.setFocus()

    def complete(self, number: int) -> None:
        """Count lesson `number` as completed."""
        self._done.add(number)

    # The board

    def _click(self, point: Point) -> None:
        self._cursor = None
        self._act(point)

    def _act(self, point: Point | None) -> None:
        if point is None and self._lessons[self._at].mode is not Mode.PLAY:
            return
        self._attempt = act(self._attempt, point)
        if self._attempt.is_done:
            self.complete(self._at)
        self._show_progress()

    def _hover(self, point: Point | None) -> None:
        self._hovered = point
        self._show_board()

    def _move(self, up: int, right: int) -> None:
        board = self._lessons[self._at].board
        self._cursor = moved(self._cursor, board.rows, board.columns, up, right)
        self._hovered = None
        self._show_board()
        message = present.point_words(self._attempt, self._cursor)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.board, message))

    def _act_at_cursor(self) -> None:
        if self._attempt.wrong is not None:
            self.try_again()
        elif self._cursor is None or self._attempt.is_done:
            self._go_on() if self._attempt.is_done else self._move(0, 0)
        else:
            self._act(self._cursor)

    def _show_board(self) -> None:
        self.board.show_state(present.board_state(self._attempt, self._hovered, self._cursor))

    def _show_progress(self) -> None:
        self._show_board()
        self.text.show_message(present.message(self._attempt), present.score_line(self._attempt))
        self.progress.show_progress(self._at, len(self._lessons), len(self._done))
        is_wrong = self._attempt.wrong is not None
        self._again.setEnabled(self._attempt is not self._start)
        self._again.setDefault(is_wrong)
        self._next.setDefault(not is_wrong)
        self._pass.setEnabled(not self._attempt.is_done and not is_wrong)

    # The window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close with the main window."""
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.close()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the board above the text if there is little width."""
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        wide = event.size().width() >= scaled(_WIDE)
        self._both.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self.text.setMaximumWidth(scaled(_WORDS) if wide else _ANY)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme with the background of the board."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "board"):
            self._apply_theme()

    def _apply_theme(self) -> None:
        self.board.set_table_color(QColor(current().window))


class RulesDialog(LessonDialog):
    """*The rules*: Tromp's ten statements, and dead stones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_tr("The rules"), lessons(), parent)


class LearnDialog(LessonDialog):
    """*Learn Go*: the road for people who have never played, up to their first game.

    Signals: `completed(str)`, the key of a lesson; `game_wanted()`, *Play a first game*.
    """

    completed = Signal(str)
    game_wanted = Signal()

    def __init__(self, done: Collection[str] = (), parent: QWidget | None = None) -> None:
        """`done` are the keys of the lessons completed before."""
        found = road()
        numbers = {number for number, each in enumerate(found) if each.key in done}
        super().__init__(_tr("Learn Go"), found, parent, numbers)

    def last_words(self) -> str:
        return self.tr("Play a &first game")

    def complete(self, number: int) -> None:
        super().complete(number)
        self.completed.emit(self._lessons[number].key)

    def accept(self) -> None:
        """Close, and start the first game."""
        super().accept()
        self.game_wanted.emit()


def _tr(text: str) -> str:
    return QCoreApplication.translate("LearnDialog", text)
