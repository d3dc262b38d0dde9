"""The licences of everything in a frozen build, and a list of its parts (CycloneDX), beside it.

usage: packaging/legal.py FOLDER

FOLDER is dist/tromp-gui, made by this environment. Writes FOLDER/licences/ with a text for each
part and for each library of the system in the build (from its Debian package), and
FOLDER/sbom.cdx.json.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui import __version__
from tromp_gui.licences import Licence, licences

_DOC = Path("/usr/share/doc")


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
    components: list[dict[str, object]] = []
    for part in parts[1:]:
        component: dict[str, object] = {"type": "library", "name": part.name}
        if part.version:
            component |= {"version": part.version, "purl": _purl("pypi", part.name, part.version)}
        components.append(component | {"licenses": [_licence(part.kind)]})
    components += [
        {"type": "library", "name": name, "version": version}
        | {"purl": _purl("deb/debian", name, version)}
        for name, version in system.items()
    ]
    program = {"type": "application", "name": "tromp-gui", "version": __version__}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program | {"licenses": [_licence("MIT")]}},
        "components": components,
    }


def _licence(kind: str) -> dict[str, object]:
    if re.fullmatch(r"[A-Za-z0-9.-]+|.* (?:AND|OR|WITH) .*", kind):
        return {"expression": kind}
    return {"license": {"name": kind}}


def _purl(kind: str, name: str, version: str) -> str:
    return f"pkg:{kind}/{name.lower().replace('_', '-')}@{version.replace(':', '%3A')}"


def _file_name(name: str) -> str:
    return re.sub(r"[^\w.-]+", "-", name)


def checksums(folder: Path) -> str:
    """A line for each file of a folder, as `sha256sum --check` reads it."""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    return "".join(f"{line}\n" for line in lines)


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
