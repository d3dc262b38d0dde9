#!/bin/sh
# On Windows, in Git Bash: the installer from dist/tromp-gui.
set -eu
cd "$(dirname "$0")/../.."
version=$(python packaging/version.py)
address=$(python -c 'from tromp_gui.cli.desktop import address; print(address())')
# Git Bash would take /D… for a path of its own.
MSYS_NO_PATHCONV=1 iscc "/DVersion=$version" "/DAddress=$address" packaging/windows/tromp-go.iss
