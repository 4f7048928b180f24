import type { Db } from '../../../server/db/schema'
import type { Call, Loaded, Target } from './load'
import { load } from './load'
import type { Where } from './city'
import { areaId, makeUnpaid, payerId, payers, tokenOf } from './city'

export interface Length {
  readonly where?: Where
  readonly connections: number
  readonly seconds: number
}

let madeOrders = 0
let payments = 0

const sessionOf = (connection: number) => {
  const userId = payerId(connection)
  return { ak: 'bench', token: tokenOf(userId), userId }
}

/** Signed payments of orders from the balance; every connection is another resident, who pays their own orders. */
export async function measurePayments(
  db: Db,
  server: Target,
  { connections, seconds, where = 'spread' }: Length,
): Promise<Loaded> {
  // Enough orders: no machine so far has paid more than 1,000 a second.
  const count = Math.min(connections, payers)
  const each = Math.ceil((1_000 * seconds) / count)
  const made = await makeUnpaid(db, { from: madeOrders, count, each, now: server.now(), where })
  madeOrders += each * count
  const paid = Array.from({ length: payers }, () => 0)
  const loaded = await load(server, { connections, seconds }, (connection): Call | undefined => {
    const payer = connection % payers
    const index = paid[payer] ?? 0
    paid[payer] = index + 1
    const number = made.payNo(payer, index)
    if (number === undefined) return undefined
    const clientNo = `bench-payment-${String(++payments).padStart(8, '0')}`
    const body = JSON.stringify({ clientNo, payNo: number, ver: 1, channel: 'balance' })
    return { path: '/bctPay/submit', who: sessionOf(connection), body, kind: 'json' }
  })
  await made.forget()
  return loaded
}

export const reads = ['board', 'newest', 'orders', 'money'] as const
export type Read = (typeof reads)[number]

const readCalls: Readonly<Record<Read, (connection: number) => Call>> = {
  board: () => ({ path: '/bctSale/list', who: { ak: 'bench-guest' }, body: `areaId=${areaId}`, kind: 'form' }),
  newest: () => ({
    path: '/bctSale/list',
    who: { ak: 'bench-guest' },
    body: `areaId=${areaId}&sort=newest`,
    kind: 'form',
  }),
  orders: () => ({ path: '/bctOrder/list', who: sessionOf(0), body: 'side=buy&tab=done', kind: 'form' }),
  money: () => ({ path: '/bctMoney/list', who: sessionOf(0), body: '', kind: 'form' }),
}

/** Signed reads: the board as it opens, its newest, and the busiest resident's orders and money records. */
export const measureReads = (server: Target, read: Read, length: Length): Promise<Loaded> =>
  load(server, length, readCalls[read])
