"""Editing the record: tools, clipboard, history, node properties."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from tromp_gui.record.signs import Annotation
from tromp_gui.record.stones import Place
from tromp_gui.session.game.edit_session import PasteProblem
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.kit.key_text import key_of
from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import point_name
from tromp_gui.wording.signs import sign_word
from tromp_gui.wording.translation import paragraph

if TYPE_CHECKING:
    from tromp_gui.ui.edit.dialogs import HistoryDialog


def tr(text: str) -> str:
    return QCoreApplication.translate("edit", text)


class ToolWords(NamedTuple):
    """A tool's menu text, shortcut, icon, and instruction in a sentence."""

    text: str
    key: str
    icon: Icon
    hint: str


def tool_words() -> dict[Tool, ToolWords]:
    """All tools, in the order of the palette."""
    point, two = tr("Click a point."), tr("Drag from one point to another, or click both.")
    area = tr("Click a point, or drag over a region.")
    return {
        Tool.PLAY: ToolWords(tr("&Play"), "F2", Icon.TOOL_PLAY, tr("Click to play.")),
        Tool.INSERT: ToolWords(tr("Insert a &move"), "Shift+F2", Icon.INSERT,
            tr("Click to insert a move before the following ones.")),
        Tool.BLACK: ToolWords(tr("&Black stone"), "F3", Icon.BLACK_STONE, point),
        Tool.WHITE: ToolWords(tr("&White stone"), "F4", Icon.WHITE_STONE, point),
        Tool.ERASE: ToolWords(tr("&Erase a stone"), "F5", Icon.ERASE, tr("Click a stone.")),
        Tool.TRIANGLE: ToolWords(tr("&Triangle"), "F6", Icon.TRIANGLE, point),
        Tool.SQUARE: ToolWords(tr("&Square"), "F7", Icon.SQUARE, point),
        Tool.CIRCLE: ToolWords(tr("&Circle"), "F8", Icon.CIRCLE, point),
        Tool.CROSS: ToolWords(tr("C&ross"), "F9", Icon.CROSS, point),
        Tool.SELECTED: ToolWords(tr("Se&lection"), "Shift+F6", Icon.SELECTED, point),
        Tool.LETTER: ToolWords(tr("L&etter"), "F12", Icon.LETTER,
            tr("Each click adds the next free letter.")),
        Tool.NUMBER: ToolWords(tr("&Number"), "Shift+F12", Icon.NUMBER,
            tr("Each click adds the next free number.")),
        Tool.LINE: ToolWords(tr("L&ine"), "Shift+F8", Icon.LINE, two),
        Tool.ARROW: ToolWords(tr("&Arrow"), "Shift+F9", Icon.ARROW, two),
        Tool.DIM: ToolWords(tr("&Dim points"), "Shift+F5", Icon.DIM, area),
        Tool.VIEW: ToolWords(tr("Part of the b&oard"), "Shift+F7", Icon.VIEW,
            tr("Drag over the part to show; click a point twice to show everything.")),
        Tool.BLACK_AREA: ToolWords(tr("&Black’s territory"), "Shift+F3", Icon.BLACK_AREA, area),
        Tool.WHITE_AREA: ToolWords(tr("&White’s territory"), "Shift+F4", Icon.WHITE_AREA, area),
        Tool.FIND: ToolWords(tr("Find &a shape"), "Shift+F11", Icon.FIND,
            tr("Drag over the shape to find, or click both corners.")),
    }  # fmt: skip


