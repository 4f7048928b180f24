import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/areas'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { looksLike } from '@contract/texts/alike'
import { once } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import * as store from './city-store'
import { isArea } from './open/find-area'
import { lockArea } from './open/lock-area'

type In<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>
type Area = Awaited<ReturnType<typeof store.areas>>[number]
type Zone = NonNullable<Awaited<ReturnType<typeof store.findZone>>>

const formFault = (field: string, words: string) => err(refusal('FORM', { fields: { [field]: words } }))

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

/** A new city, or another name or place for one. Refusals: NOT_FOUND, MOVED (`area`), FORM (`name`). Source: community §9 (areas). */
export function saveArea(deps: Deps, staff: StaffCaller, input: In<typeof calls.areaSave>) {
  const call = '/admin/area/save'
  const { areaId, ver, name, reason } = input
  return transact(deps.db, (tx) =>
    once(tx, { userId: staff.userId, clientNo: input.clientNo, call, input, now: deps.clock.now() }, async () => {
      const all = await store.lockAreas(tx)
      const old = all.find((one) => one.area_id === areaId)
      if (areaId === null ? staff.areas !== null : !old || !includesArea(staff.areas, areaId))
        return err(refusal('NOT_FOUND'))
      if (old && old.ver !== ver) return err(refusal('MOVED', { area: areaView(old) }))
      if (all.some((one) => one !== old && looksLike(one.name, name))) return formFault('name', '已有这个名字的城市')
      const sort = input.sort ?? old?.sort ?? Math.max(0, ...all.map((one) => one.sort)) + 1
      // Numbers of cities are short, since people read them.
      const refId = old?.area_id ?? Math.max(0, ...all.map((one) => one.area_id)) + 1
      if (old) await store.changeArea(tx, refId, { name, sort })
      else await store.insertArea(tx, { area_id: refId, name, sort })
      const changes = changesOf(old ? { name: old.name, sort: old.sort } : {}, { name, sort })
      await audit(tx, deps, { userId: staff.userId, call, refType: 'area', refId, areaId: refId, reason, changes })
      return ok(await areaNow(tx, refId))
    }),
  )
}

const rangeOf = (zone: Zone) => ({ from: zone.no_from, to: zone.no_to })
const refOf = (zone: Zone) => ({
  zoneId: zone.category_id,
  name: zone.name,
  noFrom: zone.no_from,
  noTo: zone.no_to,
})

async function zoneView(db: Db, zoneId: number) {
  const zone = await store.findZone(db, zoneId)
  if (!zone) throw new Error(`zone ${zoneId} vanished`)
  const { blocks, unsold } = await store.countBlocks(db, zone.area_id, rangeOf(zone))
  const { ver, area_id: areaId, sort, price } = zone
  return { ...refOf(zone), ver, areaId, sort, price: price === null ? null : fen(price), blocks, unsold }
}

const overlapping = (zones: readonly Zone[], zoneId: number | null | undefined, from: number, to: number) =>
  zones.filter((zone) => zone.category_id !== zoneId && zone.no_from <= to && from <= zone.no_to)

