"""Explores a window over AT-SPI as a screen reader does. Run by the system's Python, not by pytest.

Usage: python3 at_spi_walk.py ROUTE COMMAND ARGUMENT...: starts the program, walks one of the routes
at the end of this file, and prints what it found as JSON.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-untyped,import-not-found,unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import (  # type: ignore[import-untyped,import-not-found,unused-ignore]  # noqa: E402
    Atspi,
    GLib,
)

SECONDS = 90
FOREIGN = {"Open…", "Save as…", "Export picture…", "Export as PDF…", "Print…"}
"""Commands that open Qt's own dialogs, or the desktop's."""
SENSELESS = {"filler", "unknown", "invalid", "panel", "redundant object"}
STATE = Atspi.StateType
_TAG = re.compile(r"</?[a-z]+[^<>]*>")


class Reader:
    """Receives events from the program, and searches its widgets."""

    def __init__(self) -> None:
        Atspi.init()
        Atspi.set_timeout(SECONDS * 1000, SECONDS * 1000)
        self.said: list[str] = []
        self.hidden: list[str] = []
        self.faults: dict[str, list[str]] = {}
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(kind)

    def _hear(self, event: Any) -> None:
        if event.type == "object:announcement":
            self.said.append(str(event.any_data))
        elif event.detail1:
            try:
                role, name = event.source.get_role_name(), event.source.get_name()
                if not self.has(event.source, STATE.SHOWING):
                    self.hidden.append(f"{role} {name}")
            except GLib.Error:
                self.hidden.append("something that is gone")

    def has(self, thing: Any, state: Any) -> bool:
        return bool(thing.get_state_set().contains(state))

    def wait(self, found: Callable[[], Any], wanted: str) -> Any:
        """Handle events until `found` returns something, and return it."""
        if result := self.comes(found, SECONDS):
            return result
        raise SystemExit(f"waited in vain for {wanted}; said: {self.said}, hidden: {self.hidden}")

    def comes(self, found: Callable[[], Any], seconds: float) -> Any:
        """Like `wait`, but None if nothing is found in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.pump(0.05)
            try:
                if result := found():
                    return result
            except GLib.Error:
                continue
        return None

    def pump(self, seconds: float) -> None:
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while time.monotonic() < end:
            while context.iteration(False):
                pass
            time.sleep(0.01)

    def program(self) -> Any:
        desktop = Atspi.get_desktop(0)
        things = (desktop.get_child_at_index(at) for at in range(desktop.get_child_count()))
        return next((each for each in things if each and each.get_name() == "tromp_gui"), None)

    def inside(self, thing: Any, hidden: bool = False) -> Iterator[Any]:
        """A widget and all visible widgets in it; of a table only the first cell."""
        yield thing
        count = thing.get_child_count()
        for at in range(min(count, 1) if thing.get_role_name() == "table" else count):
            child = thing.get_child_at_index(at)
            if child is not None and (hidden or self.has(child, STATE.SHOWING)):
                yield from self.inside(child, hidden)

    def find(self, top: Any, role: str, name: str, hidden: bool = False) -> Any:
        return next(
            (
                each
                for each in self.inside(top, hidden)
                if each.get_role_name() == role and each.get_name() == name
            ),
            None,
        )

    def wait_for(self, top: Any, role: str, name: str, hidden: bool = False) -> Any:
        return self.wait(lambda: self.find(top, role, name, hidden), f"{role} {name}")

    def press(self, top: Any, role: str, name: str, hidden: bool = False) -> None:
        thing = self.wait_for(top, role, name, hidden)
        thing.get_action_iface().do_action(0)
        self.pump(0.1)

    def check(self, place: str, top: Any) -> None:
        """Record what is wrong with the visible widgets."""
        for thing in self.inside(top):
            role, name = thing.get_role_name(), thing.get_name() or ""
            told = f"{role} {name!r}"
            if _TAG.search(name + (thing.get_description() or "")):
                self.fault(place, f"{told}: tags in {thing.get_description()!r}")
            if not self.has(thing, STATE.FOCUSABLE) or role in ("frame", "dialog", "table cell"):
                continue
            if role in SENSELESS:
                self.fault(place, f"{told}: no role")
            if role == "combo box":
                name = self._label(thing)
            if not name.strip():
                self.fault(place, f"{told}: no name")

    def _label(self, thing: Any) -> str:
        by = Atspi.RelationType.LABELLED_BY
        relations = [each for each in thing.get_relation_set() if each.get_relation_type() == by]
        targets = (each.get_target(at) for each in relations for at in range(each.get_n_targets()))
        return " ".join(each.get_name() for each in targets)

    def fault(self, place: str, text: str) -> None:
        self.faults.setdefault(place, []).append(text)


