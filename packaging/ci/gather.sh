#!/bin/sh
# Put what is published into FOLDER, with checksums. usage: packaging/ci/gather.sh ARTIFACTS FOLDER
# ARTIFACTS has a folder for each job; the list of parts and the licences are those of one Linux.
set -eu
artifacts=$1 folder=$2
mkdir -p "$folder"
find "$artifacts" -type f \( -name '*.whl' -o -name '*.tar.*' -o -name '*.deb' -o -name '*.run' \
    -o -name '*.AppImage' -o -name '*.zsync' -o -name '*.flatpak' -o -name '*.exe' -o -name '*.dmg' \) \
    -exec cp {} "$folder/" \;
parts=$(find "$artifacts/linux-x86_64" -name sbom.cdx.json)
cp "$parts" "$folder/"
tar -czf "$folder/licences.tar.gz" -C "$(dirname "$parts")" licences
cd "$folder"
rm -f SHA256SUMS
sums=$(find . -type f -printf '%P\n' | LC_ALL=C sort | xargs sha256sum)
echo "$sums" >SHA256SUMS
