#!/bin/sh
# On macOS: install the program in dist/, open a game, wait for its window, photograph the screen.
set -eu
cd "$(dirname "$0")/../.."
hdiutil attach dist/*.dmg -mountpoint /tmp/tromp-gui-image
cp -R "/tmp/tromp-gui-image/Tromp Go.app" /Applications/
hdiutil detach /tmp/tromp-gui-image
program="/Applications/Tromp Go.app"
"$program/Contents/MacOS/tromp-gui" --version
"$program/Contents/MacOS/tromp-gui" score resources/samples/first-game.sgf
open -a "$program" resources/samples/first-game.sgf
# A process proves nothing: a program that may only run in the background has no window.
windows() {
    swift - <<'SWIFT'
import CoreGraphics
let all = CGWindowListCopyWindowInfo([.optionOnScreenOnly], kCGNullWindowID) as? [[String: Any]] ?? []
let ours = all.filter { ["Tromp Go", "tromp-gui"].contains($0[kCGWindowOwnerName as String] as? String) }
print(ours.filter { ($0[kCGWindowLayer as String] as? Int) == 0 }.count)
SWIFT
}
for _ in $(seq 30); do
    count=$(windows)
    [ "$count" = 0 ] || break
    sleep 2
done
sleep 4
screencapture -x dist/window-macos.png
[ "$count" -gt 0 ] || { echo "no window after a minute" >&2; exit 1; }
