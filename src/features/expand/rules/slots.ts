import type { Tier } from '@contract/expand/price'
import { tierOf } from '@contract/expand/price'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { copy } from '../copy'

/** The slots of a block: how many it has, how many of them hold an offer, how many it may ever have. */
export interface Slots {
  readonly capacity: number
  readonly used: number
  readonly max: number
}

/** A slot as a plot: in use, empty, chosen now, or for sale. */
export interface SlotView {
  readonly no: number
  readonly look: 'use' | 'own' | 'pick' | 'sale'
  readonly text: string
}

function lookOf(no: number, { capacity, used }: Slots, count: number): SlotView['look'] {
  if (no <= used) return 'use'
  if (no <= capacity) return 'own'
  return no <= capacity + count ? 'pick' : 'sale'
}

/** Every slot of a block, in order; those it does not have yet show their price. Source: mockup 22-expand. */
export function slotViews(slots: Slots, tiers: readonly Tier[], count: number): readonly SlotView[] {
  return Array.from({ length: slots.max }, (_, at) => {
    const no = at + 1
    const look = lookOf(no, slots, count)
    const tier = tierOf(tiers, no)
    const price = tier ? yuanText(fen(tier.price)) : copy.noPrice
    return { no, look, text: look === 'use' ? copy.inUse : look === 'own' ? copy.free : price }
  })
}

/** How many of the slots that are chosen now lie in this tier. */
export function countIn(tier: Tier, tiers: readonly Tier[], capacity: number, count: number): number {
  const chosen = Array.from({ length: count }, (_, at) => capacity + at + 1)
  return chosen.filter((no) => tierOf(tiers, no) === tier).length
}
