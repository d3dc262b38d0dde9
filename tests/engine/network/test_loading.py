"""Networks that somebody chose: tried before they are used, whatever their weights are."""

from __future__ import annotations

import gzip
import tempfile
import warnings
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.network.random_networks import random_network
from tests.engine.talk import responses, transcript
from tromp_gui import resources
from tromp_gui.engine.network.loading import load_network
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.state import Engine
from tromp_gui.engine.thinker import EngineOptions, Thinker
from tromp_gui.network_files.problem import BadNetwork, NetworkFault

OWN = gzip.decompress(resources.path("networks/own.bin.gz").read_bytes())


def with_weights(contents: bytes, value: float) -> bytes:
    """The file with every number of its first layer set to a value."""
    at = contents.index(b"@BIN@") + 5
    many = np.full(5000, value, "<f4").tobytes()
    return contents[:at] + many + contents[at + len(many) :]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "network.bin"


def test_the_programs_own_network_is_accepted(file: Path) -> None:
    file.write_bytes(OWN)
    assert load_network(file).version in range(8, 17)


def test_weights_that_give_no_numbers_are_refused_without_a_warning(file: Path) -> None:
    file.write_bytes(with_weights(OWN, 3e38))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(BadNetwork) as caught:
            load_network(file)
    assert caught.value.fault is NetworkFault.NO_NUMBERS


def test_answers_that_are_no_numbers_are_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """If a network gives them at a later position only."""
    description = random_network(8)
    description.value.result.bias[:] = np.inf
    network = Network(description)
    options = EngineOptions(playouts=2, seed=1)
    engine = Engine(Thinker(options, network), network)
    said = responses(transcript("genmove b\nkata-raw-nn 0\nshowboard\nname\n", engine))
    text = "the network's answers are not numbers"
    assert [answer.text for answer in said[:2]] == [text, text]
    assert [answer.is_success for answer in said] == [False, False, True, True]
    assert capsys.readouterr().err == ""


@given(st.lists(st.tuples(st.integers(0, len(OWN) - 1), st.integers(1, 255)), max_size=40))
def test_a_changed_network_is_refused_or_gives_numbers(changes: list[tuple[int, int]]) -> None:
    _is_refused_or_gives_numbers(changes)


@given(
    st.lists(
        st.tuples(st.integers(0, 400), st.sampled_from([0x0D, 0x1D, 0x03, 0xFF, 0x10, 0x80])),
        min_size=1,
        max_size=3,
    )
)
def test_a_changed_heading_is_refused_or_gives_numbers(changes: list[tuple[int, int]]) -> None:
    _is_refused_or_gives_numbers(changes)


def _is_refused_or_gives_numbers(changes: list[tuple[int, int]]) -> None:
    changed = bytearray(OWN)
    for at, bits in changes:
        changed[at] ^= bits
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("error")
        file = Path(folder) / "changed.bin"
        file.write_bytes(changed)
        try:
            network = load_network(file)
        except BadNetwork:
            return
    options = EngineOptions(playouts=2, seed=1)
    engine = Engine(Thinker(options, network), network)
    said = transcript("boardsize 9\ngenmove b\nkata-raw-nn all\n", engine)
    assert "internal error" not in said
    assert "inf" not in said
    assert "nan" not in said
