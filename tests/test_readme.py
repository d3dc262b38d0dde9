"""What the README shows works: its commands answer as printed, its links and its picture exist."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.endless import link_to
from tromp_gui.cli.main import main

CHECKOUT = Path(__file__).resolve().parents[1]
README = (CHECKOUT / "README.md").read_text("utf-8")
SIZE_LIMIT = 300_000


def examples() -> list[tuple[str, str]]:
    """The commands of the README's console blocks, each with what it prints."""
    blocks = re.findall(r"^```console\n\$ ([^\n]*)\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    return [(command, printed) for command, printed in blocks]


def own_shell(folder: Path) -> dict[str, str]:
    """An environment in which `tromp-gui` is this very program."""
    script = folder / "tromp-gui"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tromp_gui "$@"\n')
    script.chmod(0o755)
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(CHECKOUT)}


@pytest.mark.skipif(sys.platform == "win32", reason="the examples are lines for a Unix shell")
@pytest.mark.parametrize(("command", "printed"), examples())
def test_a_command_prints_what_the_readme_shows(command: str, printed: str, tmp_path: Path) -> None:
    for name in ("resources", "tests"):
        link_to(CHECKOUT / name, tmp_path / name)
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=tmp_path,
        env=own_shell(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == printed
    assert done.stderr == ""
    assert done.returncode in (0, 1)


def test_every_command_without_a_window_has_an_example() -> None:
    shown = {word for command, _ in examples() for word in re.findall(r"tromp-gui (\w+)", command)}
    assert shown == {"score", "check", "convert", "render", "rules", "gtp"}


def test_a_conversion_of_the_sample_changes_nothing(tmp_path: Path) -> None:
    sample = CHECKOUT / "resources" / "samples" / "first-game.sgf"
    assert main(["convert", str(sample), str(tmp_path / "copy.sgf")]) == 0
    assert (tmp_path / "copy.sgf").read_bytes() == sample.read_bytes()


GUIDES = [f"docs/{file.name}" for file in sorted((CHECKOUT / "docs").glob("guide*.md"))]


@pytest.mark.parametrize("page", ["README.md", *GUIDES])
def test_links_lead_somewhere(page: str) -> None:
    file = CHECKOUT / page
    for target in re.findall(r"\]\(([^)]+)\)", file.read_text("utf-8")):
        assert (file.parent / target).exists(), target


def test_the_picture_is_small_and_a_window() -> None:
    file = CHECKOUT / "docs" / "pictures" / "window.png"
    assert file.stat().st_size < SIZE_LIMIT
    picture = QImage(str(file))
    assert picture.width() >= 1000
    assert picture.height() >= 600


def test_the_make_targets_of_the_readme_exist() -> None:
    makefile = (CHECKOUT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
