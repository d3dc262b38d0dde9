"""The recipes for other systems can be parsed, and agree with the rest of the project."""

from __future__ import annotations

import json
import plistlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import tromp_gui
from tests.packaging.test_lock import locked
from tromp_gui.resources import APP_ID

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGING = CHECKOUT / "packaging"
WORKFLOWS = sorted((CHECKOUT / ".github" / "workflows").glob("*.yml"))
unix = pytest.mark.skipif(sys.platform == "win32", reason="a script for Unix shells")
MANIFEST = PACKAGING / "flatpak" / f"{APP_ID}.yml"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.stem))
def test_a_workflow_can_be_read_and_pins_its_actions(path: Path) -> None:
    jobs = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    steps = [step for job in jobs.values() for step in job.get("steps", [])]
    actions = [step["uses"] for step in steps if "uses" in step]
    assert actions
    assert [each for each in actions if not re.search(r"@[0-9a-f]{40}$", each)] == []
    needed = {name for job in jobs.values() for name in _list(job.get("needs", []))}
    assert needed <= set(jobs)


def _list(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def test_what_the_workflows_name_is_there() -> None:
    text = "\n".join(path.read_text("utf-8") for path in WORKFLOWS)
    named = set(re.findall(r"(?<![\w/.-])packaging/[\w/.-]+\.\w+", text))
    assert named
    assert [name for name in sorted(named) if not (CHECKOUT / name).is_file()] == []
    targets = set(re.findall(r"^([a-z-]+):", (CHECKOUT / "Makefile").read_text(), re.MULTILINE))
    run = re.findall(r"^ *(?:- run: )?make ([a-z -]+)", text, re.MULTILINE)
    made = [word for line in run for word in line.split()]
    assert made
    assert set(made) <= targets


def test_the_flatpak_has_a_hash_for_each_source() -> None:
    manifest = yaml.safe_load(MANIFEST.read_text("utf-8"))
    assert manifest["id"] == APP_ID
    modules = [
        json.loads((MANIFEST.parent / each).read_text("utf-8")) if isinstance(each, str) else each
        for each in manifest["modules"]
    ]
    sources = [source for module in modules for source in module["sources"]]
    fetched = [source for source in sources if source["type"] != "dir"]
    assert all(re.fullmatch("[0-9a-f]{64}", source["sha256"]) for source in fetched)
    assert all(source["url"].startswith("https://") for source in fetched)


def test_the_flatpak_reaches_only_what_the_program_uses() -> None:
    permissions = yaml.safe_load(MANIFEST.read_text("utf-8"))["finish-args"]
    folders = {each.partition("=")[2] for each in permissions if each.startswith("--filesystem")}
    assert folders == {"xdg-documents", "xdg-download"}  # as the program says: path_remedy()
    assert [each for each in permissions if re.search("--share=network|--talk-name", each)] == []


def test_the_flatpaks_wheels_are_those_of_the_lock_file() -> None:
    module = json.loads((MANIFEST.parent / "python-modules.json").read_text("utf-8"))
    hashes = {value.removeprefix("sha256:") for _, values in locked() for value in values}
    assert {source["sha256"] for source in module["sources"]} <= hashes
    names = {re.split(r"-\d", Path(source["url"]).name)[0].lower() for source in module["sources"]}
    assert {"pyside6_essentials", "shiboken6", "sgfmill", "numpy"} <= names


def test_the_entitlements_of_macos_can_be_read() -> None:
    found = plistlib.loads((PACKAGING / "macos.entitlements").read_bytes())
    assert found == {"com.apple.security.cs.disable-library-validation": True}


def test_the_installer_for_windows_names_what_is_built() -> None:
    script = (PACKAGING / "windows" / "tromp-go.iss").read_text("utf-8")
    sections = re.findall(r"^\[(\w+)\]$", script, re.MULTILINE)
    assert {"Setup", "Files", "Icons", "Registry", "Run"} <= set(sections)
    assert f'#define ModelId "{APP_ID}"' in script
    assert (CHECKOUT / "LICENSE").is_file()
    assert 'name="tromp-go"' in (PACKAGING / "tromp-gui.spec").read_text("utf-8")


@unix
@pytest.mark.parametrize("path", sorted(PACKAGING.rglob("*.sh")), ids=lambda path: str(path.name))
def test_a_script_can_be_read_by_the_shell(path: Path) -> None:
    shell = path.read_text("utf-8").splitlines()[0].rpartition("/")[2]
    subprocess.run([shell, "-n", path], check=True)


def test_no_step_of_a_workflow_is_a_program_of_its_own() -> None:
    """What a step does is a script, which can be run and read here too."""
    for path in WORKFLOWS:
        jobs = yaml.safe_load(path.read_text("utf-8"))["jobs"]
        runs = [s["run"] for job in jobs.values() for s in job.get("steps", []) if "run" in s]
        assert [run for run in runs if len(run.splitlines()) > 2] == []


def test_a_release_waits_for_every_job_and_for_the_tests() -> None:
    jobs = yaml.safe_load((WORKFLOWS[0].parent / "packages.yml").read_text("utf-8"))["jobs"]
    assert set(jobs["release"]["needs"]) == set(jobs) - {"release", "pypi"}
    assert jobs["pypi"]["needs"] == "release"


@unix
def test_only_a_tag_that_names_the_version_is_published() -> None:
    script = PACKAGING / "ci" / "check_tag.sh"
    good = subprocess.run([script, f"v{tromp_gui.__version__}"], check=False)
    wrong = subprocess.run([script, "v0.0.0"], capture_output=True, text=True, check=False)
    assert (good.returncode, wrong.returncode) == (0, 1)
    assert "v0.0.0" in wrong.stderr


@unix
def test_a_release_is_gathered_with_its_checksums(tmp_path: Path) -> None:
    artifacts, target = tmp_path / "artifacts", tmp_path / "release"
    files = ["wheel/a.whl", "wheel/a.tar.gz", "windows/a-setup.exe", "windows/window.png"]
    parts = ["linux-x86_64/tromp-gui/sbom.cdx.json", "linux-x86_64/tromp-gui/licences/Qt.txt"]
    for name in (*files, *parts):
        path = artifacts / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    subprocess.run([PACKAGING / "ci" / "gather.sh", artifacts, target], check=True)
    published = {"a.whl", "a.tar.gz", "a-setup.exe", "sbom.cdx.json", "licences.tar.gz"}
    assert {path.name for path in target.iterdir()} == published | {"SHA256SUMS"}
    sums = (target / "SHA256SUMS").read_text().splitlines()
    assert [line.split()[1] for line in sums] == sorted(published)
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=target, check=True)
