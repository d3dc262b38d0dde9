"""Reading network files: both spellings, and whatever a file may hold."""

from __future__ import annotations

import gzip
import subprocess
import sys
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from tests.engine.network.random_networks import VERSIONS, random_network
from training.writer import write_network
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.network.source import BadNetwork


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "network.bin.gz"


def same(first: object, second: object) -> bool:
    """Whether two networks have the same layers with the same numbers."""
    if isinstance(first, np.ndarray):
        return bool(np.allclose(first, second, rtol=1e-5, atol=1e-7))  # type: ignore[arg-type]
    if isinstance(first, tuple):
        assert isinstance(second, tuple)
        return len(first) == len(second) and all(map(same, first, second))
    names = getattr(first, "__dataclass_fields__", None)
    if names is None:
        return first == second
    return type(first) is type(second) and all(
        same(getattr(first, name), getattr(second, name)) for name in names
    )


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize("version", VERSIONS)
def test_what_was_written_is_read(version: int, in_words: bool, file: Path) -> None:
    network = random_network(version)
    write_network(network, file, in_words)
    assert same(read_network(file), network)


def test_a_file_that_is_not_packed_is_read(file: Path) -> None:
    write_network(random_network(8), file)
    bare = file.with_suffix("")
    bare.write_bytes(gzip.decompress(file.read_bytes()))
    assert same(read_network(bare), random_network(8))


@pytest.fixture
def whole(file: Path) -> bytes:
    """A whole network of version 8, not packed."""
    write_network(random_network(8), file)
    return gzip.decompress(file.read_bytes())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b"random8\n8\n", b"random8\n7\n", "its version is 7; 8 to 16 can be read"),
        (b"random8\n8\n", b"random8\n17\n", "its version is 17; 8 to 16 can be read"),
        (b"ordinary_block", b"transformer_block", "transformer_block, which this program lacks"),
        (b"trunk\n2\n", b"trunk\n0\n", "it contains “0” where a number from 1 to 200 is expected"),
        (b"trunk\n2\n", b"trunk\n3\n", "which this program lacks"),
        (
            b"trunk\n2\n32\n",
            b"trunk\n2\n-1\n",
            "it contains “-1” where a number from 1 to 4096 is expected",
        ),
        (b"layer1\n5\n5\n", b"layer1\n4\n4\n", "a filter without a middle"),
        (b"@BIN@", b"@BON@", "it is damaged"),
        (b"1e-20", b"nan", "it contains “nan” where a number is expected"),
    ],
)
def test_an_unknown_or_damaged_file_is_told_in_a_phrase(
    old: bytes, new: bytes, said: str, file: Path, whole: bytes
) -> None:
    assert old in whole
    file.write_bytes(gzip.compress(whole.replace(old, new, 1)))
    with pytest.raises(BadNetwork, match=said):
        read_network(file)


def test_a_number_that_is_none_is_refused(file: Path, whole: bytes) -> None:
    at = whole.index(b"@BIN@") + 5
    file.write_bytes(whole[:at] + np.float32(np.nan).tobytes() + whole[at + 4 :])
    with pytest.raises(BadNetwork, match="no number"):
        read_network(file)


def test_more_than_the_network_is_refused(file: Path, whole: bytes) -> None:
    file.write_bytes(whole + b"more")
    with pytest.raises(BadNetwork, match="it goes on after its end"):
        read_network(file)


@pytest.mark.parametrize("in_words", [False, True])
def test_every_shortened_file_is_refused(in_words: bool, file: Path) -> None:
    write_network(random_network(16), file, in_words)
    whole = gzip.decompress(file.read_bytes())
    short = file.with_name("short")
    for part in range(1, 24):
        short.write_bytes(whole[: len(whole) * part // 24 - 3])
        with pytest.raises(BadNetwork):
            read_network(short)
    packed = file.read_bytes()
    short.write_bytes(packed[: len(packed) // 2])
    with pytest.raises(BadNetwork):
        read_network(short)


@pytest.mark.parametrize(
    "text", [b"", b"\x1f\x8b", b"hello", b" " * 1000, b"\xff" * 500, b"a" * 999]
)
def test_what_is_not_a_network_is_refused(text: bytes, file: Path) -> None:
    file.write_bytes(text)
    with pytest.raises(BadNetwork):
        read_network(file)


def test_sizes_are_checked_before_memory_is_taken(file: Path) -> None:
    """A filter of 19×19×4096×4096 would be 24 GB; the file has a few bytes of it."""
    start = b"big\n8\n22\n19\ntrunk\n1\n4096\n1\n1\n0\n1\nlayer\n19\n19\n22\n4096\n1\n1\n@BIN@"
    file.write_bytes(start + b"\0" * 100)
    tracemalloc.start()
    try:
        with pytest.raises(BadNetwork, match="it ends too early"):
            read_network(file)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_the_command_says_in_one_sentence_why_a_file_cannot_be_used(file: Path) -> None:
    file.write_bytes(b"hello")
    damaged = "cannot be used as a network: it is damaged or not a KataGo network"
    for path, reason in ((file, damaged), (file / "x", "was not found")):
        done = subprocess.run(
            [sys.executable, "-m", "tromp_gui", "gtp", "--network", path],
            input="",
            capture_output=True,
            text=True,
        )
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert reason in done.stderr