/** What a zone with these numbers would hold. Refusals: NOT_FOUND, FORM (the numbers). */
export async function previewZone({ db }: Deps, staff: StaffCaller, input: In<typeof calls.zonePreview>) {
  const { areaId, zoneId, noFrom, noTo } = input
  if (!includesArea(staff.areas, areaId) || !(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const zones = await store.zonesOf(db, areaId)
  const old = zones.find((zone) => zone.category_id === zoneId)
  if (zoneId !== undefined && !old) return err(refusal('NOT_FOUND'))
  if (noTo < noFrom) return formFault('noTo', '止号要不小于起号')
  const range = { from: noFrom, to: noTo }
  const { blocks, unsold, held } = await store.countBlocks(db, areaId, range)
  const price = input.price ?? old?.price ?? null
  return ok({
    overlaps: overlapping(zones, zoneId, noFrom, noTo).map(refOf),
    blocks,
    unsold,
    held,
    dropped: old ? await store.countOutside(db, areaId, rangeOf(old), range) : 0,
    worth: price === null ? null : fen(price * unsold),
  })
}

interface Command {
  readonly staff: StaffCaller
  readonly call: string
  readonly input: { readonly clientNo: string; readonly reason: string }
}

/** Changes a zone of an area, which is locked meanwhile, once. */
function inArea<T>(
  deps: Deps,
  { staff, call, input }: Command,
  areaOf: (tx: Tx) => Promise<number | undefined>,
  work: (
    tx: Tx,
    areaId: number,
  ) => Promise<Result<{ refId: number; details: object; answer: () => Promise<T> }, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { userId } = staff
  return transact(deps.db, (tx) =>
    once(tx, { userId, clientNo: input.clientNo, call, input, now: deps.clock.now() }, async () => {
      const areaId = await areaOf(tx)
      if (areaId === undefined || !includesArea(staff.areas, areaId) || !(await lockArea(tx, areaId)))
        return err(refusal('NOT_FOUND'))
      const done = await work(tx, areaId)
      if (!done.ok) return done
      const { refId, details, answer } = done.value
      const about = { refType: 'zone', refId, areaId, reason: input.reason, details: { ...details } }
      await audit(tx, deps, { userId, call, ...about })
      return ok(await answer())
    }),
  )
}

/** A new zone, or a change of one. Refusals: NOT_FOUND, MOVED (`zone`), FORM (`name`, `noTo`, `noFrom`). Source: community §9 (zones). */
export function saveZone(deps: Deps, staff: StaffCaller, input: In<typeof calls.zoneSave>) {
  const { zoneId, ver, name, noFrom, noTo, price } = input
  const command = { staff, call: '/admin/zone/save', input }
  return inArea(
    deps,
    command,
    () => Promise.resolve(input.areaId),
    async (tx, areaId) => {
      const zones = await store.zonesOf(tx, areaId)
      const old = zones.find((zone) => zone.category_id === zoneId)
      if (zoneId !== null && !old) return err(refusal('NOT_FOUND'))
      if (old && old.ver !== ver) return err(refusal('MOVED', { zone: await zoneView(tx, old.category_id) }))
      if (noTo < noFrom) return formFault('noTo', '止号要不小于起号')
      if (zones.some((zone) => zone !== old && looksLike(zone.name, name)))
        return formFault('name', '这座城里已有这个分区')
      const [other] = overlapping(zones, zoneId, noFrom, noTo)
      if (other) return formFault('noFrom', `与 ${other.name} ${other.no_from}–${other.no_to} 重叠`)
      const refId = old?.category_id ?? deps.ids.next()
      const said = { name, no_from: noFrom, no_to: noTo, price }
      const sort = Math.max(0, ...zones.map((zone) => zone.sort)) + 1
      if (old) await store.changeZone(tx, refId, said)
      else await store.insertZone(tx, { category_id: refId, area_id: areaId, sort, ...said })
      const before = old && { name: old.name, no_from: old.no_from, no_to: old.no_to, price: old.price }
      return ok({ refId, details: changesOf(before ?? {}, said), answer: () => zoneView(tx, refId) })
    },
  )
}

/** Takes a zone away. Refusals: NOT_FOUND, MOVED (`zone`). */
export function removeZone(deps: Deps, staff: StaffCaller, input: In<typeof calls.zoneRemove>) {
  const { id: refId, ver } = input
  const command = { staff, call: '/admin/zone/remove', input }
  const areaOf = async (tx: Tx) => (await store.findZone(tx, refId))?.area_id
  return inArea(deps, command, areaOf, async (tx) => {
    const zone = await store.findZone(tx, refId)
    if (!zone) return err(refusal('NOT_FOUND'))
    if (zone.ver !== ver) return err(refusal('MOVED', { zone: await zoneView(tx, refId) }))
    await store.deleteZone(tx, refId)
    const answer = () => Promise.resolve({ zoneId: refId })
    return ok({ refId, details: { before: refOf(zone) }, answer })
  })
}