def dialogs(program: Any) -> list[Any]:
    tops = (program.get_child_at_index(at) for at in range(program.get_child_count()))
    return [each for each in tops if each is not None and each.get_role_name() != "frame"]


def walk_dialogs(reader: Reader, program: Any, frame: Any, titles: dict[str, str]) -> None:
    """Open each dialog that was not open yet, check it and close it; record its title."""
    bar = next(e for e in reader.inside(frame) if e.get_role_name() == "menu bar")
    for item in list(reader.inside(bar, hidden=True)):
        name = item.get_name() or ""
        is_opening = name.endswith("…") and name not in titles and name not in FOREIGN
        if not is_opening or item.get_role_name() != "menu item":
            continue
        if not reader.has(item, STATE.ENABLED):
            continue
        item.get_action_iface().do_action(0)
        dialog = reader.comes(lambda: next(iter(dialogs(program)), None), 1.5)
        titles[name] = ""  # it may be refused with a sentence
        if dialog is not None:
            reader.pump(0.1)
            titles[name] = dialog.get_name()
            reader.check(name, dialog)
            close(reader, program, dialog)


def close(reader: Reader, program: Any, dialog: Any) -> None:
    buttons = [e for e in reader.inside(dialog) if e.get_role_name() == "push button"]
    names = [each.get_name() for each in buttons]
    for name in ("Cancel", "Close", "Done", "OK"):
        if name in names:
            buttons[names.index(name)].get_action_iface().do_action(0)
            reader.wait(lambda: not dialogs(program), f"the end of {dialog.get_name()}")
            return
    raise SystemExit(f"{dialog.get_name()} has no way out: {names}")


def walk(reader: Reader, program: Any, route: str) -> dict[str, object]:
    frame = reader.wait(
        lambda: next((e for e in reader.inside(program) if e.get_role_name() == "frame"), None),
        "its window",
    )
    reader.wait_for(frame, "table", "Board as a table")
    reader.check("start card", frame)
    titles: dict[str, str] = {}
    if route == "dialogs":
        walk_dialogs(reader, program, frame, titles)
    else:
        ROUTES[route](reader, program, frame)
    return {
        "dialogs": titles,
        "faults": reader.faults,
        "said": reader.said,
        "hidden": reader.hidden,
    }


def walk_game(reader: Reader, _program: Any, frame: Any) -> None:
    """Two passes, the agreement, its undo, the review, the board instead of the table."""
    reader.press(frame, "push button", "Two players")
    reader.check("play", frame)
    for name in ("Pass", "Pass"):
        reader.press(frame, "menu item", name, hidden=True)
    reader.wait_for(frame, "push button", "Black agrees")
    reader.check("score", frame)
    reader.press(frame, "push button", "Black agrees")
    reader.press(frame, "push button", "White agrees")
    reader.wait(lambda: any("Game over" in text for text in reader.said), "the end")
    reader.check("the end", frame)
    reader.press(frame, "menu item", "Undo", hidden=True)
    reader.wait(lambda: any("Undone" in text for text in reader.said), "what undo says")
    reader.press(frame, "radio button", "Layout: Review")
    reader.wait_for(frame, "tree", "Game tree")
    reader.press(frame, "menu item", "Board as a table", hidden=True)
    reader.wait_for(frame, "canvas", "Board")
    reader.check("review", frame)


