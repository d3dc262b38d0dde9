"""A game is read for the index in time as it has nodes, whatever is in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.growth import TIMES, assert_time_is_linear
from tests.hostile import file_of
from tromp_gui.library.facts import read_file

NODES = 6_000


@pytest.mark.parametrize(("kind", "bytes_of_a_node"), [("semicolons", 1), ("moves", 7)])
def test_a_game_is_read_in_time_as_it_has_nodes(
    kind: str, bytes_of_a_node: int, tmp_path: Path
) -> None:
    small, large = tmp_path / "small.sgf", tmp_path / "large.sgf"
    small.write_bytes(file_of(kind, bytes_of_a_node * NODES))
    large.write_bytes(file_of(kind, bytes_of_a_node * NODES * TIMES))
    assert_time_is_linear(read_file, str(small), str(large))
