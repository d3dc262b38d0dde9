#!/bin/sh
# In a container, as root: what a build needs, then all packages for Linux, in dist/.
set -eu
cd "$(dirname "$0")/../.."
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q --yes --no-install-recommends python3 python3-venv
# PyInstaller takes Python's library along, which Debian has in a package of its own.
packaging/ci/apt.sh "libpython$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')" \
    ca-certificates git make binutils xz-utils xvfb xauth x11-utils imagemagick shared-mime-info \
    desktop-file-utils appstream libglib2.0-bin lintian curl file zsync
git config --global --add safe.directory "$PWD"
make deb archive run-file appdir
lintian --allow-root --fail-on error dist/*.deb
packaging/ci/appimage.sh
