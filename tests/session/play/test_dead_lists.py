"""Engines in the agreement: their lists, what they agree to, and where they differ."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.engine_table import (
    BLACK,
    COMPUTER,
    PERSON,
    WHITE,
    EngineTable,
    let_go,
    scripted,
)
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.rules import TROMP_TAYLOR, Ending, Rules
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Playing, Playout
from tromp_gui.match.player import Attached, Player
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.engine.work import Limits

ODD = Player.of_engine(Attached("Odd"))
OTHER = Player.of_engine(Attached("Other"))

WALL = """
def move(count):
    turns = ["D1", "D2", "D3", "D4", "D5", "pass"]
    return turns[min(count, 6) - 1]
"""
BLACKS = "C1 C2 C3 C4 C5"
LOST = "E5"
"""A black stone in White's corner."""


class Walls:
    """A 5x5 game of a person's wall and an engine's, each with its half, and the last passes."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self._bot, self._folder = bot, folder
        self.tables: list[EngineTable] = []

    def __call__(self, dead: str, listing: str = "") -> EngineTable:
        body = WALL + (listing or f"def dead(): return {dead!r}\n")
        table = EngineTable(self._bot, {"Odd": scripted(self._folder, body)})
        self.tables.append(table)
        table.start(PERSON, ODD)
        for number, stone in enumerate(BLACKS.split(), 1):
            table.play(stone).until_turn(2 * number)
        table.play(LOST).until_turn(12)
        return table.play("pass").until(lambda: isinstance(table.phase, Agreeing))

    def alone(self, black: str, white: str, rules: str | Rules = "tromp-taylor") -> EngineTable:
        """Two engines pass at once on an empty board but for one stone of Black's."""
        first = "def move(count): return 'C3' if count == 1 else 'pass'\n"
        launches = {
            "Odd": scripted(self._folder, first + f"def dead(): return {black!r}\n"),
            "Other": scripted(self._folder, f"def dead(): return {white!r}\n"),
        }
        table = EngineTable(self._bot, launches)
        self.tables.append(table)
        return table.start(ODD, OTHER, rules=rules)


@pytest.fixture
def walls(qtbot: QtBot, tmp_path: Path) -> Iterator[Walls]:
    made = Walls(qtbot, tmp_path)
    yield made
    for table in made.tables:
        table.close()


def agreed(table: EngineTable) -> bool:
    return isinstance(table.phase, Agreeing) and WHITE in table.phase.agreed


def test_its_list_is_proposed_and_it_agrees_to_it(walls: Walls) -> None:
    table = walls("E5")
    table.until(lambda: agreed(table))
    assert table.marks == "E5"
    table.agree(BLACK)
    assert table.re == "W+2"
    assert isinstance(table.phase, Finished)
    assert {format_vertex(point) for point in table.phase.outcome.dead} == {"E5"}


def test_list_and_agreement_belong_to_the_pass_that_asked_for_them(walls: Walls) -> None:
    table = walls("E5")
    table.until(lambda: agreed(table))
    passes = table.labels
    assert passes[-1] == "pass"
    table.record.undo()
    assert isinstance(table.phase, Playing)
    table.record.redo()
    assert table.marks == "E5"


def test_what_a_person_changes_it_does_not_agree_to(walls: Walls) -> None:
    table = walls("E5")
    table.until(lambda: agreed(table))
    table.mark("E5", Reach.CHAIN).rest()
    assert not agreed(table)
    assert table.marks == "", "its list is proposed once"
    found = table.lists.difference()
    assert found is not None
    color, difference = found
    assert color is WHITE
    assert {format_vertex(point) for point in difference.dead} == {"E5"}
    assert not difference.alive
    table.mark("E5", Reach.CHAIN).until(lambda: agreed(table))
    assert table.lists.difference() is None


def test_play_goes_on_where_they_do_not_agree(walls: Walls) -> None:
    table = walls("")
    table.until(lambda: agreed(table))
    table.mark("E5", Reach.CHAIN)
    table.match.play_on()
    assert isinstance(table.phase, Playing)
    table.until_turn(14)


def test_a_list_that_names_no_point_says_that_nothing_is_dead(walls: Walls) -> None:
    table = walls("neither here nor there")
    table.until(lambda: agreed(table))
    assert table.marks == ""


