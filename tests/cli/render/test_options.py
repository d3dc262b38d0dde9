"""The options of `render`: what they mean, and which do not go together."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Runner
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.render.options import ALL, Kind, Wishes, add_arguments, wishes


def asked(line: str) -> Wishes:
    parser = Parser(prog="tromp-gui render", allow_abbrev=False)
    add_arguments(parser)
    return wishes(parser.parse_args(line.split()))


def test_what_is_meant_where_nothing_is_said() -> None:
    assert asked("a.sgf -o b.png") == Wishes(
        file="a.sgf",
        output="b.png",
        kind=Kind.PNG,
        game=1,
        move=None,
        moves=None,
        delay=800,
        size=None,
        theme=None,
        coordinates=True,
        numbers=0,
        diagrams=None,
        paper=None,
    )


@pytest.mark.parametrize("kind", Kind)
def test_the_ending_tells_the_kind(kind: Kind) -> None:
    assert asked(f"a.sgf -o b{kind.value}").kind is kind
    assert asked(f"a.sgf -o b.x{kind.value.upper()}").kind is kind


def test_all_options() -> None:
    found = asked(
        "--numbers last 12 a.sgf --game 3 --moves 0-20 --delay 100 --size 64 --theme dusk "
        "--coordinates no --output b.gif"
    )
    assert (found.numbers, found.game, found.moves, found.delay) == (12, 3, (0, 20), 100)
    assert (found.size, found.theme, found.coordinates) == (64, "dusk", False)
    pages = asked("a.sgf --diagrams 30 --paper a4 -o b.pdf")
    assert (pages.diagrams, pages.paper) == (30, "a4")


@pytest.mark.parametrize(
    ("words", "numbers"), [("none", 0), ("all", ALL), ("last 1", 1), ("last 0", 0)]
)
def test_numbers(words: str, numbers: int) -> None:
    assert asked(f"a.sgf -o b.png --numbers {words}").numbers == numbers
    assert asked(f"--numbers {words} a.sgf -o b.png").numbers == numbers


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("a.sgf", "the following arguments are required: -o/--output"),
        ("-o b.png", "name one FILE"),
        ("a.sgf -o b.bmp", "'b.bmp' ends in none of .png, .webp, .svg, .pdf, .gif, .txt"),
        ("a.sgf -o b", "'b' ends in none of"),
        ("a.sgf -o b.png --numbers some", "'some' is not all, none, or last N with a number N"),
        ("a.sgf -o b.png --numbers last", "'last' is not all, none, or last N with a number N"),
        ("a.sgf -o b.png --numbers all c.sgf", "one FILE is drawn, not a.sgf and c.sgf"),
        ("a.sgf -o b.png --size 63", "'63' is no number from 64 to 10000"),
        ("a.sgf -o b.png --size 10001", "'10001' is no number from 64 to 10000"),
        ("a.sgf -o b.png --size big", "'big' is no number from 64 to 10000"),
        ("a.sgf -o b.png --move -1", "'-1' is no number from 0 on"),
        ("a.sgf -o b.png --move 1.5", "'1.5' is no number from 0 on"),
        ("a.sgf -o b.png --game 0", "'0' is no number from 1 on"),
        ("a.sgf -o b.png --coordinates maybe", "invalid choice: 'maybe'"),
        ("a.sgf -o b.gif --moves 9-3", "'9-3' is no span of moves; write it like 1-50"),
        ("a.sgf -o b.gif --moves 9", "'9' is no span of moves"),
        ("a.sgf -o b.gif --delay 5", "'5' is no number from 20 to 60000"),
        ("a.sgf -o b.png --delay 50", "only a .gif moves"),
        ("a.sgf -o b.png --moves 1-5", "only a .gif moves"),
        ("a.sgf -o b.gif --moves 1-5 --move 3", "not with --move"),
        ("a.sgf -o b.png --diagrams 50", "only a .pdf has pages"),
        ("a.sgf -o b.pdf --diagrams 0", "'0' is no number from 1 on"),
        ("a.sgf -o b.pdf --diagrams 50 --move 3", "the whole game is printed"),
        ("a.sgf -o b.pdf --diagrams 50 --size 100", "for single pictures only"),
        ("a.sgf -o b.pdf --paper a4", "only with --diagrams"),
        ("a.sgf -o b.txt --theme flat", "for single pictures only"),
        ("a.sgf -o b.txt --numbers all", "for single pictures only"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(run: Runner, line: str, sentence: str) -> None:
    answer = run("render", *line.split())
    assert (answer.code, answer.out) == (64, "")
    assert sentence in answer.err
    assert answer.err.startswith("tromp-gui render: ")
    assert answer.err.endswith(". Try tromp-gui render --help.\n")
    assert answer.err.count("\n") == 1
