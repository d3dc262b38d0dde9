"""Playing against engines by mouse and keys in the real window, with real processes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot
from sgfmill import sgf

from tests.engine.network.random_networks import human_network
from tests.engines.harness import FAULTY
from tests.killing import kill
from tests.session.engine_table import HELD, gnugo, let_go, scripted
from tests.ui.dialogs.windows import named, words
from tests.ui.engine_person import WHITE, EnginePerson
from training.writer import write_network
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.go.move import Illegal, Reason
from tromp_gui.go.point import Point
from tromp_gui.go.rules import RULE_SETS, Superko
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.failure import Failure, FailureKind, no_move
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.match.opinion import Difference
from tromp_gui.match.phases import Agreeing, Finished
from tromp_gui.match.player import BuiltIn, Imitator, Level, Player
from tromp_gui.match.setup import Setup
from tromp_gui.session.play.player_engines import Standing
from tromp_gui.settings import HUMAN_NETWORK, IMITATED, Settings
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.engines.dialogs import EngineFailureDialog, EnginesDialog
from tromp_gui.ui.kit.key_text import key_text
from tromp_gui.ui.kit.prompt_box import QuestionDialog
from tromp_gui.ui.panels.second_board import SecondBoardPanel
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.wording import engines, opponents
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.people import person_name
from tromp_gui.wording.refusals import refusal

pytestmark = pytest.mark.xvfb

PERSON = Player("Ann")
NEWCOMER = Player.of_engine(BuiltIn(Level.NEWCOMER))
QUICK = """
def move(count): return ["C3", "G7", "C7", "G3"][(count - 1) % 4]
"""
WALL = """
def move(count):
    turns = ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "pass"]
    return turns[min(count, 10) - 1]
