#!/usr/bin/env bash
# goban 8.3.64 (npm), the board of online-go.com.
# Expected: a GobanEngine made of an SGF has the stones that FF[4] says: AB[aa:cc] is a rectangle of nine
#   points, and AE takes stones away.
# Seen: of each rectangle only the first corner is put down, and AE is left out. Nothing is reported.
# It matters where a program writes set-up stones the short way, as FF[4] allows, or edits a position in
#   mid-game: the same file is another position there.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

npm install --silent --no-audit --no-fund --ignore-scripts goban@8.3.64
cat >try.cjs <<'END'
// The package is made for browsers: it looks for these when it is loaded, the engine uses none of them.
globalThis.self = globalThis.window = globalThis
globalThis.addEventListener = () => {}
globalThis.HTMLElement = class {}
const element = () => ({ style: {}, appendChild() {}, setAttribute() {}, addEventListener() {} })
globalThis.document = { createElement: element, createElementNS: element, addEventListener() {},
    head: element(), body: element(), getElementsByTagName: () => [element()] }
const { GobanEngine } = require('goban')

console.log('goban', require('goban/package.json').version)
const position = sgf => {
    const engine = new GobanEngine({ width: 5, height: 5, original_sgf: sgf })
    let last = engine.move_tree
    while (last.trunk_next) last = last.trunk_next
    engine.jumpTo(last)
    const rows = engine.board.map(row => row.map(stone => '.XO'[stone]).join('')).join('/')
    console.log(sgf, '\n   ', rows)
    return rows
}
const seen = [
    position('(;GM[1]FF[4]SZ[5]AB[aa][ba][ca];W[dd])'),
    position('(;GM[1]FF[4]SZ[5]AB[aa:ca];W[dd])'),
    position('(;GM[1]FF[4]SZ[5];B[cc];AE[cc];W[dd])')
]
const known = [
    'XXX../...../...../...O./.....',
    'X..../...../...../...O./.....',
    '...../...../..X../...O./.....'
]
process.exit(seen.join() === known.join() ? 0 : 1)
END
node try.cjs
