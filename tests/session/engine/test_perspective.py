"""Whose win rates and scores an engine reports: found out before the first number is shown."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.engines.harness import Harness, target
from tests.engines.real import katago
from tests.session import analysis_engine
from tests.session.conftest import Harnesses
from tromp_gui.go.point import Color
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.verdict import RAW_NETWORK

SETTINGS = ("BLACK", "WHITE", "SIDETOMOVE")


def scripted(*options: str) -> Launch:
    return Launch(sys.executable, ("-S", "-E", analysis_engine.__file__, *options))


def black_score(place: Harness, *moves: str) -> float:
    """Black's lead after these moves, in the first report and by the first point of the board."""
    color = Color.WHITE if len(moves) % 2 else Color.BLACK
    place.analyses.clear()
    place.session.analyse(color, target(*moves))
    analysis = place.wait_for_analysis()
    assert analysis.black_score is not None
    assert analysis.ownership is not None
    assert (analysis.black_win_rate > 0.5) is (analysis.black_score > 0)
    assert analysis.ownership[0] == 1  # its first column is always Black's
    return analysis.black_score


@pytest.mark.parametrize("setting", SETTINGS)
def test_its_numbers_are_right_however_it_is_configured(harness: Harnesses, setting: str) -> None:
    place = harness(scripted("kata", "--reports", setting))
    assert black_score(place, "A1", "D1") == 3
    assert black_score(place, "A1", "D1", "B1") == 2
    assert black_score(place, "A1", "D1") == 3
    assert place.sent().count(RAW_NETWORK) == 1


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_typed_command_while_it_is_compared_changes_nothing(
    harness: Harnesses, setting: str
) -> None:
    place = harness(scripted("kata", "--reports", setting))
    place.be_at(target())
    place.session.ask("clear_board", lambda reply: None)
    place.session.analyse(Color.WHITE, target("D1"))
    place.session.ask("play B H1", lambda reply: None)
    assert place.wait_for_analysis().black_score == -3


def test_a_comparison_that_was_left_is_made_later(harness: Harnesses) -> None:
    place = harness(scripted("kata", "--reports", "WHITE"))
    place.be_at(target())
    place.session.analyse(Color.BLACK, target())
    place.session.stop_analysing()
    assert place.analyses == []
    assert black_score(place, "A1", "D1") == 3


@pytest.mark.parametrize("kind", ["kata", "lz"])
def test_an_engine_without_such_a_setting_is_not_compared(harness: Harnesses, kind: str) -> None:
    place = harness(scripted(kind))
    place.session.analyse(Color.WHITE, target("D1"))
    assert place.wait_for_analysis().black_win_rate < 0.5
    assert not any(command.startswith(("komi 150", RAW_NETWORK)) for command in place.sent())


@pytest.mark.parametrize("setting", SETTINGS)
def test_katago_behind_a_script(harness: Harnesses, tmp_path: Path, setting: str) -> None:
    said = ("-override-config", f"reportAnalysisWinratesAs={setting}")
    program, arguments, folder, *_ = katago(tmp_path, 8, *said)
    script = tmp_path / "go.sh"
    script.write_text(f"#!/bin/sh\nexec {program} {' '.join(arguments)}\n")
    script.chmod(0o755)
    place = harness(Launch(str(script), (), folder))
    wall = ["D1", "pass", "D2", "pass", "D3", "pass", "D4", "pass", "D5", "pass", "D6", "pass"]
    for moves in (wall, wall[:-1]):
        place.analyses.clear()
        color = Color.WHITE if len(moves) % 2 else Color.BLACK
        place.session.analyse(color, target(*moves))
        analysis = place.wait_for_analysis()
        assert analysis.black_win_rate > 0.7
        assert analysis.black_score is not None
        assert analysis.black_score > 10
        assert analysis.ownership is not None
        assert analysis.ownership[0] > 0.3
