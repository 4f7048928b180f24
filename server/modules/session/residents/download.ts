import { statements } from '@contract/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { exactMoment } from '@contract/moments'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { statementRows, stretchOf } from '../../../ledger/statement'
import * as store from './download-store'

type Row = Readonly<Record<string, unknown>>

/** Writes instants (columns that end in `At`) as readable text, in the area's time. */
const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' && (name === 'at' || name.endsWith('At')) ? exactMoment(value) : value,
    ]),
  )

async function statementOf(db: Db, userId: number, kind: 'available' | 'frozen' | 'income'): Promise<Row[]> {
  const rows = await statementRows(db, { stretch: await stretchOf(db, userId, kind) }, { limit: statements.maxRows })
  return rows.map(({ direction, amount, balance, reference, memo, at }) => ({
    at,
    direction,
    amountFen: amount,
    balanceFen: balance,
    reference,
    memo,
  }))
}

/**
 * What is kept about the caller, as JSON text. Of other people it has only the block number of the other side of an order. Refusal:
 * NO_RIGHT for another user's. Source: domain model §6.1 (`/bctUser/download`).
 */
export async function downloadOwn({ db, clock }: Deps, { userId }: Caller, wanted = userId) {
  if (wanted !== userId) return err(refusal('NO_RIGHT'))
  const lists: Readonly<Record<string, readonly Row[]>> = {
    blocks: await store.blocksOf(db, userId),
    orders: await store.ordersOf(db, userId),
    listings: await store.listingsOf(db, userId),
    bids: await store.bidsOf(db, userId),
    available: await statementOf(db, userId, 'available'),
    frozen: await statementOf(db, userId, 'frozen'),
    income: await statementOf(db, userId, 'income'),
    points: await store.pointsOf(db, userId),
    logs: await store.logsOf(db, userId),
    notices: await store.noticesOf(db, userId),
    addresses: await store.addressesOf(db, userId),
    sessions: await store.sessionsOf(db, userId, clock.now()),
  }
  const profile = readable(await store.profileOf(db, userId))
  const read = Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.map(readable)]))
  const madeAt = exactMoment(clock.now())
  return ok({
    fileName: `我的数据-${madeAt.slice(0, 10)}.json`,
    text: JSON.stringify({ madeAt, profile, ...read }, null, 2),
    rows: Object.values(lists).reduce((sum, rows) => sum + rows.length, 0),
  })
}
