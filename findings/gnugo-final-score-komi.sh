#!/usr/bin/env bash
# GNU Go 3.8 (Debian's gnugo 3.8-11).
# Expected: final_score is for the komi in force, which `komi` changes and get_komi confirms.
# Seen: once final_score has been asked in a position, it gives the same answer there after any `komi`.
#   estimate_score follows the new komi at once.
# It matters where a program changes the komi in mid-game, or asks before and after the handicap points:
#   the winner may be wrong, and both numbers come from one engine.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

apt-get -qq download gnugo=3.8-11 2>/dev/null
dpkg-deb -x gnugo_*.deb root
gnugo() { root/usr/games/gnugo --mode gtp; }
root/usr/games/gnugo --version | head -1

# Black has the files A to C of 5x5, White has D and E.
game=$(printf 'play b c%s\nplay w d%s\n' 1 1 2 2 3 3 4 4 5 5)
ask() {
    printf '%s\n' 'boardsize 5' 'komi 0.5' "$game" 'play b pass' 'play w pass' "$@" quit |
        gnugo | grep -o '[BW]+[0-9.]*' | tr '\n' ' '
}

changed=$(ask final_score 'komi 20' final_score)
estimated=$(ask final_score 'komi 20' estimate_score)
at_once=$(ask 'komi 20' final_score)
printf 'final_score, komi 20, final_score: %s\n' "$changed"
printf 'final_score, komi 20, estimate_score: %s\n' "$estimated"
printf 'komi 20, final_score: %s\n' "$at_once"
[ "$changed|$estimated|$at_once" = 'B+4.5 B+4.5 |B+4.5 W+15.0 |W+15.0 ' ]
