"""The lock file fits what the program asks for; the newest versions that fit work as well."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_wheel import WINDOW

CHECKOUT = Path(__file__).resolve().parents[2]
LOCK = CHECKOUT / "packaging" / "lock.txt"
WHEEL = CHECKOUT / "packaging" / "lock-wheel.txt"
RULES = "from tromp_gui.cli.main import main; raise SystemExit(main(['rules', 'tromp-taylor']))"


def locked(path: Path = LOCK) -> list[tuple[Requirement, list[str]]]:
    """The requirements of a lock file, each with its hashes."""
    text = re.sub(r"^#.*\n", "", path.read_text("utf-8"), flags=re.MULTILINE)
    found = []
    for entry in filter(None, re.split(r"(?<!\\)\n", text)):
        first, *rest = re.split(r"\s*\\\n\s*", entry)
        found.append((Requirement(first), [each.removeprefix("--hash=") for each in rest]))
    return found


def wanted() -> list[Requirement]:
    """What pyproject.toml asks for, to run the program from a checkout."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["editable"]]
    return [Requirement(each) for each in asked]


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
@pytest.mark.parametrize("system", ["Linux", "Windows", "Darwin"])
def test_each_requirement_is_locked_once_within_its_bounds(python: str, system: str) -> None:
    environment = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "platform_system": system,
        "sys_platform": {"Linux": "linux", "Windows": "win32", "Darwin": "darwin"}[system],
    }
    fitting = [each for each, _ in locked() if not each.marker or each.marker.evaluate(environment)]
    versions = {canonicalize_name(each.name): each.specifier for each in fitting}
    assert len(versions) == len(fitting)
    for each in wanted():
        (pin,) = versions[canonicalize_name(each.name)]
        assert pin.operator == "=="
        assert each.specifier.contains(pin.version), each


@pytest.mark.parametrize("path", [LOCK, WHEEL], ids=["run", "wheel"])
def test_every_file_has_its_hash_and_no_registry_is_named(path: Path) -> None:
    for requirement, hashes in locked(path):
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)
        assert requirement.url is None
    assert not [word for word in path.read_text("utf-8").split() if urlsplit(word).netloc]


def test_the_wheel_is_built_with_locked_tools() -> None:
    assert {"build", "hatchling"} <= {requirement.name for requirement, _ in locked(WHEEL)}
    assert "--require-hashes" in (WHEEL.parent / "wheel.sh").read_text("utf-8")


@pytest.mark.slow
def test_the_newest_versions_open_the_window(tmp_path: Path) -> None:
    """Fetches some 170 MB where they are not in pip's cache."""
    home = tmp_path / "fresh"
    import venv  # not every Python has it

    venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(home)
    python = str(home / ("Scripts" if os.name == "nt" else "bin") / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [*pip, "--upgrade", str(CHECKOUT)], env=environ, capture_output=True, text=True
    )
    if done.returncode and re.search("connection|resolve|network", done.stderr, re.IGNORECASE):
        pytest.skip("no registry can be reached")
    assert done.returncode == 0, done.stderr
    for code in (WINDOW, RULES):
        done = subprocess.run(
            [python, "-c", code], cwd=tmp_path, env=environ, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
