"""Commands for panels that are tested alone: actions that only record when they are triggered."""

from __future__ import annotations

from PySide6.QtGui import QAction

from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import qicon
from tromp_gui.ui.shell.command_ids import CommandId as Id

_TEXTS: dict[str, str] = {
    Id.BLACK_AGREES: "&Black agrees",
    Id.WHITE_AGREES: "&White agrees",
    Id.PLAY_ON: "&Play on",
    Id.DISPUTE: "Disp&ute marks",
    Id.DECIDE: "Dec&ide as marked…",
    Id.DISCUSS: "A&gree on dead stones",
    Id.WRITE_RESULT: "W&rite result to game",
    Id.BACK_TO_GAME: "&Back to the game",
    Id.CLOSE_COUNT: "C&lose the count",
    Id.PROPOSE_DEAD: "Propose &dead stones",
    Id.ASK_ENGINE: "&Ask engine",
    Id.MARK_AGAIN: "&Mark again",
    Id.CLEAR_MARKS: "&Clear marks",
}


CHOICES = (Id.SHARED_LIST, Id.SEPARATE_LISTS, Id.ALTERNATING, Id.BLACK_LIST, Id.WHITE_LIST)
"""The commands of switches."""


class Commands:
    """All commands; those in `off` and CHOICES are disabled, those in `ticked` are checked."""

    def __init__(self, *off: str, ticked: tuple[str, ...] = ()) -> None:
        self.given: list[str] = []
        self._actions: dict[str, QAction] = {name: self._made(name) for name in Id}
        for name in (*off, *CHOICES):
            self(name).setEnabled(False)
        for name in ticked:
            self.tick(name)
        for name in (Id.PROPOSE_DEAD, Id.ASK_ENGINE):
            self(name).setIcon(qicon(Icon.FIND))

    def __call__(self, name: str) -> QAction:
        return self._actions[name]

    def tick(self, name: str, ticked: bool = True) -> None:
        """Check and disable a command, as after a player has used it."""
        self(name).setCheckable(True)
        self(name).setChecked(ticked)
        self(name).setEnabled(not ticked)

    def _made(self, name: str) -> QAction:
        action = QAction(_TEXTS.get(name, str(name)))
        action.triggered.connect(lambda: self.given.append(name))
        return action
