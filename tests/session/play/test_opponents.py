"""Engines as players: asked, answered, taken back, failing; real processes, no window."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engine.network.random_networks import human_network
from tests.engines.harness import faulty
from tests.session.engine_table import (
    BLACK,
    COMPUTER,
    HELD,
    PERSON,
    WHITE,
    EngineTable,
    gnugo,
    let_go,
    scripted,
)
from training.writer import write_network
from tromp_gui.go.move import Reason
from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.clock import Absolute, Clocks
from tromp_gui.match.phases import Finished
from tromp_gui.match.player import Attached, Imitator, Player
from tromp_gui.match.setup import Setup
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.link import EngineLink, LogKind, LogLine
from tromp_gui.session.play.player_engines import (
    EngineGone,
    EngineIllegalMove,
    EngineNoMove,
    EngineRefused,
    Standing,
)

GNU = Player.of_engine(Attached("GNU Go"))
ODD = Player.of_engine(Attached("Odd"))

REPLIES = """
def move(count): return ["C3", "D4", "B2", "E5", "A1"][(count - 1) % 5]
"""
ENDLESS = """
def move(count): time.sleep(3600)
"""


@pytest.fixture
def tables(qtbot: QtBot) -> Iterator[list[EngineTable]]:
    """Tables whose engines end with the test."""
    made: list[EngineTable] = []
    yield made
    for table in made:
        table.close()


@pytest.fixture
def table(qtbot: QtBot, tables: list[EngineTable]) -> EngineTable:
    """A table with the built-in engine."""
    tables.append(EngineTable(qtbot))
    return tables[0]


class Odd:
    """Makes tables at which an engine of a few lines plays White."""

    def __init__(self, bot: QtBot, folder: Path, tables: list[EngineTable]) -> None:
        self._bot, self._folder, self._tables = bot, folder, tables

    def __call__(self, body: str) -> EngineTable:
        table = EngineTable(self._bot, {"Odd": scripted(self._folder, body)})
        self._tables.append(table)
        return table.start(PERSON, ODD)

    def let_go(self) -> None:
        """Let the engines of `HELD` answer."""
        let_go(self._folder)


@pytest.fixture
def odd(qtbot: QtBot, tmp_path: Path, tables: list[EngineTable]) -> Iterator[Odd]:
    odd = Odd(qtbot, tmp_path, tables)
    yield odd
    odd.let_go()


# Turns


def test_the_built_in_engine_answers_a_move(table: EngineTable) -> None:
    table.start().play("C3").until_turn(2)
    position = table.match.play_position
    assert position is not None
    assert position.to_play is BLACK


def test_a_person_is_imitated_beside_the_judging_network(
    qtbot: QtBot, tables: list[EngineTable], tmp_path: Path
) -> None:
    write_network(human_network(), tmp_path / "human.bin.gz")
    people = Imitator("rank_5k")
    launch = built_in(human=str(tmp_path / "human.bin.gz"), profile=people.profile)
    table = EngineTable(qtbot, {people.profile: launch})
    tables.append(table)
    table.start(PERSON, Player.of_engine(people)).play("C3").until_turn(2)
    assert table.saved().get_root().get("PW") == "Tromp Go (person of 5 kyu, 2020)"


def test_it_begins_where_it_is_black(table: EngineTable) -> None:
    table.start(COMPUTER, PERSON).until_turn(1)
    table.rest()
    assert table.turn == 1


def test_it_places_all_handicap_stones_by_itself(table: EngineTable) -> None:
    table.start(COMPUTER, PERSON, handicap=3, side=9).until_turn(3)
    table.rest()
    assert table.turn == 3
    assert len(table.saved().get_root().get("AB")) == 3
    assert len(table.labels) == 1


def place(odd: Odd, body: str) -> EngineTable:
    """A game on 9×9 with three handicap stones, which an engine of a few lines places."""
    table = odd('more = ["place_free_handicap"]\n' + textwrap.dedent(body))
    return table.start(ODD, PERSON, side=9, handicap=3)


def handicap(table: EngineTable) -> str:
    """The handicap stones on the board, in order."""
    tree = table.record.tree
    return " ".join(map(format_vertex, tree.codec.points(tree.root.get("AB"))))


def test_it_chooses_its_handicap_stones_together(odd: Odd) -> None:
    table = place(odd, 'def place(args): return "C3 g7 E5" if args == ["3"] else "?"')
    table.until_turn(3).rest()
    assert handicap(table) == "C3 G7 E5"
    assert len(table.labels) == 1
    table.play("A1").until_turn(5)


@pytest.mark.parametrize("fewer", ["C3 G7", "C3", ""])
def test_handicap_stones_that_are_missing_are_asked_for_one_by_one(odd: Odd, fewer: str) -> None:
    moves = 'def move(count): return ["B2", "B4", "B6"][count - 1]'
    table = place(odd, f"def place(args): return {fewer!r}\n{moves}").until_turn(3).rest()
    assert handicap(table).split() == [*fewer.split(), "B2", "B4", "B6"][:3]


def test_handicap_stones_that_it_does_not_want_are_placed_for_it(odd: Odd) -> None:
    table = odd('def move(count): return "G7" if count == 1 else "pass"')
    table.start(ODD, PERSON, side=9, handicap=3).until_turn(3).rest()
    assert handicap(table) == "G7 C3 C7"
    assert table.opponents.problem is None


@pytest.mark.parametrize("stones", ["C3 C3 E5", "C3 E5 G7 D4"])
def test_handicap_stones_are_checked(odd: Odd, stones: str) -> None:
    table = place(odd, f"def place(args): return {stones!r}")
    table.until(lambda: isinstance(table.opponents.problem, EngineIllegalMove))


def test_a_handicap_that_is_no_stones_is_told(odd: Odd) -> None:
    table = place(odd, 'def place(args): return "C3 nonsense E5"')
    table.until(lambda: isinstance(table.opponents.problem, EngineNoMove))
    assert handicap(table) == "C3"


def test_a_person_places_the_handicap_and_the_engine_follows(table: EngineTable) -> None:
    table.start(PERSON, COMPUTER, handicap=2, side=9).play("C3").rest()
    assert table.turn == 1
    table.play("G7").until_turn(3)


def test_a_person_cannot_move_for_it(odd: Odd) -> None:
    table = odd(HELD)
    clicked_for_engine: list[object] = []
    table.match.clicked_for_engine.connect(clicked_for_engine.append)
    table.play("B4 E1")
    assert clicked_for_engine == [table.point("E1")]
    odd.let_go()
    table.until_turn(2)


def test_its_turn_goes_to_the_game_while_one_looks_elsewhere(odd: Odd) -> None:
    table = odd(HELD)
    table.play("B4").go(-1)
    root = table.record.cursor
    odd.let_go()
    table.until_turn(2)
    assert table.record.cursor is root
    assert not table.match.is_at_play
    table.match.return_to_game()
    assert table.record.depth() == 2


def test_it_is_asked_before_a_turn_is_shown(odd: Odd) -> None:
    table, shown = odd("def move(count): return 'A1'"), list[Standing | None]()
    table.until_standing(WHITE, Standing.READY)
    table.record.settled.connect(lambda: shown.append(table.opponents.standing(WHITE)))
    table.play("C3")
    assert shown == [Standing.THINKING]


def test_what_it_does_is_reported_once(odd: Odd) -> None:
    table, shown = odd("def move(count): return 'A1'"), list[Standing | None]()
    table.opponents.changed.connect(lambda: shown.append(table.opponents.standing(WHITE)))
    table.until(lambda: shown[-1:] == [Standing.READY])
    session, states = table.opponents.player_engines.session(WHITE), list[EngineState]()
    assert session is not None
    session.state_changed.connect(states.append)
    shown.clear()
    table.play("C3").until(lambda: EngineState.READY in states)
    turn, asked, answer = shown
    assert (turn, asked, answer) == (Standing.READY, Standing.THINKING, Standing.READY)


@pytest.mark.parametrize("word", ["resign", "Resign", "RESIGN"])
def test_its_resignation_ends_the_game(odd: Odd, word: str) -> None:
    table = odd(f"def move(count): return '{word}'").play("C3")
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.re == "B+R"
    table.record.undo()
    assert table.turn == 0


def test_an_engine_that_replaces_one_that_is_thinking_moves(odd: Odd) -> None:
    table = odd(ENDLESS)
    table.play("B4").until_standing(WHITE, Standing.THINKING)
    match = table.match.match
    assert match is not None
    table.record.do("change the players", None, match._replace(white=COMPUTER))
    table.until_turn(2)
    table.record.undo()
    assert table.match.match is not None
    assert table.match.match.white == ODD
    assert table.turn == 1


# Taking back


def test_one_undo_takes_both_turns_back_and_redo_brings_both(odd: Odd) -> None:
    table = odd(REPLIES)
    table.play("A5").until_turn(2).play("A4").until_turn(4)
    assert table.labels == ("move A5", "move A4")
    table.record.undo()
    assert table.turn == 2
    table.record.redo()
    assert table.turn == 4
    table.rest()
    assert table.turn == 4
    table.record.undo()
    table.record.undo()
    assert table.turn == 0


def test_taking_back_while_it_thinks_works_at_once(odd: Odd) -> None:
    table = odd(HELD).play("A5")
    table.until_standing(WHITE, Standing.THINKING)
    table.record.undo()
    assert table.turn == 0
    odd.let_go()
    table.rest()
    assert table.turn == 0, "its late answer was dropped"
    table.play("B5").until_turn(2)


def test_after_an_undo_of_its_first_move_it_waits_for_a_command(table: EngineTable) -> None:
    table.start(COMPUTER, PERSON).until_turn(1)
    table.record.undo()
    table.rest()
    assert table.turn == 0
    assert table.opponents.standing(BLACK) is Standing.WAITING
    table.opponents.go_on()
    table.until_turn(1)


def test_a_comment_meanwhile_leaves_its_reply_a_step_of_its_own(odd: Odd) -> None:
    table = odd(HELD).play("A5")
    table.until_standing(WHITE, Standing.THINKING)
    table.record.do("comment", None, table.record.attachment)
    odd.let_go()
    table.until_turn(2)
    assert table.labels == ("move A5", "comment", "move C3")


def test_another_game_drops_its_answer(odd: Odd) -> None:
    table = odd(HELD).play("A5")
    table.until_standing(WHITE, Standing.THINKING)
    table.start(PERSON, PERSON)
    odd.let_go()
    table.rest()
    assert table.turn == 0
    assert table.opponents.standing(WHITE) is None


# Pause, and engines alone


def test_it_waits_while_it_is_paused(odd: Odd) -> None:
    table = odd(HELD).play("A5")
    table.until_standing(WHITE, Standing.THINKING)
    table.opponents.pause()
    odd.let_go()
    table.rest()
    assert table.turn == 1
    assert table.opponents.standing(WHITE) is Standing.WAITING
    table.opponents.go_on()
    table.until_turn(2)


def test_two_engines_play_each_turn_as_a_step_of_its_own(table: EngineTable) -> None:
    table.start(COMPUTER, COMPUTER).until(lambda: table.turn >= 4)
    table.opponents.pause()
    turn = table.turn
    assert len(table.labels) == turn
    table.rest()
    assert table.turn == turn
    table.opponents.go_on()
    table.until(lambda: table.turn > turn)


def test_two_engines_end_their_game(table: EngineTable) -> None:
    table.start(COMPUTER, COMPUTER, side=4)
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.re


def test_engines_alone_keep_the_pace(odd: Odd) -> None:
    table = odd(REPLIES)
    table.opponents.pace = 24 * 60 * 60 * 1000
    table.start(ODD, ODD).until_standing(BLACK, Standing.THINKING)
    table.rest()
    assert table.turn == 0
    table.opponents.pace = 1
    table.start(ODD, ODD).until(lambda: table.turn > 1)


# What fails


def test_a_forbidden_move_never_touches_the_board(odd: Odd) -> None:
    table = odd("def move(count): return 'C3' if count == 1 else 'D4'").play("C3")
    table.until(lambda: table.opponents.problem)
    problem = table.opponents.problem
    assert isinstance(problem, EngineIllegalMove)
    assert (problem.color, problem.illegal.reason) == (WHITE, Reason.OCCUPIED)
    assert table.turn == 1
    assert table.opponents.standing(WHITE) is Standing.STUCK
    table.opponents.go_on()
    table.until_turn(2)
    assert table.opponents.problem is None


def test_a_person_can_choose_its_move(odd: Odd) -> None:
    table = odd("def move(count): return 'C3' if count == 1 else 'D4'").play("C3")
    table.until(lambda: table.opponents.problem)
    table.opponents.play_for()
    table.play("B2")
    assert table.turn == 2
    table.play("E5").until_turn(4)


def test_an_illegal_move_can_be_counted_as_a_loss(odd: Odd) -> None:
    table = odd("def move(count): return 'C3'").play("C3")
    table.until(lambda: table.opponents.problem)
    table.opponents.count_as_loss()
    assert table.re == "B+F"


def test_taking_back_forgets_what_was_forbidden(odd: Odd) -> None:
    table = odd("def move(count): return 'C3'").play("C3")
    table.until(lambda: table.opponents.problem)
    table.record.undo()
    assert table.opponents.problem is None


@pytest.mark.parametrize("answer", ["Z99", "hello world", ""])
def test_nonsense_is_not_a_move(odd: Odd, answer: str) -> None:
    table = odd(f"def move(count): return '{answer}'").play("C3")
    table.until(lambda: table.opponents.problem)
    assert isinstance(table.opponents.problem, EngineNoMove)
    assert table.turn == 1


def test_an_engine_that_refuses_a_move_can_get_the_position_again(odd: Odd) -> None:
    table = odd(
        """
        def accepts(args): return args != ["B", "E1"]
        def move(count): return ["C3", "D4", "B2"][(count - 1) % 3]
        """
    )
    table.play("A5").until_turn(2).play("E1")
    table.until(lambda: table.opponents.problem)
    assert isinstance(table.opponents.problem, EngineRefused)
    assert table.turn == 3, "our board is the right one"
    table.opponents.go_without(WHITE)
    assert table.opponents.standing(WHITE) is None
    table.play("A1")
    assert table.turn == 4
    table.record.undo()
    table.record.undo()
    assert table.match.match is not None
    assert table.match.match.white == ODD


def test_after_the_position_was_sent_again_it_plays_on(odd: Odd) -> None:
    """It refuses Black's second stone after the first two, as others refuse a suicide."""
    table = odd(
        """
        seen = [""]
        def accepts(args):
            seen.append(args)
            return args != ["B", "E1"] or seen[-2] == ["B", "E1"]
        def move(count): return ["C3", "D4", "B2"][(count - 1) % 3]
        """
    )
    table.play("A5").until_turn(2).play("E1").until(lambda: table.opponents.problem)
    assert isinstance(table.opponents.problem, EngineRefused)
    table.opponents.set_up_anew()
    table.until_turn(4)


