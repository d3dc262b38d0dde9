"""Hatchling's hook: a wheel carries the translations as Qt reads them, and the guides."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Translations(BuildHookInterface):  # type: ignore[type-arg]
    """Makes a .qm file beside each .ts file; an editable install leaves that to `make setup`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together."""
        if version == "editable":
            return
        for guide in sorted(Path(self.root, "docs").glob("guide*.md")):
            build_data["force_include"][str(guide)] = f"tromp_gui/resources/{guide.name}"
        compiler = Path(self.root, "packaging", "compile_translations.py")
        sources = sorted(Path(self.root, "resources", "translations").glob("*.ts"))
        subprocess.run([sys.executable, str(compiler), *map(str, sources)], check=True)
