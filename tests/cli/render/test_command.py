"""`tromp-gui render`: its files, read by other libraries; no screen, no widgets."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication

from tests.cli.conftest import Runner
from tests.cli.games import COPIED, drawn, read_games, sgf_of
from tests.ui.printing.pdf import Pdf
from tromp_gui.ui.look.board_themes import FLAT, PRINT

KO = drawn(
    """
    . . . . .
    . . X O .
    . X . . O
    . . X O .
    . . . . .
    """,
    "B D3, W C3, B pass, W pass",
)


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The one that `render` finds here; alone it makes its own."""
    return qapp


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A file with the ko."""
    path = tmp_path / "game.sgf"
    path.write_text(KO.replace("SZ[5:5]", "SZ[5]PB[Ann]PW[Bo]"))
    return str(path)


def picture(name: str) -> Image.Image:
    return Image.open(io.BytesIO(Path(name).read_bytes()))


def grey(image: Image.Image, x: float, y: float) -> int:
    """Brightness at a place, in shares of the picture's sides."""
    left, top = int(x * image.width), int(y * image.height)
    return image.convert("L").crop((left, top, left + 1, top + 1)).tobytes()[0]


class TestText:
    def test_the_end_of_the_game(self, run: Runner, game: str) -> None:
        answer = run("render", game, "-o", "b.txt")
        assert (answer.code, answer.out, answer.err) == (0, "", "")
        assert Path("b.txt").read_text() == (
            "   A B C D E\n"
            " 5 . . . . . 5\n"
            " 4 . . X O . 4\n"
            " 3 . X O . O 3\n"
            " 2 . . X O . 2\n"
            " 1 . . . . . 1\n"
            "   A B C D E\n"
        )

    @pytest.mark.parametrize(
        ("move", "row"), [(0, " 3 . X . . O 3"), (1, " 3 . X .(X)O 3"), (2, " 3 . X(O). O 3")]
    )
    def test_after_a_move(self, run: Runner, game: str, move: int, row: str) -> None:
        assert run("render", game, "--move", str(move), "-o", "b.txt").code == 0
        assert Path("b.txt").read_text().split("\n")[3] == row

    def test_another_game_of_the_file(self, run: Runner) -> None:
        Path("two.sgf").write_text("(;SZ[2])(;SZ[3])")
        assert run("render", "two.sgf", "--game", "2", "-o", "b.txt").code == 0
        assert Path("b.txt").read_text().startswith("   A B C\n")


