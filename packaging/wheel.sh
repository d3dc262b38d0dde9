#!/bin/sh
# Build the wheel and the source archive into dist/, with nothing but Python's packaging tools.
set -eu
cd "$(dirname "$0")/.."
tools=build/tools
if ! $tools/bin/python -c 'import build.env, hatchling' 2>/dev/null; then
    python3 -m venv --clear $tools
    $tools/bin/python -m pip install --quiet --disable-pip-version-check 'build>=1.2' 'hatchling>=1.25'
fi
if [ -z "${SOURCE_DATE_EPOCH:-}" ] && time=$(git log -1 --format=%ct 2>/dev/null); then
    export SOURCE_DATE_EPOCH="$time"
fi
exec $tools/bin/python -m build --no-isolation --outdir dist
