import { quarterLots } from '@contract/block/map-lot'
import { seeded } from './seeded'

/** A rectangle in the units of the plan, before it is tilted; one unit is a CSS pixel at scale 1. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What lies in a lot of a quarter. */
export interface InCell {
  readonly cell: { readonly quarter: number; readonly lot: number }
}

export interface PlotOf<S extends InCell> extends Rect {
  readonly spot: S
}

interface Quarter {
  readonly x: number
  readonly y: number
  readonly lots: readonly Rect[]
}

export interface PlanOf<S extends InCell> {
  readonly plots: readonly PlotOf<S>[]
  /** Lots of these quarters that no block has. */
  readonly vacant: readonly Rect[]
  /** Width and height of everything, in units. */
  readonly size: number
}

const columns = 4
const rows = quarterLots / columns
const quarterWidth = 188
const quarterHeight = 176
const street = 18
export const pitch = { x: quarterWidth + street, y: quarterHeight + street } as const

/** Cuts a length into parts of unlike size. */
function cuts(length: number, parts: number, random: () => number): readonly (readonly [at: number, size: number])[] {
  const weights = Array.from({ length: parts }, () => 0.76 + random() * 0.48)
  const sum = weights.reduce((all, one) => all + one, 0)
  let at = 0
  return weights.map((weight) => {
    const from = at
    at += (weight / sum) * length
    return [from, at - from] as const
  })
}

/**
 * The place of the nth quarter: along the right and the lower edge of a square that grows, so that a sheet of any size is about square
 * and a quarter keeps its place when more are loaded after it.
 */
export function positionOf(index: number): readonly [column: number, row: number] {
  const edge = Math.floor(Math.sqrt(index))
  const along = index - edge * edge
  return along <= edge ? [edge, along] : [2 * edge - along, edge]
}

function quarterAt(areaId: number, quarter: number, index: number): Quarter {
  const random = seeded(areaId * 10_007 + quarter)
  const [column, row] = positionOf(index)
  const [x, y] = [column * pitch.x, row * pitch.y]
  const lots = cuts(quarterWidth, columns, random).flatMap(([left, w]) =>
    cuts(quarterHeight, rows, random).map(([top, h]) => ({ x: x + left, y: y + top, w, h })),
  )
  return { x, y, lots }
}

/** Every block in its lot; lots are drawn from area id and number. The spots come in the order of their numbers. Source: community §8. */
export function planOf<S extends InCell>(areaId: number, spots: readonly S[]): PlanOf<S> {
  const quarters = new Map<number, Quarter>()
  const taken = new Set<Rect>()
  const plots: PlotOf<S>[] = []
  for (const spot of spots) {
    const { quarter, lot } = spot.cell
    const found = quarters.get(quarter) ?? quarterAt(areaId, quarter, quarters.size)
    quarters.set(quarter, found)
    const rect = found.lots[lot]
    if (!rect) continue
    taken.add(rect)
    plots.push({ ...rect, spot })
  }
  const vacant = [...quarters.values()].flatMap(({ lots }) => lots.filter((lot) => !taken.has(lot)))
  return { plots, vacant, size: Math.ceil(Math.sqrt(quarters.size)) * Math.max(pitch.x, pitch.y) }
}
