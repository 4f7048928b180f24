import type { ConsoleMap } from '@contract/endpoints/console/all'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { scopeOf } from './service'
import { standingOf } from './standing'
import type { ChangeRow } from './store'
import * as store from './store'

type Change = ConsoleMap['/admin/setting/history']['output']['changes'][number]

/** Every change of one setting, newest first; what takes one back stands at that one. Refusal: NOT_FOUND. */
export async function readHistory({ db, clock }: Deps, staff: StaffCaller, settingId: number) {
  const scope = await scopeOf(db, staff, settingId)
  if (!scope) return err(refusal('NOT_FOUND'))
  const rows = await store.changesOf(db, settingId)
  const { holds } = standingOf(rows, clock.now())
  const backOf = new Map(rows.flatMap((row) => (row.revokes === null ? [] : [[row.revokes, row] as const])))
  const changes = rows
    .filter(({ revokes }) => revokes === null)
    .map((row) => changeOf(row, backOf.get(row.change_id), { holds, now: clock.now() }))
  return ok({ settingId, changes })
}

function changeOf(
  row: ChangeRow,
  back: ChangeRow | undefined,
  { holds, now }: { readonly holds: ChangeRow | undefined; readonly now: number },
): Change {
  const isHeld = row.change_id === holds?.change_id ? 'holds' : 'held'
  const state = row.from_at > now ? 'waiting' : isHeld
  return {
    ver: row.ver,
    value: row.value as Change['value'],
    fromAt: row.from_at,
    at: row.at,
    by: row.asker ?? row.by,
    second: row.asker === null ? '' : row.by,
    reason: row.reason,
    state: back ? 'takenBack' : state,
    takenBack: back ? { by: back.by, at: back.at, reason: back.reason } : null,
  }
}
