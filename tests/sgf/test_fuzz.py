"""Mutations of real files: read, written and read again without a loss; see fuzz.py."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sgf import fuzz_foreign
from tests.sgf.fuzz import check, corpus, mutated, run
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.diagnosis import diagnose
from tromp_gui.sgf.opening import read_any

SEEDS = corpus()
mutations = st.integers(0, 2**32).map(lambda seed: mutated(SEEDS, random.Random(seed)))


@given(mutations)
def test_a_mutated_file_is_read_written_and_read_again(data: bytes) -> None:
    assert check(data)


@given(mutations)
def test_a_mutated_file_is_opened_and_reported_on_or_refused(data: bytes) -> None:
    try:
        collection = read_any(data)
    except SgfError:
        return
    if collection.form.value == "sgf":
        assert set(collection.repairs) <= set(diagnose(data)) or len(collection.repairs) > 100


@pytest.mark.slow
def test_twenty_thousand_mutations_in_processes() -> None:
    kinds, failures = run(20_000, seed=random.SystemRandom().randrange(2**31))
    assert failures == []
    assert kinds["repaired"] > kinds["well"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("form", fuzz_foreign.SEEDS)
def test_mutations_of_foreign_formats_read_back_as_written(form: str) -> None:
    assert fuzz_foreign.run(form, 500, random.randrange(1 << 30), []).total() == 500
