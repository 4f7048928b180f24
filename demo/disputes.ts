import { dayMs, hourMs } from '@contract/durations'
import { qty, qtyScale } from '@contract/money'
import type { Caller } from '../server/http/caller'
import { act } from '../server/modules/orders/act'
import { decide } from '../server/modules/orders/dispute/decide'
import { addMessage } from '../server/modules/orders/messages/messages'
import { take } from '../server/modules/orders/take'
import { payUnasked } from '../server/modules/pay/service'
import { payers } from '../server/payers'
import type { DemoDeps, Happening } from './demo-clock'
import { tradingTime } from './demo-clock'
import type { Listing } from './listings'
import { demoAreaId } from './residents'
import { demoClientNo, must } from './trade'

/** Who decides disputes in the demo city, by block: its mayor, an arbiter, and the operator, who is also the console's user. */
export const benches = { mayor: 77, arbiter: 409, operator: 12 } as const

/** Seats the arbiter, and makes the operator one; the mayor is elected. */
export async function seatJudges({ db, clock }: DemoDeps, callerOf: (blockNo: number) => Caller): Promise<void> {
  const arbiter = { user_id: callerOf(benches.arbiter).userId, role: 'arbiter', since: clock.now() } as const
  await db
    .insertInto('area_role')
    .values({ area_id: demoAreaId, ...arbiter })
    .execute()
  const { userId } = callerOf(benches.operator)
  await db.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', userId).execute()
}

/** The disputes, each about one piece: one of three days ago waits for a decision, one of nine days ago was decided by the operator. */
export const quarrels = [
  { buyerNo: 130, sellerNo: 94, item: '手工陶杯', daysAgo: 3, judgeNo: undefined },
  { buyerNo: 36, sellerNo: 94, item: '手工陶杯', daysAgo: 9, judgeNo: benches.operator },
] as const

export interface Quarrel {
  readonly index: number
  readonly daysAgo: number
  readonly listing: Listing
  readonly saleId: () => number
  readonly buyer: Caller
  readonly seller: Caller
  /** Who decides after the evidence time; undefined: it waits for a decision. */
  readonly judge?: Caller
}

/** A trade that ends in a dispute, through the same services as a resident's own acts. */
export function quarrelHappenings(deps: DemoDeps, nowMs: number, quarrel: Quarrel): Happening[] {
  const { index, daysAgo, listing, saleId, buyer, seller, judge } = quarrel
  const start = tradingTime(deps.clock, nowMs - daysAgo * dayMs)
  let [id, payNo, ver] = [0, '', 1]
  const no = (what: string) => demoClientNo(`quarrel-${what}`, index)
  const acted = (what: 'deliver' | 'dispute' | 'evidence', by: Caller, text: string) => async () => {
    const input = { clientNo: no(what), id, ver: ver++ }
    const said = { text, images: '', ...(what === 'dispute' && { reason: 'notAsDescribed' as const }) }
    must(`${what} ${index}`, await act(deps, by, input, { call: `/bctOrder/${what}`, act: what, said }))
  }
  const wrote = (n: number, by: Caller, text: string) => async () =>
    must(`message ${index}`, await addMessage(deps, by, { clientNo: no(`message-${n}`), id, text, images: '' }))
  const taken = async () => {
    const wish = { saleId: saleId(), ver: 1, qty: qty(qtyScale), price: listing.price }
    const made = must(`quarrel ${index}`, await take(deps, buyer, { clientNo: no('take'), ...wish }))
    id = made.orderId
    payNo = made.payNo
  }
  const paid = async () => {
    const wish = { clientNo: no('pay'), payNo, ver: ver++ }
    must(`payment of quarrel ${index}`, await payUnasked(deps, payers, buyer, wish))
  }
  const ruled = async () => {
    if (!judge) return
    const input = { clientNo: no('decide'), id, ver: ver++, kind: 'refund' as const }
    must(`decision ${index}`, await decide(deps, judge, { ...input, reason: '照片能看出碎了，全额退款' }))
  }
  const steps: readonly [afterHours: number, run: () => Promise<unknown>][] = [
    [0, taken],
    [0.1, paid],
    [2, acted('deliver', seller, '已放在服务点')],
    [5, wrote(1, buyer, '打开看有裂口，和图上不一样')],
    [6, wrote(2, seller, '放的时候是好的，可能是路上碰的')],
    [8, acted('dispute', buyer, '收到的有裂口，和描述不符')],
    [10, acted('evidence', seller, '交付前拍了照，是完好的')],
    [58, ruled],
  ]
  return steps.map(([afterHours, run]) => ({ at: start + afterHours * hourMs, run })).filter(({ at }) => at <= nowMs)
}
