"""The program computes from an exported network what training computed."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.network.source import Floats

ROWS, COLUMNS, SIDE = 5, 7, 9


@pytest.mark.slow
def test_the_outputs_are_those_of_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra: training)")
    from training import export, model, train

    state = train.State(model.Shape(channels=24, blocks=2))
    state.keep(tmp_path / "state.pt")
    file = tmp_path / "network.bin.gz"
    monkeypatch.setattr(sys, "argv", ["export", str(tmp_path), str(file)])
    export.main()

    noise = np.random.default_rng(3)
    board = noise.integers(0, 2, (1, ROWS, COLUMNS, 22)).astype(np.float32)
    board[..., 0] = 1
    padded = np.zeros((1, SIDE, SIDE, 22), np.float32)
    padded[:, :ROWS, :COLUMNS] = board
    whole = noise.normal(size=(1, 19)).astype(np.float32)
    spatial = torch.from_numpy(padded).permute(0, 3, 1, 2)
    with torch.no_grad():
        given = model.forward(state.smooth, state.shape, spatial, torch.from_numpy(whole))
    policy, result, score, owner = (tensor.numpy()[0] for tensor in given)
    found = Network(read_network(file)).evaluate(
        ROWS, COLUMNS, board.reshape(1, ROWS * COLUMNS, 22), whole
    )

    def points(values: Floats) -> Floats:
        return values.reshape(SIDE, SIDE)[:ROWS, :COLUMNS].ravel()

    np.testing.assert_allclose(found.policy[0, :, 0], points(policy[:-1]), atol=1e-4)
    np.testing.assert_allclose(found.passing[0, 0], policy[-1], atol=1e-4)
    np.testing.assert_allclose(found.result[0], result, atol=1e-4)
    np.testing.assert_allclose(found.score[0], score, atol=1e-4)
    np.testing.assert_allclose(found.owner[0], points(owner), atol=1e-4)
