import { sql } from 'kysely'
import type { Running } from '@contract/settings/setting'
import { allCities } from '@contract/settings/all-cities'
import type { Db, Tx } from '../../db/schema'
import type { CitySettingTable } from './tables'
import type { Insertable } from 'kysely'

/** Changes of settings come one after the other, since they have to go together; they are rare. */
export const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx)

export const insert = (tx: Tx, row: Insertable<CitySettingTable>) => tx.insertInto('city_setting').values(row).execute()

/** The changes of settings with who made them, newest first. */
const changes = (db: Db) =>
  db
    .selectFrom('city_setting as c')
    .leftJoin('user_account as u', 'u.user_id', 'c.by_user_id')
    .leftJoin('staff as s', 's.user_id', 'c.by_user_id')
    .leftJoin('approval as a', 'a.approval_id', 'c.approval_id')
    .leftJoin('user_account as e', 'e.user_id', 'a.asked_by')
    .leftJoin('staff as d', 'd.user_id', 'a.asked_by')
    .selectAll('c')
    .select((eb) => [
      eb.fn.coalesce('s.name', 'u.nick_name', eb.val('')).as('by'),
      eb.fn.coalesce('d.name', 'e.nick_name').as('asker'),
    ])
    .orderBy('c.ver', 'desc')

export type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>

export const changesOf = (db: Db, settingId: number): Promise<ChangeRow[]> =>
  changes(db).where('c.setting_id', '=', settingId).execute()

/** Every change of a city's own settings, or of those of all. */
export const changesIn = (db: Db, areaId: number): Promise<ChangeRow[]> =>
  changes(db).where('c.area_id', '=', areaId).execute()

export const versionOf = async (db: Db, settingId: number): Promise<number> => {
  const { ver } = await db
    .selectFrom('city_setting')
    .select(({ fn }) => fn.max('ver').as('ver'))
    .where('setting_id', '=', settingId)
    .executeTakeFirstOrThrow()
  return ver ?? 0
}

/** When changes that are known come to hold, in a city or in all, after an instant. */
export const momentsAfter = async (db: Db, after: number): Promise<number[]> =>
  (await db.selectFrom('city_setting').select('from_at').distinct().where('from_at', '>', after).execute()).map(
    (row) => row.from_at,
  )

export const hasArea = async (db: Db, areaId: number): Promise<boolean> =>
  (await db.selectFrom('area').select('area_id').where('area_id', '=', areaId).executeTakeFirst()) !== undefined

export const areaIds = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('area').select('area_id').orderBy('area_id').execute()).map((row) => row.area_id)

/** What goes on with the figures it was made with, by its kind: in a city, or in all. */
export async function running(db: Db, areaId: number): Promise<Readonly<Record<Running, number>>> {
  const here = areaId === allCities ? sql`true` : sql`area_id = ${areaId}`
  const { rows } = await sql<Record<Running, number>>`
    select (select count(*) from trade_order where state in ('unpaid', 'paid', 'delivered', 'dispute') and ${here}) as orders,
      (select count(*) from shop where state in ('applied', 'unpaid') and ${here})
        + (select count(*) from shop_term where state = 'unpaid' and ${here}) as shops,
      (select count(*) from withdrawal where ended_at is null and ${here}) as withdrawals,
      (select count(*) from recharge where state = 'created' and ${here}) as recharges,
      (select count(*) from trade_order where state = 'unpaid' and ${here})
        + (select count(*) from buy_order where state = 'unpaid' and ${here})
        + (select count(*) from block_cart where state = 'unpaid' and ${here})
        + (select count(*) from slot_purchase where state = 'unpaid' and ${here})
        + (select count(*) from fund_gift where state = 'unpaid' and ${here})
        + (select count(*) from shop_term where state = 'unpaid' and ${here})
        + (select count(*) from recharge where state = 'created' and ${here}) as payments,
      (select count(*) from block_order where state = 'unpaid' and from_user_id is not null and ${here})
        + (select count(*) from handover where state = 'held' and ${here}) as handovers,
      (select count(*) from sale where state in ('on', 'paused', 'soldout') and ${here}) as listings,
      (select count(*) from buy_order where state in ('unpaid', 'open') and ${here}) as bids,
      (select count(*) from block where transfer_until is not null and ${here}) as transfers,
      (select count(*) from mutual_post where state in ('open', 'matched') and ${here}) as posts,
      (select count(*) from slot_purchase where state = 'unpaid' and ${here}) as slots,
      (select count(*) from fund_gift where state = 'unpaid' and ${here})
        + (select count(*) from fund_spend where closed_at is null and ${here}) as gifts,
      (select count(*) from vote where state in ('draft', 'open') and ${here}) as votes,
      (select count(*) from mayor_election where closed_at is null and ${here}) as elections`.execute(db)
  const [row] = rows
  if (!row) throw new Error('nothing was counted')
  return row
}

/** Why somebody asked for it. */
export const reasonOf = async (db: Db, approvalId: number): Promise<string> =>
  (await db.selectFrom('approval').select('reason').where('approval_id', '=', approvalId).executeTakeFirstOrThrow())
    .reason
