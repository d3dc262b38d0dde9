#!/bin/sh
# Build the Flatpak package, install it, start it, and write it to dist/ as one file.
set -eu
cd "$(dirname "$0")/../.."
id=io.github.tromp_gui.tromp_go
sudo apt-get update -q
sudo apt-get install -q --yes flatpak flatpak-builder
flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
flatpak-builder --user --install-deps-from=flathub --install --force-clean --repo=build/flatpak-repo \
    build/flatpak "packaging/flatpak/$id.yml"
flatpak run --user "$id" --version
mkdir -p dist
flatpak build-bundle build/flatpak-repo dist/Tromp_Go.flatpak "$id"
