import { sql } from 'kysely'
import type { AlarmKind } from '@contract/console/alarms'
import { alarmEndings, alarms } from '@contract/console/alarms'
import type { alarmExport } from '@contract/endpoints/console/alarms'
import { alarmEnding } from '../../alarms/open/ending'
import type { Filters } from '../list-source-store'
import { between, byAge, listSource, ofArea } from '../list-source-store'
import type { Things } from '../things'

const kindNames = Object.fromEntries(Object.entries(alarms).map(([kind, { name }]) => [kind, name])) as Readonly<
  Record<AlarmKind, string>
>

/** Alarms that are open and that are over, with who was told. */
export const alarmsSource = (things: Things) =>
  listSource<Filters<typeof alarmExport>>({
    rows: (where) => sql`
    select m.alarm_id as "alarmId", m.kind, m.area_id as "areaId", m.roles, m.text, m.ref_type as "refType", m.ref_id as "refId",
      ${things.no(sql`m.ref_type`, sql`m.ref_id`)} as "refNo", m.opened_at as "openedAt", m.over_at as "overAt",
      ${alarmEnding} as ending,
      (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'way', c.way, 'at', t.told_at, 'overAt', t.over_told_at)
          order by t.told_at, c.channel_id), '[]')
        from alarm_told t join alarm_channel c on c.channel_id = t.channel_id where t.alarm_id = m.alarm_id) as told,
      (select string_agg(c.name, '、' order by t.told_at, c.channel_id)
        from alarm_told t join alarm_channel c on c.channel_id = t.channel_id where t.alarm_id = m.alarm_id) as "toldNames"
    from alarm m where ${where}`,
    whose: ofArea('m.area_id'),
    by: {
      ...between('m.opened_at'),
      kind: 'm.kind',
      state: (state) =>
        state === 'open' ? sql`m.over_at is null` : sql`m.over_at is not null and ${alarmEnding} = ${state}`,
    },
    sorts: byAge('alarmId'),
    columns: [
      ['告警', 'kind', kindNames],
      ['内容', 'text', 'text'],
      ['编号', 'refNo', 'text'],
      ['开始', 'openedAt', 'at'],
      ['状态', 'ending', alarmEndings],
      ['结束', 'overAt', 'at'],
      ['已通知', 'toldNames', 'text'],
    ],
  })
