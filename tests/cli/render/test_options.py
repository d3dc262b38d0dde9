"""The options of `render`: what they mean, and which do not go together."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Runner
from tromp_gui.cli.main import parser_of
from tromp_gui.cli.render.options import RenderOptions, parse
from tromp_gui.cli.values import MOST
from tromp_gui.ui.printing.formats import Format


def asked(line: str) -> RenderOptions:
    _, parser = parser_of("render")
    return parse(parser.parse_args(line.split()))[0]


def test_the_defaults() -> None:
    assert asked("a.sgf -o b.png") == RenderOptions(
        file="a.sgf",
        output="b.png",
        kind=Format.PNG,
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


@pytest.mark.parametrize("kind", Format)
def test_the_extension_sets_the_format(kind: Format) -> None:
    assert asked(f"a.sgf -o b.{kind.value}").kind is kind
    assert asked(f"a.sgf -o b.x.{kind.value.upper()}").kind is kind


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
    ("words", "numbers"), [("none", 0), ("all", MOST), ("last 1", 1), ("last 0", 0)]
)
def test_numbers(words: str, numbers: int) -> None:
    assert asked(f"a.sgf -o b.png --numbers {words}").numbers == numbers
    assert asked(f"--numbers {words} a.sgf -o b.png").numbers == numbers


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("a.sgf", "the following arguments are required: -o/--output"),
        ("-o b.png", "no FILE given"),
        (
            "a.sgf -o b.bmp",
            "'b.bmp' is not supported; use a name ending in .png, .webp, .svg, .pdf, .gif, .txt",
        ),
        ("a.sgf -o b", "'b' is not supported; use a name ending in"),
        ("a.sgf -o b.png --numbers some", "'some' is not valid; use all, none, or last N"),
        ("a.sgf -o b.png --numbers last", "'last' is not valid; use all, none, or last N"),
        ("a.sgf -o b.png --numbers all c.sgf", "for several files OUT is a folder, such as b/"),
        ("a.sgf -o b.png --size 63", "'63' is not a whole number from 64 to 10000"),
        ("a.sgf -o b.png --size 10001", "'10001' is not a whole number from 64 to 10000"),
        ("a.sgf -o b.png --size big", "'big' is not a whole number from 64 to 10000"),
        ("a.sgf -o b.png --move -1", "'-1' is not a whole number from 0"),
        ("a.sgf -o b.png --move 1.5", "'1.5' is not a whole number from 0"),
        ("a.sgf -o b.png --game 0", "'0' is not a whole number from 1"),
        ("a.sgf -o b.png --coordinates maybe", "invalid choice: 'maybe'"),
        ("a.sgf -o b.gif --moves 9-3", "'9-3' is not a range such as 1-50"),
        ("a.sgf -o b.gif --moves 9", "'9' is not a range"),
        ("a.sgf -o b.gif --delay 5", "'5' is not a whole number from 20 to 60000"),
        ("a.sgf -o b.png --delay 50", "only for .gif"),
        ("a.sgf -o b.png --moves 1-5", "only for .gif"),
        ("a.sgf -o b.gif --moves 1-5 --move 3", "not with --move"),
        ("a.sgf -o b.png --diagrams 50", "only for .pdf"),
        ("a.sgf -o b.pdf --diagrams 0", "'0' is not a whole number from 1"),
        ("a.sgf -o b.pdf --diagrams 50 --move 3", "prints the whole game"),
        ("a.sgf -o b.pdf --diagrams 50 --size 100", "only for single pictures"),
        ("a.sgf -o b.pdf --paper a4", "only with --diagrams"),
        ("a.sgf -o b.txt --theme flat", "only for single pictures"),
        ("a.sgf -o b.txt --numbers all", "only for single pictures"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(run: Runner, line: str, sentence: str) -> None:
    answer = run("render", *line.split())
    assert (answer.code, answer.out) == (64, "")
    assert sentence in answer.err
    assert answer.err.startswith("tromp-gui render: ")
    assert answer.err.endswith(". Try tromp-gui render --help.\n")
    assert answer.err.count("\n") == 1
