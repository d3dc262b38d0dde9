#!/bin/sh
# On Windows, in Git Bash: the installer from dist/tromp-gui.
set -eu
cd "$(dirname "$0")/../.."
version=$(python -c 'import tromp_gui; print(tromp_gui.__version__)')
# Git Bash would take /D… for a path of its own.
MSYS_NO_PATHCONV=1 iscc "/DVersion=$version" packaging/windows/tromp-go.iss
