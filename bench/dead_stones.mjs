// @sabaki/deadstones on the boards that bench/dead_stones.py hands over on standard input.
// DEADSTONES=folder: where `npm install @sabaki/deadstones` was run
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const require = createRequire(`${process.env.DEADSTONES ?? process.cwd()}/`)
let deadstones
try {
  deadstones = require('@sabaki/deadstones')
} catch {
  console.error('the package is not here: npm install @sabaki/deadstones in a folder, DEADSTONES=folder')
  process.exit(3)
}

const { boards, iterations, finished, rounds } = JSON.parse(readFileSync(0, 'utf8'))
await deadstones.guess(boards[0], { finished, iterations: 10 })

const answers = []
for (const [index, board] of boards.entries()) {
  const times = []
  let dead
  for (let round = 0; round < rounds; round++) {
    const begin = process.hrtime.bigint()
    dead = await deadstones.guess(board, { finished, iterations: iterations[index] })
    times.push(Number(process.hrtime.bigint() - begin) / 1e9)
  }
  answers.push({ dead, seconds: times.sort((a, b) => a - b)[rounds >> 1] })
}
console.log(JSON.stringify(answers))
