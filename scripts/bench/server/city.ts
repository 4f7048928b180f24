import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import { migrate } from '../../../server/db/migrate'
import { openDatabase } from '../../../server/db/open'
import type { Db } from '../../../server/db/schema'
import { fill } from '../../../tests/server/plans/fill'
import { noLimits } from './cluster'

export const areaId = 3253

/** Who pays; each connection is one of them. */
export const payers = 200

const firstPayer = 5_000_000
const firstOrder = 2_000_000_000

export const payerId = (connection: number): number => firstPayer + (connection % payers)
export const tokenOf = (userId: number): string => `bench-${userId}`

export interface CityWish {
  readonly orders: number
  readonly now: number
}

/** A market that has traded for a long time, and residents with money and sessions. */
export async function buildCity(db: Db, { orders, now }: CityWish): Promise<void> {
  await db.insertInto('area').values({ area_id: areaId, name: '量城', sort: 0 }).execute()
  const residents = Math.max(200, Math.min(9_000, Math.floor(orders / 20)))
  // Marks the nightly comparison as done: it would read all entries during the first measurement.
  await sql`insert into reconciliation (run_id, at, day, payments, differences, is_equal) values (1, ${now}, '', 0, '[]', true)`.execute(
    db,
  )
  await fill(db, { userId: firstPayer, blockId: firstPayer, areaId, orders, residents, now })
  const rows = `from generate_series(${firstPayer}, ${firstPayer + payers - 1}) as k`
  const first = `(k - ${firstPayer} + 1)`
  for (const statement of [
    `insert into user_account (user_id, nick_name, avatar, mobile, is_admin, points, created_at)
      select k, '付款人' || k, '', '', false, 0, ${now} ${rows}`,
    `insert into block (block_id, area_id, block_no, owner_user_id, state, capacity, name, created_at, held_since)
      select k, ${areaId}, ${first}, k, 1, 9, '', ${now}, ${now} ${rows}`,
    `insert into account (account_id, key, owner_user_id, kind, balance, entries, head)
      select 9000000000 + k * 4, 'user:' || k || ':available', k, 'available', 1000000000000, 0, '' ${rows} on conflict (key) do update
      set balance = 1000000000000`,
    `insert into session_token (token_id, token_hash, user_id, login_user_id, block_id, area_id, ak, platform, created_at, expires_at)
      select 9000000000 + k, sha256(('bench-' || k)::bytea), k, k, k, ${areaId}, 'bench', 'browser', ${now}, ${now} + 17280000000 ${rows}`,
  ])
    await sql.raw(statement).execute(db)
}

/** Opens an empty database, makes its tables, sets its clock to tomorrow's noon, and gives it a city. */
export async function openCity(url: string, orders: number): Promise<{ readonly db: Db; readonly noon: number }> {
  const db = openDatabase(url, { connections: 4, waits: noLimits })
  await migrate(db)
  const noon = dayStart(Date.now()) + 86_400_000 + 10 * 3_600_000
  const offset = { key: 'clock_offset_ms', value: String(noon - Date.now()) }
  await db.insertInto('setting').values(offset).execute()
  await buildCity(db, { orders, now: noon })
  return { db, noon }
}

/** Every payer buys from a seller of their own, or all buy from one listing. */
export const wheres = ['spread', 'one listing'] as const
export type Where = (typeof wheres)[number]

export interface UnpaidWish {
  /** Orders made beforehand. */
  readonly from: number
  /** How many residents pay: the first ones. */
  readonly count: number
  readonly each: number
  readonly now: number
  readonly where: Where
}

/** Makes unpaid orders for every payer, as taking them would. Returns the pay number of a payer's order, nothing after their last. */
export async function makeUnpaid(db: Db, { from, count, each, now, where }: UnpaidWish) {
  const begin = firstOrder + from
  const rows = `from generate_series(0, ${count * each - 1}) as k`
  const id = `(${begin} + k)::bigint`
  const buyer = `(${firstPayer} + k / ${each})`
  const isSpread = where === 'spread'
  const sale = isSpread ? `(1 + (k / ${each}) % 400)` : '10'
  const seller = isSpread ? `(1 + k / ${each})` : '1'
  const until = now + 86_400_000
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    for (const statement of [
      `insert into trade_order (order_id, order_no, ver, area_id, sale_id, source, source_id, item_id, title, thumb, unit, delivery, place,
          buyer_user_id, buyer_block_id, seller_user_id, seller_block_id, price, qty, amount, fee, fund_share, trade_fee, trade_fee_most,
          trade_fee_fund, arbiter_most, pay_no, state, deadline_at,
          deadline_does, created_at, updated_at)
        select ${id}, 'BD' || ${id}, 1, ${areaId}, ${sale}, 'sale', ${sale}, 1, '新米', '', '千克', 'meet', '北门', ${buyer}, ${buyer}, ${seller}, ${seller}, 680, 50000,
          3400, 34, 10, 100, 5000, 3000, 50000, 'BP' || ${id}, 'unpaid', ${until}, 'closeUnpaid', ${now}, ${now} ${rows}`,
      `insert into pay_order (pay_no, user_id, biz_type, biz_id, subject, amount, state, expire_at, created_at)
        select 'BP' || ${id}, ${buyer}, 'order', ${id}, '新米', 3400, 'unpaid', ${until}, ${now} ${rows}`,
      `insert into job (kind, ref, run_at) select 'closeUnpaid', ${id}, ${until} ${rows}`,
    ])
      await sql.raw(statement).execute(tx)
  })
  return (payer: number, index: number): string | undefined =>
    index < each ? `BP${begin + payer * each + index}` : undefined
}

/**
 * Leaves PostgreSQL with nothing to tidy up after a filling: does what autovacuum would do for it, and waits for what it has begun.
 * Otherwise the next measurement would count that work as its own.
 */
export async function settle(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
  for (let tries = 0; tries < 120; tries++) {
    const { rows } = await sql`select 1 from pg_stat_activity where backend_type = 'autovacuum worker'`.execute(db)
    if (rows.length === 0) break
    await sleep(500)
  }
  await sql`checkpoint`.execute(db)
}
