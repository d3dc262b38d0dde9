"""A file is cut in time as it is long, even if one game of it is."""

from __future__ import annotations

import io

import pytest

from tests.growth import TIMES, assert_time_is_linear
from tests.hostile import file_of
from tromp_gui.batch.cutting import game_count, parts

SIZE = 1_000_000


@pytest.mark.parametrize("kind", ["comment of one word", "moves", "games"])
def test_a_file_is_cut_in_time_as_it_is_long(kind: str) -> None:
    """A compressed file with one comment was once refused only after most of a minute."""

    def cut(data: bytes) -> None:
        assert b"".join(part.data for part in parts(io.BytesIO(data))) == data

    size = 8 * SIZE if kind == "comment of one word" else SIZE
    assert_time_is_linear(cut, file_of(kind, size), file_of(kind, TIMES * size))


def test_games_are_counted_in_time_as_the_file_is_long() -> None:
    assert_time_is_linear(game_count, *(file_of("games", size) for size in (SIZE, TIMES * SIZE)))
