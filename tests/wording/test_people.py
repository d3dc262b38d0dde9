"""People who are imitated, in words."""

from __future__ import annotations

from tromp_gui.match.player import PROFILES, Imitator, Player
from tromp_gui.wording.engines import engine_name
from tromp_gui.wording.people import person_name, person_sentence


def test_everybody_has_a_name_of_their_own() -> None:
    names = [person_name(Imitator(profile)) for profile in PROFILES]
    assert len(set(names)) == len(names)
    assert names[0] == "Person of 20 kyu"


def test_a_name_in_a_record_is_shown_in_words() -> None:
    imitator = Imitator("preaz_3d")
    assert engine_name(Player.of_engine(imitator).name) == person_name(imitator)


def test_only_the_usual_board_is_what_they_learnt_from() -> None:
    assert person_sentence(9) != person_sentence(19)