def test_killed_while_it_thinks_it_comes_back_to_the_position(odd: Odd) -> None:
    table = odd(HELD).play("A5")
    table.until_standing(WHITE, Standing.THINKING)
    table.kill(WHITE)
    table.until(lambda: table.opponents.problem)
    assert isinstance(table.opponents.problem, EngineGone)
    assert table.turn == 1
    assert table.opponents.standing(WHITE) is Standing.FAILED
    table.opponents.restart(WHITE)
    odd.let_go()
    table.until_turn(2)
    assert table.labels == ("move A5",)


def test_killed_while_a_person_thinks_it_is_reported_and_restarted(table: EngineTable) -> None:
    table.start().play("C3").until_turn(2)
    table.kill(WHITE)
    table.until(lambda: table.opponents.standing(WHITE) is Standing.FAILED)
    position = table.match.play_position
    assert position is not None
    table.match.play(position.legal_points()[0])
    table.until(lambda: isinstance(table.opponents.problem, EngineGone))
    assert table.turn == 3
    table.opponents.go_on()
    table.until_turn(4)


def test_a_missing_engine_is_reported(qtbot: QtBot, tables: list[EngineTable]) -> None:
    tables.append(EngineTable(qtbot, {"Odd": Launch("/nowhere/engine")}))
    table = tables[0].start(PERSON, ODD)
    table.until(lambda: isinstance(table.opponents.problem, EngineGone))
    table.play("C3").until(lambda: isinstance(table.opponents.problem, EngineGone))
    assert table.turn == 1


