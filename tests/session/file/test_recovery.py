"""After a crash, games are found as far as they can be read; unreadable data does no harm."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from stat import S_IMODE
from zlib import crc32

import pytest
from pytestqt.qtbot import QtBot

from tests.session.crashes import crash
from tests.session.scribbler import Harness, fingerprint
from tromp_gui.go.custom_rules import customised
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import TROMP_TAYLOR, Ending
from tromp_gui.match.match import Match
from tromp_gui.match.phases import Mediating, Playout
from tromp_gui.match.setup import Setup
from tromp_gui.record.edits import AddNode
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.file.files import Opened, stamp_of
from tromp_gui.session.file.freeze import Json
from tromp_gui.session.file.journal import BASE, LOCK, STEPS, VERSION, journals_folder
from tromp_gui.session.file.journal_lines import line_of
from tromp_gui.session.file.recovery import Found, Left, find_unsaved, forget, release


def found(harness: Harness) -> Found:
    crash(harness.journal)
    (game,) = find_unsaved().found
    assert fingerprint(game.document) == fingerprint(harness.record.document)
    return game


def disputed(ending: Ending) -> Harness:
    """A game under this ending in which Black's stone in the corner is in dispute."""
    harness = Harness()
    harness.match.start(Setup(5, 5, customised(TROMP_TAYLOR, ending=ending)))
    for point in (Point(2, 2), Point(4, 4)):
        harness.match.play(point)
    harness.match.play(None)
    harness.match.play(None)
    harness.score.click(Point(4, 4), Reach.REGION)
    harness.match.dispute()
    return harness


def test_a_play_out_continues_from_its_last_turn() -> None:
    harness = disputed(Ending.PLAYOUT)
    harness.match.play(Point(4, 3))
    game = found(harness)
    match = game.document.attachment
    assert isinstance(match, Match)
    assert isinstance(match.second, Playout)
    assert match.rules == customised(TROMP_TAYLOR, ending=Ending.PLAYOUT)


def test_a_third_partys_marks_are_not_lost() -> None:
    harness = disputed(Ending.MEDIATION)
    harness.score.click(Point(2, 2), Reach.CHAIN)
    assert isinstance(harness.match.phase, Mediating)
    match = found(harness).document.attachment
    assert isinstance(match, Match)
    assert match.marks == {Point(2, 2), Point(4, 4)}


def test_a_finished_game_is_found_finished_and_can_be_undone() -> None:
    harness = disputed(Ending.MEDIATION)
    harness.match.decide("Ann")
    game = found(harness)
    assert game.document.tree.root.get("RE") == ("B+18",)
    game.document.undo()
    assert not game.document.tree.root.has("RE")


def test_a_game_that_was_saved_and_continued_knows_its_file(tmp_path: Path) -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    assert harness.files.save(tmp_path / "game.sgf")
    harness.match.play(Point(2, 2))
    game = found(harness)
    assert game.path == tmp_path / "game.sgf"
    game.document.undo()
    assert not game.document.is_modified


def test_a_file_that_changes_after_the_crash_is_noticed(qtbot: QtBot, tmp_path: Path) -> None:
    harness, path = Harness(), tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[5]C[one])")
    with qtbot.waitSignal(harness.files.opened):
        harness.files.open(path)
    harness.match.play(Point(3, 3))
    game = found(harness)
    assert game.stamp == stamp_of(path)
    again = Harness()
    opened = Opened(game.source, game.collection, game.stamp, is_untouched=False)
    again.files.restore(game.path, opened, game.game, game.document)
    path.write_bytes(b"(;SZ[5]C[somebody else was here])")
    with qtbot.waitSignal(again.files.changed_outside):
        assert not again.files.save()
    assert b"somebody else" in path.read_bytes()


def test_the_stamp_is_that_of_the_last_saving(tmp_path: Path) -> None:
    harness, path = Harness(), tmp_path / "game.sgf"
    harness.match.play(Point(1, 1))
    assert harness.files.save(path)
    harness.match.play(Point(2, 2))
    assert found(harness).stamp == stamp_of(path) is not None


def test_the_second_game_of_a_file_comes_back_with_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    harness, path = Harness(), tmp_path / "two.sgf"
    path.write_bytes(b"(;SZ[5]C[one])(;SZ[7]C[two])")
    with qtbot.waitSignal(harness.files.opened):
        harness.files.open(path)
    harness.files.show_game(1)
    harness.match.play(Point(3, 3))
    game = found(harness)
    assert (game.path, game.game, len(game.collection.games)) == (path, 1, 2)
    assert game.document.tree.root.get("C") == ("two",)


