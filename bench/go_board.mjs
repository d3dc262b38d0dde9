// @sabaki/go-board on the games that bench/rules.py hands over on standard input.
// npm install --prefix bench @sabaki/go-board   (its simple ko only: no superko)
import { readFileSync } from 'node:fs'

let Board
try {
  const module = await import('@sabaki/go-board')
  Board = module.default?.default ?? module.default
} catch {
  console.log('@sabaki/go-board: the package is not here (npm install --prefix bench @sabaki/go-board)')
  process.exit(0)
}

const { side, rounds, games } = JSON.parse(readFileSync(0, 'utf8'))
const moves = games.reduce((sum, game) => sum + game.length, 0)

function replay() {
  for (const game of games) {
    let board = Board.fromDimensions(side, side)
    for (const [sign, x, y] of game) board = board.makeMove(sign, [x, y], { preventSuicide: false })
  }
}

replay()
const times = Array.from({ length: rounds }, () => {
  const begin = process.hrtime.bigint()
  replay()
  return Number(process.hrtime.bigint() - begin) / 1e3 / moves
}).sort((a, b) => a - b)
console.log(`@sabaki/go-board (no superko): ${times[rounds >> 1].toFixed(2)} µs a move`)
