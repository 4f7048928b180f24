import { sql } from 'kysely'
import type { Db } from '../../../server/db/schema'

/** The users whose rows are queried: they buy one order in 200 and sell one. */
export interface Busy {
  readonly userId: number
  readonly blockId: number
  readonly areaId: number
}

export interface Fill extends Busy {
  /** Orders; everything else in proportion. */
  readonly orders: number
  /** Residents beside the busy one, each with a block. */
  readonly residents: number
  /** Epoch ms of the newest row. */
  readonly now: number
}

/** The time over which the orders are spread, up to this number of them. A market with more orders is older, not busier. */
const historyMs = 60 * 86_400_000
const busiest = 100_000

/** An order's state: most ended long ago, and nobody takes days to pay. */
const stateOf = (orders: number) =>
  `(case when k <= ${orders - busiest} and (k / 200 + k) % 101 < 4 or k <= ${orders - 10_000} and (k / 200 + k) % 101 = 0 then 9
    else (k / 200 + k) % 101 end)`
const stateAt = (
  place: string,
) => `case ${place} when 0 then 'unpaid' when 1 then 'paid' when 2 then 'delivered' when 3 then 'delivered'
  when 4 then 'closed' when 5 then 'closed' when 6 then 'refunded' else 'done' end`

interface Columns {
  readonly at: string
  /** The account of the money that a row moves. */
  readonly available: string
  readonly buyer: string
  readonly blockOf: (user: string) => string
  readonly few: number
  readonly rows: (count: number) => string
}

/** Accounts, transactions and entries, including money that comes in and goes out. */
function books(
  { userId, areaId, orders, residents }: Fill,
  { at, available, buyer, blockOf, few, rows }: Columns,
): string[] {
  return [
    `insert into account (account_id, key, kind, balance, may_be_negative, entries, head)
      values (4, 'gateway:filled', 'gateway', -100 * ${orders}::bigint, true, ${orders}, '')`,
    ...['available', 'frozen', 'income'].flatMap((kind, place) => [
      `insert into account (account_id, key, owner_user_id, kind, balance, entries, head)
        values (${1 + place}, 'user:${userId}:${kind}', ${userId}, '${kind}', ${kind === 'available' ? 100 * Math.floor(orders / 200) : 0},
          ${kind === 'available' ? Math.floor(orders / 200) : 0}, '')`,
      `insert into account (account_id, key, owner_user_id, kind, balance, entries, head)
        select 10 + 4 * k + ${place}, 'user:' || k || ':${kind}', k, '${kind}', 0, 0, '' ${rows(residents)}`,
    ]),
    `insert into txn (txn_id, type, ref_type, ref_id, reference, memo, at, salt)
      select k, 'recharge', 'order', k, 'D' || k, '充值', ${at}, lpad(k::text, 22, '0') ${rows(orders)}`,
    `insert into entry (entry_id, txn_id, seq, from_account, to_account, amount, from_no, to_no, from_after, to_after, from_hash, to_hash, at)
      select k, k, 0, case when went then account else 4 end, case when went then 4 else account end, 100,
        case when went then no else k end, case when went then k else no end, 0, 0, '', '', ${at} from (
        select k, ${available} as account, (k / 600) % 2 = 1 as went,
          row_number() over (partition by ${available} order by k) as no ${rows(orders)}) as links`,
    `insert into withdrawal (withdraw_id, withdraw_no, ver, user_id, area_id, block_id, amount, fee, way, name, account, bank,
        payee_sealed, state, reason, reference, hold_id, expect_at, created_at, ended_at)
      select k, 'W' || k, 1, ${buyer}, ${areaId}, ${blockOf(buyer)}, 5000, 10, 'bank', '', '', '', '', 'paid', '', 'R' || k, k, ${at}, ${at}, ${at}
      ${rows(few)}`,
    `insert into recharge (recharge_id, recharge_no, ver, user_id, area_id, amount, bonus, state, pay_no, channel, created_at, ended_at)
      select k, 'C' || k, 1, ${buyer}, ${areaId}, 5000, 0, 'closed', 'PC' || k, '', ${at}, ${at} ${rows(few)}`,
    `insert into pay_attempt (attempt_id, pay_no, out_trade_no, app_id, trade_type, channel, balance, amount, prepay_id, mweb_url, state,
        told, transaction_id, txn_id, created_at, asked_at, ended_at)
      select k, 'P' || k, 'O' || k, '', 'MWEB', 'wechat', 0, 3400, '', '', 'paid', '', 'T' || k, k, ${at}, ${at}, ${at} ${rows(few)}`,
  ]
}

