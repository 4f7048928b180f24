import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/areas'
import { fen } from '@contract/money'
import { refusal, wrongField } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { changeArea } from '../../area/open/change-area'
import { isArea } from '../../area/open/find-area'
import * as area from '../../area/open/zones'
import { dropByStaff } from '../../approvals/open/by-staff'
import { refsWaiting } from '../../approvals/open/view'
import { changesOf } from '../../audit/open/changes'
import { lockZones, offerAsZonesSay } from '../open/zone-offers'
import { isOfferForTwo } from '../rules/zone-sale'
import { countBlocks, countOutside } from './counts-store'
import { askToOffer, offerAsk, offerOf, toldOf } from './by-two'
import type { Zone } from './others'
import { isZoneTaken, overlapping, zoneTaken } from './others'

type In<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>
type Around = Pick<Deps, 'db' | 'clock'>

const rangeOf = (zone: Zone) => ({ from: zone.no_from, to: zone.no_to })
const refOf = (zone: Zone) => ({
  zoneId: zone.category_id,
  name: zone.name,
  noFrom: zone.no_from,
  noTo: zone.no_to,
})

async function zoneView({ db, clock }: Around, zoneId: number) {
  const zone = await area.findZone(db, zoneId)
  if (!zone) throw new Error(`zone ${zoneId} vanished`)
  const { blocks, unsold } = await countBlocks(db, zone.area_id, rangeOf(zone))
  const asked = (await refsWaiting({ db, clock }, offerAsk, [zoneId])).has(zoneId)
  const { ver, area_id: areaId, sort, price, sold } = zone
  return { ...refOf(zone), ver, areaId, sort, price: price === null ? null : fen(price), sold, asked, blocks, unsold }
}

/** What a zone with these numbers would hold. Refusals: NOT_FOUND, FORM (the numbers). */
export async function previewZone({ db }: Pick<Deps, 'db'>, staff: StaffCaller, input: In<typeof calls.zonePreview>) {
  const { areaId, zoneId, noFrom, noTo } = input
  if (!includesArea(staff.areas, areaId) || !(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const zones = await area.zonesOf(db, areaId)
  const old = zones.find((zone) => zone.category_id === zoneId)
  if (zoneId !== undefined && !old) return err(refusal('NOT_FOUND'))
  if (noTo < noFrom) return err(wrongField('noTo', '止号要不小于起号'))
  const range = { from: noFrom, to: noTo }
  const counts = await countBlocks(db, areaId, range)
  const price = input.price ?? old?.price ?? null
  return ok({
    overlaps: overlapping(zones, zoneId, noFrom, noTo).map(refOf),
    ...counts,
    dropped: old ? await countOutside(db, areaId, rangeOf(old), range) : 0,
    worth: price === null ? null : fen(price * counts.unsold),
  })
}

/** What is wrong with a zone beside the others of its area. */
function zoneRefusal(zones: readonly Zone[], input: In<typeof calls.zoneSave>) {
  const { zoneId, name, noFrom, noTo, price, sold } = input
  if (noTo < noFrom) return err(wrongField('noTo', '止号要不小于起号'))
  if (sold === 'price' && price === null) return err(wrongField('price', '按标价卖要先定单价'))
  if (isZoneTaken(zones, zoneId, name)) return err(wrongField('name', zoneTaken))
  const [other] = overlapping(zones, zoneId, noFrom, noTo)
  return other && err(wrongField('noFrom', `与 ${other.name} ${other.no_from}–${other.no_to} 重叠`))
}

const refType = 'zone'

/**
 * A new zone, or a change of one; what two persons decide waits for the second one, all else of a new zone is made. Refusals: NOT_FOUND,
 * MOVED (`zone`), FORM (`name`, `noTo`, `noFrom`, `price`), CLOSED (asked already). Source: community §9 (zones); operating §8.
 */
export function saveZone(deps: Deps, staff: StaffCaller, input: In<typeof calls.zoneSave>) {
  const { zoneId, ver, name, noFrom, noTo, price, sold, reason } = input
  const call = '/admin/zone/save'
  return changeArea(
    deps,
    { staff, call, input },
    () => Promise.resolve(input.areaId),
    async (tx, areaId) => {
      await lockZones(tx, areaId)
      const zones = await area.zonesOf(tx, areaId)
      const old = zones.find((zone) => zone.category_id === zoneId)
      const answerOf = (id: number) => zoneView({ db: tx, clock: deps.clock }, id)
      if (zoneId !== null && !old) return err(refusal('NOT_FOUND'))
      if (old && old.ver !== ver) return err(refusal('MOVED', { zone: await answerOf(old.category_id) }))
      const refused = zoneRefusal(zones, input)
      if (refused) return refused
      const refId = old?.category_id ?? deps.ids.next()
      const isForTwo = isOfferForTwo(old && offerOf(old), { from: noFrom, to: noTo, price, sold })
      const wished = { name, no_from: noFrom, no_to: noTo, price, sold }
      const sort = Math.max(0, ...zones.map((zone) => zone.sort)) + 1
      // A new zone is made at once, with nothing on sale.
      const made = isForTwo ? (old ?? { ...wished, sold: 'round' as const }) : wished
      if (!old) await area.insertZone(tx, { category_id: refId, area_id: areaId, sort, ...made })
      else if (!isForTwo) await area.changeZone(tx, refId, wished)
      const changes = changesOf(old ? toldOf(old) : {}, toldOf(made))
      const deed = { refType, refId, reason, details: { ...changes }, answer: () => answerOf(refId) }
      if (isForTwo) {
        const zone = { category_id: refId, area_id: areaId, ver: old?.ver ?? 1 }
        const asked = await askToOffer(tx, deps, staff, { zone, wished, reason, changes, call })
        return asked.ok ? ok({ ...deed, isAsked: true as const }) : asked
      }
      await dropByStaff(tx, deps, { ...offerAsk, refId })
      await offerAsZonesSay(tx, areaId)
      return ok(deed)
    },
  )
}

/** Takes a zone away, and with it what it offers. Refusals: NOT_FOUND, MOVED (`zone`). */
export function removeZone(deps: Deps, staff: StaffCaller, input: In<typeof calls.zoneRemove>) {
  const { id: refId, ver, reason } = input
  const command = { staff, call: '/admin/zone/remove', input }
  const areaOf = async (tx: Tx) => (await area.findZone(tx, refId))?.area_id
  return changeArea(deps, command, areaOf, async (tx, areaId) => {
    await lockZones(tx, areaId)
    const zone = await area.findZone(tx, refId)
    if (!zone) return err(refusal('NOT_FOUND'))
    if (zone.ver !== ver) return err(refusal('MOVED', { zone: await zoneView({ db: tx, clock: deps.clock }, refId) }))
    await area.deleteZone(tx, refId)
    await dropByStaff(tx, deps, { ...offerAsk, refId })
    await offerAsZonesSay(tx, areaId)
    const answer = () => Promise.resolve({ zoneId: refId })
    return ok({ refType, refId, reason, details: { before: refOf(zone) }, answer })
  })
}
