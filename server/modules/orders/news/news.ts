import type { ParcelWay } from '@contract/orders/parcel-ways'
import { judgeOf } from '@contract/orders/story'
import type { OrderAct, OrderRole } from '@contract/orders/transitions'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { News } from '../../notices/open/tell'
import { tell } from '../../notices/open/tell'
import { judgesOf, operators } from '../dispute/dispute-store'
import { termsOf } from '../rules/terms'
import type { TellableOrder, Told, Words } from './news-words'
import {
  alarmWords,
  judgeWords,
  lateWords,
  partyWords,
  remindedWords,
  reminderWords,
  signedWords,
  unsignedWords,
} from './news-words'
import * as store from '../store'
import type { Side } from '../tables'

type NewsDeps = Pick<Deps, 'ids' | 'clock'>

const userOf = (order: Told, side: Side) => (side === 'buyer' ? order.buyer_user_id : order.seller_user_id)

const newsFor = (order: Told, side: Side, kind: string, words: Words): News => ({
  userId: userOf(order, side),
  type: 'trade',
  kind,
  refType: 'order',
  refId: order.order_id,
  ...words,
})

/** What the parties are told for whom a transition changed something: the other side, or both after a timer or a decision. */
export const partyNews = (order: Told, act: OrderAct, by: OrderRole): readonly News[] =>
  (['buyer', 'seller'] as const).flatMap((side) => {
    const words = side === by ? undefined : partyWords(order, act, by, side)
    return words ? [newsFor(order, side, act, words)] : []
  })

/** Tells a seller who did not deliver how often that was, and those who have to decide of their case. */
export async function tellOthers(tx: Tx, deps: NewsDeps, of: TellableOrder, act: OrderAct): Promise<void> {
  const order = { ...of, now: deps.clock.now() }
  if (act === 'refundLate') {
    const late = await store.lateCount(tx, order.seller_user_id)
    await tell(tx, deps, newsFor(order, 'seller', 'late', lateWords(order, late)))
  }
  if (act === 'dispute')
    await tellJudges(tx, deps, order, judgeOf({ ...order, terms: termsOf(order) }) === 'arbiter', 'dispute')
  if (act === 'appeal') await tellJudges(tx, deps, order, false, 'appeal')
  if (act === 'refundUndecided') await tellJudges(tx, deps, order, false, 'undecided')
}

/** Tells those who may decide this case and are no party in it; the operators when the area has nobody. */
async function tellJudges(tx: Tx, deps: NewsDeps, order: Told, isArbiters: boolean, kind: keyof typeof judgeWords) {
  const isParty = (userId: number) => userId === order.buyer_user_id || userId === order.seller_user_id
  const arbiters = isArbiters ? (await judgesOf(tx, order.area_id)).filter((userId) => !isParty(userId)) : []
  const judges = arbiters.length > 0 ? arbiters : (await operators(tx)).filter((userId) => !isParty(userId))
  const about = { type: 'system', refType: 'dispute', refId: order.order_id } as const
  for (const userId of judges) await tell(tx, deps, { userId, ...about, kind, ...judgeWords[kind](order) })
}

/** The alarm of a dispute that should have been decided: to the operators. Source: domain model §5. */
export async function alarmOperators(tx: Tx, deps: NewsDeps, order: TellableOrder): Promise<void> {
  const about = { type: 'system', kind: 'disputeLate', refType: 'dispute', refId: order.order_id } as const
  for (const userId of await operators(tx))
    await tell(tx, deps, { userId, ...about, ...alarmWords({ ...order, now: deps.clock.now() }) })
}

/** Reminds the buyer that the receipt will soon be confirmed automatically. Source: domain model §3.5, row 5. */
export function remindBuyer(tx: Tx, deps: NewsDeps, of: TellableOrder): Promise<void> {
  const order = { ...of, now: deps.clock.now() }
  return tell(tx, deps, newsFor(order, 'buyer', 'remindConfirm', reminderWords(order)))
}

/** Tells both that the carrier handed the parcel over, and until when the buyer may look at it. Source: domain model §10. */
export async function tellOfSigned(tx: Tx, deps: NewsDeps, of: TellableOrder): Promise<void> {
  const order = { ...of, now: deps.clock.now() }
  for (const side of ['buyer', 'seller'] as const)
    await tell(tx, deps, newsFor(order, side, 'parcelSigned', signedWords(order, side)))
}

/** Tells both that the parcel goes back, or that its signature was none, and until when the buyer may look at it. */
export async function tellOfUnsigned(tx: Tx, deps: NewsDeps, of: TellableOrder, way: ParcelWay): Promise<void> {
  const order = { ...of, now: deps.clock.now() }
  for (const side of ['buyer', 'seller'] as const)
    await tell(tx, deps, newsFor(order, side, 'parcelUnsigned', unsignedWords(order, side, way)))
}

/** Tells the one whose turn it is that the other waits. */
export function tellOfReminder(tx: Tx, deps: NewsDeps, of: TellableOrder, by: Side): Promise<void> {
  const order = { ...of, now: deps.clock.now() }
  const other = by === 'buyer' ? 'seller' : 'buyer'
  return tell(tx, deps, newsFor(order, other, 'remind', remindedWords(order, by)))
}
