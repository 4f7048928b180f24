import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { PayReading, ReadPay } from '../pay/open/payer'
import type { ActInput } from './deciding/plan'
import { actAsRead, actBriefly } from './act'
import { readToPay } from './writing/read-store'

const paying = { call: '/bctPay/submit', act: 'pay' } as const

/** Reads a pay order with what paying its order depends on. */
export async function findToPay(db: Db, reading: PayReading): Promise<ReadPay | undefined> {
  const row = await readToPay(db, reading)
  if (row.pay === null) return undefined
  if (row.order_id === null) return { pay: row.pay }
  return { pay: row.pay, payer: { pay: (deps, caller, wish) => actAsRead(row, deps, caller, wish, paying) } }
}

/** Pays an order from the balance. Refusals: those of the act `pay`. Source: domain model §3.5, row 2. */
export const payOrder = (deps: Deps, caller: Caller, wish: ActInput) => actBriefly(deps, caller, wish, paying)

/** Cancels an unpaid order from the cashier. Refusals: those of the act `cancel`. Source: domain model §3.5, row 3. */
export const cancelOrder = (deps: Deps, caller: Caller, wish: ActInput) =>
  actBriefly(deps, caller, wish, { call: '/bctPay/cancel', act: 'cancel' })
