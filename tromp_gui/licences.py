"""The licences of the program and of its libraries, as installed here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from tromp_gui import resources

PROGRAM = "tromp-gui"
_TEXT = re.compile(
    r"(?:^|/)[^/]*\.dist-info/(?:.*/)?(?:LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE
)
_NAME = re.compile(r"[\w.-]+")
_EXTRA = re.compile(r"\bextra\s*==")
_QT = ("pyside6", "shiboken6")


class Licence(NamedTuple):
    """A part of the program: its name and version, the short name of its licence, the texts."""

    name: str
    version: str
    kind: str
    texts: tuple[str, ...]


def licences() -> list[Licence]:
    """Ours first, then Qt's and Python's, then those of the libraries, by name."""
    libraries, qt = [], []
    for found in installed():
        name = found.metadata["Name"]
        if name.lower().startswith(_QT):
            qt.append(f"{name} {found.version}")
        elif _normal(name) != PROGRAM:
            libraries.append(Licence(name, found.version, _kind(found), _texts(found)))
    words = "\n".join(sorted(qt)) + "\n\n"
    return [
        Licence(resources.DISPLAY_NAME, "", "MIT", _own_texts()),
        Licence(
            "Qt", "", "LGPL-3.0-only", (words + _given("Qt"), _given("LGPL-3.0"), _given("GPL-3.0"))
        ),
        Licence("Python", "", "PSF-2.0", (_given("Python"),)),
        *sorted(libraries, key=lambda each: each.name.casefold()),
    ]


def installed(name: str = PROGRAM) -> Iterator[metadata.Distribution]:
    """A distribution and all that it requires, as far as that is installed."""
    waiting, seen = [name], set[str]()
    while waiting:
        name = _normal(waiting.pop())
        if name in seen:
            continue
        seen.add(name)
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # required on other systems only
        yield found
        for requirement in found.requires or []:
            match = _NAME.match(requirement)
            if match and not _EXTRA.search(requirement):
                waiting.append(match[0])


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _kind(found: metadata.Distribution) -> str:
    """The short name of its licence: an SPDX expression if it has one."""
    told = found.metadata
    for field in ("License-Expression", "License"):
        text: str = (told.get_all(field) or [""])[0].strip()
        if text and text != "UNKNOWN":
            return text.splitlines()[0]
    classified = [each for each in told.get_all("Classifier") or [] if "License ::" in each]
    return classified[0].split(" :: ")[-1] if classified else ""


def _texts(found: metadata.Distribution) -> tuple[str, ...]:
    files = [path for path in found.files or [] if _TEXT.search(path.as_posix())]
    texts = [path.read_text("utf-8") for path in sorted(files) if Path(path.locate()).is_file()]
    return tuple(texts) or (_given(_normal(found.metadata["Name"])),)


def _own_texts() -> tuple[str, ...]:
    beside = resources.folder().parent / "LICENSE"
    if beside.is_file():
        return (beside.read_text("utf-8"),)
    return _texts(metadata.distribution(PROGRAM))


def _given(name: str) -> str:
    """A licence text from the resources, for packages without their own; empty if there is none."""
    path = resources.path(f"licences/{name}.txt")
    return path.read_text("utf-8") if path.is_file() else ""
