import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import { inAreas } from '../area/open/in-areas'
import type { AlarmChannelTable } from './tables'

const rows = (db: Db) =>
  db
    .selectFrom('alarm_channel as c')
    .leftJoin('alarm_sending as s', 's.channel_id', 'c.channel_id')
    .selectAll('c')
    .select(['s.failing_since', 's.said', 's.tested_at'])
    .where('c.removed_at', 'is', null)

export type ChannelRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The channels of some areas; those of no area for who acts everywhere. */
export const list = (db: Db, areas: StaffAreas): Promise<ChannelRow[]> =>
  rows(db).where(inAreas('c.area_id', areas)).orderBy('c.created_at').orderBy('c.channel_id').execute()

export const find = (db: Db, channelId: number): Promise<ChannelRow | undefined> =>
  rows(db).where('c.channel_id', '=', channelId).executeTakeFirst()

/** Channels are made and changed one after the other: their names and their number are looked at. */
export const lockAll = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('alarm channels', 0))`.execute(tx)

export const lock = (tx: Tx, channelId: number) =>
  tx
    .selectFrom('alarm_channel')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function count(db: Db): Promise<number> {
  const { all } = await db
    .selectFrom('alarm_channel')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return all
}

/** Whether another channel is called so. */
export const isNamed = async (db: Db, name: string, but: number | null): Promise<boolean> =>
  (await db
    .selectFrom('alarm_channel')
    .select('channel_id')
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .where('channel_id', '<>', but ?? 0)
    .executeTakeFirst()) !== undefined

export const insert = (tx: Tx, row: Insertable<AlarmChannelTable>) =>
  tx.insertInto('alarm_channel').values(row).execute()

export const change = (tx: Tx, channelId: number, to: Updateable<AlarmChannelTable>) =>
  changeRows(tx, 'alarm_channel', { channel_id: channelId }, to).execute()

/** Lets a channel that failed be tried at once again: its robot or its addresses are others now. */
export const tryAgain = (tx: Tx, channelId: number) =>
  tx
    .updateTable('alarm_sending')
    .set({ tries: 0, next_at: 0, failing_since: null, said: '' })
    .where('channel_id', '=', channelId)
    .execute()

/** Every sealed robot, locked, for sealing anew. */
export const lockSealed = (tx: Tx) =>
  tx
    .selectFrom('alarm_channel')
    .select(['channel_id', 'robot_sealed'])
    .where('robot_sealed', 'is not', null)
    .forUpdate()
    .execute()
