"""Every button of the window that does something is a command of the list of commands."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).parents[2] / "tromp_gui" / "ui"
OWN = {
    "analysis/panel.py": "the command Analyse the game, which a panel does not know",
    "analysis/report_view.py": "shows a moment of the game, or the same command",
    "analysis/opinion_view.py": "the way out of what is said above it",
    "dialogs/human_file_note.py": "copies the address beside it, or asks for the file it names",
    "edit/palette.py": "triggers the command of its group that was chosen last",
    "kit/action_buttons.py": "pushes what its caller says, who is asked here",
    "kit/fields.py": "changes the number in its field",
    "kit/warning_strip.py": "answers what is said beside it",
    "library/search_bar.py": "removes its term from the line, or cancels what goes on beside it",
    "panels/game_end.py": "opens the menu of the commands for a rematch on other terms",
    "panels/players.py": "this player's engine; the commands are about all",
    "score/marking.py": "shows the switch whose parts are commands",
    "shell/status.py": "the way out of what is said beside it",
    "window/start.py": "an answer of New game, or a file",
}
"""Files whose buttons are no commands, and why."""
PARTS = {"engines/check_controller.py", "engines/form.py", "engines/list_panel.py"}
"""Parts of dialogs."""


def is_in_a_dialog(name: str, tree: ast.AST) -> bool:
    classes = (each for each in ast.walk(tree) if isinstance(each, ast.ClassDef))
    bases = [ast.unparse(base) for each in classes for base in each.bases]
    return name in PARTS or any(base.endswith("Dialog") for base in bases)


def acting(tree: ast.AST) -> Iterator[str]:
    """What clicks are connected to, other than a command."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func)
        if name == "push_button" or name.endswith(".clicked.connect"):
            slot = ast.unparse(call.args[1 if name == "push_button" else 0])
            if not slot.endswith(".trigger"):
                yield slot


def test_every_button_of_the_window_that_acts_is_a_command() -> None:
    found = {}
    for path in sorted(UI.rglob("*.py")):
        name, tree = path.relative_to(UI).as_posix(), ast.parse(path.read_text("utf-8"))
        slots = list(acting(tree))
        if slots and not is_in_a_dialog(name, tree):
            found[name] = slots
    assert found.keys() == OWN.keys(), found