class EditController(QObject):
    """What the commands of editing do, and which tool the board has."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._window, self._view, self._status = parts.window, parts.view, parts.status
        self._record, self._edit = parts.sessions.record, parts.sessions.edit
        self._finish_typing = parts.column.comment.flush
        self._analysis, self._actions = parts.sessions.analysis, parts.actions
        self._leave = parts.actions["put-tool-down"]
        self._history: HistoryDialog | None = None
        self._touch, self._announce = parts.situations.touch, parts.status.announce
        self._edit.tool_changed.connect(self._on_tool_changed)
        self._edit.paste_refused.connect(self._on_paste_refused)
        parts.view.layout_changed.connect(self._on_layout_changed)

    def _on_layout_changed(self, layout: Layout) -> None:
        """Leave the tool when the layout is not Review."""
        is_looking = layout is Layout.LIBRARY and self._edit.tool is Tool.FIND
        if layout is not Layout.REVIEW and not is_looking:
            self._edit.leave_tool()

    # Tools

    def _on_tool_changed(self) -> None:
        if self._edit.anchor is not None:
            point = point_name(self._edit.anchor)
            self._announce(self.tr("First point: {point}.").format(point=point))
        self._touch()

    def choose(self, tool: Tool) -> None:
        """Choose a tool, switch to Review and focus the board."""
        may = Layout.REVIEW, *((Layout.LIBRARY,) if tool is Tool.FIND else ())
        if tool is not Tool.PLAY and self._view.layout not in may:
            self._view.set_layout(Layout.REVIEW)
        self._edit.take(tool)
        self._window.board.setFocus()
        self._touch()
        words = tool_words()[self._edit.tool]
        name = without_letter(words.text)
        if self._edit.tool is Tool.PLAY:
            self._status.say(words.hint)
        else:
            text = self.tr("{tool}: {hint}").format(tool=name, hint=words.hint)
            back = self.tr("Press {key} to return to playing.").format(key=key_of(self._leave))
            self._status.say(paragraph((text, back if key_of(self._leave) else "")))

    @property
    def may_step_back(self) -> bool:
        """Whether there is something for `step_back` to leave or end."""
        return self._edit.tool is not Tool.PLAY or self._analysis.region is not None

    def step_back(self) -> None:
        """Cancel the chosen point; without one, leave the tool; without that, end the region that
        is analysed.
        """
        if self._edit.tool is Tool.PLAY and self._analysis.region is not None:
            self._actions[Id.ANALYSE_REGION].trigger()
            return
        self._edit.step_back()
        if self._edit.tool is Tool.PLAY:
            self._status.say(tool_words()[Tool.PLAY].hint)

    def toggle_place(self) -> None:
        """Switch between setting up in the node itself and in a new variation."""
        here = self._edit.place is Place.HERE
        self._edit.place = Place.VARIATION if here else Place.HERE
        self._touch()

    def annotate(self, annotation: Annotation) -> None:
        """Annotate the node; choosing it again makes it stronger, a third time removes it."""
        self._edit.annotate(annotation)
        self._touch()
        strength = self._edit.strength(annotation)
        word = sign_word(annotation, max(strength, 1))
        if strength:
            self._status.say(self.tr("Annotation: {sign}.").format(sign=word))
        else:
            self._status.say(self.tr("Removed annotation: {sign}.").format(sign=word))

    # The clipboard

    def copy_branch(self) -> None:
        """Copy the node and everything after it to the clipboard."""
        self._finish_typing()
        QGuiApplication.clipboard().setText(self._edit.copy_branch())
        self._status.say(self.tr("Copied this move and all that follow to the clipboard."))

    def cut_branch(self) -> None:
        """Copy the branch, then delete it."""
        self._finish_typing()
        QGuiApplication.clipboard().setText(self._edit.cut_branch())
        self._status.say(self.tr("Cut this move and all that follow to the clipboard."))

    def paste_branch(self) -> None:
        """Paste the clipboard as variations."""
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
        self._status.refuse(sentences[problem])

    # Dialogs

    def history(self) -> None:
        """Show all steps in one dialog; clicking a step goes to it."""
        from tromp_gui.ui.edit.dialogs import HistoryDialog

        self._finish_typing()
        if self._history is not None:
            self._history.show_in_front()
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
        """Edit name, value, number and figure of the node."""
        from tromp_gui.ui.edit.dialogs import NodeDialog, NodeState

        self._finish_typing()
        record = self._record
        node_id = record.cursor.id
        dialog = NodeDialog(NodeState.of(record.tree, record.cursor), self._window)

        def keep(state: NodeState) -> None:
            node = record.tree.node(node_id)
            self._edit.rewrite_signs(state.edits(record.tree, node))

        dialog.state_chosen.connect(keep)
        dialog.open()
