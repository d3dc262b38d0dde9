"""The licences of everything in a frozen build, and a list of its parts (CycloneDX), beside it.

usage: packaging/legal.py FOLDER

FOLDER is dist/tromp-gui, made by this environment. Writes FOLDER/licences/ with a text for each
part, for each library of the system in the build (from its Debian package) and for the code by
others that is compiled into these (packaging/notices), and FOLDER/sbom.cdx.json. Fails on Linux
where a library belongs to no part of that list.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import numpy
from PySide6.QtCore import qVersion

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.licences import PROGRAM, Licence, installed, licences
from tromp_gui.version import version

_DOC = Path("/usr/share/doc")
_NOTICES = Path(__file__).resolve().parent / "notices"
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
        "AFL-2.1",
        "Bootloader-exception",
        "FTL",
        "GCC-exception-3.1",
        "GPL-2.0-only",
        "GPL-2.0-or-later",
        "GPL-3.0-or-later",
        "HPND",
        "HPND-sell-variant",
        "ICU",
        "IJG",
        "Imlib2",
        "LGPL-2.1-or-later",
        "Libpng",
        "MIT-open-group",
        "Unicode-3.0",
        "X11",
        "libpng-2.0",
    ]
)
"""The words of the licences that we use, of https://spdx.org/licenses; others are told by name."""

_VERSIONS = {
    "ICU": rb"icudt(\d+)",
    "HarfBuzz-NG": rb"\0(1\d\.\d+\.\d+)\0",
    "LibJPEG-turbo": rb"libjpeg-turbo version ([\d.]+)",
    "LibPNG": rb"libpng version ([\d.]+)",
    "PCRE2": rb"\0(10\.\d+) 20\d\d-",
}
"""Where a part that is compiled into a library says its version; what does not has none here."""

_OWNERS = (
    (r"/libicu\w+\.so", "ICU"),
    (r"numpy\.libs/libscipy_openblas", "OpenBLAS"),
    (r"numpy\.libs/libgfortran", "libgfortran"),
    (r"numpy\.libs/libquadmath", "libquadmath"),
    (r"_internal/PySide6/(?:Qt/|libQt)", "Qt"),
    (r"_internal/PySide6/", "PySide6_Essentials"),
    (r"_internal/(shiboken6|numpy)/", r"\1"),
    (r"_internal/charset_normalizer/", "charset-normalizer"),
    (r"lib-dynload/|_internal/libpython", "Python"),
)
"""The part that a library belongs to, by its place on Linux; others are the system's."""


class Notice(NamedTuple):
    """Of code by others that is compiled into a library: names as in packaging/notices.py."""

    file: str
    name: str
    kind: str
    inside: str
    text: str


def write_licences(folder: Path) -> list[Licence]:
    """Write all texts into `folder`, made where missing; returns what they are about."""
    folder.mkdir(parents=True, exist_ok=True)
    found = licences()
    for each in found:
        title = f"{each.name} {each.version}".strip()
        text = "\n\n".join([f"{title}\nLicence: {each.kind}", *each.texts])
        (folder / f"{_file_name(each.name)}.txt").write_text(text + "\n", encoding="utf-8")
    return found


def notices(libraries: Iterable[Path], system: str = sys.platform) -> list[Notice]:
    """Those of the code that is compiled into these libraries on a system."""
    places = [path.as_posix().replace("Qt6", "Qt") for path in libraries]
    found = []
    for path in sorted(_NOTICES.glob("*.txt")):
        heading, text = path.read_text("utf-8").split("\n\n", 1)
        fields = dict(line.split(": ", 1) for line in heading.splitlines())
        inside = fields["Inside"]
        if system in fields.get("Systems", system) and any(inside in place for place in places):
            found.append(Notice(path.name, fields["Name"], fields["Licence"], inside, text))
    return found


