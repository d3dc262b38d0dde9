"""Whatever is asked in whatever order, the engine ends up where it is wanted."""

from __future__ import annotations

import random

import pytest

from tests.engines.harness import LIMITS, Harness, faulty, target
from tests.session.conftest import Harnesses
from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.verdict import STATUS_LIST
from tromp_gui.gtp.vertex import format_vertex

POINTS = [f"{letter}{row}" for letter in "ABCDEFGHJ" for row in range(1, 10)]


def held(place: Harness) -> list[str]:
    """The stones that the engine holds."""
    texts: list[str] = []
    place.session.ask("list_stones", lambda reply: texts.append(reply.text))
    place.qtbot.waitUntil(lambda: bool(texts))
    return texts[0].split()


def do_something(place: Harness, wanted: Target, chance: random.Random) -> None:
    """One thing that a person, or the program, might do next."""
    session = place.session
    color = chance.choice(list(Color))
    match chance.randrange(8):
        case 0 | 1:
            session.genmove(color, wanted, place.moves.append, chance.randrange(99))
        case 2:
            session.analyse(color, wanted)
        case 3:
            session.stop_thinking()
        case 4:
            session.stop_analysing()
        case 5:
            session.question(wanted, (STATUS_LIST,), lambda dead: None)
        case 6 if session.state not in (EngineState.STOPPED, EngineState.FAILED):
            session.ask(chance.choice(["name", "play b J9", "clear_board"]), lambda reply: None)
        case 7 if chance.random() < 0.3:
            chance.choice([session.restart, session.stop])()


@pytest.mark.parametrize("mode", ["plain", "late", "analyzes", "cancellable", "stray-info"])
@pytest.mark.parametrize("seed", [1, 2])
def test_it_holds_what_it_was_told_last(harness: Harnesses, mode: str, seed: int) -> None:
    chance = random.Random(f"{mode}/{seed}")
    place = harness(faulty(mode), LIMITS._replace(asking=300))
    moves: list[str] = []
    for _ in range(25):
        if moves and chance.random() < 0.3:
            del moves[chance.randrange(len(moves)) :]
        else:
            moves.append(chance.choice([each for each in POINTS if each not in moves]))
        do_something(place, target(*moves), chance)
        if chance.random() < 0.6:
            place.qtbot.wait(chance.randrange(25))
    there: list[bool] = []
    wanted = target(*moves)
    place.session.question(wanted, ("name",), lambda _: there.append(True), LIMITS.thinking)
    place.qtbot.waitUntil(lambda: there == [True])
    stones = sorted(format_vertex(turn.point) for turn in wanted.turns)
    assert held(place) == stones
    assert place.session.state is EngineState.READY
    assert place.failures == [] or mode in ("plain", "late", "cancellable")  # no analysis there
