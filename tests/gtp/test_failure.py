"""Failures name their layer."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.failure import Failure, FailureKind, Layer


@pytest.mark.parametrize("problem", FailureKind)
def test_every_problem_has_a_layer(problem: FailureKind) -> None:
    assert Failure(problem).layer is problem.layer


@pytest.mark.parametrize(
    ("problem", "layer"),
    [
        (FailureKind.NOT_FOUND, Layer.PROCESS),
        (FailureKind.CRASHED, Layer.PROCESS),
        (FailureKind.GMP, Layer.PROTOCOL),
        (FailureKind.NOT_RESPONDING, Layer.PROTOCOL),
        (FailureKind.REFUSED, Layer.ENGINE),
        (FailureKind.OUT_OF_SYNC, Layer.ENGINE),
        (FailureKind.ILLEGAL_MOVE, Layer.RULES),
    ],
)
def test_layers(problem: FailureKind, layer: Layer) -> None:
    assert problem.layer is layer