class TestPictures:
    @pytest.mark.parametrize(("ending", "kind"), [("png", "PNG"), ("webp", "WEBP"), ("PNG", "PNG")])
    def test_kind_and_size(self, run: Runner, game: str, ending: str, kind: str) -> None:
        assert run("render", game, "--size", "333", "-o", f"b.{ending}").code == 0
        image = picture(f"b.{ending}")
        assert (image.format, image.size) == (kind, (333, 333))

    def test_800_pixels_by_default(self, run: Runner, game: str) -> None:
        run("render", game, "-o", "b.png")
        assert picture("b.png").size == (800, 800)

    def test_stones_lie_where_they_should(self, run: Runner, game: str) -> None:
        run("render", game, "--theme", "print", "--coordinates", "no", "-o", "b.png")
        image = picture("b.png")
        step = 0.174
        assert grey(image, 0.5 - step, 0.5) < 20
        assert grey(image, 0.5 + 2 * step, 0.5) > 235
        assert grey(image, 0.5 + 0.5 * step, 0.5 + 1.5 * step) == 255

    def test_an_unknown_theme_is_said_in_one_sentence(self, run: Runner, game: str) -> None:
        answer = run("render", game, "--theme", "wood", "-o", "b.png")
        assert (answer.code, answer.out) == (2, "")
        assert "There is no board theme “wood”" in answer.err
        assert answer.err.count("\n") == 1

    def test_a_theme_of_the_users(self, run: Runner, game: str, own_home: Path) -> None:
        mine = own_home / "data" / "tromp_gui" / "themes" / "sea"
        mine.mkdir(parents=True)
        (mine / "theme.toml").write_text('base = "flat"\nwood = "#224466"')
        run("render", game, "--theme", "sea", "--coordinates", "no", "-o", "b.png")
        with Image.open("b.png") as image:
            assert image.convert("RGB").getpixel((image.width // 2, 6)) == (0x22, 0x44, 0x66)

    def test_a_theme(self, run: Runner, game: str) -> None:
        run("render", game, "--theme", "flat", "-o", "b.png")
        most = tuple(int(FLAT.mid[i : i + 2], 16) for i in (1, 3, 5))
        assert picture("b.png").convert("RGB").getpixel((400, 6)) == most

    def test_numbers(self, run: Runner, game: str) -> None:
        made = {}
        for wish in ("none", "all", "last 1", "last 2", "last 9"):
            assert run("render", game, "--numbers", *wish.split(), "-o", "b.svg").code == 0
            made[wish] = Path("b.svg").read_text()
        assert made["none"] != made["all"]
        assert made["last 9"] == made["all"]
        assert made["last 1"] == made["last 2"] == made["none"]

    def test_what_a_picture_with_numbers_does_not_show_is_below_it(self, run: Runner) -> None:
        ko = ";B[cc];W[bc];B[bb];W[dc];B[ab];W[cb];B[ac];W[cd];B[bd];W[ad];B[ae];W[];B[cc]"
        Path("ko.sgf").write_text(f"(;SZ[5]{ko})")
        for name in ("b.svg", "b.png"):
            assert run("render", "ko.sgf", "--numbers", "all", "-o", name).code == 0
        assert "1 = 13; 2 at B3; 10 at A2; 12: pass" in Path("b.svg").read_text()
        assert picture("b.png").height > picture("b.png").width == 800

    def test_the_file_may_stand_anywhere(self, run: Runner, game: str) -> None:
        lines = [
            ["--numbers", "all", game, "-o", "b.svg"],
            ["--numbers", "last", "9", game, "-o", "b.svg"],
            [game, "--numbers", "last 9", "-o", "b.svg"],
            ["-o", "b.svg", "--numbers", "all", "--size", "800", game],
        ]
        made = set()
        for line in lines:
            assert run("render", *line).code == 0
            made.add(Path("b.svg").read_text())
        assert len(made) == 1


class TestDrawings:
    def test_svg(self, run: Runner, game: str) -> None:
        assert run("render", game, "--move", "1", "--size", "300", "-o", "b.svg").code == 0
        root = ElementTree.parse("b.svg").getroot()
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        assert "image" not in tags
        assert {"path", "circle", "rect"} <= tags
        assert root.get("width") == "300"
        assert root.findtext("{http://www.w3.org/2000/svg}title") == "Ann – Bo, after move 1"

    def test_a_drawing_is_black_on_white_by_default(self, run: Runner, game: str) -> None:
        run("render", game, "-o", "b.svg")
        assert PRINT.mid.lower() in Path("b.svg").read_text()
        run("render", game, "--theme", "flat", "-o", "b.svg")
        assert FLAT.mid.lower() in Path("b.svg").read_text()

    def test_pdf_of_a_board(self, run: Runner, game: str) -> None:
        assert run("render", game, "--size", "400", "--numbers", "all", "-o", "b.pdf").code == 0
        pdf = Pdf(Path("b.pdf").read_bytes())
        assert (pdf.pages, pdf.size(), pdf.has_images) == (1, (300, 300), False)

    def test_pdf_of_a_game(self, run: Runner) -> None:
        (record, *_) = read_games(COPIED / "katago_19x19.jsonl")
        Path("game.sgf").write_text(sgf_of(record))
        moves = len(record["moves"].split())
        line = ["render", "game.sgf", "-o", "b.pdf", "--diagrams", "50", "--paper", "letter"]
        assert run(*line).code == 0
        pdf = Pdf(Path("b.pdf").read_bytes())
        assert pdf.size() == (612, 792)
        assert not pdf.has_images
        captions = [f"Moves {n}–{min(n + 49, moves)}" for n in range(1, moves, 50)]
        assert all(caption in pdf.all_text for caption in captions)
        assert pdf.pages >= len(captions) / 2


class TestAnimation:
    def frames(self, name: str) -> list[Image.Image]:
        image = picture(name)
        found = []
        for place in range(getattr(image, "n_frames", 1)):
            image.seek(place)
            found.append(image.convert("RGB"))
        return found

    def test_a_picture_for_the_start_and_each_turn(self, run: Runner, game: str) -> None:
        assert run("render", game, "--size", "200", "-o", "b.gif").code == 0
        frames = self.frames("b.gif")
        assert len({frame.tobytes() for frame in frames}) == 4
        assert {frame.size for frame in frames} == {(200, 200)}

    def test_times(self, run: Runner, game: str) -> None:
        line = ["--size", "100", "--moves", "0-2", "--delay", "250", "-o", "b.gif"]
        run("render", game, *line)
        image = picture("b.gif")
        durations = []
        for place in range(3):
            image.seek(place)
            durations.append(image.info["duration"])
        assert durations == [250, 250, 3000]
        assert image.info["loop"] == 0

    def test_a_span_of_moves(self, run: Runner) -> None:
        (record, *_) = read_games(COPIED / "katago_19x19.jsonl")
        Path("game.sgf").write_text(sgf_of(record))
        run("render", "game.sgf", "--size", "150", "--moves", "10-16", "-o", "b.gif")
        frames = self.frames("b.gif")
        assert len(frames) == 7
        run("render", "game.sgf", "--size", "150", "--move", "16", "-o", "last.png")
        last = picture("last.png").convert("RGB").resize((15, 15))
        shown = frames[-1].resize((15, 15))
        far = [abs(a - b) for a, b in zip(last.tobytes(), shown.tobytes(), strict=True)]
        assert sum(far) / len(far) < 12

    def test_one_move_is_one_picture(self, run: Runner, game: str) -> None:
        run("render", game, "--move", "1", "-o", "b.gif")
        assert len(self.frames("b.gif")) == 1
        assert picture("b.gif").size == (480, 480)


class TestProblem:
    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("--move 5", "game.sgf has 4 moves; move 5 does not exist."),
            ("--game 2", "game.sgf contains 1 game; game 2 does not exist."),
            ("--moves 0-9 -o b.gif", "game.sgf has 4 moves; move 9 does not exist."),
        ],
    )
    def test_what_is_not_in_the_file(
        self, run: Runner, game: str, line: str, sentence: str
    ) -> None:
        answer = run("render", game, "-o", "b.png", *line.split())
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("tromp-gui: ")
        assert answer.err.endswith(f"{sentence}\n")
        assert not list(Path().glob("b.*"))

    def test_a_missing_file(self, run: Runner) -> None:
        answer = run("render", "none.sgf", "-o", "b.png")
        assert (answer.code, answer.err.count("\n")) == (2, 1)
        assert "none.sgf was not found" in answer.err

    def test_a_missing_folder(self, run: Runner, game: str) -> None:
        answer = run("render", game, "-o", "none/b.png")
        assert answer.code == 2
        assert "none" in answer.err

    def test_a_game_that_cannot_be_read(self, run: Runner) -> None:
        Path("two.sgf").write_text("(;SZ[5])(;GM[2]SZ[8])")
        answer = run("render", "two.sgf", "--game", "2", "-o", "b.png")
        assert answer.code == 2
        assert answer.err.endswith("two.sgf, game 2: This is not a game of Go (GM[2]).\n")


