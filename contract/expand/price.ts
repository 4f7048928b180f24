import type { Fen } from '../money'
import { fen } from '../money'

/** One price for the slots, or the block numbers, from `from` to `to`, both included. In fen for one. Source: domain model §3.17. */
export interface Tier {
  readonly from: number
  readonly to: number
  readonly price: number
}

/** A part of a purchase: so many slots of one tier. */
export interface SlotLine extends Tier {
  readonly count: number
}

/** The tier that sets the price of a number: one for this number alone overrides the range it lies in. */
export function tierOf<T extends Tier>(tiers: readonly T[], number: number): T | undefined {
  const matching = tiers.filter(({ from, to }) => from <= number && number <= to)
  return matching.find(({ from, to }) => from === to) ?? matching[0]
}

/**
 * What `count` more slots cost a block that has `capacity`: each slot costs by the tier of its number; neighbours with the same price make
 * one line. Undefined when a slot has no price. Source: domain model §3.17.
 */
export function slotLines(tiers: readonly Tier[], capacity: number, count: number): readonly SlotLine[] | undefined {
  const lines: SlotLine[] = []
  for (let slot = capacity + 1; slot <= capacity + count; slot += 1) {
    const tier = tierOf(tiers, slot)
    if (!tier) return undefined
    const last = lines[lines.length - 1]
    if (last?.price === tier.price) lines.splice(-1, 1, { ...last, to: slot, count: last.count + 1 })
    else lines.push({ from: slot, to: slot, price: tier.price, count: 1 })
  }
  return lines
}

/** The sum of the lines, in fen. */
export const sumOf = (lines: readonly SlotLine[]): Fen =>
  fen(lines.reduce((sum, { price, count }) => sum + price * count, 0))

export type TierProblem = 'order' | 'range' | 'overlap' | 'hole'

/**
 * What is wrong with the prices of `from`–`to`: not ascending, outside the range, overlapping, or a number without a price. Single numbers
 * may lie in a range. Source: community §2.
 */
export function tierProblem(tiers: readonly Tier[], from: number, to: number): TierProblem | undefined {
  const isBehind = (tier: Tier, before: Tier | undefined) => before === undefined || before.from <= tier.from
  if (!tiers.every((tier, i) => tier.from <= tier.to && isBehind(tier, tiers[i - 1]))) return 'order'
  if (tiers.some((tier) => tier.from < from || tier.to > to)) return 'range'
  const isSingle = (tier: Tier) => tier.from === tier.to
  const kinds = [tiers.filter(isSingle), tiers.filter((tier) => !isSingle(tier))]
  const overlap = (kind: readonly Tier[]) => kind.some((tier, i) => tier.from <= (kind[i - 1]?.to ?? from - 1))
  if (kinds.some(overlap)) return 'overlap'
  for (let number = from; number <= to; number += 1) if (!tierOf(tiers, number)) return 'hole'
  return undefined
}
