#!/bin/sh
# Make an AppImage of the archive in dist/, and start it. usage: packaging/ci/appimage.sh
# appimagetool is not in Debian: it is fetched, and refused unless its hash is the known one.
set -eu
cd "$(dirname "$0")/../.."
machine=$(uname -m)
case "$machine" in
x86_64) hash=46fdd785094c7f6e545b61afcfb0f3d98d8eab243f644b4b17698c01d06083d1 ;;
aarch64) hash=04f45ea45b5aa07bb2b071aed9dbf7a5185d3953b11b47358c1311f11ea94a96 ;;
*) echo "no appimagetool is known for $machine" >&2; exit 1 ;;
esac
tool=build/appimagetool
mkdir -p build
curl --fail --silent --show-error --location --output "$tool" \
    "https://github.com/AppImage/appimagetool/releases/download/1.9.0/appimagetool-$machine.AppImage"
echo "$hash  $tool" | sha256sum --check --quiet
chmod +x "$tool"

rm -rf dist/tromp-gui
tar -xJf dist/tromp-gui-*-linux-"$machine".tar.xz -C dist
mv dist/tromp-gui-*-linux-"$machine" dist/tromp-gui
python3 packaging/packages.py appdir
image="dist/Tromp_Go-$machine.AppImage"
# The address from which an AppImage updates itself: the same name in the newest release.
[ -z "${GITHUB_REPOSITORY:-}" ] || update="gh-releases-zsync|$(echo "$GITHUB_REPOSITORY" | tr / '|')|latest|$(basename "$image").zsync"
ARCH=$machine "$tool" --appimage-extract-and-run ${update:+--updateinformation "$update"} \
    dist/TrompGo.AppDir "$image"
[ ! -e "$(basename "$image").zsync" ] || mv "$(basename "$image").zsync" dist/
"$image" --appimage-extract-and-run --version
