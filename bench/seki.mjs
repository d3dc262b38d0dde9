// goscorer's territory maps for the boards that bench/seki.py hands over on standard input.
// The package goban has goscorer in it, and its source in build/goban.js.map:
// GOBAN=folder: where `npm install goban` was run
import { readFileSync } from 'node:fs'

let source
try {
  const map = JSON.parse(readFileSync(`${process.env.GOBAN ?? '.'}/node_modules/goban/build/goban.js.map`))
  source = map.sourcesContent[map.sources.findIndex(name => name.includes('goscorer/goscorer'))]
} catch {
  console.error('the package is not here: npm install goban in a folder, GOBAN=folder')
  process.exit(3)
}
const { territoryScoring } = await import(`data:text/javascript,${encodeURIComponent(source)}`)

const answers = JSON.parse(readFileSync(0)).map(({ stones, dead }) => {
  try {
    return territoryScoring(stones, dead).map(row => row.map(point => point.belongsToSekiGroup !== 0))
  } catch {
    return null // an assertion of its own, on boards one point wide
  }
})
console.log(JSON.stringify(answers))