def dead(): return "H5"
"""


@pytest.fixture
def person(qtbot: QtBot) -> EnginePerson:
    return EnginePerson(qtbot)


@pytest.fixture
def human(tmp_path: Path) -> Path:
    """A network that imitates people, in use."""
    path = tmp_path / "human.bin.gz"
    write_network(human_network(), path)
    Settings().set(HUMAN_NETWORK, str(path))
    return path


@pytest.fixture
def odd(person: EnginePerson, tmp_path: Path) -> Iterator[EnginePerson]:
    """A person playing against a small engine that thinks until it is let go."""
    person.start(PERSON, person.attach("Odd", scripted(tmp_path, HELD)))
    yield person
    let_go(tmp_path)


def against(person: EnginePerson, folder: Path, body: str) -> EnginePerson:
    person.start(PERSON, person.attach("Odd", scripted(folder, body)))
    return person


# Starting


def test_one_click_starts_a_game_against_the_computer(person: EnginePerson) -> None:
    person.begin_against_computer()
    person.click("E5")
    person.until_turn(2)
    assert person.board.state.black == {parse_vertex("E5", 9, 9)}
    assert person.status.startswith("Black to play")
    assert "Tromp Go, Novice" in person.card(WHITE).accessibleName()


def test_a_game_by_mouse_is_scored_saved_and_reopened(person: EnginePerson, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    person.start(PERSON, NEWCOMER)
    for vertex in ["E5", "E4", "E6", "E7", "D7", "D3", "E3", "F6", "E8", "E2", "D4", "D6"]:
        person.click(vertex)
        person.until(lambda: person.opponents.to_move is None)
    while not isinstance(person.match.phase, Agreeing | Finished):
        person.press("P")
        person.until(lambda: person.opponents.to_move is None)
    person.until(lambda: WHITE in getattr(person.match.phase, "agreed", ()))  # with its own list
    person.push("Ann agrees")
    assert person.status.startswith(("You win by", "You lose by"))
    result = person.record.info.result
    person.press("Ctrl+S")
    person.choose_file(path)
    person.wait_for_status("Saved")
    saved = sgf.Sgf_game.from_bytes(path.read_bytes())
    assert saved.get_root().get("RE") == result
    assert saved.get_root().get("PW") == "Tromp Go (newcomer)"
    person.press("Ctrl+O")
    person.choose_file(path)
    person.wait_for_status("after move 0 of")
    assert person.opponents.standing(WHITE) is None, "an opened game is looked at"


# Undo, pause, whose turn it is


def test_the_status_line_names_the_thinking_engine(odd: EnginePerson, tmp_path: Path) -> None:
    odd.click("E5")
    odd.until_standing(WHITE, Standing.THINKING)
    assert "thinking" in odd.card(WHITE).accessibleName()
    assert odd.status.startswith("Odd is thinking as White  ·  move 2")
    let_go(tmp_path)
    odd.until_turn(2)
    assert odd.status.startswith("Black to play  ·  move 3")


def test_a_thinking_engine_does_not_replace_a_refusal(odd: EnginePerson) -> None:
    odd.click("E5 E5")
    assert odd.status == "It is Odd’s turn."
    odd.until_standing(WHITE, Standing.THINKING)
    assert odd.status == "It is Odd’s turn."


def test_a_click_in_the_engines_turn_can_be_played_for_it(odd: EnginePerson) -> None:
    odd.click("E5 E4")
    assert odd.status == "It is Odd’s turn."
    assert odd.turn == 1
    odd.push("Choose this move for it")
    assert parse_vertex("E4", 9, 9) in odd.board.state.white


def test_the_card_pauses_and_enter_resumes(odd: EnginePerson, tmp_path: Path) -> None:
    odd.click("E5")
    odd.until_standing(WHITE, Standing.THINKING)
    assert odd.card_button(WHITE).accessibleName() == "Pause engine"
    odd.push_card(WHITE)
    paused = f"paused: press {key_text('Return')}"
    odd.until(lambda: paused in odd.card(WHITE).accessibleName())
    odd.board.setFocus()
    odd.press("Return")
    let_go(tmp_path)
    odd.until_turn(2)


def test_resigning_while_the_engine_thinks_is_for_the_person(odd: EnginePerson) -> None:
    odd.click("E5")
    odd.until_standing(WHITE, Standing.THINKING)
    odd.action("resign").trigger()
    question = odd.dialog(QuestionDialog)
    assert "Resign as Black?" in words(question)
    odd.push("Resign", question)
    assert odd.record.info.result == "W+R"


# Hints


def test_a_hint_is_shown_and_can_be_played(person: EnginePerson) -> None:
    person.click("E5")
    person.press("H")
    person.wait_for_status("would play")
    (point,) = person.board.state.highlighted
    person.push("Play it")
    assert point in person.board.state.white
    assert not person.board.state.highlighted


def test_enter_makes_the_engine_move_for_a_person_only_in_a_game_with_an_engine(
    person: EnginePerson,
) -> None:
    person.click("E5")
    person.press("Return")
    assert not person.action("engine-move").isEnabled()
    person.start(PERSON, Player.of_engine(BuiltIn(Level.BEGINNER)))
    assert person.action("engine-move").isEnabled()
    person.show_layout(Layout.LIBRARY)
    assert not person.action("engine-move").isEnabled()
    person.show_layout(Layout.PLAY)
    person.board.setFocus()
    person.press("Return")
    person.until_turn(2)


# Failures


def test_a_killed_engine_is_reported_and_restarted(person: EnginePerson) -> None:
    person.begin_against_computer()
    person.click("E5")
    person.until_turn(2)
    session = person.opponents.player_engines.session(WHITE)
    assert session is not None
    (process,) = session.engine.findChildren(QProcess)
    kill(process.processId())
    person.until(lambda: person.strip.isVisible())
    assert person.strip.text == "Tromp Go stopped unexpectedly. Restart it."
    assert person.offers() == ["Restart", "Continue without it", "Why…"]
    assert "stopped" in person.card(WHITE).accessibleName()
    person.push("Why…")
    why = person.dialog(EngineFailureDialog)
    assert "-m tromp_gui gtp --level novice" in named(why, QLineEdit, "Command line").text()
    person.click("A1")  # where no engine answers E5
    assert person.turn == 3, "the window beside the board is not in the way"
    person.push("Restart", why)
    person.until_turn(4)
    assert not person.strip.isVisible()


def test_an_illegal_move_is_reported_and_can_be_replaced(
    person: EnginePerson, tmp_path: Path
) -> None:
    against(person, tmp_path, "def move(count): return 'E5' if count == 1 else 'C3'")
    person.click("E5")
    person.until(lambda: person.strip.isVisible())
    why = refusal(Point(4, 4), WHITE, Illegal(Reason.OCCUPIED), Superko.POSITIONAL)
    assert person.strip.text == f"{opponents.forbidden('Odd', why)} {engines.answer_again()}"
    assert person.offers() == ["Ask again", "Choose its move", "Count as a loss"]
    assert not person.board.state.white
    person.until(lambda: "not responding" in person.card(WHITE).accessibleName())
    assert not person.card_button(WHITE).isVisible()
    person.push("Choose its move")
    person.click("D4")
    assert parse_vertex("D4", 9, 9) in person.board.state.white
    assert not person.strip.isVisible()
    person.click("A1")
    person.until_turn(4)


def test_counting_as_a_loss_is_a_forfeit(person: EnginePerson, tmp_path: Path) -> None:
    against(person, tmp_path, "def move(count): return 'Z99'")
    person.click("E5")
    person.until(lambda: person.strip.isVisible())
    assert person.strip.text == engines.failure(no_move("Z99"), "Odd", has_buttons=True)
    person.push("Count as a loss")
    assert person.record.info.result == "B+F"
    assert not person.strip.isVisible()


def test_an_engine_that_refuses_a_move_offers_three_actions(
    person: EnginePerson, tmp_path: Path
) -> None:
    body = QUICK + "def accepts(args): return args != ['B', 'A1']\n"
    against(person, tmp_path, body)
    person.click("E5")
    person.until_turn(2)
    person.click("A1")
    person.until(lambda: person.strip.isVisible())
    refused = Failure(FailureKind.OUT_OF_SYNC, "play B A1")
    assert person.strip.text == engines.failure(refused, "Odd", has_buttons=True)
    without = "Continue without it"
    assert person.offers() == ["Take back", "Send it the position again", without]
    person.push("Take back")
    assert person.turn == 2
    assert not person.strip.isVisible()
    person.click("A2")
    person.until_turn(4)


def test_a_missing_engine_is_reported_at_once(person: EnginePerson) -> None:
    person.start(PERSON, person.attach("Lost", Launch("/nowhere/engine")))
    person.until(lambda: person.strip.isVisible())
    missing = Failure(FailureKind.NOT_FOUND, "/nowhere/engine")
    assert person.strip.text == engines.failure(missing, "Lost", has_buttons=True)
    assert person.offers() == ["Restart", "Fix settings…", "Continue without it", "Why…"]
    person.push("Continue without it")
    person.click("E5 E4")
    assert person.turn == 2


def test_a_slow_start_is_reported_and_can_be_cancelled(
    person: EnginePerson, tmp_path: Path
) -> None:
    against(person, tmp_path, "time.sleep(3600)")
    assert "starting…" in person.card(WHITE).accessibleName()
    person.until(lambda: person.strip.isVisible())
    assert person.strip.text.startswith("Odd is still starting.")
    assert person.offers() == ["Continue without it"]
    person.push("Continue without it")
    assert not person.strip.isVisible()
    person.click("E5 E4")
    assert person.turn == 2


def test_an_engine_with_fixed_settings_joins_the_game(person: EnginePerson, tmp_path: Path) -> None:
    person.start(PERSON, person.attach("Lost", Launch("/nowhere/engine")))
    person.click("E5")
    person.until(lambda: person.strip.isVisible())
    person.push("Fix settings…")
    dialog = person.dialog(EnginesDialog)
    dialog.close()
    engine = AttachedEngine("Lost", scripted(tmp_path, QUICK))
    person.sessions.engines.change(0, engine)
    person.until_turn(2)
    assert not person.strip.isVisible()


# The agreement


def test_the_engine_proposes_agrees_and_reports_differences(
    person: EnginePerson, tmp_path: Path
) -> None:
    against(person, tmp_path, WALL)
    for number, vertex in enumerate(["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"], 1):
        person.click(vertex)
        person.until_turn(2 * number)
    person.click("H5")
    person.until_turn(20)
    person.press("P")
    person.until(lambda: person.board.state.dead)
    white = next(b for b in person.window.findChildren(QPushButton) if b.text() == "Odd agreed")
    assert not white.isEnabled()
    person.click("H5")
    assert not person.board.state.dead
    h5 = frozenset([Point(4, 7)])
    assert opponents.differs("Odd", Difference(h5, frozenset())) in words(person.window)
    person.push("Ask engine")
    assert person.board.state.dead == {parse_vertex("H5", 9, 9)}
    person.push("Ann agrees")
    assert person.status.startswith("You win by 2")
    person.press("Ctrl+Z")
    assert "Marking" in person.status


SLOW_LIST = """
def move(count): return "pass"
def dead():
    while not os.path.exists(__file__ + ".go"):
        time.sleep(0.01)
    return "E5"
