#!/bin/sh
# On macOS: sign "dist/Tromp Go.app" and pack it into a disk image. usage: packaging/macos.sh VERSION
# SIGN is the name of a certificate; without one the signature is only for this machine ("-").
# NOTARY is a profile of `notarytool store-credentials`; without one nothing is sent to Apple.
set -eu
cd "$(dirname "$0")/.."
app="dist/Tromp Go.app"
image="dist/tromp-gui-$1-macos-$(uname -m).dmg"
timestamp=$([ -n "${SIGN:-}" ] && echo --timestamp || echo --timestamp=none)
codesign --force --deep --options runtime "$timestamp" \
    --entitlements packaging/macos.entitlements --sign "${SIGN:--}" "$app"
codesign --verify --deep --strict "$app"
folder=$(mktemp -d)
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
cp -R dist/tromp-gui/licences "$folder/Licences"
hdiutil create -volname "Tromp Go" -srcfolder "$folder" -ov -format UDZO "$image"
rm -r "$folder"
if [ -n "${NOTARY:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY" --wait
    xcrun stapler staple "$image"
fi
echo "$image"
