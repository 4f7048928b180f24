import { sql } from 'kysely'
import type { TimedValue } from '@contract/settings/openings'
import type { First } from '../../../db/once/optimistic'
import { asRows, gathered } from '../../../db/sent/gathered'
import type { Tx } from '../../../db/schema'
import type { MoneyRead } from '../../../ledger/move'
import type { PayRow } from '../../pay/open/pay-row'
import { payColumns } from '../../pay/open/pay-row'
import { hoursWithin } from '../../settings/open/opening-hours'
import type { PayReading } from '../../pay/open/payer'
import type { TellableOrder } from '../news/news-words'
import type { OrderRow } from '../store'
import type { OrderEventTable, TradeOrderTable } from '../tables'

/** An order as read, and what a transition of it depends on. */
export interface ReadOrder extends Omit<TellableOrder, 'sellerAmount'>, MoneyRead {
  /** Changes with every change of the row. */
  readonly read_version: string
  readonly was_disputed: boolean
}

/** What was set of when the city of an order is open: read for what somebody may want to pay. */
interface ToPay {
  readonly hours: readonly TimedValue[]
}

/** The same, read without a lock for an act that somebody asks for. */
export interface ReadAct extends ReadOrder, First, Partial<ToPay> {}

/** The same with all that the order's page shows. */
export interface ReadDetail extends ReadAct, Omit<OrderRow, keyof TradeOrderTable> {
  readonly buyer_points: number
  readonly seller_points: number
  readonly timeline: readonly OrderEventTable[]
}

export interface Reading {
  readonly orderId: number
  readonly userId: number
  readonly clientNo: string
  readonly now: number
  /** Whether it is an act of opening hours: then those of its city are read too. */
  readonly isTrade: boolean
}

const facts = sql`o.*,
  (select to_jsonb(h) from hold as h where h.hold_id = o.hold_id) as hold,
  (select jsonb_object_agg(a.key, a.account_id) from account as a where a.key in ('user:' || o.buyer_user_id || ':available',
    'user:' || o.buyer_user_id || ':frozen', 'user:' || o.seller_user_id || ':income', 'platform:fee',
    'area:' || o.area_id || ':fund')) as accounts,
  exists (select from dispute as d where d.order_id = o.order_id) as was_disputed`

/** What was set of when the city of each order is open. */
const hoursFor = (readings: readonly { readonly now: number }[]) =>
  sql`, ${hoursWithin(sql.ref('o.area_id'), Math.min(...readings.map(({ now }) => now)))} as hours`

/** The same where one of them needs it. */
const hoursOf = (readings: readonly Reading[]) => (readings.some(({ isTrade }) => isTrade) ? hoursFor(readings) : sql``)

const first = sql`w.call as first_call, w.input_hash as first_hash, w.answer as first_answer`

const wanted = (readings: readonly Reading[]) =>
  asRows(readings, {
    order_id: ['bigint', ({ orderId }) => orderId],
    user_id: ['bigint', ({ userId }) => userId],
    client_no: ['text', ({ clientNo }) => clientNo],
  })

const order = sql`select t.*, t.xmin::text as read_version from trade_order as t`

const orders = sql`left join lateral (
    ${order} where t.order_id = r.order_id limit 1) as o on true
  left join lateral (select * from command where user_id = r.user_id and client_no = r.client_no limit 1) as w on true`

const found = <Row extends ReadAct>(rows: readonly (Row | { readonly order_id: null })[]) =>
  rows.map((row) => (row.order_id === null ? undefined : row))

const numbers = sql`(select block_no from block where block_id = o.buyer_block_id) as buyer_no,
  (select block_no from block where block_id = o.seller_block_id) as seller_no`

/** Reads what a transition of a locked order depends on. Not with the lock: a statement that waits for it sees the hold of before. */
export async function readLocked(tx: Tx, orderId: number): Promise<ReadOrder> {
  const { rows } = await sql<ReadOrder>`select ${facts}, ${numbers}
    from (${order} where t.order_id = ${orderId}) as o`.execute(tx)
  if (!rows[0]) throw new Error(`order ${orderId} vanished`)
  return rows[0]
}

/** Reads what acts need whose answer is the order's version. */
export const readBriefly = gathered(async (db, readings: readonly Reading[]) => {
  const { rows } = await sql<ReadAct>`select ${facts}, ${first}, ${numbers}${hoursOf(readings)}
    from (${wanted(readings)}) as r ${orders} order by r.place`.execute(db)
  return found(rows)
})

/** A pay order, and what paying its order depends on; without one when it pays something else. */
type ReadToPay = { readonly pay: PayRow | null } & (ReadAct | { readonly order_id: null })

/** Reads the same of orders that are known by their pay orders. */
export const readToPay = gathered(async (db, readings: readonly PayReading[]): Promise<readonly ReadToPay[]> => {
  const asked = asRows(readings, {
    pay_no: ['text', ({ payNo }) => payNo],
    user_id: ['bigint', ({ userId }) => userId],
    client_no: ['text', ({ clientNo }) => clientNo],
  })
  const { rows } = await sql<ReadToPay>`select r.pay, ${facts}, ${first}, ${numbers}${hoursFor(readings)}
    from (select a.user_id, a.client_no, a.place, to_jsonb(y) as pay, case when y.biz_type = 'order' then y.biz_id end as order_id
      from (${asked}) as a left join lateral (
        select ${payColumns} from pay_order as p where p.pay_no = a.pay_no limit 1) as y on true) as r
    ${orders} order by r.place`.execute(db)
  return rows
})

/** Reads what acts need whose answer is the whole order. */
export const readWhole = gathered(async (db, readings: readonly Reading[]) => {
  const { rows } = await sql<ReadDetail>`select ${facts}, ${first},
    bb.block_no as buyer_no, sb.block_no as seller_no, bb.block_no as buyer_block_no, sb.block_no as seller_block_no,
    bu.nick_name as buyer_nick_name, bu.avatar as buyer_avatar, bu.points as buyer_points,
    su.nick_name as seller_nick_name, su.avatar as seller_avatar, su.points as seller_points,
    i.picture as item_picture, c.name as category,
    (select jsonb_agg(e order by e.event_id) from order_event as e where e.order_id = o.order_id) as timeline${hoursOf(readings)}
    from (${wanted(readings)}) as r ${orders}
    left join user_account as bu on bu.user_id = o.buyer_user_id left join user_account as su on su.user_id = o.seller_user_id
    left join block as bb on bb.block_id = o.buyer_block_id left join block as sb on sb.block_id = o.seller_block_id
    left join item as i on i.item_id = o.item_id left join category as c on c.category_id = i.category_id
    order by r.place`.execute(db)
  return found(rows)
})
