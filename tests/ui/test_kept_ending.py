"""A file opened again shows how its game ended, and the play-out of the current node."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.table import WALLS, Table
from tests.ui.person import Person


def person_with(qtbot: QtBot, text: str, path: Path) -> Person:
    """A window with this record."""
    path.write_text(text, "utf-8")
    person = Person(qtbot)
    with qtbot.waitSignal(person.files.opened):
        person.open_file(path)
    return person


@pytest.mark.parametrize(
    ("kept", "note"),
    [
        ("four-passes:agreed", "The file says Black won by 4  ·  Ended by agreement"),
        ("mediation:Ann", "The file says Black won by 4  ·  Decided by Ann"),
        ("mediation:<b>Ann</b>\\\n", "The file says Black won by 4  ·  Decided by <b>Ann</b>"),
    ],
)
def test_the_window_shows_how_a_game_ended(
    qtbot: QtBot, tmp_path: Path, kept: str, note: str
) -> None:
    text = f"(;SZ[5]RE[B+4];B[cc];W[];B[]TGEN[{kept}])"
    person = person_with(qtbot, text, tmp_path / "game.sgf")
    person.press("End")
    assert person.note == note
    person.press("Home")
    assert "Ann" not in person.note


def test_the_window_shows_the_current_play_out(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table.game("japanese", WALLS + " E2 pass pass").mark("E2")
    table.match.dispute()
    table.play("E1 B2 E3 pass pass")
    person = person_with(qtbot, table.text(), tmp_path / "game.sgf")
    record = person.record
    record.go_to(next(node for node in record.tree if node.has("TGEN")))
    assert person.note.endswith("  ·  The dispute was played out")
    record.go_to(next(node for node in record.tree if node.has("TGPO")))
    assert person.note == "Play-out: E2 dead"
