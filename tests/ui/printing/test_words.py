"""The texts around diagrams."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.printing.records import tree_of
from tromp_gui.go.point import Point
from tromp_gui.record.game_info import GameInfo, read_game_info
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.printing import words
from tromp_gui.ui.printing.diagrams import Diagram, HiddenTurns, Remark


def info(properties: str) -> GameInfo:
    return read_game_info(tree_of(f"(;SZ[9]{properties})"))


def figure(**fields: Any) -> Diagram:
    return Diagram(BoardState(9, 9), **fields)


class TestHeading:
    def test_a_whole_game(self) -> None:
        heading = words.heading(
            info(
                "PB[古力]BR[9p]PW[Lee Sedol]WR[9p]WT[Korea]EV[MLily]RO[1]PC[Beijing]"
                "DT[2014-01-26]RE[B+R]KM[7.5]RU[Chinese]HA[2]"
            )
        )
        assert heading.title == "古力 – Lee Sedol"
        assert heading.short == "古力 – Lee Sedol"
        assert heading.lines == (
            "Black: 古力 (9p)  ·  White: Lee Sedol (9p, Korea)",
            "MLily  ·  2014-01-26  ·  Beijing  ·  1",
            "Chinese  ·  2 handicap stones  ·  komi 7.5  ·  Black wins by resignation",
        )

    def test_an_empty_record(self) -> None:
        assert words.heading(info("")) == words.Heading("A game of Go", (), "A game of Go")

    def test_players_are_the_title_or_else_the_event(self) -> None:
        assert words.heading(info("PB[Ann]PW[Bo]")).title == "Ann – Bo"
        assert words.heading(info("PB[Ann]PW[Bo]GN[Last round]")).lines[-1] == "Last round"
        assert words.heading(info("GN[Last round]")) == words.Heading(
            "Last round", (), "Last round"
        )
        assert words.heading(info("PB[Ann]")).title == "Ann"

    def test_variations_left_out_are_said(self) -> None:
        assert words.heading(info(""), is_partial=True).lines == ("Variations are not printed.",)

    def test_a_rule_set_is_written_by_name(self) -> None:
        assert words.heading(info("RU[tromp-taylor]")).lines == ("Tromp–Taylor",)

    @pytest.mark.parametrize(
        ("value", "text"),
        [("W+3.50", "White wins by 3.5"), ("Void", "No result"), ("B+near", "B+near")],
    )
    def test_an_unknown_result_is_unchanged(self, value: str, text: str) -> None:
        assert words.heading(info(f"RE[{value}]")).lines == (text,)


class TestUnderADiagram:
    @pytest.mark.parametrize(
        ("diagram", "text"),
        [
            (figure(first=1, last=50), "Moves 1–50"),
            (figure(first=7, last=7), "Move 7"),
            (figure(), "The position"),
            (figure(name="Dia. 2"), "Dia. 2"),
            (figure(name="Figure 1", first=1, last=31), "Figure 1: Moves 1–31"),
            (figure(name="Figure 1", first=4, last=4), "Figure 1: Move 4"),
        ],
    )
    def test_captions(self, diagram: Diagram, text: str) -> None:
        assert words.caption(diagram) == text

    @pytest.mark.parametrize(
        ("note", "text"),
        [
            (HiddenTurns((20,), 12), "20 = 12"),
            (HiddenTurns((20, 26, 32), 12), "20, 26, 32 = 12"),
            (HiddenTurns((57,), Point(3, 3)), "57 at D4"),
            (HiddenTurns((61, 62), None), "61, 62: pass"),
        ],
    )
    def test_notes(self, note: HiddenTurns, text: str) -> None:
        assert words.note(note) == text

    def test_a_name_is_above_its_comment(self) -> None:
        assert words.remark(Remark(3, "Fight", "Cut here.\nOr there.")) == (
            "Fight\nCut here.\nOr there."
        )
        assert words.remark(Remark(3, "", "Cut.")) == "Cut."
        assert words.remark(Remark(3, "Fight", "")) == "Fight"
