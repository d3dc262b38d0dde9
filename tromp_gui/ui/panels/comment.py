"""The comment on the current node."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal

from tromp_gui.ui.kit.boxes import section
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.panels.comment_editor import CommentEditor

PAUSE_MS = 1500
"""Milliseconds without a key press until typed text becomes a step."""
DRAFT_MS = 500
"""Milliseconds of typing that a crash may lose."""


_NO_LIMIT = 16_777_215


class CommentState(NamedTuple):
    """The comment of the node with the id `node`; `place` names its move ("O14"); `rows` and
    `columns` tell which points the text can name.
    """

    node: int
    text: str = ""
    place: str = ""
    rows: int = 19
    columns: int = 19
    read_only: bool = False


class CommentPanel(CardBackground):
    """Shows and edits one comment.

    Signals: `comment_changed(int, str)`, the node's id and its new text, once for text typed
    without a break; `drafted(int, str)`, the same while typing; `folded()`, it became one line, or
    more again; those of `editor`.
    """

    folded = Signal()
    comment_changed = Signal(int, str)
    drafted = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self._state = CommentState(0)
        self._head = SectionHead(self.tr("Comment"))
        self.editor = CommentEditor()
        self.editor.setAccessibleName(self.tr("Comment"))
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.flush)
        self._draft = QTimer(self, singleShot=True, interval=DRAFT_MS)
        self._draft.timeout.connect(self._emit_draft)
        self._drafted: str | None = None
        self.goes_on = False
        """Whether the next report continues this one: the focus has not left the field."""
        self.editor.textChanged.connect(self._written)
        self.editor.focus_left.connect(self._end)
        self.editor.undo_requested.connect(self.flush)
        self._folds = self.is_folded = False
        """Whether it is one line now."""
        for changed in (self.editor.focus_entered, self.editor.focus_left, self.editor.textChanged):
            changed.connect(self._fold)
        section(self, self._head, (self.editor, 1))
        self.setFocusProxy(self.editor)
        self._show_labels()

    def set_folds(self, folds: bool) -> None:
        """Set whether it is only one line while it is empty and nobody writes."""
        self._folds = folds
        self._fold()

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs a higher line."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fold(self) -> None:
        is_used = self.editor.hasFocus() or bool(self.editor.written())
        if self.is_folded != (self._folds and not is_used):
            self.is_folded = not self.is_folded
            self._head.setVisible(not self.is_folded)
            self._fit()
            self.folded.emit()

    def _fit(self) -> None:
        height = self.editor.height_of_line() if self.is_folded else _NO_LIMIT
        self.editor.setMaximumHeight(height)
        self.editor.setMinimumHeight(height if self.is_folded else 0)
        policy = Qt.ScrollBarPolicy
        bar = policy.ScrollBarAlwaysOff if self.is_folded else policy.ScrollBarAsNeeded
        self.editor.setVerticalScrollBarPolicy(bar)

    def show_state(self, state: CommentState) -> None:
        """Show `state`. Text typed for another node is emitted first; an unchanged text keeps its
        cursor.
        """
        if state.node != self._state.node:
            self._end()
        shown, self._state = self._state, state
        if (state.node, state.text) != (shown.node, shown.text) or shown.rows != state.rows:
            self._show_text()
        self._show_labels()

    def flush(self) -> None:
        """Emit what was typed since the last time."""
        self._pause.stop()
        text = self.editor.take_change()
        if text is not None:
            self._state = self._state._replace(text=text)
            self.comment_changed.emit(self._state.node, text)
            self.goes_on = True
        elif self._drafted is not None:
            self._emit_draft()  # the record already has the text
        self._draft.stop()
        self._drafted = None

    def _end(self) -> None:
        """End the step that typing continues."""
        self.flush()
        self.goes_on = False

    def _written(self) -> None:
        self._pause.start()
        if not self._draft.isActive():
            self._draft.start()

    def _emit_draft(self) -> None:
        text = self.editor.written()
        if text != (self._state.text if self._drafted is None else self._drafted):
            self._drafted = text
            self.drafted.emit(self._state.node, text)

    def _show_text(self) -> None:
        state = self._state
        self.editor.show_text(state.text, state.rows, state.columns)
        self.goes_on = False
        self._pause.stop()
        self._draft.stop()
        self._drafted = None

    def _show_labels(self) -> None:
        state = self._state
        self._head.show_note(state.place)
        self.editor.setReadOnly(state.read_only)
        self.editor.setPlaceholderText("" if state.read_only else self.tr("Write a comment"))
