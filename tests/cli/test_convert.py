"""`tromp-gui convert`: nothing is lost, and a failure harms no file."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path

import pytest
from sgfmill import sgf_grammar

from tests.cli.conftest import Runner
from tromp_gui.sgf import writer

TWO_GAMES = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[Ann \\] Lee]XY[own][things]AB[cc][gg][aa]RU[NZ]KM[6.99]"
    "C[a\\\\b];B[ee]N[é](;W[dd]LB[aa:1][bb:\\:])(;W[ff];B[]))"
    "(;GM[1]FF[4]CA[UTF-8]SZ[13:7];B[ma])"
)


HEADER = ("AP", "FF", "GM", "CA")
"""What says who wrote a file, and how."""


def matters(name: str, values: list[bytes]) -> bool:
    return name not in HEADER and (name, values) != ("SZ", [b"19"])


def shape(tree: sgf_grammar.Coarse_game_tree) -> tuple[list[object], list[object]]:
    """A game as sgfmill's grammar reads it: raw values of each node, and the variations.

    A variation without siblings is not a variation, and SZ[19] the same as none.
    """
    nodes: list[object] = [
        {name: values for name, values in node.items() if matters(name, values)}
        for node in tree.sequence
    ]
    if len(tree.children) == 1:
        more, below = shape(tree.children[0])
        return nodes + more, below
    return nodes, [shape(child) for child in tree.children]


def games(data: bytes) -> list[object]:
    return [shape(tree) for tree in sgf_grammar.parse_sgf_collection(data)]


def test_every_game_and_property_is_kept(run: Runner) -> None:
    Path("in.sgf").write_text(TWO_GAMES, encoding="utf-8")
    assert run("convert", "in.sgf", "out.sgf") == run("convert", "out.sgf", "again.sgf")
    data = Path("out.sgf").read_bytes()
    assert games(data) == games(TWO_GAMES.encode())
    assert Path("again.sgf").read_bytes() == data


def test_it_prints_nothing_without_problems(run: Runner) -> None:
    Path("in.sgf").write_text("(;SZ[9])")
    answer = run("convert", "in.sgf", "out.sgf")
    assert (answer.code, answer.out, answer.err) == (0, "", "")


def test_a_file_onto_itself(run: Runner) -> None:
    Path("game.sgf").write_text("(;SZ[9]C[hello];B[aa]")
    assert run("convert", "game.sgf", "game.sgf").code == 0
    sequence = [{"SZ": [b"9"], "C": [b"hello"]}, {"B": [b"aa"]}]
    assert games(Path("game.sgf").read_bytes()) == [(sequence, [])]


def test_games_that_nobody_can_open_are_kept_too(run: Runner) -> None:
    Path("in.sgf").write_text("(;GM[2]XX[chess];YY[e4])(;SZ[99];B[aa])(;SZ[9];B[aa])")
    assert run("convert", "in.sgf", "out.sgf").code == 0
    data = Path("out.sgf").read_bytes()
    assert b"GM[2]" in data
    assert b"XX[chess]" in data
    assert b"YY[e4]" in data
    assert b"SZ[99]" in data


def test_the_same_score_before_and_after(run: Runner, shared_data: Path) -> None:
    for folder in ("cgos", "territory-marked-sgf"):
        for file in sorted((shared_data / "scoring" / folder).glob("*.sgf")):
            assert run("convert", file, "out.sgf").code == 0
            before = run("score", file, "--format", "json").games
            after = run("score", "out.sgf", "--format", "json").games
            assert [{**game, "file": ""} for game in before] == [
                {**game, "file": ""} for game in after
            ]


def test_other_peoples_files_come_out_the_same(run: Runner) -> None:
    read = 0
    for file in sorted((Path(__file__).parents[1] / "data" / "sgf").rglob("*.sgf")):
        data = file.read_bytes()
        try:
            before = games(data)
            data.decode("utf-8")
        except ValueError:
            continue
        if b"FF[4]" not in data or data.startswith(BOM_UTF8) or file.parent.name == "sgfc":
            continue
        assert run("convert", file, "out.sgf").code == 0
        assert games(Path("out.sgf").read_bytes()) == before, file.name
        read += 1
    assert read > 20


@pytest.mark.parametrize(
    ("source", "target", "wrong"),
    [
        ("gone.sgf", "out.sgf", "gone.sgf was not found"),
        ("empty.sgf", "out.sgf", "empty.sgf is empty"),
        ("folder", "out", "folder contains no .sgf files. Choose another folder"),
        ("in.sgf", "nowhere/out.sgf", "nowhere was not found"),
    ],
)
def test_what_cannot_be_read_or_written(run: Runner, source: str, target: str, wrong: str) -> None:
    Path("in.sgf").write_text("(;SZ[9])")
    Path("empty.sgf").touch()
    Path("folder").mkdir()
    before = sorted(Path().rglob("*"))
    answer = run("convert", source, target)
    assert (answer.code, answer.out) == (2, "")
    assert wrong in answer.err
    assert answer.err.count("\n") == 1
    assert sorted(Path().rglob("*")) == before


def test_a_target_stays_as_it_was_where_the_source_is_bad(run: Runner) -> None:
    Path("bad.sgf").write_text("nothing")
    Path("out.sgf").write_text("precious")
    assert run("convert", "bad.sgf", "out.sgf").code == 2
    assert Path("out.sgf").read_text() == "precious"


GIB = "\\HS\n\\[GAMEBLACKNAME=Ann\\]\n\\HE\n\\GS\nSTO 0 1 1 15 3\nSTO 0 2 2 3 15\n\\GE\n"


def test_a_foreign_format_is_known_by_its_content(run: Runner) -> None:
    Path("game.sgf").write_text(GIB)
    assert run("convert", "game.sgf", "out.sgf").code == 0
    text = Path("out.sgf").read_text()
    assert "PB[Ann]" in text
    assert ";B[pd];W[dp])" in text


def test_the_last_position_as_text_and_back(run: Runner) -> None:
    Path("game.sgf").write_text("(;SZ[3]PB[Ann]RE[B+3];B[bb];W[ba](;B[ac];W[ca])(;B[cc]))(;SZ[2])")
    assert run("convert", "game.sgf", "out.TXT").code == 0
    assert Path("out.TXT").read_text(encoding="utf-8") == (
        "Ann (X) – White (O), B+3\n"
        "   A B C\n 3 . O O 3\n 2 . X . 2\n 1 X . . 1\n   A B C\n"
        "\n"
        "Black (X) – White (O)\n"
        "   A B\n 2 . . 2\n 1 . . 1\n   A B\n"
    )
    assert run("convert", "out.TXT", "again.sgf").code == 0
    assert "AB[bb][ac]AW[ba][ca]" in Path("again.sgf").read_text()


def test_a_game_that_has_no_position_is_not_drawn(run: Runner) -> None:
    Path("chess.sgf").write_text("(;GM[3]SZ[8];W[e4])")
    answer = run("convert", "chess.sgf", "out.txt")
    assert answer.code == 2
    assert "not a game of Go" in answer.err
    assert not Path("out.txt").exists()


def test_a_guessed_encoding_becomes_utf_8_which_is_said(run: Runner) -> None:
    Path("game.sgf").write_bytes("(;CA[utf-8]SZ[9]PB[常昊]PW[马晓春])".encode("gb18030"))
    answer = run("convert", "game.sgf", "out.sgf")
    assert answer.code == 0
    assert "Saved as out.sgf in UTF-8; it was Chinese, simplified (GB18030)." in answer.err
    assert "CA[UTF-8]" in Path("out.sgf").read_text(encoding="utf-8")
    answer = run("convert", "game.sgf", "out/")
    assert answer.code == 0
    assert "Saved as game.sgf in UTF-8; it was Chinese" in answer.err
    assert run("convert", "out.sgf", "again.sgf").err == ""


@pytest.mark.parametrize("ending", ["sgf", "/"])
def test_what_would_be_another_game_is_not_written(
    run: Runner, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    Path("game.sgf").write_text("(;SZ[9];B[aa])")
    monkeypatch.setattr(writer, "_utf8", lambda text: text.replace(";B[aa]", "").encode())
    output = "out/" if ending == "/" else "out.sgf"
    answer = run("convert", "game.sgf", output, "--jobs", "1")
    assert answer.code == 2
    assert "was not written, because it would be read as another game" in answer.err
    assert not Path("out.sgf").exists()
    assert not Path("out/game.sgf").exists()


def test_an_encoding_may_be_named(run: Runner) -> None:
    Path("game.sgf").write_bytes("(;SZ[9]PB[黒]C[ソ])".encode("shift_jis"))
    assert run("convert", "game.sgf", "out.sgf", "--encoding", "Shift-JIS").code == 0
    assert "PB[黒]C[ソ]" in Path("out.sgf").read_text(encoding="utf-8")
    answer = run("convert", "game.sgf", "out.sgf", "--encoding", "Klingon")
    assert answer.code == 64
    assert "'Klingon' is not a known encoding" in answer.err


@pytest.mark.parametrize(
    ("written", "strict"),
    [
        ("KM[6,5]RE[b+3,5]", "KM[6.5]RE[B+3.5]"),
        ("KM[0.50]RE[W+Resign]", "KM[0.5]RE[W+R]"),
        ("KM[some]RE[who knows]", "KM[some]RE[who knows]"),
        ("HA[03]DT[2001/5/30]PL[white]", "HA[3]DT[2001-05-30]PL[W]"),
        ("HA[few]DT[2001-05]PL[x]", "HA[few]DT[2001-05]PL[x]"),
        ("HA[0]KM[7]", "GM[1]FF[4]SZ[9]KM[7]"),
    ],
)
def test_strict_spells_values_as_ff4_asks(run: Runner, written: str, strict: str) -> None:
    """Without it values stay as they are."""
    Path("a.sgf").write_text(f"(;GM[1]FF[4]SZ[9]{written};B[ee])")
    assert run("convert", "a.sgf", "b.sgf").code == 0
    assert written in Path("b.sgf").read_text()
    assert run("convert", "--strict", "a.sgf", "b.sgf").code == 0
    assert strict in Path("b.sgf").read_text()


def test_the_program_that_made_a_file_stays_named(run: Runner) -> None:
    Path("fox.sgf").write_text("(;GM[1]SZ[9]KM[325]RU[Japanese]AP[GNU Go:3.8]AP[foxwq];B[ee])")
    assert run("convert", "fox.sgf", "new.sgf").code == 0
    text = Path("new.sgf").read_text()
    assert "AP[GNU Go:3.8][foxwq]" in text
    assert "KM[325]" in text
    assert run("score", "new.sgf", "--format", "json").game["komi"] == "6.5"
    run("convert", "--strict", "fox.sgf", "strict.sgf")
    assert "KM[6.5]" in Path("strict.sgf").read_text()


def test_a_dash_is_standard_output(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_text("(;FF[4]SZ[3]PB[黒];B[aa])", "utf-8")
    told = run("convert", "a.sgf", "-")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("PB[黒]\n;B[aa])\n")
    assert not (tmp_path / "-").exists()


def test_damaged_names_in_a_text(run: Runner) -> None:
    """What the lost byte of 洁 was is sure, that of 孝 is not."""
    name = {"柯洁": b"\xe6\x9f\xaf\xe6\xb4?", "林孝": b"\xe6\x9e\x97\xe5\xad?"}
    Path("in.sgf").write_bytes(b"(;GM[1]SZ[2]PB[%b]PW[%b])" % (name["柯洁"], name["林孝"]))
    assert run("convert", "in.sgf", "out.txt").code == 0
    assert Path("out.txt").read_text("utf-8").startswith("柯洁 (X) – 林??? (O)\n")
