#!/bin/sh
# Make an AppImage of dist/TrompGo.AppDir, and start it. usage: packaging/ci/appimage.sh
# Neither appimagetool nor the starter that it puts before the program is in Debian: both are fetched,
# and refused unless their hashes are the known ones.
set -eu
cd "$(dirname "$0")/../.."
machine=$(uname -m)
case "$machine" in
x86_64)
    tool_hash=46fdd785094c7f6e545b61afcfb0f3d98d8eab243f644b4b17698c01d06083d1
    runtime_hash=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
    ;;
aarch64)
    tool_hash=04f45ea45b5aa07bb2b071aed9dbf7a5185d3953b11b47358c1311f11ea94a96
    runtime_hash=00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444
    ;;
*) echo "no appimagetool is known for $machine" >&2; exit 1 ;;
esac
fetch() { # PATH HASH ADDRESS
    curl --fail --silent --show-error --location --output "build/$1" "https://github.com/AppImage/$3"
    echo "$2  build/$1" | sha256sum --check --quiet
}
mkdir -p build
fetch appimagetool "$tool_hash" "appimagetool/releases/download/1.9.0/appimagetool-$machine.AppImage"
fetch runtime "$runtime_hash" "type2-runtime/releases/download/20251108/runtime-$machine"
chmod +x build/appimagetool

image="Tromp_Go-$machine.AppImage"
# The address from which an AppImage updates itself: the same name in the newest release. The name has
# no version, so that it stays.
[ -z "${GITHUB_REPOSITORY:-}" ] || update="gh-releases-zsync|$(echo "$GITHUB_REPOSITORY" | tr / '|')|latest|$image.zsync"
cd dist
ARCH=$machine ../build/appimagetool --appimage-extract-and-run --runtime-file ../build/runtime \
    ${update:+--updateinformation "$update"} TrompGo.AppDir "$image"
[ -z "${update:-}" ] || grep -q "^Filename: $image\$" "$image.zsync"
"./$image" --appimage-extract-and-run --version
