#!/usr/bin/env bash
# GNU Go 3.8 (Debian's gnugo 3.8-11).
# Expected: with --positional-superko no move may repeat an earlier position, whatever the move is.
# Seen: with --allow-suicide, a suicide of two stones that leaves the board as it was four turns before is
#   legal, again and again. A capture that repeats a position is refused.
# It matters where a program relies on these two options for Tromp-Taylor rules: there the move is illegal,
#   and it is a move that GNU Go may play.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

apt-get -qq download gnugo=3.8-11 2>/dev/null
dpkg-deb -x gnugo_*.deb root
root/usr/games/gnugo --version | head -1

ask() {
    printf '%s\n' 'boardsize 5' "$@" quit |
        root/usr/games/gnugo --mode gtp --positional-superko --allow-suicide | grep . | tail -n +2
}

# White's wall A2 B2 C2 C1 leaves an eye of two points, A1 and B1. Black dies there, and dies there again.
wall=('play w a2' 'play w b2' 'play w c2' 'play w c1')
suicide=('play b a1' 'play w pass' 'is_legal b b1' 'play b b1' 'list_stones b' 'play w pass')
suicides=$(ask "${wall[@]}" "${suicide[@]}" "${suicide[@]}" | grep -c '^= 1$')
# Black takes a ko at D3; White may not take it back at C3.
ko=$(ask 'play b b3' 'play b c2' 'play b c4' 'play w e3' 'play w d2' 'play w d4' 'play w c3' \
    'play b d3' 'is_legal w c3' | tail -n 2 | head -n 1)
printf 'suicides that repeat the position, legal: %s of 2\n' "$suicides"
printf 'a capture that repeats it, legal: %s\n' "$ko"
[ "$suicides|$ko" = '2|= 0' ]
