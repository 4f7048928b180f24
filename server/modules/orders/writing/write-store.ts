import { commandRow } from '../../../db/once/optimistic'
import type { Command } from '../../../db/once/once'
import type { Rows } from '../../../db/once/write-rows'
import { writeOptimistically, writeInside } from '../../../db/once/write-rows'
import type { Db, Tx } from '../../../db/schema'
import type { MoneyDraft } from '../../../ledger/draft'
import { courseColumns } from '../deciding/course'
import type { Draft } from './draft'

/** The order as it will be, beside the version that it was read in. */
const changed = ({ order, plan, money }: Draft) => ({
  order_id: order.order_id,
  read_version: order.read_version,
  ...Object.fromEntries(courseColumns.map((name) => [name, order[name]])),
  ...plan.after,
  ...(money?.opens && { hold_id: money.opens.hold_id }),
})

/** A transition by tables; who made it has seen what was told of the order. */
function rowsOf(draft: Draft, seenBy: number | undefined): Rows {
  const { order, now: at, traders, plan, money, event, news, awards } = draft
  const { order_id, sale_id, item_id, pay_no } = order
  return {
    orders: [changed(draft)],
    traders,
    ...(money && moneyRows(money, at)),
    jobs: plan.wakes.map(({ kind, runAt }) => ({ kind, ref: order_id, run_at: runAt })),
    ...(plan.payState && { paid: [{ pay_no, state: plan.payState }] }),
    events: [event],
    ...(plan.restocks && { restocks: [{ sale_id, qty: order.qty, at }] }),
    ...(plan.setsPrice && { prices: [{ item_id, price: order.price }] }),
    notices: news,
    awards,
    ...(seenBy !== undefined && { seen: [{ user_id: seenBy, order_id, at }] }),
  }
}

/** A change of a hold by tables. */
const moneyRows = ({ opens, ends, accounts, txn, entries }: MoneyDraft, at: number) => ({
  ...(opens && { holds: [opens] }),
  ...(ends && { ends: [{ ...ends, at }] }),
  accounts,
  txns: [txn],
  entries: entries.map((entry) => ({ ...entry, txn_id: txn.txn_id, at: txn.at })),
})

/**
 * Writes a transition with its command; false when the command was done before. Throws MP001 when something is not as it was read. Our
 * decision: docs/decisions/0230-one-write.md
 */
export function writeAct(db: Db, command: Command, answer: unknown, draft: Draft): Promise<boolean> {
  const rows = { commands: [commandRow(command, answer)], ...rowsOf(draft, command.userId) }
  const needs = [`order ${draft.order.order_id}`, ...draft.awards.map((award) => `points ${award.user_id}`)]
  return writeOptimistically(db, { rows, needs })
}

/** Writes it within the transaction that locked what it changes; `seenBy` is who asked for it, if anybody did. */
export const writeActInside = (tx: Tx, draft: Draft, seenBy?: number): Promise<void> =>
  writeInside(tx, rowsOf(draft, seenBy))
