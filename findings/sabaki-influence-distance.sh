#!/usr/bin/env bash
# @sabaki/influence 1.2.2 (npm), the area estimate of Sabaki.
# Expected: map() is 0 where no stone is within maxDistance, 6 by default; its README promises that.
# Seen: with one black stone on 19x19 all 361 points are 1, also those 30 away: what is far is first set
#   to 0, and then filled again as a region that only Black touches.
# It matters where such a map is shown as an estimate: in an opening, or with one side's stones alone, it
#   says that the whole empty board is decided.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

npm install --silent --no-audit --no-fund --ignore-scripts @sabaki/influence@1.2.2
cat >try.cjs <<'END'
const influence = require('@sabaki/influence')
console.log('@sabaki/influence', require('@sabaki/influence/package.json').version)
// How many points are not 0, and the point farthest from Black's stone in a corner.
const seen = [1, 6].map(maxDistance => {
    const board = [...Array(19)].map(() => Array(19).fill(0))
    board[3][3] = 1
    const map = influence.map(board, { maxDistance, discrete: true })
    const result = [map.flat().filter(sign => sign !== 0).length, map[18][18]]
    console.log(`maxDistance ${maxDistance}: ${result[0]} points of 361, opposite corner ${result[1]}`)
    return result
})
process.exit(`${seen}` === '361,1,361,1' ? 0 : 1)
END
node try.cjs
