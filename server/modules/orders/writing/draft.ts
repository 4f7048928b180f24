import type { Deps } from '../../../deps'
import type { MoneyDraft } from '../../../ledger/draft'
import { draftOf } from '../../../ledger/draft'
import { draftNotice } from '../../notices/open/tell'
import { newPoints } from '../../points/open/award'
import type { Course, Plan } from '../deciding/plan'
import type { OrderEventTable } from '../tables'
import type { ReadOrder } from './read-store'

/** All of a transition that is compared and written, but for its dispute and its parcel. */
export interface Draft {
  readonly order: ReadOrder
  /** Its moment. */
  readonly now: number
  /** The blocks that must be able to trade, and whose they must be if that counts. */
  readonly traders: readonly { readonly block_id: number; readonly owner?: number }[]
  readonly plan: Plan
  readonly money: MoneyDraft | undefined
  readonly event: OrderEventTable
  readonly news: readonly ReturnType<typeof draftNotice>[]
  readonly awards: readonly ReturnType<typeof newPoints>[]
}

/**
 * The rows of a planned transition, all of one moment. `points` are those of the people whom it may earn some; left out, nobody knows them.
 * Undefined when they are needed then, or when an account is not open yet.
 */
export function draftFor(
  { ids, random }: Pick<Deps, 'ids' | 'random'>,
  { order, transition, now }: Course & { readonly order: ReadOrder },
  plan: Plan,
  points?: ReadonlyMap<number, number>,
): Draft | undefined {
  const deps = { ids, random, clock: { now: () => now } }
  const money = plan.money && draftOf(deps, plan.money, order)
  if ((plan.money && !money) || (plan.awards.length > 0 && !points)) return undefined
  return {
    order,
    now,
    traders: transition.openHours ? tradersOf(order) : [],
    plan,
    money,
    event: { event_id: ids.next(), ...plan.event },
    news: plan.news.map((news) => draftNotice(deps, news)),
    awards: plan.awards.flatMap((one) => {
      const had = points?.get(one.userId)
      return had === undefined ? [] : [newPoints(deps, one, had)]
    }),
  }
}

/** Trading is the buyer's act: that block must still be the buyer's. */
function tradersOf({ buyer_block_id: own, seller_block_id: other, buyer_user_id: owner }: ReadOrder): Draft['traders'] {
  return own === other ? [{ block_id: own, owner }] : [{ block_id: own, owner }, { block_id: other }]
}

/** What somebody earned by it, for the points popup. */
export function earnedBy({ awards }: Draft, userId: number) {
  const earned = awards.find((award) => award.user_id === userId)
  return earned && { content: earned.content, pointsAdd: earned.points_add, points: earned.points }
}
