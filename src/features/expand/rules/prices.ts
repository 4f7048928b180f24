import type { Tier } from '@contract/expand/price'
import { slotLines, sumOf, tierOf } from '@contract/expand/price'
import type { Fen } from '@contract/money'

/** A whole number of one or two digits, as it was typed; undefined for anything else. */
export const typedCount = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined)

/** The price of going from one number of slots to another; undefined when that cannot be bought. */
export function sumFromTo(tiers: readonly Tier[], from: number | undefined, to: number | undefined): Fen | undefined {
  if (from === undefined || to === undefined || from >= to) return undefined
  const lines = slotLines(tiers, from, to - from)
  return lines && sumOf(lines)
}

/** A step of the staircase, as fractions of the drawing: where it begins and ends, and its height. */
export interface Stair {
  readonly from: number
  readonly price: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** The least height, so that even the cheapest step is visible. */
const lowest = 0.08

/**
 * The prices of slots as a staircase: neighbours with the same price are one step; heights follow the prices. Source: mockup
 * 22-expand-price.
 */
export function stairs(tiers: readonly Tier[], from: number, to: number): readonly Stair[] {
  const all = to - from + 1
  const found: { from: number; price: number; count: number }[] = []
  for (let no = from; no <= to; no += 1) {
    const price = tierOf(tiers, no)?.price ?? 0
    const last = found[found.length - 1]
    if (last?.price === price) last.count += 1
    else found.push({ from: no, price, count: 1 })
  }
  const highest = Math.max(1, ...found.map(({ price }) => price))
  return found.map(({ count, ...step }) => ({
    ...step,
    left: (step.from - from) / all,
    width: count / all,
    height: Math.max(lowest, step.price / highest),
  }))
}

const at = (share: number, size: number) => Math.round(share * size)

/** The upper edge of the staircase as a path of whole units in a box of this size. */
export function stairPath(steps: readonly Stair[], width: number, height: number): string {
  return steps
    .map(({ left, width: wide, height: high }, index) => {
      const y = at(1 - high, height)
      return `${index === 0 ? 'M0' : 'V'}${index === 0 ? ` ${y}` : y}H${at(left + wide, width)}`
    })
    .join('')
}
