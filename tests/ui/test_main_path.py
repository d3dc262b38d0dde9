"""The whole route by mouse and keys in the real window: play, pass, mark, dispute, agree, save."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from sgfmill import sgf

from tests.ui.person import Person
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.ui.files.dialogs import UnsavedDialog
from tromp_gui.ui.kit.rows import ChoiceCard
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.shell.layout_switch import Layout

SHIFT = Qt.KeyboardModifier.ShiftModifier

pytestmark = pytest.mark.xvfb

WALLS = "E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 E8 F8 E9 F9"
"""Black's wall on the E line, White's on the F line; Black has the larger half."""


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def main_line(path: Path) -> list[str]:
    """The moves of a saved game, as sgfmill reads them: "b 0 4", "w pass"."""
    game = sgf.Sgf_game.from_bytes(path.read_bytes())
    moves = [node.get_move() for node in game.get_main_sequence()]
    return [f"{c} {p[0]} {p[1]}" if p else f"{c} pass" for c, p in moves if c]


def root(path: Path, name: str) -> object:
    """A root property of a saved game, as sgfmill reads it."""
    return sgf.Sgf_game.from_bytes(path.read_bytes()).get_root().get(name)


def test_a_game_from_the_first_stone_to_the_saved_score(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    person.click(WALLS)
    person.click("H5")
    person.press("P P")
    assert "two passes after move 19" in person.status
    person.click("H5")
    person.push("Black agrees")
    person.push("White agrees")
    assert person.status.startswith("Black wins by 2")
    person.press("Ctrl+S")
    person.choose_file(path)
    person.wait_for_status("Saved")
    assert root(path, "RE") == "B+2"
    assert root(path, "KM") == 7.0
    assert main_line(path)[:2] == ["b 0 4", "w 0 5"]
    assert main_line(path)[-2:] == ["w pass", "b pass"]


def test_a_saved_game_opens_with_the_same_score(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    person.click(WALLS + " H5")
    person.press("P P")
    person.click("H5")
    person.push("White agrees")
    person.push("Black agrees")
    person.press("Ctrl+S")
    person.choose_file(path)
    person.wait_for_status("Saved")
    saved = path.read_text("utf-8")
    person.press("Ctrl+O")
    person.choose_file(path)
    person.wait_for_status("after move 0 of 21")
    person.press("Ctrl+3")
    person.board.setFocus()
    person.press("End")
    assert person.board.state.dead == {parse_vertex("H5", 9, 9)}
    assert "RE[B+2]" in saved
    assert "TGDD[he]" in saved


def test_after_a_dispute_four_passes_end_the_game(person: Person) -> None:
    person.click(WALLS + " H5")
    person.press("P P")
    person.click("H5")
    person.push("Black agrees")
    person.push("Play on")
    assert "White to play" in person.status
    person.press("P P")
    assert person.status.startswith("Black wins by 30")
    person.press("Ctrl+Z")
    assert "Black to play" in person.status


def test_any_change_of_marks_withdraws_the_agreement(person: Person) -> None:
    person.click(WALLS + " H5")
    person.press("P P")
    person.push("Black agrees")
    person.click("H5")
    person.push("Black agrees")
    person.push("White agrees")
    assert person.status.startswith("Black wins by 2")


def test_one_undo_removes_the_result(person: Person) -> None:
    person.click(WALLS)
    person.press("P P")
    person.push("Black agrees")
    person.push("White agrees")
    assert person.status.startswith("Black wins")
    person.press("Ctrl+Z")
    assert "Marking" in person.status
    record = person.record
    assert not record.tree.root.has("RE")


KO = "D5 E5 E6 F6 E4 F4 A1 G5 F5"
"""White's E5 is captured by F5; retaking at once would repeat the position."""


def test_superko_is_refused_with_the_move_it_would_repeat(person: Person) -> None:
    person.click(KO)
    person.hover("E5")
    ghost = person.board.state.ghost
    assert ghost is not None
    assert ghost.refused
    person.click("E5")
    said = "Ko: E5 would bring back the position after move 8. Play elsewhere first."
    assert person.status == said, "W16"
    stones = person.board.state.black
    person.push("Show that position")
    assert parse_vertex("E5", 9, 9) in person.board.state.white
    assert person.board.state.black != stones
    person.push("Back")
    assert person.board.state.black == stones


def test_the_whole_game_can_be_undone_and_redone(person: Person) -> None:
    person.click(KO)
    for _ in range(9):
        person.press("Ctrl+Z")
    assert not person.board.state.black | person.board.state.white
    for _ in range(9):
        person.press("Ctrl+Shift+Z")
    assert parse_vertex("F5", 9, 9) in person.board.state.black
    assert parse_vertex("E5", 9, 9) not in person.board.state.white


