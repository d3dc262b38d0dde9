"""Commands as typed rows, and the QActions made from them."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.key_text import key_text
from tromp_gui.ui.kit.plain_text import with_letter, without_letter
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import qicon
from tromp_gui.ui.shell.command_ids import CommandId as CommandId

if TYPE_CHECKING:
    from tromp_gui.ui.shell.situation import Situation


class Where(Enum):
    """Where the shortcuts of a command work."""

    WINDOW = auto()
    """Everywhere in the window."""
    BOARD = auto()
    """Only while board or tree have the focus, so that sliders and text fields keep their keys."""


def tr(text: str) -> str:
    return QCoreApplication.translate("commands", text)


Condition: TypeAlias = "Callable[[Situation], bool]"
"""Whether something holds now."""


class Command(NamedTuple):
    """A command, `name` in the settings: `text` as in the menu, its shortcuts (the first is shown),
    what it does, and when it is enabled (None: always) and checked (None: it cannot be).

    `text_now` returns the current text, if that changes.
    """

    name: str
    text: str
    keys: tuple[str, ...]
    run: Callable[[], object]
    where: Where = Where.WINDOW
    enabled: "Condition | None" = None
    icon: Icon | None = None
    checked: "Condition | None" = None
    text_now: "Callable[[Situation], str] | None" = None
    menu: str = ""
    """Its section in the menus (see `menus`); "" if it is only in the list of all commands."""
    in_exercise: bool = False
    """Whether it may be used during an exercise: not if it changes the game, leaves the position or
    reveals the answer."""

    @property
    def plain_text(self) -> str:
        """The text without mnemonic and ellipsis."""
        return without_letter(self.text).removesuffix("…")


class Actions:
    """The QActions of a window, one for each command. They exist as soon as they are asked for, so
    that buttons can be made from them; `add` defines what they do, `refresh` updates them.
    """

    def __init__(self, window: QWidget, boards: Iterable[QWidget]) -> None:
        self._window, self._boards = window, list(boards)
        self._rows: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self._now: Situation | None = None

    def add(self, rows: Iterable[Command]) -> None:
        """Define these commands; each is added once."""
        for row in rows:
            self._rows[row.name] = row
            self._fill(self[row.name], row)

    def __getitem__(self, name: str) -> QAction:
        """The action of a command."""
        action = self._actions.get(name)
        if action is None:
            action = self._actions[name] = QAction(self._window)
            action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        return action

    def rows(self) -> Iterable[Command]:
        return self._rows.values()

    def add_home(self, board: QWidget) -> None:
        """Make the board's shortcuts work in another widget too."""
        self._boards.append(board)
        for name, row in self._rows.items():
            if row.where is Where.BOARD:
                board.addAction(self._actions[name])

    def is_elsewhere(self, focus: QWidget, keys: QKeySequence) -> bool:
        """Whether these keys are of a command that works on the board only, and `focus` is neither
        in nor around it: Qt sends a key to the focused widget, then to those around it.
        """
        if any(b is focus or b.isAncestorOf(focus) or focus.isAncestorOf(b) for b in self._boards):
            return False
        of_board = (name for name, row in self._rows.items() if row.where is Where.BOARD)
        return any(keys in self._actions[name].shortcuts() for name in of_board)

    def set_keys(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        """Replace the shortcuts of all commands."""
        for name in self._rows:
            if keys[name] != self._keys.get(name):
                self._keys[name] = keys[name]
                self._actions[name].setShortcuts([QKeySequence(key) for key in keys[name]])

    def set_letter(self, name: str, text: str) -> None:
        """Set the text of a command, with another mnemonic than before."""
        self._rows[name] = self._rows[name]._replace(text=text)
        _show_text(self._actions[name], text)

    def shown_keys(self, name: str) -> list[str]:
        """The shortcuts of a command as this platform writes them."""
        return [key_text(key) for key in self._actions[name].shortcuts()]

    def _fill(self, action: QAction, row: Command) -> None:
        _show_text(action, row.text)
        action.setObjectName(row.name)
        self._keys[row.name] = row.keys
        action.setShortcuts([QKeySequence(key) for key in row.keys])
        action.setCheckable(row.checked is not None)
        if row.icon is not None:
            action.setIcon(qicon(row.icon))
            action.setIconVisibleInMenu(False)
        if row.where is Where.BOARD:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            for board in self._boards:
                board.addAction(action)
        else:
            self._window.addAction(action)
        action.triggered.connect(lambda: self._run(row))

    def _run(self, row: Command) -> None:
        row.run()
        if row.checked is not None and self._now is not None:  # already checked by Qt
            self._actions[row.name].setChecked(row.checked(self._now))

    def refresh(self, now: "Situation") -> None:
        """Update state and text of every action."""
        self._now, is_answering = now, now.is_answering
        holds: dict[object, bool] = {None: True}  # many commands share a condition
        for name, row in self._rows.items():
            action, enabled = self._actions[name], row.enabled
            if enabled is not None and enabled not in holds:
                holds[enabled] = enabled(now)
            action.setEnabled(holds[enabled] and (row.in_exercise or not is_answering))
            if row.text_now is not None:
                _show_text(action, with_letter(row.text_now(now), row.text))
            if row.checked is not None:
                action.setChecked(row.checked(now))


def _show_text(action: QAction, text: str) -> None:
    """Set the text, and the name for buttons and tool tips: Qt would leave "(P)" in "パス(&P)"."""
    if text != action.text():
        action.setText(text)
        action.setIconText(without_letter(text).rstrip("…").replace("&&", "&"))


_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""Actions that macOS moves to the application menu; Qt would choose others by their texts."""
