import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/areas'
import { refusal, wrongField } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { looksLike } from '@contract/texts/alike'
import { doOnce } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import * as store from './city-store'

type In<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>
type Area = Awaited<ReturnType<typeof store.areas>>[number]

const areaView = (row: Area) => ({
  areaId: row.area_id,
  ver: row.ver,
  name: row.name,
  sort: row.sort,
  haltedAt: row.halted_at,
  haltedReason: row.halted_reason,
})

async function areaNow(db: Db, areaId: number) {
  const row = (await store.areas(db)).find((one) => one.area_id === areaId)
  if (!row) throw new Error(`area ${areaId} vanished`)
  return areaView(row)
}

/** Gives a new city what it begins with. */
export type Begin = (tx: Tx, deps: Deps, areaId: number) => Promise<void>

/** A new city, or another name or place for one. Refusals: NOT_FOUND, MOVED (`area`), FORM (`name`). Source: community §9 (areas). */
export function saveArea(deps: Deps, begin: Begin, staff: StaffCaller, input: In<typeof calls.areaSave>) {
  const call = '/admin/area/save'
  const { areaId, ver, name, reason } = input
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const all = await store.lockAreas(tx)
    const old = all.find((one) => one.area_id === areaId)
    if (areaId === null ? staff.areas !== null : !old || !includesArea(staff.areas, areaId))
      return err(refusal('NOT_FOUND'))
    if (old && old.ver !== ver) return err(refusal('MOVED', { area: areaView(old) }))
    if (all.some((one) => one !== old && looksLike(one.name, name)))
      return err(wrongField('name', '已有这个名字的城市'))
    const sort = input.sort ?? old?.sort ?? Math.max(0, ...all.map((one) => one.sort)) + 1
    // Numbers of cities are short, since people read them.
    const refId = old?.area_id ?? Math.max(0, ...all.map((one) => one.area_id)) + 1
    if (old) await store.changeArea(tx, refId, { name, sort })
    else {
      await store.insertArea(tx, { area_id: refId, name, sort })
      await begin(tx, deps, refId)
    }
    const changes = changesOf(old ? { name: old.name, sort: old.sort } : {}, { name, sort })
    await audit(tx, deps, { userId: staff.userId, call, refType: 'area', refId, areaId: refId, reason, changes })
    return ok(await areaNow(tx, refId))
  })
}
