import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { AlarmEnding, AlarmKind } from '@contract/console/alarms'
import type { Db, Tx } from '../../db/schema'
import { alarmEnding } from './open/ending'
import type { AlarmChannelTable, AlarmTable } from './tables'

/** One alarm of a kind as a check found it. */
export type Finding = Pick<AlarmTable, 'subject' | 'area_id' | 'roles' | 'text' | 'ref_type' | 'ref_id'>

/** Opens what is not open yet, by the way saying anew what is; the index lets each be open once. */
export const open = (tx: Tx, rows: readonly Insertable<AlarmTable>[]) =>
  tx
    .insertInto('alarm')
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(['kind', 'subject'])
        .where('over_at', 'is', sql.lit(null))
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text') }))
        .where((eb) => eb('alarm.text', 'is distinct from', eb.ref('excluded.text'))),
    )
    .execute()

/** Ends those of a kind that are no more. */
export const end = (tx: Tx, kind: AlarmKind, stillThere: readonly string[], now: number) =>
  tx
    .updateTable('alarm')
    .set({ over_at: sql<number>`greatest(opened_at, ${now}::bigint)` })
    .where('kind', '=', kind)
    .where('over_at', 'is', null)
    .where('subject', 'not in', ['', ...stillThere])
    .execute()

export type Channel = Selectable<AlarmChannelTable>

/** The channels whose turn it is. */
export const channelsDue = (db: Db, now: number): Promise<Channel[]> =>
  db
    .selectFrom('alarm_channel as c')
    .leftJoin('alarm_sending as s', 's.channel_id', 'c.channel_id')
    .selectAll('c')
    .where('c.is_on', '=', true)
    .where('c.removed_at', 'is', null)
    .where((eb) => eb.or([eb('s.next_at', 'is', null), eb('s.next_at', '<=', now)]))
    .orderBy('c.channel_id')
    .execute()

export type ToTell = Selectable<AlarmTable> & { readonly area: string | null; readonly ending: AlarmEnding }

/**
 * What a channel was not told yet: alarms that are open, concern it and are not its own failure, those too that are older than it; and that
 * those are over of which it was told.
 */
export async function toTell(db: Db, { channel_id: id, area_id: areaId, roles }: Channel): Promise<ToTell[]> {
  const here = areaId === null ? sql`true` : sql`m.area_id = ${areaId}`
  const { rows } = await sql<ToTell>`
    select m.*, a.name as area, ${alarmEnding} as ending from alarm m left join area a on a.area_id = m.area_id
    where m.over_at is null and m.roles && ${roles}::text[] and ${here}
      and m.subject <> ${`channel ${id}`} and not exists (select from alarm_told t where t.alarm_id = m.alarm_id and t.channel_id = ${id})
    union all
    select m.*, a.name, ${alarmEnding}
    from alarm_told t join alarm m on m.alarm_id = t.alarm_id left join area a on a.area_id = m.area_id
    where t.channel_id = ${id} and t.over_told_at is null and m.over_at is not null
    order by opened_at, alarm_id`.execute(db)
  return rows
}

/** Notes what a channel was told, and how sending goes. */
export async function noteTold(tx: Tx, channelId: number, told: readonly ToTell[], now: number): Promise<void> {
  const opened = told.filter((one) => one.over_at === null)
  if (opened.length > 0)
    await tx
      .insertInto('alarm_told')
      .values(
        opened.map((one) => ({ alarm_id: one.alarm_id, channel_id: channelId, told_at: now, over_told_at: null })),
      )
      .onConflict((oc) => oc.columns(['alarm_id', 'channel_id']).doNothing())
      .execute()
  const over = told.filter((one) => one.over_at !== null).map((one) => one.alarm_id)
  await tx
    .updateTable('alarm_told')
    .set({ over_told_at: now })
    .where('channel_id', '=', channelId)
    .where('alarm_id', 'in', [0, ...over])
    .execute()
}

/** Sending went well: what failed before counts no more. `said`: what was refused all the same. */
export const noteSent = (db: Db, channelId: number, how: { readonly said: string; readonly tested_at?: number }) =>
  db
    .insertInto('alarm_sending')
    .values({ channel_id: channelId, tries: 0, next_at: 0, failing_since: null, tested_at: null, ...how })
    .onConflict((oc) => oc.column('channel_id').doUpdateSet({ tries: 0, next_at: 0, failing_since: null, ...how }))
    .execute()

/** The longest wait after failures; the first is a minute, and each next one twice as long. */
const longestWaitMs = 1_800_000

export const noteFailed = (db: Db, channelId: number, said: string, now: number) =>
  sql`insert into alarm_sending as s (channel_id, tries, next_at, failing_since, said)
    values (${channelId}, 1, ${now + 60_000}, ${now}, ${said})
    on conflict (channel_id) do update set tries = s.tries + 1, said = excluded.said,
      failing_since = coalesce(s.failing_since, excluded.failing_since),
      next_at = ${now}::bigint + least(${longestWaitMs}::bigint, 60000 * (2::bigint ^ least(s.tries, 10))::bigint)`.execute(
    db,
  )
