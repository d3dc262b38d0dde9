"""Failures name their layer."""

from __future__ import annotations

import pytest

from tromp_gui.gtp.failure import Failure, Layer, Trouble


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_a_layer(trouble: Trouble) -> None:
    assert Failure(trouble).layer is trouble.layer


@pytest.mark.parametrize(
    ("trouble", "layer"),
    [
        (Trouble.NOT_FOUND, Layer.PROCESS),
        (Trouble.CRASHED, Layer.PROCESS),
        (Trouble.GMP, Layer.PROTOCOL),
        (Trouble.NOT_RESPONDING, Layer.PROTOCOL),
        (Trouble.REFUSED, Layer.ENGINE),
        (Trouble.OUT_OF_SYNC, Layer.ENGINE),
        (Trouble.ILLEGAL_MOVE, Layer.RULES),
    ],
)
def test_layers(trouble: Trouble, layer: Layer) -> None:
    assert trouble.layer is layer
