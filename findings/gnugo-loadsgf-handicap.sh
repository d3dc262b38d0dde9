#!/usr/bin/env bash
# GNU Go 3.8 (Debian's gnugo 3.8-11).
# Expected: loadsgf reads HA as FF[4] defines it: a number for the score, which places no stones; these
#   come from AB.
# Seen: the two are the other way round. HA[3] without AB puts three stones on the star points, which
#   the file does not have. HA[2] with its two stones in AB is loaded with get_handicap 0.
# It matters where a program hands a game over as a file: the engine plays on another board, or, under
#   rules with points for handicap stones, for another score.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

apt-get -qq download gnugo=3.8-11 2>/dev/null
dpkg-deb -x gnugo_*.deb root
root/usr/games/gnugo --version | head -1

loaded() {
    printf '%s' "$1" >game.sgf
    printf '%s\n' 'loadsgf game.sgf' 'list_stones black' get_handicap quit |
        root/usr/games/gnugo --mode gtp | sed -n 's/^= \(.\)/\1/p' | sed 1d | paste -sd '|'
}

number='(;GM[1]FF[4]SZ[9]KM[0.5]HA[3];W[ee])'
stones='(;GM[1]FF[4]SZ[9]KM[0.5]HA[2]AB[cc][gg];W[ee])'
without=$(loaded "$number")
with=$(loaded "$stones")
printf '%s\n   black stones, get_handicap: %s\n' "$number" "$without" "$stones" "$with"
[ "$without" = 'C7 G7 C3|3' ] && [ "$with" = 'C7 G3|0' ]
