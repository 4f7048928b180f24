import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'
import type { Db, Tx } from '../../db/schema'
import { inAreas } from '../area/open/in-areas'
import type { City, Mark, Payment, Person, Text } from './rules/facts'
import type { OpeningMarkTable } from './tables'

/** The cities of somebody, and what of each is there. */
export async function cities(db: Db, areas: StaffAreas): Promise<City[]> {
  const { rows } = await sql<City>`
    select a.area_id as "areaId", a.name,
      exists (select from block b where b.area_id = a.area_id and b.owner_user_id is null
        and (b.transfer_price is not null or b.round_id is not null)) as "isOffered",
      exists (select from expand_round r
        where r.area_id = a.area_id and r.kind = 'plot' and r.state in ('planned', 'open')) as "isInRound",
      exists (select from block_order o
        where o.area_id = a.area_id and o.from_user_id is null and o.state = 'done') as "isSold",
      exists (select from trade_order o
        where o.area_id = a.area_id and o.state = 'done' and o.source in ('sale', 'buy')) as "isTraded"
    from area a where ${inAreas('a.area_id', areas)} order by a.sort, a.area_id`.execute(db)
  return rows
}

/** Everybody who works here now. */
export const people = (db: Db): Promise<Person[]> =>
  db.selectFrom('staff').select(['roles', 'areas']).where('state', '=', 'on').execute()

/** Which settings somebody set, where: in the console, or by the file of the set-up. */
export const settingsSet = (db: Db) =>
  db.selectFrom('city_setting').select(['area_id as areaId', 'key']).distinct().execute()

/** The texts in force that cities wrote themselves, and whether they name the number under which a site is on record. */
export async function ownTexts(db: Db, recordPattern: string): Promise<Text[]> {
  const { rows } = await sql<Text>`
    select area_id as "areaId", key, content ~ ${recordPattern} as "hasRecord"
    from (select distinct on (area_id, key) * from area_text order by area_id, key, ver desc) as t
    where by_user_id is not null`.execute(db)
  return rows
}

/** What the server keeps of itself under these names. */
export const kept = (db: Db, keys: readonly string[]) =>
  db.selectFrom('setting').select(['key', 'value']).where('key', 'in', keys).execute()

/** The channels of alarms that are on, and when a message last arrived that was sent to try them. */
export const channels = (db: Db) =>
  db
    .selectFrom('alarm_channel as c')
    .leftJoin('alarm_sending as s', 's.channel_id', 'c.channel_id')
    .select(['c.area_id as areaId', 's.tested_at as testedAt'])
    .where('c.is_on', '=', true)
    .where('c.removed_at', 'is', null)
    .execute()

const dayOf = (at: string) =>
  sql`to_char(to_timestamp(${sql.ref(at)} / 1000.0) at time zone 'Asia/Shanghai', 'YYYYMMDD')`
const isCompared = (at: string) => sql`exists (select from reconciliation c where c.is_equal and c.day = ${dayOf(at)})`

/** How far a payment of the gateway came, of those that went back; of all, whether there is one. */
export async function payment(db: Db): Promise<Payment> {
  const { rows } = await sql<Payment>`
    with back as (
      select t.at as paid_at, r.ended_at as back_at
      from pay_refund r join pay_attempt a using (attempt_id) join txn t on t.txn_id = a.txn_id
      where r.state = 'done' order by r.refund_id limit 200)
    select exists (select from pay_attempt where state = 'paid') as "isPaid",
      (select min(back_at) from back) as "backAt",
      exists (select from back where ${isCompared('paid_at')} and ${isCompared('back_at')}) as "isInBill"`.execute(db)
  return rows[0] ?? { isPaid: false, backAt: null, isInBill: false }
}

/** What was said of lines, by whom. */
export const marks = (db: Db): Promise<Mark[]> =>
  db
    .selectFrom('opening_mark as m')
    .innerJoin('user_account as u', 'u.user_id', 'm.by_user_id')
    .leftJoin('staff as s', 's.user_id', 'm.by_user_id')
    .select(['m.area_id as areaId', 'm.key', 'm.reason', 'm.at'])
    .select(({ fn }) => fn.coalesce('s.name', 'u.nick_name').as('by'))
    .execute()

/** Marks are set one after the other. */
export const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('opening', 0))`.execute(tx)

export const insert = (tx: Tx, row: OpeningMarkTable) => tx.insertInto('opening_mark').values(row).execute()
