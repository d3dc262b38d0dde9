"""Every command in every phase of a game, as recorded in `tests/data/commands.json`.

With TROMP_GUI_RECORD set, the file is written again; read its difference line by line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.match.phases import AgreementMode
from tromp_gui.match.player import USUAL, BuiltIn, Player
from tromp_gui.match.setup import Setup
from tromp_gui.record.node import Tree
from tromp_gui.sgf.reader import read
from tromp_gui.ui.shell.layout_switch import Layout

RECORDED = Path(__file__).parent.parent / "data" / "commands.json"
WALL = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5"
pytestmark = pytest.mark.xvfb


def begin(person: Person, ending: Ending = Ending.CLEANUP, white: Player | None = None) -> None:
    """A game on a 5x5 board."""
    rules = RULE_SETS["chinese"]._replace(ending=ending)
    setup = Setup(5, 5, rules, rules.komi, white=white or Player())
    person.match.start(setup)
    person.show_layout(Layout.PLAY)
    person.board.setFocus()


def play(person: Person, moves: str, passes: int = 2) -> None:
    """Play moves alternately, then pass."""
    match = person.match
    for vertex in moves.split():
        match.play_for_player(parse_vertex(vertex, 5, 5))
    for _ in range(passes):
        match.play_for_player(None)


def agreeing(person: Person, ending: Ending = Ending.CLEANUP) -> None:
    begin(person, ending)
    play(person, WALL + " E2")


def marked(person: Person, ending: Ending = Ending.CLEANUP) -> None:
    agreeing(person, ending)
    person.click("E2")


def phases(person: Person) -> Iterator[str]:
    """Bring the window from phase to phase; yields the name of each."""
    s = person.sessions
    yield "start"
    begin(person)
    yield "playing, no move yet"
    play(person, "C3 D3", 1)
    yield "playing, one pass"
    person.show_layout(Layout.SCORE)
    yield "playing, counted"
    person.show_layout(Layout.PLAY)
    s.record.step(-2)
    yield "playing, elsewhere"
    agreeing(person)
    yield "agreeing"
    person.click("E2")
    yield "agreeing, marked"
    s.match.agree(Color.BLACK)
    yield "agreeing, Black agreed"
    s.record.step(-3)
    yield "agreeing, elsewhere"
    for mode in (AgreementMode.LISTS, AgreementMode.IN_TURN):
        for ending in (Ending.CLEANUP, Ending.PLAYOUT, Ending.MEDIATION):
            agreeing(person, ending)
            s.match.choose_mode(mode)
            yield f"agreeing, {mode.value}, {ending.value}"
            if mode is AgreementMode.IN_TURN:
                person.click("E2")
                yield f"agreeing, {mode.value}, {ending.value}, marked"
    for ending in (Ending.CLEANUP, Ending.PLAYOUT, Ending.MEDIATION, Ending.LASKER_MAAS):
        marked(person, ending)
        yield f"agreeing, {ending.value}"
        s.match.dispute()
        yield f"disputed, {ending.value}"
        s.record.step(-2)
        yield f"disputed, {ending.value}, elsewhere"
    marked(person)
    for color in Color:
        s.match.agree(color)
    yield "finished"
    person.show_layout(Layout.REVIEW)
    yield "finished, reviewed"
    s.match.leave()
    yield "left"
    begin(person, Ending.LASKER_MAAS)
    yield "Lasker-Maas, playing"
    play(person, WALL)
    yield "Lasker-Maas, two passes"
    begin(person, white=Player("", "", BuiltIn(USUAL)))
    yield "against the computer"
    yield from reviewed(person)


def reviewed(person: Person) -> Iterator[str]:
    """A file with variations, comments and marks."""
    s = person.sessions
    text = "(;SZ[5]RU[Japanese];B[cc]C[first];W[dc](;B[cb];W[])(;B[bb]TR[bb];W[db];B[];W[]))"
    (game,) = read(text.encode()).games
    assert isinstance(game, Tree)
    s.record.open(game)
    person.show_layout(Layout.REVIEW)
    yield "review, start"
    s.record.step(2)
    yield "review, fork"
    person.show_layout(Layout.SCORE)
    yield "review, counted"
    s.record.step(2)
    yield "review, end of a line"
    s.record.go_to_index(2)
    s.record.go_to(list(s.record.cursor.children)[1])
    s.record.step(4)
    yield "review, two passes"


def taken(person: Person) -> dict[str, object]:
    """The phases, and every command with its text, its default keys and its state in each phase.

    A state is one character: `-` disabled, `+` enabled, `*` enabled and checked, `=` only checked.
    Texts that differ from the start are added with their phases. Sounds are left out, because they
    depend on the machine.
    """
    actions = person.actions
    rows = [row for row in actions.rows() if row.name != "sounds"]
    made = {row.name: actions[row.name] for row in rows}
    begun = {name: action.text() for name, action in made.items()}
    states = dict.fromkeys(made, "")
    texts: dict[str, dict[str, str]] = {name: {} for name in made}
    passed = []
    for phase in phases(person):
        passed.append(phase)
        for name, action in made.items():
            states[name] += "-+=*"[action.isEnabled() + 2 * action.isChecked()]
            if action.text() != begun[name]:
                texts[name][phase] = action.text()
    found: dict[str, object] = {"phases": passed}
    for row in rows:
        keys = [QKeySequence(key).toString() for key in row.keys]
        other = [texts[row.name]] if texts[row.name] else []
        found[row.name] = [begun[row.name], keys, states[row.name], *other]
    return found


def written(found: dict[str, object]) -> str:
    """One line for each command, so that two branches which add one can be merged."""
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in sorted(found.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_every_command_in_every_phase_is_as_recorded(qtbot: QtBot) -> None:
    found = taken(Person(qtbot))
    if "TROMP_GUI_RECORD" in os.environ:
        RECORDED.write_text(written(found), encoding="utf-8")
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    for name in sorted(found.keys() | recorded.keys()):
        assert found.get(name) == recorded.get(name), name
