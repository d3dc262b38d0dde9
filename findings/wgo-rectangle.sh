#!/usr/bin/env bash
# wgo 3.0.0-alpha.10 (npm), the viewer WGo.js.
# Expected: FF[4] gives a rectangular board as SZ[columns:rows]; a reader that has none says so, and a file
#   that is read and written again keeps its size.
# Seen: SZ[9:5] is read as 9, without a word, and toSGF writes SZ[9].
# It matters where files pass through such a program: a move that was on the edge is in the middle then, and
#   the file no longer tells that it was another board.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

npm install --silent --no-audit --no-fund --ignore-scripts wgo@3.0.0-alpha.10
cat >try.cjs <<'END'
const { KifuNode } = require('wgo')
console.log('wgo', require('wgo/package.json').version)
const sgf = '(;GM[1]FF[4]SZ[9:5];B[ce])'
const root = KifuNode.fromSGF(sgf)
console.log(`${sgf}\n    SZ ${root.properties.SZ}, saved as ${root.toSGF()}`)
process.exit(root.properties.SZ === 9 && root.toSGF() === '(;GM[1]FF[4]SZ[9];B[ce])' ? 0 : 1)
END
node try.cjs