def test_killed_while_it_looks_it_has_said_nothing_and_says_it_later(
    walls: Walls, tmp_path: Path
) -> None:
    slow = """
def dead():
    import pathlib
    sign = pathlib.Path(__file__ + ".asked")
    if not sign.exists():
        sign.touch()
        time.sleep(3600)
    return "E5"
"""
    table = walls("", slow)
    table.until(lambda: any(tmp_path.glob("*.asked")))
    table.kill(WHITE)
    table.until(lambda: table.opponents.problem)
    table.rest()
    assert not agreed(table)
    assert table.lists.list_of(WHITE) is None
    table.opponents.restart(WHITE)
    table.until(lambda: agreed(table))
    assert table.marks == "E5"


def test_going_on_without_it_in_the_agreement_leaves_it_to_the_people(walls: Walls) -> None:
    table = walls("E5")
    table.until(lambda: agreed(table))
    table.opponents.go_without(WHITE)
    table.mark("E5", Reach.CHAIN).rest()
    assert table.lists.difference() is None
    table.agree()
    assert isinstance(table.phase, Finished)


def test_half_a_chain_on_its_list_is_the_whole(walls: Walls) -> None:
    table = walls("C1")
    table.until(lambda: agreed(table))
    assert table.marks == "C1 C2 C3 C4 C5"


def test_when_alternating_it_marks_in_its_turn(walls: Walls) -> None:
    table = walls("E5")
    table.until(lambda: agreed(table))
    table.match.choose_mode(AgreementMode.IN_TURN)
    phase = table.phase
    assert isinstance(phase, Agreeing)
    if phase.speaker is BLACK:
        table.agree(BLACK)
    table.until(lambda: table.match.match is not None and "E5" in table.marks)


def test_with_two_lists_it_hands_its_own_in(walls: Walls) -> None:
    table = walls("E5")
    table.until(lambda: agreed(table))
    table.match.choose_mode(AgreementMode.LISTS)
    table.until(lambda: agreed(table))
    table.mark("E5", Reach.CHAIN).until(lambda: agreed(table))
    table.agree(BLACK)
    assert isinstance(table.phase, Finished)


def test_engines_that_agree_end_their_game_alone(walls: Walls) -> None:
    table = walls.alone("C3", "C3")
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.re == "W+7"


def test_engines_that_differ_play_on_until_four_passes(walls: Walls) -> None:
    table = walls.alone("", "C3")
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.re == "B+18"
    assert table.match.game_position is not None
    assert table.match.game_position.passes == 4


def test_without_a_third_party_engines_play_on(walls: Walls) -> None:
    rules = customised(TROMP_TAYLOR, ending=Ending.MEDIATION)
    table = walls.alone("", "C3", rules)
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.re == "B+18"


def test_engines_play_a_dispute_out(walls: Walls) -> None:
    table = walls.alone("", "C3", rules="japanese")
    table.until(lambda: isinstance(table.phase, Playout | Finished))
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.re.startswith("B+")


def test_the_built_in_engine_agrees_with_its_own_proposal(qtbot: QtBot) -> None:
    table = EngineTable(qtbot).start(COMPUTER, COMPUTER, side=5)
    table.until(lambda: isinstance(table.phase, Finished))
    table.close()


def test_it_may_take_as_long_as_a_move(walls: Walls, qtbot: QtBot, tmp_path: Path) -> None:
    body = """
def dead():
    open(__file__ + ".asked", "w").close()
    while not os.path.exists(__file__ + ".go"):
        time.sleep(0.01)
    return "C3"
"""
    first = "def move(count): return 'C3' if count == 1 else 'pass'\n"
    table = EngineTable(qtbot, {"Odd": scripted(tmp_path, first + body)}, Limits(asking=1))
    walls.tables.append(table)
    table.start(ODD, PERSON).until_turn(1)
    table.play("pass").until(lambda: isinstance(table.phase, Agreeing))
    table.until(lambda: any(tmp_path.glob("*.asked")))
    assert table.lists.awaited == {BLACK}
    let_go(tmp_path)
    table.until(lambda: table.marks == "C3")
