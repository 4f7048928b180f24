import type { Cadastre, Lot, MapPoint } from './cadastre'
import { centreOf } from './cadastre'

/** Free room around a number, in units: to the leader, to another number beside it and above it. */
const room = { leader: 24, beside: 44, above: 20 } as const

/** How far a point lies from the line between two others. */
function awayFrom([x, y]: MapPoint, [ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - at * dx, y - ay - at * dy)
}

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly leaderFrom?: MapPoint | undefined
  /** Height of what lies over the sheet's upper edge, in units; no number stands there. */
  readonly covered?: number | undefined
}

/** The lots around mine, the nearest first, that have room for a number: whole on the sheet, clear of the leader and of one another. */
export function roomy({ near, mine }: Cadastre, { width, height, leaderFrom, covered = 0 }: Sheet): readonly Lot[] {
  const to = centreOf(mine)
  const taken: MapPoint[] = [to]
  return near.filter((lot) => {
    const at = centreOf(lot)
    const [x, y] = at
    const isInside =
      x > room.leader &&
      x < width - room.leader &&
      y > covered + room.above / 2 &&
      y > room.above &&
      y < height - room.above
    const isClear = leaderFrom === undefined || awayFrom(at, leaderFrom, to) >= room.leader
    const isAlone = taken.every(([ox, oy]) => Math.abs(x - ox) >= room.beside || Math.abs(y - oy) >= room.above)
    if (!isInside || !isClear || !isAlone) return false
    taken.push(at)
    return true
  })
}
