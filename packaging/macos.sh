#!/bin/bash
# On macOS: sign "dist/Tromp Go.app" from the inside out, pack it into a disk image, have it notarised.
# CERTIFICATE is a Developer ID in PKCS #12, base64, with CERTIFICATE_PASSWORD; without one the
# signature is only for this machine ("-"). NOTARY_KEY is a key of App Store Connect, base64, with
# NOTARY_KEY_ID and NOTARY_ISSUER; without one nothing is sent to Apple.
set -euo pipefail
cd "$(dirname "$0")/.."
app="dist/Tromp Go.app"
version=$(python packaging/version.py)
image="dist/tromp-gui-$version-macos-$(uname -m).dmg"
secrets=$(mktemp -d)
trap 'rm -rf "$secrets"; [ -z "${keychain:-}" ] || security delete-keychain "$keychain"' EXIT

identity=-
timestamp=--timestamp=none
if [ -n "${CERTIFICATE:-}" ]; then
    echo "$CERTIFICATE" | base64 --decode >"$secrets/certificate.p12"
    keychain="$secrets/signing.keychain-db"
    password=$(uuidgen)
    security create-keychain -p "$password" "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$secrets/certificate.p12" -k "$keychain" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
    security list-keychains -d user -s "$keychain" login.keychain-db
    identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(Developer ID Application.*\)"/\1/p' | head -n 1)
    timestamp=--timestamp
fi

sign() {
    codesign --force --options runtime "$timestamp" --sign "$identity" "$@"
}

# What lies inside is signed first: a signature covers those of the parts.
find "$app" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 | while IFS= read -r -d '' file; do
    sign "$file"
done
find "$app" -type d -name '*.framework' -prune -print0 | while IFS= read -r -d '' framework; do
    sign "$framework"
done
sign --entitlements packaging/macos.entitlements "$app"
codesign --verify --deep --strict "$app"

folder=$(mktemp -d)
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
cp -R dist/tromp-gui/licences "$folder/Licences"
for try in 1 2 3; do # "Resource busy" while the system still indexes the folder
    if hdiutil create -volname "Tromp Go" -srcfolder "$folder" -ov -format UDZO "$image"; then break; fi
    [ "$try" != 3 ]
    sleep 10
done
rm -r "$folder"
[ "$identity" = - ] || codesign --force --timestamp --sign "$identity" "$image"
if [ -n "${NOTARY_KEY:-}" ]; then
    echo "$NOTARY_KEY" | base64 --decode >"$secrets/notary.p8"
    xcrun notarytool submit "$image" --wait \
        --key "$secrets/notary.p8" --key-id "$NOTARY_KEY_ID" --issuer "$NOTARY_ISSUER"
    xcrun stapler staple "$image"
fi
echo "$image"
