// Playouts a second of @sabaki/deadstones from the empty board: playouts.mjs SIDE...
// DEADSTONES=folder: where `npm install @sabaki/deadstones` was run
import { createRequire } from 'node:module'

const require = createRequire(`${process.env.DEADSTONES ?? process.cwd()}/`)
let deadstones
try {
  deadstones = require('@sabaki/deadstones')
} catch {
  console.error('the package is not here: npm install @sabaki/deadstones in a folder, DEADSTONES=folder')
  process.exit(3)
}

const rates = {}
for (const side of process.argv.slice(2).map(Number)) {
  const board = [...Array(side)].map(() => Array(side).fill(0))
  await deadstones.getProbabilityMap(board, 10)
  const found = []
  for (let round = 0; round < 5; round++) {
    const begin = process.hrtime.bigint()
    const count = Math.round(200000 / side ** 2)
    await deadstones.getProbabilityMap(board, count)
    found.push(count / (Number(process.hrtime.bigint() - begin) / 1e9))
  }
  rates[side] = found.sort((a, b) => a - b)[2]
}
console.log(JSON.stringify(rates))