def test_a_game_by_keyboard_alone(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "keys.sgf"
    for vertex in WALLS.split():
        person.press("Ctrl+L")
        person.write(vertex.lower())
        person.press("Return")
    person.board.setFocus()
    person.press("Alt+Right Alt+Right Alt+Right Alt+Right Alt+Return")
    assert parse_vertex("H5", 9, 9) in person.board.state.black
    person.press("P P Alt+Return")
    assert person.board.state.dead == {parse_vertex("H5", 9, 9)}
    person.press("Ctrl+Shift+B Ctrl+Shift+W Ctrl+S")
    person.choose_file(path)
    person.wait_for_status("Saved")
    assert root(path, "RE") == "B+2"


def test_navigation_with_keys_wheel_and_tree(person: Person) -> None:
    person.click(WALLS)
    person.press("Home")
    assert not person.board.state.black
    person.press("Right Right")
    assert len(person.board.state.black | person.board.state.white) == 2
    person.press("End")
    assert len(person.board.state.black) == 9


def test_closing_with_unsaved_changes_asks(person: Person) -> None:
    person.click("E5")
    person.match.leave()
    person.window.close()
    question = person.dialog(UnsavedDialog)
    assert person.window.isVisible()
    person.push("Don’t save", question)
    assert not person.window.isVisible()


def test_shift_click_marks_only_one_chain(person: Person) -> None:
    person.click(WALLS + " H5 A1 H7")
    person.press("P P")
    person.click("H5", SHIFT)
    assert person.board.state.dead == {parse_vertex("H5", 9, 9)}
    person.click("H5")
    person.click("H5")
    assert parse_vertex("H7", 9, 9) in person.board.state.dead


def warned(person: Person) -> str:
    strips = person.window.findChildren(WarningStrip)
    return "".join(each.text for each in strips if each.isVisible())


def test_after_a_dispute_each_pass_counts_the_remaining_ones(person: Person) -> None:
    person.click(WALLS + " H5")
    person.press("P P")
    person.click("H5")
    person.push("Play on")
    assert warned(person) == "Two more passes end the game as it stands."
    person.press("P")
    assert warned(person) == "One more pass ends the game as it stands."
    person.press("Ctrl+Z")
    person.click("A1")
    assert warned(person) == ""


def test_the_last_pass_opens_the_count_and_undo_closes_it(person: Person) -> None:
    def shows(layout: Layout) -> bool:
        return person.layout is layout

    person.click(WALLS + " H5")
    person.press("P P")
    person.click("H5")
    person.push("Play on")
    assert shows(Layout.PLAY)
    person.press("P P")
    assert shows(Layout.SCORE)
    person.press("Ctrl+Z")
    assert shows(Layout.PLAY)


def test_a_continued_game_is_in_the_play_layout(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9]RU[tromp-taylor]KM[7]RE[W+R];B[ee];W[eg])", "utf-8")
    person.press("Ctrl+O")
    person.choose_file(path)
    person.wait_for_status("after move 0 of 2")
    assert "resignation" not in person.note
    person.press("End")
    assert person.note == "The file says White won by resignation"
    person.action("continue").trigger()
    assert person.layout is Layout.PLAY
    assert person.note == ""


def test_return_pushes_the_focused_button(person: Person) -> None:
    person.click("E5")
    buttons = person.window.findChildren(QPushButton)
    button = next(each for each in buttons if "Pass" in each.text())
    button.setFocus(Qt.FocusReason.TabFocusReason)
    person.press("Return")
    assert person.status.startswith("White passed  ·  Black to play  ·  move 3"), "W9"


def test_return_chooses_a_card_of_the_start_card(person: Person) -> None:
    person.offer_start()
    card = next(each for each in person.window.findChildren(ChoiceCard) if each.isVisible())
    card.setFocus(Qt.FocusReason.TabFocusReason)
    person.press("Return")
    assert not card.isVisible()
    assert person.board.hasFocus()


def test_return_on_the_board_chooses_the_accented_card(person: Person) -> None:
    person.offer_start()
    card = next(each for each in person.window.findChildren(ChoiceCard) if each.isVisible())
    person.board.setFocus()
    assert not person.action("engine-move").isEnabled()
    person.press("Return")
    assert not card.isVisible()
    assert person.status.startswith("Black to play  ·  move 1")
    person.press("Return")
    assert not person.board.state.black, "no engine plays in a game for two"


def test_agreed_dead_stones_are_drawn_dead_in_every_layout(person: Person, tmp_path: Path) -> None:
    path, dead = tmp_path / "game.sgf", {parse_vertex("H5", 9, 9)}
    person.click(WALLS + " H5")
    person.press("P P")
    person.click("H5")
    person.push("Black agrees")
    person.push("White agrees")
    for layout in ("Ctrl+1", "Ctrl+2", "Ctrl+3"):
        person.press(layout)
        assert person.board.state.dead == dead
    person.board.setFocus()
    person.press("Ctrl+1 Left")
    assert not person.board.state.dead
    person.press("Ctrl+S")
    person.choose_file(path)
    person.wait_for_status("Saved")
    person.press("Ctrl+O")
    person.choose_file(path)
    person.wait_for_status("after move 0 of 21")
    person.board.setFocus()
    person.press("Ctrl+2 End")
    assert person.board.state.dead == dead
