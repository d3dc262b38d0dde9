"""The program finds its data files in a checkout and in an installed package, and itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tromp_gui import resources

CHECKOUT = Path(__file__).resolve().parents[1]


def test_every_file_says_the_same_name() -> None:
    """The files that cannot import it spell it as the program does."""
    name = resources.DISPLAY_NAME
    entry = CHECKOUT / "resources" / "desktop" / resources.APP_ID
    for file, words in {
        f"{entry}.desktop": f"\nName={name}\n",
        f"{entry}.metainfo.xml": f"<name>{name}</name>",
        "packaging/windows/tromp-go.iss": f'#define Name "{name}"',
        "packaging/macos.sh": f'"dist/{name}.app"',
        "README.md": f"# {name}\n",
    }.items():
        assert words in (CHECKOUT / file).read_text("utf-8"), file


def _package(parent: Path) -> Path:
    package = parent / "tromp_gui"
    package.mkdir(parents=True)
    return package


def test_this_checkout_uses_the_folder_beside_the_package() -> None:
    assert resources.folder() == CHECKOUT / "resources"
    assert resources.folder().is_dir()


def test_a_checkout_has_it_beside_the_package(tmp_path: Path) -> None:
    package = _package(tmp_path)
    (tmp_path / "resources").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert resources.folder(package) == tmp_path / "resources"


def test_beside_comes_before_inside(tmp_path: Path) -> None:
    package = _package(tmp_path)
    (tmp_path / "resources").mkdir()
    (tmp_path / "pyproject.toml").touch()
    (package / "resources").mkdir()
    assert resources.folder(package) == tmp_path / "resources"


def test_an_installed_package_has_it_inside(tmp_path: Path) -> None:
    package = _package(tmp_path)
    (package / "resources").mkdir()
    assert resources.folder(package) == package / "resources"


def test_somebody_elses_folder_beside_an_installed_package_is_not_taken(tmp_path: Path) -> None:
    package = _package(tmp_path)
    (package / "resources").mkdir()
    (tmp_path / "resources").mkdir()
    assert resources.folder(package) == package / "resources"


def test_nowhere_is_said_with_both_places(tmp_path: Path) -> None:
    package = _package(tmp_path)
    with pytest.raises(FileNotFoundError) as caught:
        resources.folder(package)
    assert str(tmp_path / "resources") in str(caught.value)
    assert str(package / "resources") in str(caught.value)


def test_a_path_is_spelt_with_slashes_on_every_system() -> None:
    assert resources.path("icons/pass.svg") == resources.folder() / "icons" / "pass.svg"


def test_the_guide_is_in_the_language_wanted_or_in_english(tmp_path: Path) -> None:
    package = _package(tmp_path)
    (package / "resources").mkdir()
    for name in ("guide.md", "guide.fr.md"):
        (package / "resources" / name).touch()
    assert resources.guide("fr", package).name == "guide.fr.md"
    assert resources.guide("it", package).name == "guide.md"
    assert resources.guide("en", package).name == "guide.md"
    assert resources.guide() == CHECKOUT / "docs" / "guide.md"


def test_the_program_can_be_started_again() -> None:
    command = [*resources.program()[:2], "tromp_gui.resources"]
    assert subprocess.run(command, check=False, cwd=CHECKOUT).returncode == 0
    assert resources.program()[-1] == "tromp_gui"


def test_a_frozen_build_is_its_own_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/tromp-gui/tromp-gui")
    assert resources.program() == ("/opt/tromp-gui/tromp-gui",)


@pytest.mark.parametrize(
    ("started", "beside", "expected"),
    [
        ("tromp-gui.exe", ("tromp-go.exe",), "tromp-go.exe"),
        ("python.exe", ("pythonw.exe",), "pythonw.exe"),
        ("python.exe", (), "python.exe"),
        ("tromp-gui", ("tromp-go.exe",), "tromp-gui"),
    ],
)
def test_a_new_window_opens_no_console(
    tmp_path: Path, started: str, beside: tuple[str, ...], expected: str
) -> None:
    for name in beside:
        (tmp_path / name).touch()
    first, *_ = resources.program_with_window(f"{tmp_path}/{started}")
    assert Path(first.replace("\\", "/")).name == expected
