"""The sources of the Flatpak package: each wheel of packaging/lock.txt, by its address and hash.

usage: packaging/flatpak.py > packaging/flatpak/python-modules.json

Asks pip what it would install from PyPI into the runtime's Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
PYTHON = "3.13"
"""Of the runtime org.freedesktop.Platform 25.08."""
MACHINES = ("x86_64", "aarch64")
TAGS = ("manylinux_2_39", "manylinux_2_34", "manylinux_2_28", "manylinux_2_27", "manylinux2014")


def wheels(machine: str) -> list[dict[str, str]]:
    """The wheels for a processor, in Flatpak's form for sources."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        only = ["--only-binary", ":all:", "--require-hashes", "--no-deps", "--target", folder]
        system = ["--python-version", PYTHON, "--implementation", "cp"]
        tags = [word for tag in TAGS for word in ("--platform", f"{tag}_{machine}")]
        lock = ["--requirement", str(PACKAGING / "lock.txt")]
        command = [*pip, *only, *system, *tags, *lock, "--report", report]
        subprocess.run(command, env=_environment(), check=True)
        found = json.loads(report.read_text("utf-8"))["install"]
    return [_source(each["download_info"], machine) for each in found]


def _environment() -> dict[str, str]:
    """Without this machine's other indexes and folders of wheels."""
    other = ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_INDEX_URL")
    kept = {name: value for name, value in os.environ.items() if name not in other}
    return kept | {"PIP_CONFIG_FILE": os.devnull}


def _source(info: dict[str, object], machine: str) -> dict[str, str]:
    archive = info["archive_info"]
    assert isinstance(archive, dict)
    source = {"type": "file", "url": str(info["url"]), "sha256": archive["hashes"]["sha256"]}
    return source | ({} if source["url"].endswith("-any.whl") else {"only-arches": [machine]})


def module() -> dict[str, object]:
    """The module of the manifest that installs all of them without a network."""
    sources = {each["url"]: each for machine in MACHINES for each in wheels(machine)}
    install = "pip3 install --no-index --no-deps --no-build-isolation --prefix=/app *.whl"
    return {
        "name": "python-modules",
        "buildsystem": "simple",
        "build-commands": [install],
        "sources": [sources[url] for url in sorted(sources)],
    }


if __name__ == "__main__":
    json.dump(module(), sys.stdout, indent=2)
    print()
