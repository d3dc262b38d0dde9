"""Players and how they are called in records."""

from __future__ import annotations

import pytest

from tromp_gui.match.player import (
    PROFILES,
    Attached,
    BuiltIn,
    Imitator,
    Level,
    Player,
    PlayingEngine,
)
from tromp_gui.network_files.profiles import parse_profile


@pytest.mark.parametrize(
    ("engine", "name"),
    [
        (BuiltIn(Level.CASUAL), "Tromp Go (casual)"),
        (Attached("GNU Go"), "GNU Go"),
        (Imitator("rank_8k"), "Tromp Go (person of 8 kyu, 2020)"),
        (Imitator("preaz_1d", "KataGo"), "KataGo (person of 1 dan, 2016)"),
    ],
)
def test_an_engine_has_this_name_in_records(engine: PlayingEngine, name: str) -> None:
    assert Player.of_engine(engine) == Player(name, "", engine)


def test_everybody_offered_can_be_imitated() -> None:
    assert len(set(PROFILES)) == 58
    for profile in PROFILES:
        people = parse_profile(profile)
        assert people.day.year == (2016 if Imitator(profile).is_before_ai else 2020)
        assert profile.endswith(Imitator(profile).rank)
