import type { Db } from '../../../server/db/schema'
import type { Where } from './city'
import { makeUnpaid, payerId, payers, settle, tokenOf } from './city'
import type { Call } from './load'

/** No machine so far has paid more than this many a second. */
const atMostPerSecond = 2_000

/**
 * Calls that warm a server up: V8 compiles what runs often, and each connection plans a statement five times before it keeps a plan. After
 * 5,000 payments it still made a tenth less of them a second than after 20,000, and from then on as many.
 */
export const warmCalls = 20_000

export interface StockWish {
  readonly connections: number
  readonly where: Where
  /** Of all turns together. */
  readonly seconds: number
  readonly now: number
}

/** Gives the next payment of a connection; nothing when all its orders are paid. */
export type NextPayment = (connection: number) => Call | undefined

export const sessionOf = (connection: number) => {
  const userId = payerId(connection)
  return { ak: 'bench', token: tokenOf(userId), userId }
}

/** Makes the orders of all turns of one measurement before the first of them. */
export type StockUp = (wish: StockWish) => Promise<NextPayment>

/** Stocks of one database. Their order numbers follow one another. */
export function stocksOf(db: Db): { readonly stockUp: StockUp; readonly settle: () => Promise<void> } {
  let made = 0
  let payments = 0
  return {
    settle: () => settle(db),
    stockUp: async ({ connections, where, seconds, now }) => {
      const count = Math.min(connections, payers)
      const each = Math.ceil((atMostPerSecond * seconds + warmCalls) / count)
      const payNo = await makeUnpaid(db, { from: made, count, each, now, where })
      made += each * count
      const paid = Array.from({ length: payers }, () => 0)
      return (connection) => {
        const payer = connection % payers
        const index = paid[payer] ?? 0
        paid[payer] = index + 1
        const number = payNo(payer, index)
        if (number === undefined) return undefined
        const clientNo = `bench-payment-${String(++payments).padStart(8, '0')}`
        const body = JSON.stringify({ clientNo, payNo: number, ver: 1, channel: 'balance' })
        return { path: '/bctPay/submit', who: sessionOf(connection), body, kind: 'json' }
      }
    },
  }
}
