"""Failures name their layer."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.failure import Failure, FailureKind, Layer


@pytest.mark.parametrize("trouble", FailureKind)
def test_every_trouble_has_a_layer(trouble: FailureKind) -> None:
    assert Failure(trouble).layer is trouble.layer


@pytest.mark.parametrize(
    ("trouble", "layer"),
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
def test_layers(trouble: FailureKind, layer: Layer) -> None:
    assert trouble.layer is layer