# GNU Go


def test_gnu_go_plays_with_handicap_and_takes_back(qtbot: QtBot, tables: list[EngineTable]) -> None:
    tables.append(EngineTable(qtbot, {"GNU Go": gnugo()}))
    table = tables[0].start(PERSON, GNU, side=9, handicap=2)
    table.play("C3 G7").until_turn(3)
    table.play("E1").until_turn(5)
    table.record.undo()
    assert table.turn == 3
    table.play("E2").until_turn(5)
    assert table.opponents.problem is None


def test_gnu_go_and_the_built_in_engine_play_a_game(
    qtbot: QtBot, tables: list[EngineTable]
) -> None:
    tables.append(EngineTable(qtbot, {"GNU Go": gnugo()}))
    table = tables[0].start(GNU, COMPUTER, side=5)
    table.until(lambda: isinstance(table.phase, Finished) or table.opponents.problem)
    assert table.re


def test_behind_a_typed_command_it_waits_and_no_clock_runs(
    qtbot: QtBot, tables: list[EngineTable]
) -> None:
    table = EngineTable(qtbot, {"Odd": faulty("late")})
    tables.append(table)
    table.match.start(Setup(5, 5, white=ODD, clocks=Clocks.full(None, Absolute(600_000))))
    table.until_standing(WHITE, Standing.READY)
    seen: list[tuple[Standing | None, Color | None]] = []
    opponents, clock = table.opponents, table.match.clock
    opponents.changed.connect(lambda: seen.append((opponents.standing(WHITE), clock.running)))
    session = opponents.player_engines.session(WHITE)
    assert session is not None
    session.ask("genmove b", lambda _reply: None)
    table.play("C3").until(lambda: (Standing.THINKING, WHITE) in seen)
    queued = seen.index((Standing.QUEUED, None))
    assert {running for standing, running in seen[queued:] if standing is Standing.QUEUED} == {None}


def test_a_game_without_a_clock_is_not_played_by_the_last_one(
    qtbot: QtBot, tables: list[EngineTable]
) -> None:
    table = EngineTable(qtbot, {"Odd": faulty("times")})
    tables.append(table)
    log: list[LogLine] = []
    for clocks in (Clocks.full(Absolute(600_000), Absolute(600_000)), None):
        table.match.start(Setup(5, 5, black=ODD, clocks=clocks))
        session = table.opponents.player_engines.session(BLACK)
        assert session is not None
        if clocks is not None:
            session.logged.connect(log.extend)
        table.until_turn(1)
        for link in session.engine.findChildren(EngineLink):
            link._flush_log()
    sent = [line.text for line in log if line.kind is LogKind.SENT]
    times = [line for line in sent if "time_settings " in line]
    assert times == ["kata-time_settings absolute 600", "kata-time_settings none"]
