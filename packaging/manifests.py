"""Manifests for winget and a cask for Homebrew, from the files of a release.

usage: packaging/manifests.py FOLDER

FOLDER has the installer for Windows and the disk images for macOS as they are published; the
manifests are written beside them, in winget/ and homebrew/. What is not there is left out.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from address import address

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.version import version

ID = "TrompGo.TrompGo"
"""The package's name at winget: publisher and program."""
_SCHEMA = "1.10.0"
_SUMMARY = "A Go board with exact Tromp-Taylor rules: play, review, score, and see why."

_HEAD = """\
# yaml-language-server: $schema=https://aka.ms/winget-manifest.{kind}.{schema}.schema.json
PackageIdentifier: {id}
PackageVersion: {version}
"""
_TAIL = """\
ManifestType: {kind}
ManifestVersion: {schema}
"""
_BODIES = {
    "version": "DefaultLocale: en-GB\n",
    "installer": """\
InstallerType: inno
MinimumOSVersion: 10.0.17763.0
FileExtensions:
- sgf
Installers:
- Architecture: x64
  Scope: user
  InstallerUrl: {url}
  InstallerSha256: {sha256}
""",
    "defaultLocale": """\
PackageLocale: en-GB
Publisher: The tromp_gui developers
PublisherUrl: {address}
PackageName: {name}
PackageUrl: {address}
License: MIT
LicenseUrl: {address}/blob/main/LICENSE
ShortDescription: "{summary}"
Moniker: tromp-gui
Tags:
- baduk
- board-game
- go
- sgf
- weiqi
ReleaseNotesUrl: {address}/releases/tag/v{version}
""",
}
_NAMES = {"version": "", "installer": ".installer", "defaultLocale": ".locale.en-GB"}

_CASK = """\
cask "tromp-go" do
  arch arm: "arm64", intel: "x86_64"

  version "{version}"
  sha256 arm:   "{arm64}",
         intel: "{x86_64}"

  url "{address}/releases/download/v#{{version}}/tromp-gui-#{{version}}-macos-#{{arch}}.dmg"
  name "{name}"
  desc "Go board with exact Tromp-Taylor rules"
  homepage "{address}"

  depends_on macos: ">= :ventura"

  app "{name}.app"
  binary "#{{appdir}}/{name}.app/Contents/MacOS/tromp-gui"

  zap trash: [
    "~/Library/Application Support/tromp_gui",
    "~/Library/Caches/tromp-gui",
    "~/Library/Preferences/com.tromp_gui.tromp_gui.plist",
  ]
end
"""


def winget(installer: Path) -> dict[str, str]:
    """The three manifests of an installer, by their file names."""
    values = {
        "id": ID,
        "version": version(),
        "schema": _SCHEMA,
        "name": DISPLAY_NAME,
        "address": address(),
        "summary": _SUMMARY,
        "url": f"{address()}/releases/download/v{version()}/{installer.name}",
        "sha256": _sha256(installer).upper(),
    }
    return {
        f"{ID}{_NAMES[kind]}.yaml": (_HEAD + body + _TAIL).format(kind=kind, **values)
        for kind, body in _BODIES.items()
    }


def cask(images: dict[str, Path]) -> str:
    """The cask of two disk images, by their processor: `arm64` and `x86_64`."""
    sums = {machine: _sha256(path) for machine, path in images.items()}
    return _CASK.format(version=version(), address=address(), name=DISPLAY_NAME, **sums)


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main(folder: Path) -> int:
    """Write what can be made of the files of `folder`; returns the exit code."""
    written: dict[Path, str] = {}
    for installer in folder.glob("*-setup.exe"):
        written |= {folder / "winget" / name: text for name, text in winget(installer).items()}
    images = {m: path for m in ("arm64", "x86_64") for path in folder.glob(f"*-macos-{m}.dmg")}
    if len(images) == 2:
        written[folder / "homebrew" / "tromp-go.rb"] = cask(images)
    for path, text in written.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(path)
    return int(not written)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
