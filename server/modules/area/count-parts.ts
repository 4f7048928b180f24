import type * as v from 'valibot'
import type { indexCountParts } from '@contract/endpoints/city/area'
import { shops } from '@contract/shop/limits'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { isShown } from './open/access'
import * as store from './store'

type CountParts = v.InferOutput<typeof indexCountParts.output>

/** What waits for somebody in an area, each kind by itself: the only place that says what a badge counts. Source: domain model §6.2. */
export async function countPartsOf(
  { db, clock }: Deps,
  { userId, blockId, platform }: Caller,
  areaId: number,
): Promise<CountParts> {
  const asked = { userId, areaId, now: clock.now() }
  const voter = { ...asked, blockId }
  const isOn = (name: 'shop' | 'vote' | 'mayor') => isShown(db, areaId, name, platform)
  const shopsDue = (await isOn('shop'))
    ? await store.dueShops(db, asked, asked.now + shops.renewMs)
    : { unpaid: 0, ending: 0 }
  const unpaid = await store.unpaidCounts(db, userId)
  return {
    orders: await store.myTurnCount(db, asked),
    bids: unpaid.get('buy') ?? 0,
    blocks: unpaid.get('cart') ?? 0,
    slots: unpaid.get('expand') ?? 0,
    gifts: unpaid.get('fund') ?? 0,
    recharges: unpaid.get('recharge') ?? 0,
    passwords: await store.waitingPasswordCount(db, asked),
    shopFees: shopsDue.unpaid,
    shopTerms: shopsDue.ending,
    thanks: await store.dueThanksCount(db, asked),
    proofs: await store.dueProofCount(db, asked),
    votes: (await isOn('vote')) ? await store.uncastCount(db, voter) : 0,
    elections: (await isOn('mayor')) ? await store.uncastElectionCount(db, voter) : 0,
    notices: await store.newsCount(db, asked),
  }
}

export const sumOf = (parts: CountParts): number => Object.values(parts).reduce((sum, part) => sum + part, 0)
