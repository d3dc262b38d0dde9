#!/bin/sh
# On Windows (in Git Bash) and macOS: the whole suite, which needs no make there.
set -eu
cd "$(dirname "$0")/../.."
python -m pip install --require-hashes --only-binary :all: --requirement packaging/lock.txt
python -m pip install --no-build-isolation --editable '.[dev]'
python packaging/compile_translations.py resources/translations/*.ts
python -m pytest -n auto