def alone(code: str, **environ: str) -> str:
    """What a program of its own prints, without any screen."""
    bare = {key: value for key, value in os.environ.items() if key not in _SCREENS}
    done = subprocess.run(
        [sys.executable, "-c", code], env={**bare, **environ}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


_SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"}


@pytest.mark.parametrize("ending", ["png", "svg", "pdf", "txt", "webp", "gif"])
def test_it_needs_no_screen_and_no_widgets(game: str, tmp_path: Path, ending: str) -> None:
    code = (
        "import sys\n"
        "from tromp_gui.cli.main import main\n"
        f"code = main(['render', {game!r}, '-o', {str(tmp_path / 'b.') + ending!r}])\n"
        "print(code, 'PySide6.QtWidgets' in sys.modules, 'PySide6.QtGui' in sys.modules)\n"
    )
    assert alone(code) == "0 False True\n"
    assert (tmp_path / f"b.{ending}").stat().st_size > 50


def test_wrong_usage_is_reported_without_drawing(game: str) -> None:
    code = (
        "import sys\n"
        "from tromp_gui.cli.main import main\n"
        f"code = main(['render', {game!r}, '-o', 'b.bmp'])\n"
        "print(code, 'PySide6.QtGui' in sys.modules)\n"
    )
    assert alone(code) == "64 False\n"
