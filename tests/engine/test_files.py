"""`loadsgf` and `printsgf`: real files, handicaps, set-ups, moves up to a number, round trips."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf

from tests.endless import KINDS, endless
from tests.engine.talk import Talk, drawn
from tests.faulty_disk import FaultyDisk
from tromp_gui.engine.files import loadsgf
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.record.game_info import read_game_info
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.rule_names import rules_named
from tromp_gui.sgf.collection import LARGEST, SgfError
from tromp_gui.sgf.reader import read

SGF = Path(__file__).resolve().parents[1] / "data" / "sgf"


def loaded(tmp_path: Path, text: str, move: str = "", *before: str) -> Talk:
    """An engine that has loaded this SGF text."""
    file = tmp_path / "a game.sgf"
    file.write_text(text, encoding="utf-8")
    return Talk(*before, f"loadsgf {file} {move}")


GAME = "(;GM[1]FF[4]SZ[3]KM[0.5]RU[Chinese];B[bb];W[ab];B[ac](;W[];B[ca])(;W[cc]))"


def test_the_main_line_with_size_rules_and_komi(tmp_path: Path) -> None:
    talk = loaded(tmp_path, GAME)
    assert talk.board == drawn(
        """
        . . X
        O X .
        X . .
        """
    )
    assert talk.engine.game.komi == Decimal("0.5")
    assert talk.engine.game.rules.id == "chinese"
    assert len(talk.engine.game.turns) == 5
    assert talk.say("undo", "undo", "undo", "undo", "undo") == ""
    assert talk.fail("undo") == "cannot undo"


@pytest.mark.parametrize(("move", "turns"), [("1", 0), ("0", 0), ("3", 2), ("5", 4), ("99", 5)])
def test_up_to_before_a_move(tmp_path: Path, move: str, turns: int) -> None:
    assert len(loaded(tmp_path, GAME, move).engine.game.turns) == turns


def test_a_rectangle(tmp_path: Path) -> None:
    board = loaded(tmp_path, "(;SZ[5:3];B[ea])").engine.game.board
    assert board.diagram() == drawn(". . . . X\n. . . . .\n. . . . .")


def test_rules_that_the_file_does_not_name_stay(tmp_path: Path) -> None:
    talk = loaded(tmp_path, "(;SZ[5];B[aa])", "", "kata-set-rules aga", "komi 3")
    assert talk.engine.game.rules.id == "aga"
    assert talk.engine.game.komi == Decimal("7.5")


def test_free_handicap_stones_are_moves_of_the_history_but_no_turns(tmp_path: Path) -> None:
    text = "(;SZ[5]RU[NZ]HA[2]AB[aa][ee])"
    game = loaded(tmp_path, text).engine.game
    assert game.opening.stones == 2
    assert game.turns == ()
    assert game.line[0].to_play is Color.WHITE
    seen = game.line[0].seen.first  # after both stones, and after the pass of White between them
    assert [color for *_, color in seen] == [Color.BLACK, Color.WHITE, Color.BLACK]


def test_a_handicap_given_as_moves_is_continued(tmp_path: Path) -> None:
    talk = loaded(tmp_path, "(;SZ[5]RU[NZ]HA[3];B[aa];B[bb])")
    position = talk.engine.game.position
    assert (position.to_play, position.handicap) == (Color.BLACK, 1)
    assert talk.fail("play b pass") == "illegal move"
    assert talk.say("is_legal b E1") == "1"
    assert talk.say("genmove b") != "pass"
    assert talk.engine.game.position.to_play is Color.WHITE


def test_the_engine_never_passes_a_handicap_move_away(tmp_path: Path) -> None:
    talk = loaded(tmp_path, "(;SZ[2:1]RU[NZ]HA[2])")
    assert talk.say("genmove b") in ("A1", "B1")


def test_fixed_handicap_is_a_set_up(tmp_path: Path) -> None:
    game = loaded(tmp_path, "(;SZ[9]RU[AGA]HA[2]AB[cg][gc];W[ee])").engine.game
    assert (game.opening.stones, game.line[0].to_play) == (2, Color.WHITE)
    assert game.score().white.bonus == 1


def test_a_set_up_in_the_middle_is_where_undo_ends(tmp_path: Path) -> None:
    talk = loaded(tmp_path, "(;SZ[3];B[aa];AW[cc]PL[W];W[bb];B[ab])")
    talk.say("undo", "undo")
    assert talk.board == drawn("X . .\n. . .\n. . O")
    assert talk.engine.game.position.to_play is Color.WHITE
    assert talk.fail("undo") == "cannot undo"


def test_the_grids_before_a_set_up_still_count(tmp_path: Path) -> None:
    """Taking the white stone away by a set-up brings back Black's grid, and W B2 repeats too."""
    text = "(;SZ[3];B[aa];W[bb];AE[bb]PL[W])"
    talk = loaded(tmp_path, text)
    assert talk.fail("play w B2") == "illegal move"
    assert talk.say("is_legal w B1") == "1"


def test_illegal_turns_of_a_record_stand(tmp_path: Path) -> None:
    talk = loaded(tmp_path, "(;SZ[3];B[bb];W[bb];B[zz];W[aa])")
    assert talk.board == drawn("O . .\n. O .\n. . .")
    assert len(talk.engine.game.turns) == 4
    assert "B[]" in talk.say("printsgf")
    talk.say("undo", "genmove w")


