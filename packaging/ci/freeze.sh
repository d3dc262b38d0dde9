#!/bin/sh
# On Windows (in Git Bash) and macOS: the frozen folder dist/tromp-gui, and what is packed of it.
set -eu
cd "$(dirname "$0")/../.."
python -m pip install --require-hashes --only-binary :all: --requirement packaging/lock.txt
python -m pip install --no-build-isolation --editable '.[frozen]'
python packaging/compile_translations.py resources/translations/*.ts
python -m PyInstaller --noconfirm --clean --distpath dist --workpath build packaging/tromp-gui.spec
python packaging/legal.py dist/tromp-gui