def walk_library(reader: Reader, _program: Any, frame: Any) -> None:
    """The games of the library, one of them opened, its moves guessed with a hint."""
    reader.press(frame, "radio button", "Layout: Library")
    games = reader.wait_for(frame, "table", "Games")
    reader.wait(games.get_child_count, "the games")
    reader.check("library", frame)
    table = games.get_table_iface()
    reader.wait(lambda: table.get_n_rows(), "the games")
    cells = (table.get_accessible_at(0, column) for column in range(table.get_n_columns()))
    places = (cell.get_component_iface().get_extents(Atspi.CoordType.SCREEN) for cell in cells)
    first = next(place for place in places if place.width)
    for clicks in ("b1c", "b1d"):
        Atspi.generate_mouse_event(first.x + 5, first.y + first.height // 2, clicks)
        reader.pump(1)
    reader.wait_for(frame, "tree", "Game tree")
    reader.press(frame, "menu item", "Guess the next move", hidden=True)
    reader.press(frame, "push button", "Hint for the exercise")
    reader.check("exercise", frame)
    reader.press(frame, "push button", "Show the answer")
    reader.press(frame, "push button", "Stop the exercise")
    reader.wait_for(frame, "push button", "Repeat the exercise")
    reader.check("summary", frame)


def walk_lessons(reader: Reader, program: Any, frame: Any) -> None:
    """The level; a wrong and a right answer in *Learn Go*, the next lesson; the first game."""
    reader.wait_for(frame, "push button", "Level of the computer: Novice – for a first game")
    reader.press(frame, "push button", "Learn Go")
    dialog = reader.wait(lambda: next(iter(dialogs(program)), None), "the lessons")
    reader.check("lessons", dialog)
    click(reader, dialog, "Lesson board", 0.22, 0.78)
    reader.wait(lambda: any("wall still has a hole" in text for text in reader.said), "wrong")
    reader.check("a wrong answer", dialog)
    reader.press(dialog, "push button", "Try again")
    click(reader, dialog, "Lesson board", 0.5, 0.5)
    reader.wait(lambda: any("left side is yours" in text for text in reader.said), "right")
    reader.press(dialog, "push button", "Next")
    reader.wait(lambda: any(text.startswith("Liberties") for text in reader.said), "lesson 2")
    reader.press(frame, "menu item", "Play a first game", hidden=True)
    reader.wait(lambda: any("You play Black" in text for text in reader.said), "the first game")


def walk_problems(reader: Reader, program: Any, frame: Any) -> None:
    """The sets of problems, the first problem, its answer, the end; the panels of the analysis."""
    reader.press(frame, "menu item", "Solve problems…", hidden=True)
    dialog = reader.wait(lambda: next(iter(dialogs(program)), None), "the sets")
    reader.check("sets", dialog)
    reader.press(dialog, "push button", "From easy to hard")
    reader.wait(lambda: any(text.startswith("Problem 1 of") for text in reader.said), "a problem")
    reader.check("problem", frame)
    reader.press(frame, "push button", "Show the answer")
    reader.wait(lambda: len(reader.said) > 1, "the answer")
    reader.press(frame, "push button", "Stop the exercise")
    reader.wait_for(frame, "push button", "Repeat the exercise")
    reader.check("summary", frame)
    for name in ("Report of the game", "Moves of people", "Biggest mistakes"):
        reader.press(frame, "menu item", name, hidden=True)
        reader.check(name, frame)


def walk_teaching(reader: Reader, program: Any, frame: Any) -> None:
    """A teaching game: the card about a pass, its answers, the end of the game."""
    reader.press(frame, "menu item", "Teaching game", hidden=True)
    reader.press(frame, "push button", "Against the computer")

    def told() -> int:
        return sum("This loses about" in text for text in reader.said)

    reader.press(frame, "menu item", "Pass", hidden=True)
    reader.wait(lambda: told() == 1, "the card")
    reader.check("card", frame)
    reader.press(frame, "push button", "Show")
    reader.wait(lambda: any("is better" in text for text in reader.said), "the better move")
    reader.press(frame, "push button", "Take back")
    reader.wait(lambda: reader.find(frame, "push button", "Keep") is None, "the end of the card")
    reader.press(frame, "menu item", "Pass", hidden=True)
    reader.wait(lambda: told() == 2, "the card again")
    reader.press(frame, "push button", "Keep")
    reader.wait(lambda: any("Move 2: White" in text for text in reader.said), "the engine")
    reader.press(frame, "push button", "Resign")
    dialog = reader.wait(lambda: next(iter(dialogs(program)), None), "the question")
    reader.press(dialog, "push button", "Resign")
    reader.wait(lambda: any("Game over" in text for text in reader.said), "the end")
    reader.check("the end of a teaching game", frame)


ROUTES = {
    "game": walk_game,
    "lessons": walk_lessons,
    "library": walk_library,
    "problems": walk_problems,
    "teaching": walk_teaching,
}
"""The routes besides "dialogs"."""


def click(reader: Reader, top: Any, name: str, right: float, down: float) -> None:
    """Click in a widget, at these shares of its width and height."""
    box = reader.wait_for(top, "canvas", name).get_component_iface()
    place = box.get_extents(Atspi.CoordType.SCREEN)
    at = round(place.x + right * place.width), round(place.y + down * place.height)
    Atspi.generate_mouse_event(*at, "b1c")
    reader.pump(0.2)


def main() -> None:
    route, *command = sys.argv[1:]
    reader = Reader()
    for _ in range(3):  # the bus may not be ready for a program that starts with it
        started = subprocess.Popen(command)
        try:
            program = reader.comes(reader.program, SECONDS)
            if program is not None:
                print(json.dumps(walk(reader, program, route)), flush=True)
                return
        finally:
            started.kill()
            started.wait()
    raise SystemExit("the program was not found on the bus")


if __name__ == "__main__":
    main()
