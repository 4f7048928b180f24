import { qty } from '@contract/money'
import type { Qty } from '@contract/money'

/** What may be ordered from a listing: at least `min` (or all that is left), in steps of `tick`, at most what is left. */
export interface QtyLimits {
  readonly min: Qty
  readonly tick: Qty
  readonly left: Qty
}

/** A quantity with four decimals, as an order shows it: 5.0000. */
export function fullQtyText(value: Qty): string {
  const digits = String(value).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** A quantity without needless zeros, as a limit shows it: 0.5. */
export function shortQtyText(value: Qty): string {
  return fullQtyText(value).replace(/\.?0+$/, '')
}

/** Stock: whole numbers plain, anything else with four decimals. Source: mockup 01-home. */
export function stockText(value: Qty): string {
  return value % 10_000 === 0 ? shortQtyText(value) : fullQtyText(value)
}

const ceilTo = (value: number, tick: number) => Math.ceil(value / tick) * tick
const floorTo = (value: number, tick: number) => Math.floor(value / tick) * tick

const highest = ({ tick, left }: QtyLimits) => floorTo(left, tick)

/** The least that may be ordered: the rest, when less than the least is left. */
const lowest = ({ min, tick, left }: QtyLimits) =>
  left < ceilTo(min, tick) && left % tick === 0 ? left : ceilTo(min, tick)

/** Whether anything can be ordered at all. */
export const isSellable = (limits: QtyLimits): boolean => limits.left > 0 && highest(limits) >= lowest(limits)

/** The quantity a fresh form starts with. */
export function firstQty(limits: QtyLimits): Qty {
  return qty(isSellable(limits) ? lowest(limits) : 0)
}

/** One step up or down, landing on the grid and inside the limits. */
export function stepQty(value: Qty, direction: 1 | -1, limits: QtyLimits): Qty {
  if (!isSellable(limits)) return qty(0)
  const onGrid = direction === 1 ? floorTo(value, limits.tick) : ceilTo(value, limits.tick)
  return qty(Math.min(Math.max(onGrid + direction * limits.tick, lowest(limits)), highest(limits)))
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