/** The statements that fill every table that grows; identities of the filled rows are small numbers, which no server makes. */
function statements(wish: Fill): string[] {
  const { userId, blockId, areaId, orders, residents, now } = wish
  const state = stateOf(orders)
  const isOpen = `${state} < 4`
  const half = Math.max(20, Math.floor(orders / 2))
  const isOnBoard = `(k % 10 < 3 and k > ${half - busiest / 2})`
  const few = Math.max(10, Math.floor(orders / 10))
  const buyer = `(case when k % 200 = 0 then ${userId} else 1 + k % ${residents} end)`
  const seller = `(case when k % 200 = 100 then ${userId} else 1 + (k + 17) % ${residents} end)`
  const blockOf = (user: string) => `(case when ${user} = ${userId} then ${blockId} else ${user} end)`
  const at = `(${now} - (${orders} - k)::bigint * ${Math.floor(historyMs / Math.min(orders, busiest))})`
  const later = `(${now} + 86400000 + k)`
  const available = `(case when k % 200 = 0 then 1 else 10 + 4 * (1 + k % ${residents}) end)`
  const rows = (count: number) => `from generate_series(1, ${count}) as k`
  return [
    `insert into user_account (user_id, nick_name, avatar, mobile, is_admin, points, created_at)
      select k, '居民' || k, '', '', false, k % 997, ${at} ${rows(residents)}`,
    `insert into block (block_id, area_id, block_no, owner_user_id, state, capacity, name, created_at, held_since)
      select k, ${areaId}, 20000 + k, k, 1, 9, '', ${at}, ${at} ${rows(residents)}`,
    `insert into category (category_id, area_id, name, sort) values (1, ${areaId}, '粮食', 1)`,
    `insert into item (item_id, category_id, name, unit, min_qty, tick, sort) select k, 1, '货' || k, '千克', 5000, 5000, k ${rows(20)}`,
    `insert into sale (sale_id, sale_no, ver, area_id, block_id, user_id, category_id, item_id, item_sort, title, content, thumbs, price,
        qty, qty_left, min_qty, delivery, place, expire_at, state, created_at)
      select k, 'S' || k, 1, ${areaId}, ${blockOf(buyer)}, ${buyer}, 1, 1 + k / 10 % 20, 1 + k / 10 % 20, '当季新米 ' || k, '', '', 100 + k % 900,
        50000, case when ${isOnBoard} then 50000 else 0 end, 5000, 'meet', '北门', ${later},
        case when ${isOnBoard} then 'on' when k % 10 < 8 then 'soldout' else 'off' end, ${at} ${rows(half)}`,
    `insert into trade_order (order_id, order_no, ver, area_id, sale_id, source, source_id, item_id, title, thumb, unit, delivery, place,
        buyer_user_id, buyer_block_id, seller_user_id, seller_block_id, price, qty, amount, fee, fund_share, trade_fee, trade_fee_most,
        trade_fee_fund, arbiter_most, hold_id, pay_no, state, deadline_at, deadline_does, ended_act, ended_by, ended_at, created_at, updated_at)
      select k, 'D' || k, 1, ${areaId}, 1 + k % ${half}, 'sale', 1 + k % ${half}, 1 + k / 10 % 20, '新米', '', '千克', 'meet', '北门',
        ${buyer}, ${blockOf(buyer)}, ${seller}, ${blockOf(seller)}, 680, 50000, 3400, 34, 10, 100, 5000, 3000, 50000, k, 'P' || k, ${stateAt(state)},
        case when ${isOpen} then ${later} end, case when ${isOpen} then 'closeUnpaid' end,
        case when not ${isOpen} then case ${state} when 4 then 'closeUnpaid' when 5 then 'cancel' when 6 then 'refuse' else 'confirm' end end,
        case when not ${isOpen} then 'timer' end, case when not ${isOpen} then ${at} end, ${at}, ${at} ${rows(orders)}`,
    `insert into pay_order (pay_no, user_id, biz_type, biz_id, subject, amount, state, expire_at, created_at)
      select 'P' || k, ${buyer}, 'order', k, '新米', 3400, case when ${isOpen} then 'unpaid' else 'paid' end, ${later}, ${at} ${rows(orders)}`,
    `insert into order_event (event_id, order_id, at, act, by, text, images)
      select k, k, ${at}, 'take', 'buyer', '', '' ${rows(orders)}`,
    `insert into order_message (msg_id, order_id, from_user_id, by, text, images, at)
      select k, k, ${buyer}, 'buyer', '好', '', ${at} ${rows(half)}`,
    `insert into hold (hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, state, created_at, ended_at)
      select k, ${buyer}, 'available', 3400, case when ${isOpen} then 3400 else 0 end, 'order', 'order', k,
        case when ${isOpen} then 'held' else 'posted' end, ${at}, case when ${isOpen} then null else ${at} end ${rows(orders)}`,
    ...books(wish, { at, available, buyer, blockOf, few, rows }),
    `insert into job (kind, ref, run_at, done_at) select 'closeUnpaid', k, case when ${isOpen} then ${later} else ${at} end,
      case when ${isOpen} then null else ${at} end ${rows(orders)}`,
    `insert into command (user_id, client_no, call, input_hash, at) select ${buyer}, 'filled-' || k, '/bctSale/take', '', ${at} ${rows(orders)}`,
    `insert into user_notice (notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at)
      select k, ${buyer}, 'trade', 'paid', '已付款', '', 'order', k, ${at}, case when k % 5 = 0 then null else ${at} end ${rows(orders)}`,
    `insert into points_entry (points_id, user_id, area_id, content, points_add, points, ref_type, ref_id, created_at)
      select k, ${buyer}, ${areaId}, '成交', 1, 1, 'order', k, ${at} ${rows(orders)}`,
    `insert into session_token (token_id, token_hash, user_id, login_user_id, block_id, area_id, ak, platform, created_at, expires_at)
      select k, sha256(k::text::bytea), ${buyer}, ${buyer}, ${blockOf(buyer)}, ${areaId}, 'filled', 'browser', ${at}, ${later} ${rows(half)}`,
    `insert into request_nonce (nonce, signed_at) select 'filled-' || k, ${now} - k % 600000 ${rows(orders)}`,
    `insert into buy_order (buy_id, buy_no, ver, area_id, block_id, user_id, category_id, item_id, item_sort, title, content, thumbs, price,
        qty, qty_left, amount, delivery, place, days, hold_id, pay_no, expire_at, state, removed_reason, created_at, ended_at)
      select k, 'B' || k, 1, ${areaId}, ${blockOf(buyer)}, ${buyer}, 1, 1 + k / 10 % 20, 1 + k / 10 % 20, '收新米', '', '', 100 + k % 900, 50000,
        case when ${isOnBoard} then 50000 else 0 end, 3400, 'meet', '北门', 30, k, 'PB' || k, ${later},
        case when ${isOnBoard} then 'open' else 'filled' end, '', ${at}, case when ${isOnBoard} then null else ${at} end ${rows(half)}`,
    `insert into audit (audit_id, user_id, call, area_id, ref_type, ref_id, reason, details, at, no, hash)
      select k, 1, '/admin/x', ${areaId}, 'order', k, '', '{}', ${at}, 1000 + k, sha256(k::text::bytea) ${rows(few)}`,
    `insert into work_log (log_id, user_id, area_id, block_id, block_no, day, content, thumbs, created_at, updated_at)
      select k, ${buyer}, ${areaId}, ${blockOf(buyer)}, 1, '2026-01-01', '今天', '', ${at}, ${at} ${rows(half)}`,
    `insert into dispute (dispute_id, order_id, area_id, opened_by, reason, text, images, state, opened_at, evidence_until, decide_by,
        last_resort_at, ended_at)
      select k, k, ${areaId}, 'buyer', 'notAsDescribed', '', '', 'withdrawn', ${at}, ${at}, ${at}, ${at}, ${at} ${rows(few)}`,
  ]
}

/**
 * Fills every table that grows, as a market that has traded for long: of the newest 100,000 orders a few in a hundred are open and of their
 * listings three in ten are on sale; most of the others sold out long ago. Needs superuser rights: foreign keys and append-only triggers
 * are switched off for the bulk inserts. The entries' hashes are empty, so the books of a filled database cannot be checked.
 */
export async function fill(db: Db, wish: Fill): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    for (const statement of statements(wish)) await sql.raw(statement).execute(tx)
  })
  await sql`analyze`.execute(db)
}
