"""The picture of the packages in docs/architecture.md shows what the code imports."""

from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
SCRIPT = runpy.run_path(str(CHECKOUT / "packaging" / "draw_packages.py"))
GRAPH = {"top": {"middle", "low"}, "middle": {"low", "ground"}, "low": {"ground"}, "ground": set()}


@pytest.fixture(scope="module")
def picture() -> str:
    """The picture as the imports are now."""
    drawn: str = SCRIPT["picture"]()
    return drawn


def test_the_picture_is_up_to_date(picture: str) -> None:
    drawn = (CHECKOUT / "docs" / "pictures" / "packages.svg").read_text("utf-8")
    assert drawn == picture, "run packaging/draw_packages.py"


def test_every_package_is_in_the_picture(picture: str) -> None:
    texts = ElementTree.fromstring(picture)
    names = [each.text for each in texts.iter("{http://www.w3.org/2000/svg}text")]
    code = CHECKOUT / "tromp_gui"
    layers = [path for path in code.iterdir() if (path / "__init__.py").exists()]
    inside = [path for name in ("session", "ui") for path in (code / name).iterdir()]
    packages = [path for path in inside if (path / "__init__.py").exists()]
    assert {path.name for path in [*layers, *packages]} <= set(names)


def test_an_import_that_follows_from_others_is_left_out() -> None:
    assert SCRIPT["reduced"](GRAPH) == {
        "top": {"middle"},
        "middle": {"low"},
        "low": {"ground"},
        "ground": set(),
    }


def test_a_package_stands_above_all_that_it_imports() -> None:
    assert SCRIPT["rows"](GRAPH) == [["ground"], ["low"], ["middle"], ["top"]]
