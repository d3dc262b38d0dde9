"""The icons for Windows and macOS hold the pictures of the resources, where those systems look."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from PIL import IcnsImagePlugin, IcoImagePlugin, Image

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

import system_icons  # type: ignore[import-not-found]

PICTURES = Path(__file__).resolve().parents[2] / "resources" / "icons"


def _ours(side: int) -> bytes:
    return Image.open(PICTURES / f"tromp-gui-{side}.png").convert("RGBA").tobytes()


@pytest.mark.parametrize("side", [16, 24, 32, 48, 64, 128, 256])
def test_the_icon_for_windows(side: int) -> None:
    icon = IcoImagePlugin.IcoFile(io.BytesIO(system_icons.ico()))
    assert (side, side) in icon.sizes()
    assert icon.getimage((side, side)).convert("RGBA").tobytes() == _ours(side)


@pytest.mark.parametrize(("side", "scale"), [(16, 2), (32, 2), (128, 2), (256, 2), (512, 1)])
def test_the_icon_for_macos(side: int, scale: int) -> None:
    icon = IcnsImagePlugin.IcnsFile(io.BytesIO(system_icons.icns()))
    assert (side, side, scale) in icon.itersizes()
    picture = icon.getimage((side, side, scale))
    assert picture.convert("RGBA").tobytes() == _ours(side * scale)
