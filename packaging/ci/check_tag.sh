#!/bin/sh
# Fail unless a tag names the version of the program. usage: packaging/ci/check_tag.sh vVERSION
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' tromp_gui/__init__.py)
[ "$1" = "v$version" ] || { echo "the tag is $1, the program's version $version" >&2; exit 1; }
