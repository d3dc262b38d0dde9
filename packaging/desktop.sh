#!/bin/sh
# Make this checkout known to the desktop: menu entry, file type, icons, under PREFIX (~/.local).
# usage: packaging/desktop.sh install|uninstall
set -eu
cd "$(dirname "$0")/.."
checkout=$(pwd)
share="${PREFIX:-$HOME/.local}/share"
sizes="16 24 32 48 64 128 256 512"

put() { # FILE TARGET
    mkdir -p "$(dirname "$share/$2")"
    cp "$1" "$share/$2"
    chmod 644 "$share/$2"
}

# A path as one argument of the entry's Exec key: escaped as an argument, then as a string.
quoted() {
    printf '"%s"' "$(printf '%s' "$1" | sed 's/["`$\\]/\\&/g; s/%/%%/g; s/\\/\\\\/g')"
}

add() {
    put packaging/tromp-gui.desktop applications/tromp-gui.desktop
    program=$(quoted "$checkout/.venv/bin/tromp-gui" | sed 's/[\\&|]/\\&/g')
    sed "s|^Exec=tromp-gui|Exec=$program|" packaging/tromp-gui.desktop >"$share/applications/tromp-gui.desktop"
    put packaging/tromp-gui.mime.xml mime/packages/tromp-gui.xml
    put packaging/tromp-gui.metainfo.xml metainfo/tromp-gui.metainfo.xml
    put resources/icons/tromp-gui.svg icons/hicolor/scalable/apps/tromp-gui.svg
    for size in $sizes; do
        put "resources/icons/tromp-gui-$size.png" "icons/hicolor/${size}x$size/apps/tromp-gui.png"
    done
}

take_away() {
    rm -f "$share/applications/tromp-gui.desktop" "$share/mime/packages/tromp-gui.xml" \
        "$share/metainfo/tromp-gui.metainfo.xml" "$share"/icons/hicolor/*/apps/tromp-gui.???
}

# The indexes of these folders, where this desktop has the tools for them.
refresh() {
    command -v update-mime-database >/dev/null && update-mime-database "$share/mime" >/dev/null
    command -v update-desktop-database >/dev/null && update-desktop-database "$share/applications"
    touch "$share/icons/hicolor"
}

case "${1:-}" in
install) add && refresh && echo "The menu entry and the file type are in $share" ;;
uninstall) take_away && refresh ;;
*) echo "usage: packaging/desktop.sh install|uninstall" >&2; exit 64 ;;
esac
