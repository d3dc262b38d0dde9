"""Hatchling's hooks: what a wheel carries besides the program's files, and what it says of it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES = {
    "Homepage": "",
    "Documentation": "/blob/main/docs/guide.md",
    "Source": "",
    "Issues": "/issues",
    "Changelog": "/blob/main/CHANGELOG.md",
}
"""The pages that the index of packages links to, below the address of the project."""


class Contents(BuildHookInterface):  # type: ignore[type-arg]
    """Of a wheel: a .qm file beside each .ts file, the guides, and the version.

    An editable install leaves the first to `make setup`, and finds the others in the checkout.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before an archive is put together."""
        if version == "editable":
            return
        added = build_data["force_include"]
        for guide in sorted(Path(self.root, "docs").glob("guide*.md")):
            added[str(guide)] = f"tromp_gui/resources/{guide.name}"
        file = Path(self.root, "build", "version")
        file.parent.mkdir(exist_ok=True)
        file.write_text(self.metadata.version + "\n", "utf-8")
        added[str(file)] = "tromp_gui/resources/version"
        compiler = Path(self.root, "packaging", "compile_translations.py")
        sources = sorted(Path(self.root, "resources", "translations").glob("*.ts"))
        subprocess.run([sys.executable, str(compiler), *map(str, sources)], check=True)


class Links(MetadataHookInterface):
    """The address of the project as links, and a README whose links work anywhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the fields that pyproject.toml calls dynamic."""
        address = address_of(Path(self.root))
        metadata["urls"] = {name: address + page for name, page in PAGES.items()}
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, address)}


def address_of(root: Path) -> str:
    """The address of the project, which stands in pyproject.toml and nowhere else."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return str(project["tool"]["tromp-gui"]["address"])


def absolute(text: str, address: str) -> str:
    """A Markdown text whose links and pictures do not depend on where it is shown."""
    text = re.sub(r"(!\[[^\]]*\]\()(?![a-z]+:|#)", rf"\g<1>{address}/raw/main/", text)
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?![a-z]+:|#)", rf"\g<1>{address}/blob/main/", text)