def libraries(build: Path) -> list[Path]:
    """The libraries of a build, below it; links to them are left out."""
    kinds = re.compile(r"\.(?:so(?:\.[\d.]+)?|dll|dylib|pyd)$|\.framework/.*/Q?\w+$")
    files = (path for path in sorted(build.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path.relative_to(build) for path in files if kinds.search(path.as_posix())]


def owner(library: Path) -> str:
    """The part that a library of a build on Linux belongs to; empty if there is none."""
    for place, part in _OWNERS:
        if match := re.search(place, library.as_posix()):
            return match.expand(part)
    if library.parent.name != "_internal":
        return ""
    answer = _dpkg("dpkg-query", "--search", f"*/{library.name}")
    found = re.findall(r"^([^:,\s]+)[^/]*: /(?:usr/)?lib/", answer, re.MULTILINE)
    return found[0] if found else ""


def system_packages(owners: Iterable[str]) -> dict[str, str]:
    """The Debian packages among the owners of libraries, with their versions."""
    known = {part for _, part in _OWNERS} | {"shiboken6", "numpy", ""}
    show = ("--show", "--showformat=${Version}\n")
    packages = sorted(set(owners) - known)
    return {name: _dpkg("dpkg-query", *show, name).split("\n")[0] for name in packages}


def _dpkg(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout


def bill_of_materials(
    parts: list[Licence], system: dict[str, str], compiled_in: Iterable[dict[str, object]] = ()
) -> dict[str, object]:
    """The parts as CycloneDX 1.5 has them."""
    kinds = {part.name: part.kind for part in parts}
    python = {"type": "platform", "name": "Python", "version": platform.python_version()}
    components: list[dict[str, object]] = [
        python | {"licenses": [_licence(kinds["Python"])]},
        _part("Qt", kinds["Qt"], qVersion()),
    ]
    for found in installed():
        name, number = found.metadata["Name"], found.version
        if name.replace("_", "-") != PROGRAM:
            licence = _licence(kinds.get(name, kinds["Qt"]))
            components.append(_library("pypi", name, number) | {"licenses": [licence]})
    components += [_library("deb/debian", name, number) for name, number in system.items()]
    components += compiled_in
    program = {"type": "application", "name": PROGRAM, "version": version()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program | {"licenses": [_licence("MIT")]}},
        "components": components,
    }


def inner_parts(build: Path, found: Iterable[Notice]) -> list[dict[str, object]]:
    """What has no package of its own: code inside libraries, and those that NumPy and PyInstaller
    bring along.
    """
    inside = libraries(build)
    parts = []
    for notice in found:
        places = [path for path in inside if notice.inside in path.as_posix().replace("Qt6", "Qt")]
        number = _version_in([build / path for path in places], _VERSIONS.get(notice.name))
        where = {"description": f"in {notice.inside}"}
        parts.append(_part(notice.name, notice.kind, number) | where)
    of_numpy = {
        "OpenBLAS": ("BSD-3-Clause", _openblas()),
        "libgfortran": ("GPL-3.0-or-later WITH GCC-exception-3.1", ""),
        "libquadmath": ("LGPL-2.1-or-later", ""),
    }
    here = " ".join(path.as_posix() for path in inside).lower()
    for name, (kind, number) in of_numpy.items():
        if name.lower() in here:
            parts.append(_part(name, kind, number) | {"description": "in numpy"})
    with suppress(metadata.PackageNotFoundError):
        number = metadata.version("pyinstaller")
        kind = "GPL-2.0-or-later WITH Bootloader-exception"
        parts.append(_part("PyInstaller", kind, number) | {"description": "starts the program"})
    return parts


def _openblas() -> str:
    config: dict[str, dict[str, dict[str, str]]] = numpy.show_config(mode="dicts")  # type: ignore[assignment]
    return config["Build Dependencies"]["blas"]["version"]


def _version_in(files: Iterable[Path], pattern: bytes | None) -> str:
    """The version that the bytes of a library name; empty if none does."""
    for file in files if pattern else ():
        if match := re.search(pattern or b"", file.read_bytes()):
            return match[1].decode()
    return ""


def _part(name: str, kind: str, version: str) -> dict[str, object]:
    known = {"version": version} if version else {}
    return {"type": "library", "name": name, **known, "licenses": [_licence(kind)]}


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
    """Write the texts and the list into a frozen build; returns the exit code."""
    folder, inside = build / "licences", libraries(build)
    parts, found = write_licences(folder), notices(inside)
    for notice in found:
        (folder / notice.file).write_text(f"{notice.name}\n\n{notice.text}", encoding="utf-8")
    for file in metadata.files("pyinstaller") or ():
        if file.name == "COPYING.txt":
            (folder / "PyInstaller.txt").write_text(file.read_text("utf-8"), encoding="utf-8")
    owners = {path: owner(path) for path in inside} if sys.platform == "linux" else {}
    system = system_packages(owners.values())
    for package in system:
        text = (_DOC / package / "copyright").read_text("utf-8", errors="replace")
        (folder / f"{package}.txt").write_text(text, encoding="utf-8")
    bill = bill_of_materials(parts, system, inner_parts(build, found))
    text = json.dumps(bill, indent=1)
    (build / "sbom.cdx.json").write_text(text + "\n", encoding="utf-8")
    unknown = [str(path) for path, part in owners.items() if f'"name": "{part}"' not in text]
    if unknown:
        print("no part of the list of parts has these:", *unknown, sep="\n", file=sys.stderr)
    return int(bool(unknown))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
