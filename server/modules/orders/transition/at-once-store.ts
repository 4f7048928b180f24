import { sql } from 'kysely'
import type { First } from '../../../db/once/at-once'
import { commandRow } from '../../../db/once/at-once'
import type { Command } from '../../../db/once/once'
import { writeAtOnce } from '../../../db/once/write-each'
import { asRows, gathered } from '../../../db/sent/gathered'
import type { Db } from '../../../db/schema'
import type { MoneyDraft, MoneyRead } from '../../../ledger/draft'
import type { draftNotice } from '../../notices/open/tell'
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

/** Reads what acts need whose answer is the order's version. */
export const readBriefly = gathered(async (db, readings: readonly Reading[]) => {
  const { rows } = await sql<ReadOrder>`select ${facts},
    (select block_no from block where block_id = o.buyer_block_id) as buyer_no,
    (select block_no from block where block_id = o.seller_block_id) as seller_no
    from (${wanted(readings)}) as r ${orders} order by r.place`.execute(db)
  return found(rows)
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

/** All that the function compares and writes. */
export interface Draft {
  readonly order: Pick<ReadOrder, 'order_id' | 'read_version'>
  /** The blocks that must be able to trade, the user's own among them; undefined when that does not count. */
  readonly traders: { readonly blocks: readonly number[]; readonly own: number } | undefined
  readonly plan: Plan
  readonly money: MoneyDraft | undefined
  readonly event: OrderEventTable
  readonly news: readonly ReturnType<typeof draftNotice>[]
  readonly awards: readonly ReturnType<typeof newPoints>[]
}

/**
 * Writes a transition with its command in one statement; false when the command was done before. Throws MP001 when something is not as it
 * was read. Our decision: docs/decisions/0230-one-write.md
 */
export function writeTransition(db: Db, command: Command, answer: unknown, draft: Draft): Promise<boolean> {
  const { userId: user_id, now } = command
  const { order, traders, plan, money, event, news, awards } = draft
  const { after, payState, wakes, restocks, setsPrice } = plan
  const wish = {
    now,
    ...order,
    command: commandRow(command, answer),
    ...(traders && { traders: { ...traders, user_id } }),
    ...(money && { money }),
    after: { ...after, ...(money?.opens && { hold_id: money.opens.hold_id }) },
    wakes: wakes.map(({ kind, runAt }) => ({ kind, run_at: runAt })),
    ...(payState && { pay_state: payState }),
    event,
    restocks,
    sets_price: setsPrice,
    ...(news.length > 0 && { news }),
    ...(awards.length > 0 && { awards }),
  }
  return writeAtOnce(db, { what: 'transition', doc: wish })
}
