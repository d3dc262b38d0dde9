#!/bin/sh
# Install what packaging/apt.txt names: all of it, or without `tests` only what the window needs.
# usage: packaging/ci/apt.sh [tests] [PACKAGE…]
set -eu
cd "$(dirname "$0")/../.."
if [ "${1:-}" = tests ]; then
    shift
    names=$(grep -v '^#' packaging/apt.txt)
else
    names=$(sed '/^# the tests/,$d; /^#/d' packaging/apt.txt)
fi
root=$([ "$(id -u)" = 0 ] || echo sudo)
export DEBIAN_FRONTEND=noninteractive
$root apt-get update -q
# shellcheck disable=SC2086 # one word each
$root apt-get install -q --yes --no-install-recommends $names "$@"
