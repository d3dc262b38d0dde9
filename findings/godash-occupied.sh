#!/usr/bin/env bash
# godash 2.1.0 (npm), data structures and rules of Go.
# Expected: isLegalMove is false on a point that has a stone; addMove plays what isLegalMove allows.
# Seen: only liberties are looked at. On an occupied point with a liberty isLegalMove is true, for both
#   colours, and addMove then throws "There is already a stone there".
# It matters where the list of legal moves is made with it: an engine chooses points that have a stone.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

npm install --silent --no-audit --no-fund --ignore-scripts godash@2.1.0
cat >try.cjs <<'END'
const { Board, Coordinate, Move, BLACK, WHITE, addMove, isLegalMove } = require('godash')
console.log('godash', require('godash/package.json').version)
const point = new Coordinate(1, 1)
const board = addMove(new Board(3), new Move(point, BLACK))
const seen = [BLACK, WHITE].map(color => {
    const move = new Move(point, color)
    let played
    try {
        played = addMove(board, move) && 'played'
    } catch (error) {
        played = error.message
    }
    const result = `isLegalMove ${isLegalMove(board, move)}, addMove: ${played}`
    console.log(`a ${color} move onto the black stone: ${result}`)
    return result
})
const known = 'isLegalMove true, addMove: There is already a stone there'
process.exit(seen.every(result => result === known) ? 0 : 1)
END
node try.cjs
