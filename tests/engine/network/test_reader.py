"""Reading network files: both spellings, and whatever a file may hold."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from tests.engine.network.random_networks import (
    TRANSFORMERS,
    VERSIONS,
    random_network,
    random_transformer,
)
from tests.growth import TIMES, assert_time_is_linear
from training.writer import write_network
from tromp_gui import resources
from tromp_gui.engine.network.description import Description
from tromp_gui.engine.network.reader import read_network
from tromp_gui.engine.network.source import Source
from tromp_gui.network_files.heading import Heading, inspect
from tromp_gui.network_files.problem import BadNetwork, problem_in

BIG = b"big\n8\n22\n19\ntrunk\n1\n4096\n1\n1\n0\n1\nlayer\n19\n19\n22\n4096\n1\n1\n@BIN@"
"""The beginning of a network whose first filter has 130 MB."""


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


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize("kind", TRANSFORMERS)
def test_a_transformer_that_was_written_is_read(kind: str, in_words: bool, file: Path) -> None:
    network = random_transformer(kind)
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
        (b"random8\n8\n", b"random8\n7\n", "[version: 7]"),
        (b"random8\n8\n", b"random8\n18\n", "[version: 18]"),
        (b"random8\n8\n", b"random8\n--8\n", "[not-a-network: “--8” where a number"),
        (b"\n22\n", b"\n23\n", "[not-a-network: “23” where a number from 22 to 22 is expected]"),
        (b"ordinary_block", b"other_block", "[unknown-part: other_block]"),
        (b"trunk\n2\n", b"trunk\n0\n", "[damaged: “0” where a number from 1 to 200 is expected]"),
        (b"trunk\n2\n", b"trunk\n--2\n", "[damaged: “--2” where a number from 1 to 200 is"),
        (b"trunk\n2\n", b"trunk\n3\n", "[unknown-part: "),
        (b"trunk\n2\n32\n", b"trunk\n2\n-1\n", "[damaged: “-1” where a number from 1 to 4096"),
        (b"layer1\n5\n5\n", b"layer1\n4\n4\n", "[damaged: a filter without a middle]"),
        (b"@BIN@", b"@BON@", "[damaged: its numbers do not begin with @BIN@]"),
        (b"1e-20", b"nan", "[damaged: “nan” where a number is expected]"),
    ],
)
def test_an_unknown_or_damaged_file_is_refused_with_its_fault(
    old: bytes, new: bytes, said: str, file: Path, whole: bytes
) -> None:
    assert old in whole
    file.write_bytes(gzip.compress(whole.replace(old, new, 1)))
    with pytest.raises(BadNetwork, match=re.escape(said)) as caught:
        read_network(file)
    told = problem_in(f"“x” cannot be used. {caught.value}\n")
    assert told is not None
    assert (told.fault, told.detail) == (caught.value.fault, caught.value.detail)


@pytest.mark.parametrize(
    ("kind", "old", "new", "said"),
    [
        ("fixed", b"100.0\n", b"0\n", "[damaged: a theta of 0.0]"),
        ("fixed", b"\n2\n1\n14\n", b"\n2\n3\n14\n", "[damaged: 2 heads for 3 keys]"),
        ("fixed", b"\n2\n1\n14\n", b"\n2\n1\n13\n", "[damaged: a rotation of 13 channels]"),
        ("fixed", b"\n2\n1\n14\n", b"\n2\n1\n16\n", "[damaged: “28” where"),
        ("fixed", b"\n32\n1e-06\n0\n", b"\n32\n0\n0\n", "[damaged: an epsilon of 0.0]"),
        ("fixed", b"1e-06\n0\n0\n", b"1e-06\n0\n4\n", "[unknown-part: a normalisation by groups]"),
        ("fixed", b"\n32\n10\n1\n", b"\n32\n10\n0\n", "[unknown-part: a feed-forward block"),
        ("fixed", b"policy\n2\n0\n", b"policy\n3\n0\n", "[unknown-part: 3 policies]"),
        ("fixed", b"policy\n2\n0\n", b"policy\n2\n1\n", "[unknown-part: an option of its policy]"),
        ("fixed", b"value\n0\n0\n", b"value\n0\n1\n", "[unknown-part: an option of its value]"),
        ("learnt", b"\n2\n4\n2\n@BIN@", b"\n2\n3\n2\n@BIN@", "[damaged: “3” where"),
    ],
)
def test_a_damaged_transformer_is_refused_with_its_fault(
    kind: str, old: bytes, new: bytes, said: str, file: Path
) -> None:
    write_network(random_transformer(kind), file)
    whole = gzip.decompress(file.read_bytes())
    assert whole.count(old) == 1
    file.write_bytes(gzip.compress(whole.replace(old, new)))
    with pytest.raises(BadNetwork, match=re.escape(said)):
        read_network(file)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((0, 2, *[0] * 6), "[damaged: “2” where a number from 0 to 1"),
        ((0, 0, 0, 1, *[0] * 4), "[unknown-part: an option in its heading]"),
    ],
)
def test_an_option_that_is_not_known_is_refused(
    options: tuple[int, ...], said: str, file: Path
) -> None:
    write_network(random_network(15), file)
    contents = gzip.decompress(file.read_bytes())
    new = "".join(f"{option}\n" for option in options).encode()
    file.write_bytes(contents.replace(b"0\n" * 8, new, 1))
    for read in (read_network, inspect):
        with pytest.raises(BadNetwork, match=re.escape(said)):
            read(file)


@pytest.mark.parametrize(
    ("options", "said"),
    [((2, 0), "a normalisation of kind 2"), ((1, 1), "an option of its trunk")],
)
def test_an_option_of_the_trunk_that_is_not_known_is_refused(
    options: tuple[int, int], said: str, file: Path
) -> None:
    write_network(random_network(15), file)
    contents = gzip.decompress(file.read_bytes())
    before, new = b"32\n0\n32\n0\n0\n", b"32\n0\n32\n%d\n%d\n" % options
    assert contents.count(before) == 1
    file.write_bytes(contents.replace(before, new))
    with pytest.raises(BadNetwork, match=said):
        inspect(file)


@pytest.mark.parametrize("factor", [b"0", b"-3", b"1e300"])
def test_a_multiplier_that_makes_no_sense_is_refused(factor: bytes, file: Path) -> None:
    write_network(random_network(13), file)
    contents = gzip.decompress(file.read_bytes())
    assert b"\n0.3\n" in contents
    file.write_bytes(contents.replace(b"\n0.3\n", b"\n" + factor + b"\n", 1))
    with pytest.raises(BadNetwork, match="a multiplier of"):
        read_network(file)


def test_the_beginning_says_what_a_network_is(file: Path, whole: bytes) -> None:
    heading = inspect(resources.path("networks/own.bin.gz"))
    assert heading.version in range(8, 17)
    file.write_bytes(whole)
    assert inspect(file) == Heading("random8", 8, 2, 32)
    write_network(random_transformer("learnt"), file)
    found = inspect(file)
    assert (found.version, found.assumes_suicide, found.has_rms_tip) == (17, True, False)
    write_network(random_transformer("nested"), file)
    assert inspect(file).has_rms_tip


def test_a_number_that_is_none_is_refused(file: Path, whole: bytes) -> None:
    at = whole.index(b"@BIN@") + 5
    file.write_bytes(whole[:at] + np.float32(np.nan).tobytes() + whole[at + 4 :])
    with pytest.raises(BadNetwork, match="a parameter is not a number"):
        read_network(file)


def test_more_than_the_network_is_refused(file: Path, whole: bytes) -> None:
    file.write_bytes(whole + b"more")
    with pytest.raises(BadNetwork, match="it goes on after its end"):
        read_network(file)


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize("network", [random_network(16), random_transformer("nested")])
def test_every_shortened_file_is_refused(network: Description, in_words: bool, file: Path) -> None:
    write_network(network, file, in_words)
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
    """A filter of 19×19×22×4096 would be 130 MB; the file has a few bytes of it."""
    file.write_bytes(BIG + b"\0" * 100)
    tracemalloc.start()
    try:
        with pytest.raises(BadNetwork, match="it ends too early"):
            read_network(file)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_weights_that_unpack_to_many_times_their_size_are_refused(file: Path) -> None:
    with gzip.open(file, "wb") as packed:
        packed.write(BIG)
        for _ in range(100):
            packed.write(bytes(1_000_000))
    tracemalloc.start()
    try:
        with pytest.raises(BadNetwork, match="ratio: 20"):
            read_network(file)
        assert tracemalloc.get_traced_memory()[1] < 50_000_000
    finally:
        tracemalloc.stop()


def test_more_parameters_than_fit_into_memory_are_refused_before_they_are_read(
    file: Path, whole: bytes
) -> None:
    file.write_bytes(gzip.compress(whole))
    read_network(file, memory=10_000_000)
    with pytest.raises(BadNetwork, match="no-memory"):
        read_network(file, memory=20 * len(whole) // 4 - 1000)
    file.write_bytes(BIG + b"\0" * 100)
    with pytest.raises(BadNetwork, match="no-memory"):
        read_network(file, memory=100_000_000)


def _of_small_arrays(count: int) -> bytes:
    """A file in words whose arrays have one number each."""
    return b"".join(b"layer%d\n0.25 " % at for at in range(count))


def test_words_are_read_in_time_in_proportion_to_the_file(tmp_path: Path) -> None:
    def read(path: Path) -> None:
        with Source(path) as source:
            while not source.at_end():
                source.word()
                source.floats(1)

    small, large = tmp_path / "small", tmp_path / "large"
    small.write_bytes(_of_small_arrays(10_000))
    large.write_bytes(_of_small_arrays(10_000 * TIMES))
    assert_time_is_linear(read, small, large)


@pytest.mark.parametrize("sign", [b" ", b"\n", b"\t\r\n"])
def test_words_are_split_at_any_white_space_across_pieces(sign: bytes, tmp_path: Path) -> None:
    """More words than fit into one piece of the file, and a long array among them."""
    values = np.arange(300_000, dtype=np.float32) / 7
    file = tmp_path / "words"
    file.write_bytes(b"name" + sign + sign.join(b"%.9g" % value for value in values) + b" end")
    with Source(file) as source:
        assert source.word() == "name"
        assert (source.floats(3) == values[:3]).all()
        assert (source.floats(len(values) - 3) == values[3:]).all()
        assert source.word() == "end"
        assert source.at_end()


def test_the_command_says_in_one_sentence_why_a_file_cannot_be_used(file: Path) -> None:
    file.write_bytes(b"hello")
    damaged = f"“{file}” is not a KataGo network. [not-a-network: "
    for path, reason in ((file, damaged), (file / "x", "was not found")):
        done = subprocess.run(
            [sys.executable, "-m", "tromp_gui", "gtp", "--network", path],
            input="",
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert reason in done.stderr
