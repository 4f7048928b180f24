import { sql } from 'kysely'
import type { First } from '../../../db/once/at-once'
import { commandRow } from '../../../db/once/at-once'
import type { Command } from '../../../db/once/once'
import { writeAtOnce } from '../../../db/once/write-rows'
import { asRows, gathered } from '../../../db/sent/gathered'
import type { Db } from '../../../db/schema'
import type { MoneyDraft, MoneyRead } from '../../../ledger/draft'
import type { draftNotice } from '../../notices/open/tell'
import type { PayRow } from '../../pay/open/pay-row'
import { payColumns } from '../../pay/open/pay-row'
import type { PayReading } from '../../pay/open/payer'
import type { newPoints } from '../../points/open/award'
import type { TellableOrder } from '../news/news-words'
import type { Plan } from './plan'
import type { OrderRow } from '../store'
import type { OrderEventTable, TradeOrderTable } from '../tables'

/** An order as read without a lock, and what a transition of it depends on. */
export interface ReadOrder extends Omit<TellableOrder, 'sellerAmount'>, MoneyRead, First {
  /** Changes with every change of the row. */
  readonly read_version: string
  readonly was_disputed: boolean
}

/** The same with all that the order's page shows. */
export interface ReadDetail extends ReadOrder, Omit<OrderRow, keyof TradeOrderTable> {
  readonly buyer_points: number
  readonly seller_points: number
  readonly timeline: readonly OrderEventTable[]
}

export interface Reading {
  readonly orderId: number
  readonly userId: number
  readonly clientNo: string
}

const facts = sql`o.*,
  (select to_jsonb(h) from hold as h where h.hold_id = o.hold_id) as hold,
  (select jsonb_object_agg(a.key, a.account_id) from account as a where a.key in ('user:' || o.buyer_user_id || ':available',
    'user:' || o.buyer_user_id || ':frozen', 'user:' || o.seller_user_id || ':income', 'platform:fee',
    'area:' || o.area_id || ':fund')) as accounts,
  exists (select from dispute as d where d.order_id = o.order_id) as was_disputed,
  w.call as first_call, w.input_hash as first_hash, w.answer as first_answer`

const wanted = (readings: readonly Reading[]) =>
  asRows(readings, {
    order_id: ['bigint', ({ orderId }) => orderId],
    user_id: ['bigint', ({ userId }) => userId],
    client_no: ['text', ({ clientNo }) => clientNo],
  })

const orders = sql`left join lateral (
    select t.*, t.xmin::text as read_version from trade_order as t where t.order_id = r.order_id limit 1) as o on true
  left join lateral (select * from command where user_id = r.user_id and client_no = r.client_no limit 1) as w on true`

const found = <Row extends ReadOrder>(rows: readonly (Row | { readonly order_id: null })[]) =>
  rows.map((row) => (row.order_id === null ? undefined : row))

const numbers = sql`(select block_no from block where block_id = o.buyer_block_id) as buyer_no,
  (select block_no from block where block_id = o.seller_block_id) as seller_no`

/** Reads what acts need whose answer is the order's version. */
export const readBriefly = gathered(async (db, readings: readonly Reading[]) => {
  const { rows } = await sql<ReadOrder>`select ${facts}, ${numbers}
    from (${wanted(readings)}) as r ${orders} order by r.place`.execute(db)
  return found(rows)
})

/** A pay order, and what paying its order depends on; without one when it pays something else. */
type ReadToPay = { readonly pay: PayRow | null } & (ReadOrder | { readonly order_id: null })

/** Reads the same of orders that are known by their pay orders. */
export const readToPay = gathered(async (db, readings: readonly PayReading[]): Promise<readonly ReadToPay[]> => {
  const asked = asRows(readings, {
    pay_no: ['text', ({ payNo }) => payNo],
    user_id: ['bigint', ({ userId }) => userId],
    client_no: ['text', ({ clientNo }) => clientNo],
  })
  const { rows } = await sql<ReadToPay>`select r.pay, ${facts}, ${numbers}
    from (select a.user_id, a.client_no, a.place, to_jsonb(y) as pay, case when y.biz_type = 'order' then y.biz_id end as order_id
      from (${asked}) as a left join lateral (
        select ${payColumns} from pay_order as p where p.pay_no = a.pay_no limit 1) as y on true) as r
    ${orders} order by r.place`.execute(db)
  return rows
})

