"""What engines tell of themselves, and what follows for a game."""

from __future__ import annotations

import pytest

from tromp_gui.go.grid import grid_of
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR
from tromp_gui.gtp.profile import AnalysisKind, Family, Limit, LimitKind, Profile, can

KATAGO = Profile(
    "KataGo",
    "1.17.2",
    frozenset({
        "rectangular_boardsize", "kata-set-rules", "kgs-rules", "kata-analyze", "lz-analyze",
        "kata-genmove_analyze", "lz-genmove_analyze", "kata-search_cancellable", "undo",
        "final_status_list",
    }),
)  # fmt: skip
PACHI = Profile("Pachi UCT", "12.90", frozenset({"lz-analyze", "lz-genmove_analyze", "undo"}))
GNU_GO = Profile("GNU Go", "3.8", frozenset({"undo", "final_status_list", "reg_genmove"}))
STRICT = ("--mode", "gtp", "--chinese-rules", "--positional-superko", "--allow-suicide")
NINE = grid_of(9, 9)


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("GNU Go", Family.GNU_GO),
        ("KataGo", Family.KATAGO),
        ("Pachi UCT", Family.PACHI),
        ("Pachi", Family.PACHI),
        ("Leela Zero", Family.LEELA_ZERO),
        ("tromp-gui", Family.TROMP_GUI),
        (" katago ", Family.KATAGO),
        ("Fuego", Family.OTHER),
        ("", Family.OTHER),
    ],
)
def test_families_are_known_by_name(name: str, family: Family) -> None:
    assert Profile(name).family is family


def test_what_katago_can() -> None:
    assert KATAGO.analysis is AnalysisKind.KATA
    assert KATAGO.cancellable_search == "kata-search_cancellable"
    assert KATAGO.rules_command == "kata-set-rules"
    assert KATAGO.has_rectangles
    assert KATAGO.lists_dead


def test_what_gnu_go_and_pachi_cannot() -> None:
    assert GNU_GO.analysis is AnalysisKind.NONE
    assert GNU_GO.cancellable_search == GNU_GO.rules_command == ""
    assert not GNU_GO.has_rectangles
    assert PACHI.analysis is AnalysisKind.LZ
    assert not PACHI.lists_dead


def test_commands_are_known_by_their_case() -> None:
    assert GNU_GO.knows("undo")
    assert not GNU_GO.knows("Undo")


def test_katago_can_play_by_our_rules() -> None:
    assert can(KATAGO, TROMP_TAYLOR, NINE) == ()
    assert can(KATAGO, TROMP_TAYLOR, grid_of(9, 13)) == ()


def test_gnu_go_is_as_strict_as_its_arguments() -> None:
    bare = can(GNU_GO, TROMP_TAYLOR, NINE)
    assert bare == (Limit(LimitKind.SUICIDE), Limit(LimitKind.SUPERKO), Limit(LimitKind.RULES))
    strict = Profile("GNU Go", "3.8", GNU_GO.commands, STRICT)
    assert can(strict, TROMP_TAYLOR, NINE) == (Limit(LimitKind.RULES),)


def test_pachi_knows_neither_suicide_nor_superko() -> None:
    lacks = [limit.kind for limit in can(PACHI, TROMP_TAYLOR, NINE)]
    assert lacks == [LimitKind.SUICIDE, LimitKind.SUPERKO, LimitKind.RULES]


def test_capabilities_that_the_rules_do_not_need_are_not_missing() -> None:
    lacks = [limit.kind for limit in can(PACHI, RULE_SETS["japanese"], NINE)]
    assert lacks == [LimitKind.RULES]


@pytest.mark.parametrize(
    ("profile", "rows", "columns", "limit"),
    [
        (GNU_GO, 9, 13, Limit(LimitKind.RECTANGLE, "13×9")),
        (GNU_GO, 20, 20, Limit(LimitKind.SIZE, "1–19")),
        (KATAGO, 1, 1, Limit(LimitKind.SIZE, "2–19")),
        (KATAGO, 9, 21, Limit(LimitKind.SIZE, "2–19")),
        (Profile("Leela Zero"), 9, 9, Limit(LimitKind.SIZE, "19–19")),
        (Profile("Unheard of"), 26, 26, Limit(LimitKind.SIZE, "1–25")),
    ],
)
def test_boards_it_cannot_play_on(profile: Profile, rows: int, columns: int, limit: Limit) -> None:
    assert can(profile, TROMP_TAYLOR, grid_of(rows, columns))[0] == limit
