"""Users' themes, valid and invalid."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tromp_gui.go.point import Color, Point
from tromp_gui.ui.board.board_layout import fit_layout
from tromp_gui.ui.board.picture import picture
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.stones import stone_image
from tromp_gui.ui.look.board_themes import DUSK, KAYA, OFFERED, BadTheme, StoneStyle, plain
from tromp_gui.ui.look.user_board_themes import find, folder, names


def made(home: Path, name: str, text: str, **images: str) -> Path:
    """A theme's folder with its file and single-coloured images."""
    place = home / name
    place.mkdir()
    (place / "theme.toml").write_text(text, encoding="utf-8")
    for image, color in images.items():
        drawn = QImage(40, 30, QImage.Format.Format_RGB32)
        drawn.fill(QColor(color))
        assert drawn.save(str(place / f"{image}.png"))
    return place


@pytest.fixture
def home(qapp: QApplication, tmp_path: Path) -> Path:
    return tmp_path


def test_built_in_themes_are_found_by_name(home: Path) -> None:
    made(home, "kaya", "")
    made(home, "Birch", "")
    made(home, "ash", "")
    (home / "no theme").mkdir()
    (home / "a file").write_text("")
    assert names(home) == ["ash", "Birch"]
    assert all(find(name, home) is theme for name, theme in OFFERED.items())
    assert names(home / "nowhere") == []


def test_the_folder_is_in_the_users_data_folder(home: Path, own_home: Path) -> None:
    assert folder() == own_home / "data" / "tromp_gui" / "themes"
    assert names() == []


def test_an_empty_file_gives_kaya(home: Path) -> None:
    made(home, "mine", "")
    theme = find("mine", home)
    assert theme.name == "mine"
    assert (theme.mid, theme.grain, theme.stones) == (KAYA.mid, KAYA.grain, StoneStyle.NATURAL)


def test_colours_shadow_and_base(home: Path) -> None:
    made(home, "sea", 'base = "dusk"\nwood = "#102030"\nline = "#ffffff"\nshadow = 0')
    theme = find("sea", home)
    assert theme.light == theme.mid == theme.dark == "#102030"
    assert (theme.line, theme.letters, theme.shadow, theme.grain) == ("#ffffff", DUSK.letters, 0, 0)


def test_own_images_are_board_and_stones(home: Path) -> None:
    text = 'board = "b.png"\nblack = "k.png"\nwhite = ["w.png", "v.png"]\nshadow = 0'
    made(home, "own", text, b="#336699", k="#aa0000", w="#00aa00", v="#0000aa")
    theme = find("own", home)
    spots = frozenset(Point(row, col) for row in range(0, 9, 2) for col in range(9))
    state = BoardState(9, 9, frozenset({Point(1, 1)}), spots)
    image = picture(state, 400, theme, coordinates=False)
    layout = fit_layout(400, 400, 9, 9, theme, coordinates=False)
    assert image.pixelColor(10, 10).name() == "#336699"

    def at(point: Point) -> str:
        return image.pixelColor(layout.center(point).toPoint()).name()

    assert at(Point(1, 1)) == "#aa0000"
    assert {at(point) for point in spots} == {"#00aa00", "#0000aa"}


def test_an_image_keeps_its_proportions(home: Path) -> None:
    made(home, "own", 'black = "k.png"', k="#aa0000")
    stone = stone_image(Color.BLACK, 40, 3, find("own", home))
    assert stone.size() == QRect(0, 0, 40, 40).size()
    assert stone.pixelColor(20, 20).name() == "#aa0000"
    assert stone.pixelColor(20, 2).alpha() == 0, "the image is 4 to 3"


def test_vector_drawings_have_no_images(home: Path) -> None:
    made(home, "own", 'base = "flat"\nboard = "b.png"', b="#336699")
    assert plain(find("own", home)).board_picture == ""


BAD = {
    "no toml": "base = ",
    "not text": "\x00\x01",
    "no such base": 'base = "marble"',
    "an unknown entry": 'bored = "b.png"',
    "no colour": 'wood = "brown"',
    "a number for a colour": "line = 7",
    "too dark": "shadow = 4",
    "shadow in words": 'shadow = "yes"',
    "no image": 'black = "theme.toml"',
    "a missing image": 'black = ["k.png"]',
    "an image elsewhere": 'board = "../b.png"',
    "an absolute path": 'board = "/etc/passwd"',
    "two boards": 'board = ["b.png", "b.png"]',
    "a table": "[black]\nx = 1",
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_an_invalid_theme_is_refused_with_a_sentence(home: Path, text: str) -> None:
    QImage(4, 4, QImage.Format.Format_RGB32).save(str(home / "b.png"))
    made(home, "mine", text)
    with pytest.raises(BadTheme) as refused:
        find("mine", home)
    said = str(refused.value)
    assert "mine" in said
    assert said.endswith(".")
    assert "\n" not in said.strip()


def test_a_missing_theme_names_the_folder(home: Path) -> None:
    with pytest.raises(BadTheme, match="no board theme “gone”") as refused:
        find("gone", home)
    assert str(home) in str(refused.value)


def test_a_file_that_is_not_text(home: Path) -> None:
    made(home, "mine", "")
    (home / "mine" / "theme.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadTheme, match="is not valid"):
        find("mine", home)


@pytest.mark.parametrize("name", ["..", "../mine", "/", "mine/../mine"])
def test_a_path_is_not_a_name(home: Path, name: str) -> None:
    made(home, "mine", "")
    with pytest.raises(BadTheme):
        find(name, home)
