"""Between the editing session and the window: tools, clipboard, dialogs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from tromp_gui.record.signs import Annotation
from tromp_gui.record.stones import Place
from tromp_gui.session.game.branch_text import PasteProblem
from tromp_gui.session.game.edit_session import EditSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.edit.history import HistoryDialog
from tromp_gui.ui.edit.node_dialog import NodeDialog, NodeState
from tromp_gui.ui.edit.words import tool_words
from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.wording.signs import sign_word


class EditController(QObject):
    """Signals: `failed(str)` why something was refused; `said(str)` what was done or what to
    do; `changed()`: the commands are to be asked anew.
    """

    failed = Signal(str)
    said = Signal(str)
    changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        record: RecordSession,
        edit: EditSession,
        view: ViewController,
        finish_typing: Callable[[], object],
    ) -> None:
        super().__init__(window)
        self._window, self._record, self._edit, self._view = window, record, edit, view
        self._finish_typing = finish_typing
        self._history: HistoryDialog | None = None
        edit.tool_changed.connect(self.changed)
        edit.paste_refused.connect(self._on_paste_refused)
        view.layout_changed.connect(self._on_layout_changed)

    def _on_layout_changed(self, layout: Layout) -> None:
        """Tools are for the review."""
        if layout is not Layout.REVIEW:
            self._edit.put_down()

    # Tools

    def choose(self, tool: Tool) -> None:
        """Take a tool in hand, in the review; the board gets the keys."""
        if tool is not Tool.PLAY and self._view.layout is not Layout.REVIEW:
            self._view.set_layout(Layout.REVIEW)
        self._edit.take(tool)
        self._window.board.setFocus()
        self.changed.emit()
        words = tool_words()[self._edit.tool]
        name = without_letter(words.text)
        if self._edit.tool is Tool.PLAY:
            self.said.emit(words.hint)
        else:
            text = self.tr("{tool}: {hint} Press Esc to return to playing.")
            self.said.emit(text.format(tool=name, hint=words.hint))

    def step_back(self) -> None:
        """Give a chosen point up, or else the tool."""
        self._edit.step_back()
        if self._edit.tool is Tool.PLAY:
            self.said.emit(tool_words()[Tool.PLAY].hint)

    def toggle_place(self) -> None:
        """Set up in the node itself, or in a variation of its own."""
        here = self._edit.place is Place.HERE
        self._edit.place = Place.VARIATION if here else Place.HERE
        self.changed.emit()

    def annotate(self, annotation: Annotation) -> None:
        """Say something of the node; again: stronger; again: no more."""
        self._edit.annotate(annotation)
        self.changed.emit()
        strength = self._edit.strength(annotation)
        word = sign_word(annotation, max(strength, 1))
        if strength:
            self.said.emit(self.tr("Annotation: {sign}.").format(sign=word))
        else:
            self.said.emit(self.tr("Removed annotation: {sign}.").format(sign=word))

    # The clipboard

    def copy_branch(self) -> None:
        """Put the node with all after it into the clipboard."""
        self._finish_typing()
        QGuiApplication.clipboard().setText(self._edit.copy_branch())
        self.said.emit(self.tr("Copied this move and all that follow to the clipboard."))

    def cut_branch(self) -> None:
        """As `copy_branch`; then they are dropped."""
        self._finish_typing()
        QGuiApplication.clipboard().setText(self._edit.cut_branch())
        self.said.emit(self.tr("Cut this move and all that follow to the clipboard."))

    def paste_branch(self) -> None:
        """Add what is in the clipboard as variations here."""
        self._finish_typing()
        self._edit.paste_branch(QGuiApplication.clipboard().text())

    def _on_paste_refused(self, problem: PasteProblem) -> None:
        sentences = {
            PasteProblem.NO_GAME: self.tr("The clipboard contains no Go game. Copy one first."),
            PasteProblem.OTHER_SIZE: self.tr(
                "The game in the clipboard has a different board size. Use Paste "
                "game to open it separately."
            ),
            PasteProblem.NOTHING: self.tr("The clipboard contains no moves."),
        }
        self.failed.emit(sentences[problem])

    # Dialogs

    def history(self) -> None:
        """Show all steps, in one window; a click on one goes there."""
        self._finish_typing()
        if self._history is not None:
            self._history.show()
            self._history.raise_()
            self._history.activateWindow()
            return
        dialog = self._history = HistoryDialog(self._window)
        dialog.show_steps(*self._edit.steps())
        dialog.step_chosen.connect(self._edit.go_to_step)
        refresh = lambda: dialog.show_steps(*self._edit.steps())  # noqa: E731
        self._record.changed.connect(refresh)
        self._record.opened.connect(dialog.close)

        def forget() -> None:
            self._history = None
            self._record.changed.disconnect(refresh)

        dialog.finished.connect(forget)
        dialog.show()

    def node_properties(self) -> None:
        """Ask for name, value, number and figure of the node."""
        self._finish_typing()
        record = self._record
        node_id = record.cursor.id
        dialog = NodeDialog(NodeState.of(record.tree, record.cursor), self._window)

        def keep(state: NodeState) -> None:
            node = record.tree.node(node_id)
            self._edit.rewrite_signs(state.edits(record.tree, node))

        dialog.state_chosen.connect(keep)
        dialog.open()
