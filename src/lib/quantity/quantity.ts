import { qty, qtyScale } from '@contract/money'
import type { Qty } from '@contract/money'

/** What may be ordered from a listing: at least `min` (or all that is left), in steps of `tick`, at most what is left. */
export interface QtyLimits {
  readonly min: Qty
  readonly tick: Qty
  readonly left: Qty
}

/** The limits with the unit they are told in. */
export interface UnitLimits extends QtyLimits {
  readonly unit: string
}

const ceilTo = (value: number, tick: number) => Math.ceil(value / tick) * tick
const floorTo = (value: number, tick: number) => Math.floor(value / tick) * tick

/** The most that may be ordered. */
export const highest = ({ tick, left }: QtyLimits): Qty => qty(floorTo(left, tick))

/** The least that may be ordered: the rest, when less than the least is left. */
export const lowest = ({ min, tick, left }: QtyLimits): Qty =>
  left < ceilTo(min, tick) && left % tick === 0 ? left : qty(ceilTo(min, tick))

/** Whether anything can be ordered at all. */
export const isSellable = (limits: QtyLimits): boolean => limits.left > 0 && highest(limits) >= lowest(limits)

/** The quantity a fresh form starts with. */
export function firstQty(limits: QtyLimits): Qty {
  return qty(isSellable(limits) ? lowest(limits) : 0)
}

/** Up to one whole unit by the tick, above it by whole units: so 5 kilos are a few taps away also where quarters are sold. */
function stepAt(value: number, direction: 1 | -1, tick: number): number {
  const isAbove = direction === 1 ? value >= qtyScale : value > qtyScale
  return isAbove && tick < qtyScale && qtyScale % tick === 0 ? qtyScale : tick
}

/** One step up or down, landing on the grid and inside the limits. */
export function stepQty(value: Qty, direction: 1 | -1, limits: QtyLimits): Qty {
  if (!isSellable(limits)) return qty(0)
  const step = stepAt(value, direction, limits.tick)
  const onGrid = direction === 1 ? floorTo(value, step) : ceilTo(value, step)
  return qty(Math.min(Math.max(onGrid + direction * step, lowest(limits)), highest(limits)))
}

export type QtyProblem = 'unreadable' | 'tooLittle' | 'tooMuch' | 'offTick'

/** What is wrong with a typed quantity, if anything. */
export function qtyProblem(value: Qty | undefined, { min, tick, left }: QtyLimits): QtyProblem | undefined {
  if (value === undefined || value === 0) return 'unreadable'
  if (value > left) return 'tooMuch'
  if (value < min && value !== left) return 'tooLittle'
  return value % tick === 0 ? undefined : 'offTick'
}

/** The nearest quantity that may be ordered, not above what was typed unless that is too little. */
export function clampQty(value: Qty, limits: QtyLimits): Qty {
  if (!isSellable(limits)) return qty(0)
  return qty(Math.min(Math.max(floorTo(value, limits.tick), lowest(limits)), highest(limits)))
}