@pytest.mark.parametrize(
    "content", [b"", b"no game at all", b"\0\1\2", b"(;SZ[99])", b"(;GM[2])", None]
)
def test_what_cannot_be_loaded(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "x.sgf"
    if content is not None:
        file.write_bytes(content)
    talk = Talk("boardsize 5", "play b A1")
    assert talk.fail(f"loadsgf {file}") == "cannot load file"
    assert talk.fail(f"loadsgf {tmp_path}") == "cannot load file"
    assert talk.fail("loadsgf") == "cannot load file"


def files() -> list[Path]:
    """Real files whose first game can be opened."""
    return [file for file in sorted(SGF.rglob("*.sgf")) if first_game(file) is not None]


def first_game(file: Path) -> Tree | None:
    """The first game of a file."""
    try:
        game = read(file.read_bytes()).games[0]
    except SgfError:
        return None
    return game if isinstance(game, Tree) else None


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_real_files_reach_the_position_of_the_record(file: Path) -> None:
    talk = Talk()
    loadsgf(talk.engine, (str(file),))
    tree = first_game(file)
    assert tree is not None
    rules = rules_named(read_game_info(tree).rules) or RULE_SETS["tromp-taylor"]
    last = list(tree.main_line())[-1]
    position = Replay(tree, rules).at(last).position
    game = talk.engine.game
    assert game.board.diagram() == position.board.diagram()
    assert (game.position.to_play, game.position.lost) == (position.to_play, position.lost)


def test_there_are_real_files() -> None:
    assert len(files()) > 50


def test_the_game_is_printed() -> None:
    talk = Talk("boardsize 9", "kata-set-rules japanese", "komi 6.5")
    talk.say("play b C3", "play w C6", "play b pass")
    text = talk.say("printsgf")
    assert "\n\n" not in text
    game = sgf.Sgf_game.from_string(text)
    assert (game.get_size(), game.get_komi()) == (9, 6.5)
    assert game.get_root().get("RU") == "Japanese"
    moves = [node.get_move() for node in game.get_main_sequence()[1:]]
    assert moves == [("b", (2, 2)), ("w", (5, 2)), ("b", None)]
    assert talk.say("printsgf -") == text


def test_handicap_stones_keep_their_order() -> None:
    talk = Talk("boardsize 9", "set_free_handicap G7 C3 A1")
    assert "HA[3]AB[gc][cg][ai]" in talk.say("printsgf").replace("\n", "")


def test_a_custom_rule_set_is_spelt_out() -> None:
    talk = Talk('kata-set-rules {"ko":"SIMPLE","friendlyPassOk":true}')
    assert "RU[new-zealand; superko=simple]" in talk.say("printsgf").replace("\n", "")


def test_a_file_is_written(tmp_path: Path) -> None:
    file = tmp_path / "out.sgf"
    talk = Talk("boardsize 5", "play b A1")
    assert talk.say(f"printsgf {file}") == ""
    assert sgf.Sgf_game.from_bytes(file.read_bytes()).get_size() == 5
    assert talk.fail(f"printsgf {tmp_path}") == "cannot write file"
    assert talk.fail(f"printsgf {tmp_path}/none/x.sgf") == "cannot write file"


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, talk, disk = tmp_path / "out.sgf", Talk("boardsize 5"), FaultyDisk(monkeypatch)
    file.write_bytes(b"(;C[old])")
    for call in ("write", "fsync"):
        disk.fail(call)
        assert talk.fail(f"printsgf {file}") == "cannot write file"
        disk.fail()
        assert file.read_bytes() == b"(;C[old])"
    assert [each.name for each in tmp_path.iterdir()] == ["out.sgf"]


@given(
    st.sampled_from(["tromp-taylor", "chinese", "aga", "japanese", "new-zealand"]),
    st.integers(1, 6),
    st.integers(1, 6),
    st.integers(0, 4),
    st.lists(st.sampled_from(["genmove b", "genmove w", "play b pass", "play w pass"]), max_size=9),
)
def test_what_is_written_is_loaded(
    tmp_path_factory: pytest.TempPathFactory,
    rules: str,
    columns: int,
    rows: int,
    stones: int,
    turns: list[str],
) -> None:
    talk = Talk(f"rectangular_boardsize {columns} {rows}", f"kata-set-rules {rules}", "komi 3.5")
    if 2 <= stones < rows * columns:
        talk.say(f"place_free_handicap {stones}")
    talk.say(*turns)
    file = tmp_path_factory.mktemp("game") / "game.sgf"
    talk.say(f"printsgf {file}")
    other = Talk(f"loadsgf {file}")
    for name in ("final_score", "kata-get-rules", "showboard", "all_legal b"):
        assert other.say(name) == talk.say(name)
    if RULE_SETS[rules].handicap.is_free:
        assert other.say("printsgf") == talk.say("printsgf")
    assert other.engine.game.turns == talk.engine.game.turns
    assert other.engine.game.opening.stones == talk.engine.game.opening.stones


def test_a_set_position_is_loaded_again(tmp_path: Path) -> None:
    talk = Talk("boardsize 5", "set_position b A1 w B1 w E5", "play w C3")
    other = Talk(f"printsgf {tmp_path / 'x.sgf'}")
    talk.say(f"printsgf {tmp_path / 'x.sgf'}")
    other.say(f"loadsgf {tmp_path / 'x.sgf'}")
    assert other.say("showboard") == talk.say("showboard")


@pytest.mark.parametrize("kind", KINDS)
def test_what_has_no_end_is_not_loaded(tmp_path: Path, kind: str) -> None:
    with endless(tmp_path / "endless.sgf", kind):
        assert Talk().fail(f"loadsgf {tmp_path / 'endless.sgf'}") == "cannot load file"


def test_a_file_of_more_than_150_mb_is_not_loaded(tmp_path: Path) -> None:
    large = tmp_path / "large.sgf"
    with large.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert Talk().fail(f"loadsgf {large}") == "cannot load file"