def test_a_discarded_game_is_not_offered_again() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    (game,) = find_unsaved().found
    forget(game)
    assert not folder.exists()
    assert find_unsaved().found == []


# ---- two windows


def test_a_game_is_offered_in_one_window_alone() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    crash(harness.journal)
    first, second = find_unsaved(), find_unsaved()
    assert len(first.found) == 1
    assert (second.found, second.elsewhere) == ([], 1)
    release(first.found)
    assert len(find_unsaved().found) == 1


def test_what_another_window_has_restored_is_its_own() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    (game,) = find_unsaved().found
    again = restored(game)
    left = find_unsaved()
    assert (left.found, left.elsewhere) == ([], 0)
    again.match.play(Point(2, 2))
    assert fingerprint(found(again).document) == fingerprint(again.record.document)
    assert folder.exists()


def restored(game: Found) -> Harness:
    """A window that goes on with a game that was found."""
    again = Harness()
    opened = Opened(game.source, game.collection, game.stamp, is_untouched=False)
    again.files.restore(game.path, opened, game.game, game.document)
    again.journal.take_over(game.folder, game.lock, game.steps)
    return again


def test_what_a_restored_game_cannot_make_use_of_is_not_in_the_way() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    with (folder / STEPS).open("ab") as steps:
        steps.write(line_of(["at", 999]))
    (game,) = find_unsaved().found
    again = restored(game)
    again.match.play(Point(2, 2))
    assert found(again).moves == 2


def test_a_folder_that_cannot_be_locked_is_left_and_its_game_copied() -> None:
    """A data folder on a disk that can only be read."""
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    (game,) = find_unsaved().found
    release([game])
    again = restored(game._replace(lock=None))
    again.match.play(Point(2, 2))
    own = crash(again.journal)
    counts = {each.folder: each.moves for each in find_unsaved().found}
    assert counts == {folder: 1, own: 2}


def test_a_lock_that_a_power_cut_has_emptied_locks_nobody_out() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    lock = crash(harness.journal) / LOCK
    lock.touch()
    assert find_unsaved().found == []
    os.utime(lock, (1, 1))
    assert len(find_unsaved().found) == 1


def test_a_lock_whose_number_another_process_has_by_now_locks_nobody_out() -> None:
    """Numbers of processes come again: soon after a restart, and in each container."""
    harness = Harness()
    harness.match.play(Point(1, 1))
    (folder,) = journals_folder().iterdir()
    number, program, host, *rest = (folder / LOCK).read_bytes().splitlines(keepends=True)
    held = [number, program, host.upper(), *rest]  # Windows writes it in capitals
    (crash(harness.journal) / LOCK).write_bytes(b"".join(held))
    (game,) = find_unsaved().found
    assert find_unsaved().found == []  # it is held again
    release([game])


