import { seeded } from './seeded'

/** A point of the map in its own units. */
export type MapPoint = readonly [number, number]

/** A lot: four corners. */
export type Lot = readonly [MapPoint, MapPoint, MapPoint, MapPoint]

export interface Cadastre {
  readonly lots: readonly Lot[]
  /** The lot nearest to the wanted place. */
  readonly mine: Lot
  /** Lots around mine, the nearest first. */
  readonly near: readonly Lot[]
}

const tiltRad = -0.12
const street = 6
const lotDepth = 17
const lotWidths = { least: 9, most: 20 }
const blockWidths = { least: 44, most: 66 }

export function centreOf(lot: Lot): MapPoint {
  const [a, , c] = lot
  return [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
}

/** Lengths from `from` to `to`, each within the range. */
function spans(
  from: number,
  to: number,
  range: { least: number; most: number },
  random: () => number,
): readonly MapPoint[] {
  const found: MapPoint[] = []
  let at = from
  while (at < to) {
    const length = range.least + random() * (range.most - range.least)
    const end = to - (at + length) < range.least ? to : at + length
    found.push([at, end])
    at = end
  }
  return found
}

/**
 * A sheet of streets and lots that is always the same for the same seed (area id, block number). `scale` enlarges the
 * lots; `target` is where my lot should lie. The sheet reaches past its edges so that it can be cropped.
 */
export function cadastre(seed: number, width: number, height: number, target: MapPoint, scale = 1): Cadastre {
  const random = seeded(seed)
  const cos = Math.cos(tiltRad)
  const sin = Math.sin(tiltRad)
  const shear = 0.08 + random() * 0.12
  const place = (u: number, v: number): MapPoint => {
    const x = u + v * shear
    return [x * cos - v * sin, x * sin + v * cos]
  }
  const reach = (width + height) * 0.4
  const gap = street * scale
  const depth = lotDepth * scale
  const sized = (range: { least: number; most: number }) => ({ least: range.least * scale, most: range.most * scale })
  const lots: Lot[] = []
  for (let v = -reach; v < height + reach; v += gap) {
    const rows = random() < 0.6 ? 2 : 1
    const blocks = spans(-reach, width + reach, sized(blockWidths), random)
    for (let row = 0; row < rows; row += 1) {
      for (const [from, to] of blocks) {
        for (const [left, right] of spans(from, to - gap, sized(lotWidths), random)) {
          lots.push([place(left, v), place(right, v), place(right, v + depth), place(left, v + depth)])
        }
      }
      v += depth
    }
  }
  return pick(lots, width, height, target)
}

function pick(lots: readonly Lot[], width: number, height: number, target: MapPoint): Cadastre {
  const inside = lots.filter((lot) =>
    lot.some(([x, y]) => x > -street && x < width + street && y > -street && y < height + street),
  )
  const away = (lot: Lot) => {
    const [x, y] = centreOf(lot)
    return Math.hypot(x - target[0], y - target[1])
  }
  const byDistance = [...inside].sort((a, b) => away(a) - away(b))
  const nowhere: Lot = [target, target, target, target]
  return { lots: inside, mine: byDistance[0] ?? nowhere, near: byDistance.slice(1, 41) }
}

const tenths = (n: number): number => Math.round(n * 10)

/**
 * Lots as SVG path data, in tenths of a unit: each corner by its way from the one before, which is a third shorter than by its place. A
 * mini-program sends it to the screen.
 */
export function pathOf(lots: readonly Lot[]): string {
  let [x, y] = [0, 0]
  const step = ([toX, toY]: MapPoint): string => {
    const way = `${(tenths(toX) - x) / 10} ${(tenths(toY) - y) / 10}`
    ;[x, y] = [tenths(toX), tenths(toY)]
    return way
  }
  const path = lots.map(([start, ...rest]) => {
    const ways = [start, ...rest].map(step).join(' ')
    // Closing it leads back to its first corner.
    ;[x, y] = [tenths(start[0]), tenths(start[1])]
    return `m${ways}z`
  })
  return path.join('').replace(/ -/g, '-').replace(/\b0\./g, '.')
}
