#!/bin/sh
# As root: install the packages in dist/, open a game by its file type, photograph the windows.
set -eu
cd "$(dirname "$0")/../.."
photograph() {
    xvfb-run -a -s "-screen 0 1440x900x24" packaging/photograph.sh "$@"
}

apt-get install -q --yes --no-install-recommends ./dist/tromp-gui_*.deb
tromp-gui --version
tromp-gui score resources/samples/first-game.sgf
desktop-file-validate /usr/share/applications/io.github.tromp_gui.tromp_go.desktop
appstreamcli validate --pedantic --no-net /usr/share/metainfo/io.github.tromp_gui.tromp_go.metainfo.xml
gio info -a standard::content-type resources/samples/first-game.sgf | grep x-go-sgf
photograph dist/window-deb.png gio open "$PWD/resources/samples/first-game.sgf"
apt-get purge -q --yes tromp-gui

folder=$(mktemp -d)
sh dist/tromp-gui-*.run --no-desktop "$folder"
photograph dist/window-run.png "$folder"/tromp-gui-*/tromp-gui

photograph dist/window-appimage.png dist/Tromp_Go-*.AppImage --appimage-extract-and-run
