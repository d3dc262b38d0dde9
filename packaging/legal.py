"""The licences of everything in a frozen build, and a list of its parts (CycloneDX), beside it.

usage: packaging/legal.py FOLDER

FOLDER is dist/tromp-gui, made by this environment. Writes FOLDER/licences/ with a text for each
part and for each library of the system in the build (from its Debian package), and
FOLDER/sbom.cdx.json.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.licences import PROGRAM, Licence, installed, licences
from tromp_gui.version import version

_DOC = Path("/usr/share/doc")
_SPDX = frozenset(
    [
        "AND",
        "OR",
        "WITH",
        "MIT",
        "MIT-CMU",
        "0BSD",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "ISC",
        "Zlib",
        "Apache-2.0",
        "LLVM-exception",
        "CC0-1.0",
        "PSF-2.0",
        "LGPL-3.0-only",
        "GPL-3.0-only",
        "MPL-2.0",
    ]
)
"""The words of the licences that we use, of https://spdx.org/licenses; others are told by name."""


def write_licences(folder: Path) -> list[Licence]:
    """Write all texts into `folder`, made where missing; returns what they are about."""
    folder.mkdir(parents=True, exist_ok=True)
    found = licences()
    for each in found:
        title = f"{each.name} {each.version}".strip()
        text = "\n\n".join([f"{title}\nLicence: {each.kind}", *each.texts])
        (folder / f"{_file_name(each.name)}.txt").write_text(text + "\n", encoding="utf-8")
    return found


def system_packages(build: Path) -> dict[str, str]:
    """The Debian packages from which libraries of a build come, with their versions."""
    names = [path.name for path in build.glob("_internal/*.so*") if not path.is_symlink()]
    found: dict[str, str] = {}
    for name in sorted(names):
        answer = _dpkg("dpkg-query", "--search", f"*/{name}")
        for package in re.findall(r"^([^:,\s]+)[^/]*: /(?:usr/)?lib/", answer, re.MULTILINE)[:1]:
            show = ["--show", "--showformat=${Version}\n", package]
            found[package] = _dpkg("dpkg-query", *show).split("\n")[0]
    return found


def _dpkg(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout


def bill_of_materials(parts: list[Licence], system: dict[str, str]) -> dict[str, object]:
    """The parts as CycloneDX 1.5 has them."""
    kinds = {part.name: part.kind for part in parts}
    components: list[dict[str, object]] = [
        {
            "type": "platform",
            "name": "Python",
            "version": platform.python_version(),
            "licenses": [_licence(kinds["Python"])],
        }
    ]
    for found in installed():
        name, number = found.metadata["Name"], found.version
        if name.replace("_", "-") != PROGRAM:
            licence = _licence(kinds.get(name, kinds["Qt"]))
            components.append(_library("pypi", name, number) | {"licenses": [licence]})
    components += [_library("deb/debian", name, number) for name, number in system.items()]
    program = {"type": "application", "name": PROGRAM, "version": version()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program | {"licenses": [_licence("MIT")]}},
        "components": components,
    }


def _library(kind: str, name: str, version: str) -> dict[str, object]:
    purl = f"pkg:{kind}/{name.lower().replace('_', '-')}@{version.replace(':', '%3A')}"
    return {"type": "library", "name": name, "version": version, "purl": purl}


def _licence(kind: str) -> dict[str, object]:
    if set(re.findall(r"[\w.+-]+", kind)) <= _SPDX:
        return {"expression": kind}
    return {"license": {"name": kind}}


def _file_name(name: str) -> str:
    return re.sub(r"[^\w.-]+", "-", name)


def main(build: Path) -> int:
    """Write the texts and the list into a frozen build."""
    parts, system = write_licences(build / "licences"), system_packages(build)
    for package in system:
        text = (_DOC / package / "copyright").read_text("utf-8", errors="replace")
        (build / "licences" / f"{package}.txt").write_text(text, encoding="utf-8")
    text = json.dumps(bill_of_materials(parts, system), indent=1)
    (build / "sbom.cdx.json").write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
