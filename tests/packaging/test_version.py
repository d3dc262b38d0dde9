"""The version of a build, and what a package says of the project."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
import yaml  # type: ignore[import-untyped]

from tromp_gui import __version__, version

CHECKOUT = Path(__file__).resolve().parents[2]
_OWN = {
    **{f"GIT_{who}_NAME": "tests" for who in ("AUTHOR", "COMMITTER")},
    **{f"GIT_{who}_EMAIL": "tests@example.org" for who in ("AUTHOR", "COMMITTER")},
}


def script(name: str) -> ModuleType:
    """A script of `packaging`, as a module."""
    path = CHECKOUT / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with two commits."""
    for command in (["init", "-q"], *[["commit", "-q", "--allow-empty", "-m", "x"]] * 2):
        git(tmp_path, *command)
    return tmp_path


def git(folder: Path, *command: str) -> str:
    settings = ["-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false"]
    return subprocess.check_output(
        ["git", "-C", str(folder), *settings, *command], env={**os.environ, **_OWN}, text=True
    ).strip()


def test_a_build_before_a_release_says_how_many_commits_there_are_and_which(checkout: Path) -> None:
    name = git(checkout, "rev-parse", "HEAD")[:8]
    assert version.of_checkout(checkout) == f"{__version__}.dev2+g{name}"


def test_the_commit_of_a_tag_is_the_release(checkout: Path) -> None:
    git(checkout, "tag", f"v{__version__}")
    assert version.of_checkout(checkout) == __version__
    git(checkout, "commit", "-q", "--allow-empty", "-m", "later")
    assert version.of_checkout(checkout).startswith(f"{__version__}.dev3+g")


def test_another_tag_is_no_release_of_this_version(checkout: Path) -> None:
    git(checkout, "tag", "v0.0.1")
    assert version.of_checkout(checkout).startswith(f"{__version__}.dev2+g")


def test_without_git_it_is_not_known_which_build_it_is(checkout: Path) -> None:
    inside = checkout / "unpacked"
    inside.mkdir()
    assert version.of_checkout(inside) == f"{__version__}.dev0"


def test_a_built_program_has_its_version_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "version").write_text("1.2.3\n")
    monkeypatch.setattr("tromp_gui.resources.folder", lambda: tmp_path)
    version.version.cache_clear()
    try:
        assert version.version() == "1.2.3"
    finally:
        version.version.cache_clear()


def test_the_links_of_the_readme_work_anywhere() -> None:
    """No relative link or picture is left in what the index of packages shows."""
    absolute = script("build_hook").absolute
    text = absolute((CHECKOUT / "README.md").read_text("utf-8"), "https://example.org/go")
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert [each for each in targets if not each.startswith(("https://", "#"))] == []
    assert "![" in text
    assert re.findall(r"!\[[^\]]*\]\((?!https://example\.org/go/raw/main/)", text) == []


@pytest.mark.parametrize(
    ("address", "mail", "is_refused"),
    [
        ("https://tromp-go.invalid", "go@example.org", True),
        ("https://example.org/go", "go@tromp-go.invalid", True),
        ("https://example.org/go", "go@example.org", False),
    ],
)
def test_a_release_is_refused_while_an_address_only_holds_a_place(
    tmp_path: Path, address: str, mail: str, is_refused: bool
) -> None:
    project = tmp_path / "pyproject.toml"
    author = f'[project]\nauthors = [{{ name = "x", email = "{mail}" }}]\n'
    project.write_text(f'{author}[tool.tromp-gui]\naddress = "{address}"\n')
    (tmp_path / "README.md").write_text("Shown.\n")
    assert script("address").main(project, tmp_path / "README.md") == is_refused


def test_a_release_is_refused_while_the_readme_hides_what_it_brings(tmp_path: Path) -> None:
    address = script("address")
    project, readme = tmp_path / "pyproject.toml", tmp_path / "README.md"
    project.write_text(
        '[project]\nauthors = []\n[tool.tromp-gui]\naddress = "https://example.org"\n'
    )
    text = (CHECKOUT / "README.md").read_text("utf-8")
    readme.write_text(text, "utf-8")
    hides = all(line in text.splitlines() for line in address.HIDING)
    assert address.main(project, readme) == hides
    lines = [line for line in text.splitlines() if line not in address.HIDING]
    readme.write_text("\n".join(lines), "utf-8")
    assert address.main(project, readme) == 0
    assert "`uvx tromp-gui`" in readme.read_text("utf-8")


def test_the_script_tells_the_version_of_this_checkout() -> None:
    done = subprocess.run(
        [sys.executable, CHECKOUT / "packaging" / "version.py"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{version.version()}\n"


def test_manifests_name_the_files_of_a_release_by_their_hashes(tmp_path: Path) -> None:
    names = [f"tromp-gui-1-{end}" for end in ("windows-x64-setup.exe", "macos-arm64.dmg")]
    for name in (*names, "tromp-gui-1-macos-x86_64.dmg"):
        (tmp_path / name).write_text(name)
    manifests = script("manifests")
    assert manifests.main(tmp_path) == 0
    sums = {name: hashlib.sha256(name.encode()).hexdigest() for name in names}
    found = {path.name: path.read_text("utf-8") for path in (tmp_path / "winget").iterdir()}
    kinds = {yaml.safe_load(text)["ManifestType"] for text in found.values()}
    assert kinds == {"version", "installer", "defaultLocale"}
    (installer,) = yaml.safe_load(found[f"{manifests.ID}.installer.yaml"])["Installers"]
    assert installer["InstallerSha256"] == sums[names[0]].upper()
    assert installer["InstallerUrl"].endswith(f"/{names[0]}")
    cask = (tmp_path / "homebrew" / "tromp-go.rb").read_text("utf-8")
    assert f'arm:   "{sums[names[1]]}"' in cask


def test_without_files_there_is_no_manifest(tmp_path: Path) -> None:
    assert script("manifests").main(tmp_path) == 1
    assert list(tmp_path.iterdir()) == []
