#!/usr/bin/env bash
# @sabaki/go-board 1.4.3 (npm), the board of Sabaki.
# Expected: the ko rule forbids to take back at once; after both players have passed, the ko may be taken.
# Seen: passes are moves here (makeMove with a vertex off the board), but the ban outlives them: analyzeMove
#   says `ko` after two passes, as it said before; any move on the board ends it.
# It matters where play goes on after two passes, as it does when players disagree about dead stones: a legal
#   move is refused or marked, and a record that contains it looks illegal.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

npm install --silent --no-audit --no-fund --ignore-scripts @sabaki/go-board@1.4.3
cat >try.cjs <<'END'
const Board = require('@sabaki/go-board')
console.log('@sabaki/go-board', require('@sabaki/go-board/package.json').version)
const pass = [-1, -1]
const rows = ['.....', '.XO..', 'X.XO.', '.XO..', '.....']
const start = new Board(rows.map(row => [...row].map(stone => ({ X: 1, O: -1 })[stone] ?? 0)))
const taken = start.makeMove(-1, [1, 2])
const seen = [
    ['at once', taken],
    ['after two passes', taken.makeMove(1, pass).makeMove(-1, pass)],
    ['after two moves elsewhere', taken.makeMove(1, [4, 4]).makeMove(-1, [4, 0])]
].map(([when, board]) => {
    const { ko } = board.analyzeMove(1, [2, 2])
    console.log(`${when}: ko ${ko}`)
    return ko
})
process.exit(`${seen}` === 'true,true,false' ? 0 : 1)
END
node try.cjs
