"""Every edit is restored from the journal unchanged."""

from __future__ import annotations

import json

import pytest

from tests.record.trees import grown, shape
from tromp_gui.record.edits import (
    AddNode,
    Edit,
    Edits,
    MoveNodes,
    RemoveNode,
    Rewrite,
    SetProperty,
    SetSize,
)
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import SwapColors, Transform
from tromp_gui.session.file.journal import FREEZER

GAME = "(;SZ[5]AB[aa];B[bb]C[c](;W[cc])(;W[dd];B[ee]))"


@pytest.mark.parametrize(
    "edit",
    [
        SetProperty(1, "C", None),
        SetProperty(1, "LB", ("aa:1", "bb:\\]"), 0),
        Rewrite(1, {"B": ("cc",), "C": ("中",)}),
        SetSize(7, 9),
        AddNode(1, 1, {"W": ("",)}),
        RemoveNode(2),
        MoveNodes((3,), 0, 0),
        Transform(Symmetry.TURN_LEFT),
        SwapColors(),
        Edits((AddNode(1, 0, {}), MoveNodes((2,), 5, 9), Transform(Symmetry.DIAGONAL))),
    ],
)
def test_it_does_the_same_afterwards(edit: Edit) -> None:
    kept = json.loads(json.dumps(FREEZER.freeze(edit)))
    thawed = FREEZER.thaw(kept)
    assert thawed == edit
    first, second = grown(GAME), grown(GAME)
    edit.apply(first)
    thawed.apply(second)
    assert shape(second.root) == shape(first.root)
    assert (second.rows, second.columns) == (first.rows, first.columns)