def test_a_lock_that_cannot_be_deleted_while_it_is_held_leaves_no_folder_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it is on Windows."""
    harness = Harness()
    harness.match.play(Point(1, 1))
    unlink = os.unlink

    def unlinked(path: str, **options: int) -> None:
        if os.path.basename(path) == LOCK:
            raise PermissionError
        unlink(path, **options)

    monkeypatch.setattr(os, "unlink", unlinked)
    harness.journal.close()
    assert list(journals_folder().iterdir()) == []


# ---- what cannot be read


def damaged(name: str, data: bytes | None) -> Left:
    """What is found once a file of the journal holds these bytes, or is gone."""
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    if data is None:
        (folder / name).unlink()
    else:
        (folder / name).write_bytes(data)
    return find_unsaved()


DAMAGE = [None, b"", b"nonsense", b"\xff\x00" * 99, b"[]\n" * 9]


@pytest.mark.parametrize(
    ("name", "data"), [*((BASE, each) for each in DAMAGE), *((STEPS, each) for each in DAMAGE[2:])]
)
def test_what_cannot_be_read_is_kept_and_told_once(name: str, data: bytes | None) -> None:
    left = damaged(name, data)
    (folder,) = journals_folder().iterdir()
    assert (left.found, left.unreadable) == ([], [folder])
    assert find_unsaved() == Left([], 0, [])
    assert folder.exists()


@pytest.mark.parametrize("data", [None, b"", b"12"])
def test_a_journal_without_a_step_is_cleared_away(data: bytes | None) -> None:
    assert damaged(STEPS, data) == Left([], 0, [])
    assert list(journals_folder().iterdir()) == []


def test_a_journal_of_another_version_is_kept_for_it() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    steps = (folder / STEPS).read_bytes()
    other = steps.replace(f'"base",{VERSION}'.encode(), b'"base",9')
    lines = [line_of(json.loads(each.split(b" ", 2)[2])) for each in other.splitlines()]
    (folder / STEPS).write_bytes(b"".join(lines))
    assert find_unsaved() == Left([], 0, [folder])
    (folder / STEPS).write_bytes(steps)
    (game,) = find_unsaved().found
    assert game.moves == 1


def test_what_was_unreadable_for_a_while_is_offered_later() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    away = folder.with_name("away")
    (folder / BASE).rename(away)
    assert find_unsaved().unreadable == [folder]
    away.rename(folder / BASE)
    assert len(find_unsaved().found) == 1


def test_files_of_a_version_to_come_are_not_cleared_away() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    folder = crash(harness.journal)
    (folder / STEPS).rename(folder / "steps.3")
    assert find_unsaved().unreadable == [folder]
    assert (folder / "steps.3").exists()


HOSTILE: list[Json] = [
    {"!": "Decimal", "=": "not a number"},
    {"!": "Decimal", "=": "1e999999999999999999999"},
    {"!": "Match", "=": {}},
    {"!": "Point", "=": [1, 2]},
    {"!": "Step", "=": [{"!": "StepKind", "=": "DID"}, 1, 2, 3, 4, 5]},
    {"!": "Color"},
    ["at"],
    "base",
]


@pytest.mark.parametrize("value", HOSTILE, ids=str)
def test_a_forged_journal_spoils_itself_alone(value: Json) -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    good = crash(harness.journal)
    ways: list[list[Json]] = [
        [["base", VERSION, "", 0, 0, value, None, None]],
        [["step", value]],
        [value],
    ]
    for number, entries in enumerate(ways):
        forged = good.with_name(f"forged{number}")
        shutil.copytree(good, forged)
        steps = (good / STEPS).read_bytes() if number else b""
        (forged / STEPS).write_bytes(steps + b"".join(line_of(each) for each in entries))
    left = find_unsaved()
    assert good in {each.folder for each in left.found}
    assert all(each.moves == 1 for each in left.found)


def test_deep_nesting_spoils_itself_alone() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    good = crash(harness.journal)
    forged = good.with_name("forged")
    shutil.copytree(good, forged)
    text = b"[" * 200_000 + b"]" * 200_000
    (forged / STEPS).write_bytes(b"%d %08x %s\n" % (len(text), crc32(text), text))
    left = find_unsaved()
    assert [each.folder for each in left.found] == [good]
    assert left.unreadable == [forged]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_others_may_not_read_a_journal() -> None:
    """New ones, and those that were there before."""
    harness = Harness()
    harness.match.play(Point(1, 1))
    (folder,) = journals_folder().iterdir()
    assert modes(folder) == {0o700, 0o600}
    for each in (journals_folder(), folder):
        each.chmod(0o755)
    for each in folder.iterdir():
        each.chmod(0o644)
    crash(harness.journal)
    find_unsaved()
    assert modes(folder) == {0o700, 0o600}


def modes(folder: Path) -> set[int]:
    """The permissions of a journal, its files and the folder of them all."""
    files = [each for each in folder.iterdir() if each.is_file()]
    return {S_IMODE(each.stat().st_mode) for each in (journals_folder(), folder, *files)}


def test_strange_files_in_the_folder_are_left_alone() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    (journals_folder() / "notes.txt").write_text("mine", "utf-8")
    crash(harness.journal)
    assert len(find_unsaved().found) == 1
    assert (journals_folder() / "notes.txt").exists()


def test_several_games_are_offered_oldest_first() -> None:
    harnesses = [Harness() for _ in range(3)]
    for moves, harness in enumerate(harnesses, 1):
        for row in range(moves):
            harness.match.play(Point(row, row))
        age = 9_000 - 1_000 * moves
        os.utime(crash(harness.journal), (age, age))
    games = find_unsaved().found
    counted = [sum(node.move_color is not None for node in game.document.tree) for game in games]
    assert counted == [3, 2, 1]


def test_marks_in_a_review_come_back() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    harness.match.leave()
    harness.score.click(Point(1, 1), Reach.CHAIN)
    harness.match.agree(Color.BLACK)
    game = found(harness)
    assert "Counting" in fingerprint(game.document)


def test_a_reply_comes_back_as_part_of_the_step_that_asked_for_it() -> None:
    harness = Harness()
    harness.match.start(Setup(5, 5))
    harness.match.play(Point(2, 2))
    record = harness.record
    edit = AddNode(record.cursor.id, 0, {"W": ("dd",)})
    record.do("reply", edit, record.attachment, record.tree.next_id, extends_previous=True)
    document = found(harness).document
    document.undo()
    assert document.cursor is document.tree.root
