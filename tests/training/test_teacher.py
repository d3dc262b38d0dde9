"""PyTorch's evaluation of a teacher is that of NumPy, to 16 bits."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.engine.network.random_networks import random_network, random_transformer
from training.label import teacher_of
from tromp_gui.engine.network.network import Network

ROWS, COLUMNS = 5, 7


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["nested", "fixed", "learnt"])
def test_the_outputs_are_those_of_numpy(kind: str) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (extra: training)")
    whole = random_transformer(kind)
    description = replace(whole, blocks=whole.blocks[1:])
    noise = np.random.default_rng(3)
    boards = noise.integers(0, 2, (2, ROWS * COLUMNS, 22)).astype(np.float32)
    values = noise.normal(size=(2, 19)).astype(np.float32)
    expected = Network(description).evaluate(ROWS, COLUMNS, boards, values)
    teacher = teacher_of(description)
    assert type(teacher) is not Network
    found = teacher.evaluate(ROWS, COLUMNS, boards[:, ::-1].copy()[:, ::-1], values)
    for name, exact in expected._asdict().items():
        np.testing.assert_allclose(getattr(found, name), exact, atol=0.05 * np.abs(exact).max())


def test_filters_and_attention_without_a_rotation_are_evaluated_by_numpy() -> None:
    plain = random_transformer("plain")
    assert type(teacher_of(random_network(8))) is Network
    assert type(teacher_of(random_transformer("fixed"))) is Network
    assert type(teacher_of(replace(plain, blocks=plain.blocks[1:]))) is Network
