#!/bin/sh
# Build the wheel and the source archive into dist/, with nothing but Python's packaging tools, in the
# versions of lock-wheel.txt: others could make other bytes.
set -eu
cd "$(dirname "$0")/.."
tools=build/tools
if ! cmp -s packaging/lock-wheel.txt $tools/lock.txt; then
    python3 -m venv --clear $tools
    $tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
        --only-binary :all: --requirement packaging/lock-wheel.txt
    cp packaging/lock-wheel.txt $tools/lock.txt
fi
if [ -z "${SOURCE_DATE_EPOCH:-}" ] && time=$(git log -1 --format=%ct 2>/dev/null); then
    export SOURCE_DATE_EPOCH="$time"
fi
exec $tools/bin/python -m build --no-isolation --outdir dist