/** Reads what acts need whose answer is the whole order. */
export const readWhole = gathered(async (db, readings: readonly Reading[]) => {
  const { rows } = await sql<ReadDetail>`select ${facts},
    bb.block_no as buyer_no, sb.block_no as seller_no, bb.block_no as buyer_block_no, sb.block_no as seller_block_no,
    bu.nick_name as buyer_nick_name, bu.avatar as buyer_avatar, bu.points as buyer_points,
    su.nick_name as seller_nick_name, su.avatar as seller_avatar, su.points as seller_points,
    i.picture as item_picture, c.name as category,
    (select jsonb_agg(e order by e.event_id) from order_event as e where e.order_id = o.order_id) as timeline
    from (${wanted(readings)}) as r ${orders}
    left join user_account as bu on bu.user_id = o.buyer_user_id left join user_account as su on su.user_id = o.seller_user_id
    left join block as bb on bb.block_id = o.buyer_block_id left join block as sb on sb.block_id = o.seller_block_id
    left join item as i on i.item_id = o.item_id left join category as c on c.category_id = i.category_id
    order by r.place`.execute(db)
  return found(rows)
})

/** All that is compared and written. */
export interface Draft {
  readonly order: ReadOrder
  /** The blocks that must be able to trade, the user's own among them; undefined when that does not count. */
  readonly traders: { readonly blocks: readonly number[]; readonly own: number } | undefined
  readonly plan: Plan
  readonly money: MoneyDraft | undefined
  readonly event: OrderEventTable
  readonly news: readonly ReturnType<typeof draftNotice>[]
  readonly awards: readonly ReturnType<typeof newPoints>[]
}

/** The columns of an order that a transition may change, but for its version. */
const changeable = [
  'state',
  'deadline_at',
  'deadline_does',
  'hold_id',
  'cancel_ask_by',
  'cancel_ask_text',
  'cancel_ask_at',
  'cancel_ask_until',
  'part_ask_by',
  'part_ask_amount',
  'part_ask_text',
  'part_ask_at',
  'part_ask_until',
  'buyer_part_asks',
  'seller_part_asks',
  'agreed_back',
  'agreed_fee',
  'more_deliver',
  'more_confirm',
  'rate_until',
  'buyer_stars',
  'buyer_words',
  'seller_stars',
  'seller_words',
  'ended_act',
  'ended_by',
  'ended_at',
  'updated_at',
] as const satisfies readonly (keyof TradeOrderTable)[]

/** The order as it will be, beside the version that it was read in. */
const changed = ({ order, plan, money }: Draft) => ({
  order_id: order.order_id,
  read_version: order.read_version,
  ...Object.fromEntries(changeable.map((name) => [name, order[name]])),
  ...plan.after,
  ...(money?.opens && { hold_id: money.opens.hold_id }),
})

/**
 * Writes a transition with its command; false when the command was done before. Throws MP001 when something is not as it was read. Our
 * decision: docs/decisions/0230-one-write.md
 */
export function writeTransition(db: Db, command: Command, answer: unknown, draft: Draft): Promise<boolean> {
  const { userId: user_id, now: at } = command
  const { order, traders, plan, money, event, news, awards } = draft
  const { order_id, sale_id, item_id, pay_no } = order
  const rows = {
    commands: [commandRow(command, answer)],
    orders: [changed(draft)],
    ...(traders && {
      traders: traders.blocks.map((block_id) => ({ block_id, ...(block_id === traders.own && { owner: user_id }) })),
    }),
    ...(money && moneyRows(money, at)),
    jobs: plan.wakes.map(({ kind, runAt }) => ({ kind, ref: order_id, run_at: runAt })),
    ...(plan.payState && { paid: [{ pay_no, state: plan.payState }] }),
    events: [event],
    ...(plan.restocks && { restocks: [{ sale_id, qty: order.qty, at }] }),
    ...(plan.setsPrice && { prices: [{ item_id, price: order.price }] }),
    notices: news,
    awards,
    seen: [{ user_id, order_id, at }],
  }
  const needs = [`order ${order_id}`, ...awards.map((award) => `points ${award.user_id}`)]
  return writeAtOnce(db, { rows, needs })
}

/** A change of a hold by tables. */
const moneyRows = ({ opens, ends, accounts, txn, entries }: MoneyDraft, at: number) => ({
  ...(opens && { holds: [opens] }),
  ...(ends && { ends: [{ ...ends, at }] }),
  accounts,
  txns: [txn],
  entries: entries.map((entry) => ({ ...entry, txn_id: txn.txn_id, at: txn.at })),
})
