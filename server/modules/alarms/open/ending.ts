import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { AlarmEnding } from '@contract/console/alarms'

/** How an alarm `m` stands: what was asked of a second person lapsed, when nobody decided before it was over. */
export const alarmEnding: RawBuilder<AlarmEnding> = sql<AlarmEnding>`case
  when m.over_at is null then 'open'
  when m.kind = 'lapse' and exists (select from approval p where p.approval_id = m.ref_id
    and (p.state = 'lapsed' or (p.state = 'waiting' and p.expires_at <= m.over_at))) then 'lapsed'
  else 'over' end`