"""


def test_while_the_engine_looks_for_dead_stones_the_window_says_so(
    person: EnginePerson, tmp_path: Path
) -> None:
    against(person, tmp_path, SLOW_LIST)
    person.click("E5")
    person.until_turn(2)
    person.press("P")
    person.until(lambda: opponents.looking("Odd") in words(person.window))
    let_go(tmp_path)
    person.until(lambda: person.board.state.dead)
    assert opponents.looking("Odd") not in words(person.window)


@pytest.mark.parametrize(("recorded", "named"), [("Odd", "Odd"), ("", "White")])
def test_after_a_dispute_an_engine_without_a_command_for_captures_is_named(
    person: EnginePerson, recorded: str, named: str
) -> None:
    script = str(FAULTY.with_name("scripted.py"))
    odd = person.attach("Odd", Launch(sys.executable, (script, "no-rules", "C3")))
    person.start(PERSON, odd._replace(name=recorded))
    person.click("E5")
    person.until_turn(2)
    assert [person.sessions.pool.name_of(each) for each in person.sessions.pool.running] == ["Odd"]
    said = engines.limit(Limit(LimitKind.CLEAN_UP), named)
    assert not any(said in each for each in words(person.window))
    person.press("P")
    person.until(lambda: isinstance(person.match.phase, Agreeing))
    person.push("Play on")
    person.until(lambda: any(said in each for each in words(person.window)))


# New game


def test_the_new_game_dialog_shows_limits_of_an_engine(person: EnginePerson) -> None:
    person.sessions.engines.attach(AttachedEngine("GNU Go", gnugo()))
    person.press("Ctrl+N")
    dialog = person.dialog(NewGameDialog)
    box = named(dialog, QComboBox, "White: played by")
    box.setFocus()
    box.setCurrentText("GNU Go")
    person.until(lambda: any("rules cannot be set" in each for each in words(dialog)))
    person.push("Other", dialog)
    person.write("25")
    person.until(lambda: any("supports only board sizes 1–19" in each for each in words(dialog)))
    person.push("9 × 9", dialog)
    person.push("Start game", dialog)
    person.window.activateWindow()
    person.click("E5")
    person.until_turn(2)
    assert person.record.info.white_name == "GNU Go"


def test_dead_stones_of_an_engine_can_be_disputed_on_a_full_board(
    person: EnginePerson, tmp_path: Path
) -> None:
    odd = person.attach("Odd", scripted(tmp_path, WALL))
    person.match.start(Setup(9, 9, RULE_SETS["japanese"], black=PERSON, white=odd))
    person.board.setFocus()
    for row in range(1, 10):
        person.click(f"E{row}")
        person.until_turn(2 * row)
    person.click("H5")
    person.until_turn(20)
    person.press("P")
    person.until(lambda: person.board.state.dead)
    person.click("H5")
    assert not person.board.state.dead
    person.until(lambda: person.action("dispute").isEnabled())
    person.press("Ctrl+Shift+N")
    assert "Playing out the dispute" in person.status
    (second_board,) = person.window.findChildren(SecondBoardPanel)
    assert second_board.board.state.highlighted == {parse_vertex("H5", 9, 9)}


def test_a_game_with_a_person_of_a_rank_needs_two_clicks(human: Path, person: EnginePerson) -> None:
    Settings().set(IMITATED, "preaz_3d")
    person.offer_start()
    person.choose_card("rank")
    person.push("Start game", person.dialog(NewGameDialog))
    person.board.setFocus()
    person.click("C3")
    person.until_turn(2)
    assert person_name(Imitator("preaz_3d")) in person.card(WHITE).accessibleName()


def test_an_imitator_whose_network_is_gone_says_so(human: Path, person: EnginePerson) -> None:
    human.unlink()
    person.start(PERSON, Player.of_engine(Imitator("rank_5k")))
    person.until_standing(WHITE, Standing.FAILED)
    assert file_problem(FileProblem(human, FileProblemKind.MISSING)) in words(person.strip)
    person.until(lambda: "Change the players…" in person.offers())
