"""The program's icon, as drawn and in the resources."""

from __future__ import annotations

import importlib.util
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.ui.pictures import alpha_box, largest_difference
from tromp_gui import resources
from tromp_gui.ui.window.app_icon import SIZES, SMALL, app_icon, draw_app_icon

SCRIPT = Path(__file__).resolve().parents[3] / "packaging" / "make_icons.py"


@pytest.fixture(scope="module")
def make_icons() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_icons", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("size", SIZES)
def test_the_resources_have_an_icon_of_each_size(qapp: QApplication, size: int) -> None:
    image = QImage(str(resources.path(f"icons/tromp-gui-{size}.png")))
    assert image.size() == QSize(size, size)
    assert image.pixelColor(0, 0).alpha() == 0, "the corners are clear"
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


@pytest.mark.parametrize("size", SIZES)
def test_the_program_shows_its_icon_unscaled(qapp: QApplication, size: int) -> None:
    picture = app_icon().pixmap(QSize(size, size), 1.0)
    stored = QImage(str(resources.path(f"icons/tromp-gui-{size}.png")))
    assert largest_difference(picture.toImage(), stored) <= 1, "processors round differently"


@pytest.mark.parametrize("size", SIZES)
def test_black_is_at_the_top_right_and_white_at_the_bottom_left(
    qapp: QApplication, size: int
) -> None:
    image = draw_app_icon(size)
    low, high = round(size * 0.31), round(size * 0.69)
    assert image.pixelColor(high, low).lightness() < 90
    assert image.pixelColor(low, high).lightness() > 225


@pytest.mark.parametrize("size", [size for size in SIZES if size >= SMALL])
def test_the_tile_fills_its_icon(qapp: QApplication, size: int) -> None:
    box = alpha_box(draw_app_icon(size))
    assert box.width() >= 0.86 * size
    assert box.height() >= 0.86 * size


@pytest.mark.parametrize("size", [size for size in SIZES if size < SMALL])
def test_lines_of_small_icons_are_one_sharp_pixel(qapp: QApplication, size: int) -> None:
    image = draw_app_icon(size)
    row = round(size * 0.2)
    tones = [image.pixelColor(x, row).lightness() for x in range(2, size // 2)]
    wood = sorted(tones)[len(tones) // 2]
    dark = [x for x, tone in enumerate(tones) if tone < wood - 25]
    assert len(dark) == 1


def test_the_script_writes_the_files_in_the_resources(
    qapp: QApplication, make_icons: ModuleType, tmp_path: Path
) -> None:
    written = make_icons.write(tmp_path / "icons")
    assert len(written) == len(SIZES) + 1
    for path in written:
        kept = resources.path(f"icons/{path.name}")
        if path.suffix == ".png":
            assert _near(QImage(str(path)), QImage(str(kept))), f"make {path.name} anew"
        else:
            assert path.read_text() == kept.read_text()


def _near(a: QImage, b: QImage) -> bool:
    """Whether the pictures are the same except for the grain of the wood."""
    if a.size() != b.size():
        return False
    points = [(x, y) for x in range(0, a.width(), 3) for y in range(0, a.height(), 3)]
    apart = [
        abs(a.pixelColor(x, y).lightness() - b.pixelColor(x, y).lightness()) for x, y in points
    ]
    return sum(apart) / len(apart) < 4


def test_the_drawing_is_well_formed_and_has_two_stones(make_icons: ModuleType) -> None:
    root = ElementTree.fromstring(make_icons.svg())
    circles = [tag for tag in root.iter() if tag.tag.endswith("circle")]
    fills = [circle.get("fill") for circle in circles if circle.get("fill")]
    assert fills == ["url(#slate)", "url(#shell)"]
