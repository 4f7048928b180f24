/**
 * Draws a separate picture for every listing of the demo city from the drawing of its goods, with other colours and another composition.
 * Run: `npx tsx scripts/demo-pictures.ts write`. `tests/unit/demo` says when a file is missing or old.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { goods } from '../demo/goods'
import { listings } from '../demo/listings'

const folder = path.join(__dirname, '../assets/demo')

/** A wall and a table: the background and the ground of the goods. */
const rooms = [
  ['#e9e2d3', '#cfc3a8'],
  ['#dfe6ea', '#b9c8d2'],
  ['#e3ebdf', '#b9ccae'],
  ['#f1e4df', '#d3b5ab'],
  ['#f0d9a8', '#d2b06c'],
  ['#f4efe2', '#a77c4a'],
  ['#e6e1ee', '#bcb2d0'],
  ['#a9c0b4', '#86a294'],
] as const

/** Details of the room: a window, a cloth, boards, a shadow on the wall. */
const lights = [
  '<path fill="#fff" fill-opacity=".35" d="M44 0h22L34 75H6z"/>',
  '<path fill="#fff" fill-opacity=".5" d="M0 62h75v3H0zM0 69h75v2H0z"/>',
  '<path stroke="#000" stroke-opacity=".14" fill="none" d="M0 64h75M0 70h75M14 58v6M46 58v6M30 64v6M62 64v6"/>',
  '<path fill="#000" fill-opacity=".08" d="M0 0h75v12L0 34z"/>',
  '<circle cx="38" cy="36" r="29" fill="#fff" fill-opacity=".32"/>',
] as const

/** Positions and sizes of the goods; with more than one position there are several, the farthest first. */
const compositions = [
  ['translate(0 0)'],
  ['translate(-12 -14) scale(1.32)'],
  ['translate(75 0) scale(-1 1)'],
  ['translate(30 10) scale(.62)', 'translate(-3 15) scale(.76)'],
  ['translate(9 20) scale(.72)'],
  ['translate(2 8) scale(.5)', 'translate(38 8) scale(.5)', 'translate(11 20) scale(.7)'],
  ['rotate(-9 37 60) translate(-2 -1) scale(1.06)'],
  ['translate(84 -4) scale(-1.12 1.12)'],
] as const

const hex = (part: number) =>
  Math.round(Math.min(255, Math.max(0, part)))
    .toString(16)
    .padStart(2, '0')

/** A colour with red, green and blue mixed anew; greys hardly change. */
const tinted = (colour: string, [red, green, blue]: readonly [number, number, number]): string => {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return `#${[red, green, blue].map((weight, at) => hex((parts[at] ?? 0) * weight)).join('')}`
}

const tints = [
  [1, 1, 1],
  [1.1, 0.94, 0.86],
  [0.88, 1.02, 1.12],
  [1.06, 1.06, 0.8],
  [0.9, 1.1, 0.92],
  [1.12, 0.86, 1],
  [0.84, 0.84, 0.9],
] as const

/** The `no`th way to show a drawing: its wall and its table are the first two shapes, the goods are what follows. */
function variantOf(base: string, no: number): string {
  const [, goodsOfDrawing = ''] = /d="M0 0h75v75H0z"\/><path[^>]*\/>(.*)<\/svg>/.exec(base) ?? []
  const [wall, table] = rooms[no % rooms.length] ?? rooms[0]
  const tint = tints[(no * 3) % tints.length] ?? tints[0]
  const drawn = goodsOfDrawing.replace(/#[\da-f]{6}/g, (colour) => tinted(colour, tint))
  const places = compositions[(no * 5) % compositions.length] ?? compositions[0]
  const room = `<path fill="${wall}" d="M0 0h75v75H0z"/><path fill="${table}" d="M0 58h75v17H0z"/>`
  const all = places.map((place) => `<g transform="${place}">${drawn}</g>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 75 75">${room}${lights[(no * 2) % lights.length] ?? ''}${all}</svg>\n`
}

/** Every listing's own picture: its file, and the content that it should have. */
export const demoPictures = (): ReadonlyMap<string, string> =>
  new Map(
    listings.map(({ item, pictures: [own = ''] }, no) => {
      const kind = goods.find(({ name }) => name === item)
      const base = readFileSync(path.join(folder, `${kind?.picture ?? item}.svg`), 'utf8')
      return [path.join(folder, `${own}.svg`), variantOf(base, no)]
    }),
  )

if (process.argv[2] === 'write') for (const [file, svg] of demoPictures()) writeFileSync(file, svg)
