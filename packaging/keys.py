#!/usr/bin/env python3
"""List the shortcuts that no command uses, for each preset.

usage: packaging/keys.py
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import ascii_uppercase

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.settings import Preset
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.keymap import keys_of, taken_by

_LETTERS = tuple(ascii_uppercase)
_DIGITS = tuple("123456789")
_FUNCTION = tuple(f"F{number}" for number in range(1, 13))
KINDS: Mapping[str, tuple[str, ...]] = {
    "on the board": (*_LETTERS, *(f"Shift+{letter}" for letter in _LETTERS)),
    "everywhere": (
        *(f"{modifier}+{key}" for modifier in ("Ctrl", "Ctrl+Shift") for key in _LETTERS),
        *(f"Ctrl+{digit}" for digit in _DIGITS),
        *_FUNCTION,
        *(f"Shift+{key}" for key in _FUNCTION),
    ),
}
"""The keys that a command may have, by where they suit it: letters would be taken from text fields,
and desktops use the function keys with Ctrl or Alt.
"""


def free(rows: Iterable[Command], preset: Preset) -> dict[str, list[str]]:
    """The keys of each kind that clash with no command."""
    keys = keys_of(rows, preset, {})
    return {
        kind: [key for key in offered if not taken_by(key, keys)] for kind, offered in KINDS.items()
    }


def _lines(rows: list[Command]) -> Iterator[str]:
    for preset in Preset:
        yield f"{preset.value}:"
        for kind, keys in free(rows, preset).items():
            yield f"  {kind}: {'  '.join(keys) or 'none'}"


def main() -> None:
    """Make a window that nobody sees, with settings of its own, and print what is free."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        for name in ("CACHE", "CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = home
        from tromp_gui import application

        app = application.make_application(sys.argv[:1])
        composition = application.compose(application.make_window())
        print("\n".join(_lines(list(composition.actions.rows()))))
        del composition, app


if __name__ == "__main__":
    main()
