"""The crash journal: every acknowledged step is restored after a kill."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.session.crashes import crash
from tests.session.scribbler import Harness, fingerprint, full_print
from tromp_gui.go.point import Color, Point
from tromp_gui.match.scores import Counting
from tromp_gui.match.setup import Setup
from tromp_gui.record.edits import AddNode
from tromp_gui.session.file.freeze import Freezer, Json
from tromp_gui.session.file.journal import FREEZER, STEPS, journals_folder
from tromp_gui.session.file.journal_lines import LineFile, entries_in, line_of
from tromp_gui.session.file.recovery import find_unsaved, forget, release

ROOT = Path(__file__).resolve().parents[3]


def killed(seed: int, steps: int, seconds: float = 0.0) -> list[str]:
    """What a scribbling process had acknowledged when it was killed: after some steps, and a time
    that is in the midst of one.
    """
    command = [sys.executable, "-m", "tests.session.scribbler", str(seed)]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, env=environment, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(steps)]
        time.sleep(seconds)
        process.kill()
        lines += process.stdout
    return [line.rstrip("\n") for line in lines if line.endswith("\n")]


def expected(seed: int, steps: int) -> list[str]:
    """What the same seed does in this many steps, in this process."""
    dice, harness, prints = random.Random(seed), Harness(), []
    for _ in range(steps):
        harness.act(dice)
        prints.append(harness.print())
    harness.journal.close()
    return prints


def check_one_kill(seed: int, steps: int, seconds: float = 0.0) -> int:
    """Kill a process and find every acknowledged step again; returns how many there were.

    The kill may come between a step and its acknowledgement, so one more may be there.
    """
    acknowledged = killed(seed, steps, seconds)
    found = find_unsaved().found
    *_, last, following = expected(seed, len(acknowledged) + 1)
    assert acknowledged[-1] == last
    if found:
        (game,) = found
        edit = game.draft.edit if game.draft else None
        assert full_print(game.document, edit) in (last, following)
        forget(game)
    else:
        assert any(
            each.split(" ")[1] == "False" and each.endswith(" None") for each in (last, following)
        )
    return len(acknowledged)


def test_a_killed_process_leaves_every_acknowledged_step() -> None:
    assert check_one_kill(seed=1, steps=20) >= 20


@pytest.mark.slow
def test_two_hundred_kills() -> None:
    dice = random.Random(7)
    kills = [(dice.randrange(5, 30), dice.uniform(0.0, 0.01)) for _ in range(200)]
    steps = [check_one_kill(seed, *kill) for seed, kill in enumerate(kills)]
    assert sum(steps) > 2000


def test_undo_reaches_back_across_the_crash() -> None:
    dice, harness = random.Random(3), Harness()
    for _ in range(40):
        harness.act(dice)
    crash(harness.journal)
    (game,) = find_unsaved().found
    assert fingerprint(game.document) == fingerprint(harness.record.document)
    while game.document.undo() and harness.record.undo_label:
        harness.record.undo()
        assert fingerprint(game.document) == fingerprint(harness.record.document)


def test_a_torn_tail_is_dropped() -> None:
    harness = Harness()
    for point in (Point(1, 1), Point(2, 2), Point(3, 3)):
        harness.match.play(point)
    steps = crash(harness.journal) / STEPS
    whole = steps.read_bytes()
    for cut in range(len(whole) - 1, len(whole) - 40, -7):
        steps.write_bytes(whole[:cut])
        (game,) = find_unsaved().found
        assert game.moves in (2, 3)
        release([game])


def test_a_copy_that_runs_keeps_its_journal_to_itself() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    assert find_unsaved().found == []
    assert fingerprint(harness.record.document)


def test_nothing_is_left_after_a_good_end() -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    harness.journal.close()
    assert list(journals_folder().iterdir()) == []


def test_a_saved_game_is_not_offered(tmp_path: Path) -> None:
    harness = Harness()
    harness.match.play(Point(1, 1))
    assert harness.files.save(tmp_path / "game.sgf")
    folder = crash(harness.journal)
    assert find_unsaved().found == []
    assert not folder.exists()


def test_lines_survive_a_round_trip_and_nothing_after_damage(tmp_path: Path) -> None:
    file = LineFile(tmp_path / "lines")
    entries: list[Json] = [["a", 1, None], {"b": "中\n"}, [True, [2]]]
    for entry in entries:
        file.add(entry)
        file.write()
    file.close()
    data = (tmp_path / "lines").read_bytes()
    assert [entry for entry, _ in entries_in(data)] == entries
    assert [end for _, end in entries_in(data)][-1] == len(data)
    damaged = data.replace(b'"b"', b'"c"')
    assert [entry for entry, _ in entries_in(damaged)] == entries[:1]
    assert line_of(entries[0]) == data.splitlines(keepends=True)[0]


def test_frozen_values_come_back_equal() -> None:
    match = Setup(9, 13).match().marked(frozenset({Point(0, 1), Point(2, 3)}))
    for value in (match, match.agreed_by(Color.WHITE), Counting(3, frozenset()), None, ()):
        assert FREEZER.thaw(FREEZER.freeze(value)) == value


def test_an_edit_in_a_journal_of_an_earlier_version_is_read() -> None:
    written: Json = {
        "!": "AddNode",
        "=": {"parent": 4, "index": 1, "properties": {"!": "dict", "=": []}},
    }
    assert FREEZER.thaw(written) == AddNode(4, 1, {})


def test_a_value_of_an_unknown_class_is_refused() -> None:
    with pytest.raises(TypeError, match="the journal knows no"):
        Freezer(()).freeze(Path("x"))
