import { sql } from 'kysely'
import type { First } from '../../db/once/optimistic'
import { commandRow } from '../../db/once/optimistic'
import type { Command } from '../../db/once/once'
import type { Rows } from '../../db/once/write-rows'
import { writeOptimistically, writeInside } from '../../db/once/write-rows'
import type { Db, Tx } from '../../db/schema'
import { termKeys } from '@contract/orders/terms'
import type { TimedValue } from '@contract/settings/openings'
import type { SetValue } from '@contract/settings/settings'
import type { HoldTable } from '../../ledger/tables'
import type { draftNotice } from '../notices/open/tell'
import { shownUnit } from '../market/open/sale-unit'
import { hoursWithin } from '../settings/open/opening-hours'
import { valuesWithin } from '../settings/open/settings-at'
import type { Lapse } from '../pay/open/cool-down'
import { lapsesOf } from '../pay/open/cool-down'
import type { PayOrderTable } from '../pay/tables'
import type { LockedSale } from './store'
import { cancelledTakes } from './store'
import type { OrderEventTable, TradeOrderTable } from './tables'

/** A listing as read, and what a purchase from it depends on besides. */
export interface ReadSale extends LockedSale, First {
  /** Changes with every change of the row. */
  readonly read_version: string
  /** What the city had set of the terms of an order. */
  readonly set: readonly SetValue[]
  /** What was set of when the city is open. */
  readonly hours: readonly TimedValue[]
  /** The buyer's unpaid orders, by deadline. */
  readonly unpaid: readonly Pick<TradeOrderTable, 'order_id' | 'deadline_at'>[]
  /** What the buyer let lapse last, newest first. */
  readonly lapsed: readonly Lapse[]
  /** How often the buyer cancelled orders of this listing today. */
  readonly cancelled: number
}

interface Reading {
  readonly saleId: number
  readonly userId: number
  readonly clientNo: string
  /** The start of the day, and the moment. */
  readonly since: number
  readonly now: number
}

/** Reads all that a purchase from a listing depends on, but for the two blocks. */
export async function readSale(
  db: Db,
  { saleId, userId, clientNo, since, now }: Reading,
): Promise<ReadSale | undefined> {
  const { rows } = await sql<ReadSale>`select s.*, s.xmin::text as read_version, ${shownUnit('s')} as unit, i.tick,
    (select coalesce(jsonb_agg(jsonb_build_object('order_id', o.order_id, 'deadline_at', o.deadline_at) order by o.deadline_at), '[]')
      from trade_order as o where o.buyer_user_id = ${userId} and o.state = 'unpaid') as unpaid,
    (select coalesce(jsonb_agg(t), '[]') from (${lapsesOf(db, userId)}) as t) as lapsed,
    (${cancelledTakes(db, { userId, saleId, since })}) as cancelled,
    ${valuesWithin(sql.ref('s.area_id'), now, termKeys)} as set, ${hoursWithin(sql.ref('s.area_id'), now)} as hours,
    w.call as first_call, w.input_hash as first_hash, w.answer as first_answer
    from sale as s join item as i on i.item_id = s.item_id
    left join command as w on w.user_id = ${userId} and w.client_no = ${clientNo}
    where s.sale_id = ${saleId}`.execute(db)
  return rows[0]
}

/** All that the function compares and writes for a new order. */
export interface NewOrderDraft {
  /** How the listing or bid that it comes from was read. */
  readonly read_version: string
  /** What that has left afterwards. */
  readonly left: number
  /** The blocks that must be able to trade: the caller's own, and the other one, owned by this user if it is said. */
  readonly traders: { readonly own: number; readonly other: number; readonly otherUserId?: number }
  readonly order: TradeOrderTable
  readonly event: OrderEventTable
  /** The buyer's unpaid orders as read, when they count. */
  readonly unpaid?: readonly number[]
  readonly payOrder?: PayOrderTable
  /** A part that is cut from a bid's hold, and how that was read. */
  readonly part?: { readonly opens: HoldTable; readonly of: Pick<HoldTable, 'hold_id' | 'left_amount'> }
  readonly news?: readonly ReturnType<typeof draftNotice>[]
}

/** A new order by tables. */
function rowsOf({ userId: user_id, now: at }: Command, draft: NewOrderDraft): Rows {
  const { read_version, left: qty_left, traders, order, event, unpaid, payOrder, part, news = [] } = draft
  const { source, source_id, order_id, deadline_does: kind, deadline_at: run_at } = order
  const { own, other, otherUserId: owner } = traders
  return {
    ...(source === 'sale'
      ? { sales: [{ sale_id: source_id, read_version, qty_left }] }
      : { bids: [{ buy_id: source_id, read_version, qty_left, at }] }),
    traders: [
      { block_id: own, owner: user_id },
      { block_id: other, owner },
    ],
    ...(unpaid && { unpaid: [{ user_id, orders: [...unpaid].sort((one, another) => one - another) }] }),
    ...(part && { parts: [{ ...part.of, amount: part.opens.amount, at }], holds: [part.opens] }),
    newOrders: [order],
    jobs: [{ kind, ref: order_id, run_at }],
    ...(payOrder && { payOrders: [payOrder] }),
    events: [event],
    notices: news,
  }
}

/**
 * Writes a new order with its command in one statement; false when the command was done before. Throws MP001 when something is not as it
 * was read. Our decision: docs/decisions/0230-one-write.md
 */
export function writeNewOrder(db: Db, command: Command, answer: unknown, draft: NewOrderDraft): Promise<boolean> {
  const rows = { commands: [commandRow(command, answer)], ...rowsOf(command, draft) }
  const { source, source_id } = draft.order
  const needs = [`${source} ${source_id}`, ...(draft.unpaid ? [`unpaid ${command.userId}`] : [])]
  return writeOptimistically(db, { rows, needs })
}

/** Writes it within the transaction that locked what it changes, and that keeps its command. */
export const writeNewOrderInside = (tx: Tx, command: Command, draft: NewOrderDraft): Promise<void> =>
  writeInside(tx, rowsOf(command, draft))
