"""Labelling and training go on where they were stopped."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.engine.network.random_networks import random_network
from training import label
from training.writer import write_network


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the network of a teacher; files of labels have a few short games."""
    write_network(random_network(8), tmp_path / "teacher.bin.gz")
    monkeypatch.setattr(label, "POSITIONS_A_FILE", 20)
    monkeypatch.setattr(label, "GAMES_AT_ONCE", 1)
    monkeypatch.setattr(label, "new_size", lambda dice, largest: (5, 5))
    return tmp_path


def labelled(folder: Path, monkeypatch: pytest.MonkeyPatch, files: int) -> list[Path]:
    """The files of labels after asking for so many."""
    words = ["label", str(folder / "teacher.bin.gz"), str(folder / "labels")]
    monkeypatch.setattr(sys, "argv", [*words, "--positions", str(20 * files)])
    label.main()
    return sorted((folder / "labels").glob("*.json.gz"))


def test_labels_that_are_there_stay_and_a_missing_file_comes_again(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = labelled(small, monkeypatch, 2)
    before = [path.stat() for path in (first, second)]
    second.unlink()
    (small / "labels" / "00001.json.part").write_bytes(b"stopped here")
    assert labelled(small, monkeypatch, 2) == [first, second]
    after = [path.stat() for path in (first, second)]
    assert after[0].st_mtime_ns == before[0].st_mtime_ns
    assert after[1].st_size == pytest.approx(before[1].st_size, abs=8)


@pytest.mark.slow
def test_training_continues_from_its_state(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (extra: training)")
    from training import train

    labelled(small, monkeypatch, 3)
    monkeypatch.setattr(train, "BATCH", {9: 8})
    monkeypatch.setattr(train, "SHARE", {9: 1.0})
    monkeypatch.setattr(train, "SIDES", (9,))
    words = ["train", str(small / "labels"), str(small / "run"), "--blocks", "2"]
    steps, seconds = [], 0.0
    for _ in range(2):
        asked = [*words, "--channels", "24", "--seconds", str(seconds + 1e-6)]
        monkeypatch.setattr(sys, "argv", asked)
        train.main()
        state = train.State.read(small / "run" / "state.pt")
        steps.append(state.steps)
        seconds = state.seconds
    assert steps == [1, 2]
    assert len((small / "run" / "curve.csv").read_text().splitlines()) > 2


def test_positions_lose_their_last_moves_and_ladders_of_the_past_but_no_pass() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (extra: training)")
    from training import train

    chances = np.random.default_rng(1)
    spatial = chances.integers(0, 2, (4, 9, 9, 22)).astype(np.float32)
    globals_ = np.zeros((4, 19), np.float32)
    globals_[2, 1] = 1  # a pass, two turns ago
    batch = {"spatial": spatial.copy(), "globals": globals_}
    train.forget(batch, np.array([True, False, True, False]))
    assert not batch["spatial"][0, :, :, 9:14].any()
    for ago in (15, 16):
        assert (batch["spatial"][0, :, :, ago] == spatial[0, :, :, 14]).all()
    kept = [*range(9), 14, *range(17, 22)]
    assert (batch["spatial"][0][:, :, kept] == spatial[0][:, :, kept]).all()
    assert (batch["spatial"][1:] == spatial[1:]).all()
