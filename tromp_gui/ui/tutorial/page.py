"""The text of a lesson: its rule, an explanation, the task, the outcome."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.plain_text import SignLabel, plain_label, show_text
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, Ink
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import BLUR, CARD_PADDING
from tromp_gui.ui.tutorial.lesson import Lesson
from tromp_gui.ui.tutorial.present import Message, Tone, heading
from tromp_gui.wording.translation import paragraph

_SIGNS: dict[Tone, tuple[Icon, Ink]] = {
    Tone.GOOD: (Icon.AGREE, lambda theme: theme.good),
    Tone.REFUSED: (Icon.WARNING, lambda theme: theme.danger),
}


class TryCard(QFrame):
    """The task of a lesson, and below it the outcome."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._task = plain_label("", "strong")
        self._sign = SignLabel(Icon.WARNING, BUTTON)
        self._message = plain_label("")
        self._score = plain_label("", "quiet")
        answer = hbox((self._sign, Qt.AlignmentFlag.AlignTop), (self._message, 1), gap=8)
        vbox(
            plain_label(self.tr("Try it"), "section"),
            self._task,
            answer,
            self._score,
            on=self,
            gap=6,
            margins=(CARD_PADDING, 14, CARD_PADDING, 14),
        )
        # Room for two lines, so that nothing moves when the outcome appears.
        self._message.setMinimumHeight(2 * self._message.fontMetrics().lineSpacing() + 4)
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop)

    def show_task(self, text: str) -> None:
        self._task.setText(text)

    def show_message(self, message: Message, score: str) -> None:
        """Show the outcome of the last action, and the score if there is one."""
        self._message.setText(message.text)
        show_text(self._score, score)
        self._message.setProperty(
            "role", {Tone.GOOD: "good", Tone.REFUSED: "danger"}.get(message.tone)
        )
        self._message.style().unpolish(self._message)
        self._message.style().polish(self._message)
        self._sign.setVisible(message.tone in _SIGNS)
        if message.tone in _SIGNS:
            self._sign.show_icon(*_SIGNS[message.tone])
        if message.text:
            spoken = paragraph((message.text, score))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))


class LessonText(QScrollArea):
    """The whole text of a lesson; it scrolls if there is little room, and then takes the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bare")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        self._on_range_changed(0, 0)
        self._heading = plain_label("", "section")
        self._title = plain_label("", "welcome")
        self._rule = plain_label("", "name")
        self._story = plain_label("", "comment")
        self.card = TryCard()
        background = CardBackground()
        self._rows = rows = vbox(on=background, gap=0, margins=(BLUR, 0, BLUR, BLUR))
        for label, space in ((self._heading, 2), (self._title, 10), (self._rule, 10)):
            rows.addWidget(label)
            rows.addSpacing(scaled(space))
        rows.addWidget(self._story)
        rows.addSpacing(scaled(18))
        rows.addWidget(self.card)
        rows.addStretch(1)
        self.setWidget(background)

    def _on_range_changed(self, least: int, most: int) -> None:
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.TabFocus if most > least else policies.NoFocus)

    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson, scrolled to the top, and say it to assistive technology."""
        show_text(self._heading, heading(lesson))
        self._title.setText(lesson.title)
        self.setAccessibleName(lesson.title)
        self._rule.setText(lesson.rule)
        self._story.setText(lesson.story)
        self.card.show_task(lesson.task)
        self.verticalScrollBar().setValue(0)
        spoken = "\n".join((lesson.title, lesson.rule, lesson.story, lesson.task))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def show_message(self, message: Message, score: str) -> None:
        """Show the outcome of the last action, and scroll to it."""
        self.card.show_message(message, score)
        if message.tone is not Tone.PLAIN:
            self._rows.activate()
            self.ensureWidgetVisible(self.card, 0, BLUR)
