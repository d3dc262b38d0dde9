#!/usr/bin/env bash
# Leela Zero 0.17 (Debian's leela-zero 0.17-1+b2), with a network of random numbers written here.
# Expected: undo takes a move back; the komi stays what the last `komi` said.
# Seen: the komi is kept with each position. A komi set after clear_board is lost when the moves are
#   undone to the beginning: the engine counts with 7.5 again, and goes on so.
# It matters where a program goes through a game by undo and play: from then on win rates and score are
#   for another komi, and no command of Leela Zero tells which.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

apt-get -qq download leela-zero=0.17-1+b2 libboost-filesystem1.74.0 libboost-program-options1.74.0 \
    ocl-icd-libopencl1 2>/dev/null
for package in *.deb; do dpkg-deb -x "$package" root; done
export LD_LIBRARY_PATH="$dir/root/usr/lib/x86_64-linux-gnu"

# One residual block of eight filters: weights, biases, then means and variances of each layer.
python3 - >network.txt <<'END'
from random import gauss, seed

seed(1)
numbers = lambda count, spread=0.1: print(*(f"{gauss(0, spread):.4f}" for _ in range(count)))
zeros = lambda count: print(*[0] * count)
ones = lambda count: print(*[1] * count)
print(1)
for channels in (18, 8, 8):
    numbers(8 * channels * 9), zeros(8), zeros(8), ones(8)
numbers(2 * 8), zeros(2), zeros(2), ones(2), numbers(722 * 362, 0.02), zeros(362)
numbers(8), zeros(1), zeros(1), ones(1), numbers(361 * 256), zeros(256), numbers(256), zeros(1)
END

leelaz() {
    printf '%s\n' "$@" quit |
        root/usr/games/leelaz --gtp --cpu-only --threads 1 --playouts 1 --noponder \
            --weights network.txt 2>log.txt
}
scores() { leelaz clear_board "$@" | grep -o '[BW]+[0-9.]*' | tr '\n' ' '; }

leelaz name version | grep . | paste -sd ' '
undone=$(scores 'komi 0.5' final_score 'play b d4' undo final_score 'play b d4' final_score)
direct=$(scores 'komi 0.5' final_score 'play b d4' final_score)
printf 'empty board, D4 undone, D4 again: %s\nempty board, D4: %s\n' "$undone" "$direct"
[ "$undone|$direct" = 'W+0.5 W+7.5 B+353.5 |W+0.5 B+360.5 ' ]
