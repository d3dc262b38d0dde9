"""The levels of the built-in engine in words."""

from __future__ import annotations

import re

from tromp_gui.match.player import USUAL, Level
from tromp_gui.wording.opponents import level_name, level_sentence, level_title


def test_every_level_has_a_name_and_a_sentence_of_its_own() -> None:
    assert len({level_name(level) for level in Level}) == len(Level)
    assert len({level_sentence(level) for level in Level}) == len(Level)


def test_every_title_says_more_than_the_name() -> None:
    for level in Level:
        title, name = level_title(level), level_name(level)
        assert title.startswith(name)
        assert len(title) > len(name) + 3


def test_sentences_are_whole() -> None:
    assert all(level_sentence(level).endswith(".") for level in Level)


def test_the_words_outside_the_program_never_change() -> None:
    words = [level.value for level in Level]
    known = ["novice", "newcomer", "beginner", "casual", "club", "advanced", "strong"]
    assert words == [*known, "expert", "full"]


def test_a_game_by_one_click_is_not_a_hard_one() -> None:
    assert list(Level).index(USUAL) < 3


def test_no_rank_is_claimed() -> None:
    for level in Level:
        assert not re.search(r"kyu|dan|\d", level_title(level) + level_sentence(level))
