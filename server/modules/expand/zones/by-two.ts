import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { zoneSaleNames, zoneSales } from '@contract/block/zone'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import type { ApprovalAct, Person } from '../../approvals/open/approval'
import { ask } from '../../approvals/open/ask'
import type { Changes, Told } from '../../audit/open/changes'
import { claimArea } from '../../area/open/lock-area'
import * as area from '../../area/open/zones'
import type { BlockZoneTable } from '../../area/tables'
import { lockZones, offerAsZonesSay } from '../open/zone-offers'
import type { ZoneOffer } from '../rules/zone-sale'
import { isZoneTaken, overlapping, zoneTaken } from './others'

/** What waits is about the zone: that it is put on sale, or offers something else. */
export const offerAsk = { kind: 'zoneOffer', refType: 'zone' } as const

type Wished = Pick<Selectable<BlockZoneTable>, 'name' | 'no_from' | 'no_to' | 'price' | 'sold'>

const Payload = v.object({
  name: v.string(),
  noFrom: v.number(),
  noTo: v.number(),
  price: v.number(),
  sold: v.picklist(zoneSales),
})

export const offerOf = ({ no_from: from, no_to: to, price, sold }: Wished): ZoneOffer => ({ from, to, price, sold })

/** A zone as a record of an act tells it. */
export const toldOf = ({ name, no_from: noFrom, no_to: noTo, price, sold }: Wished): Told => ({
  name,
  noFrom,
  noTo,
  price,
  sold,
})

interface Asking {
  readonly zone: { readonly category_id: number; readonly ver: number; readonly area_id: number }
  readonly wished: Wished
  readonly reason: string
  readonly changes: Changes
  readonly call: string
}

/** Asks the second person for what a zone of a locked area will offer. Refusal: CLOSED (asked already). */
export function askToOffer(tx: Tx, deps: Deps, by: Person, { zone, wished, reason, changes, call }: Asking) {
  const { name, no_from: from, no_to: to, price, sold } = wished
  return ask(tx, deps, by, {
    ...offerAsk,
    refId: zone.category_id,
    refVer: zone.ver,
    areaId: zone.area_id,
    summary: `${name} ${from}–${to}：${zoneSaleNames[sold]}卖，每块 ¥${yuan(price ?? 0)}`,
    payload: { name, noFrom: from, noTo: to, price, sold },
    reason,
    changes,
    call,
  })
}

/** What a zone offers, by two persons. Source: operating §8. */
export const zoneOfferApproval: ApprovalAct = {
  async lock(tx, zoneId) {
    const found = await area.findZone(tx, zoneId)
    if (!found) return undefined
    await claimArea(tx, found.area_id)
    await lockZones(tx, found.area_id)
    return (await area.findZone(tx, zoneId))?.ver
  },
  // Nobody lives in a zone.
  isParty: () => Promise.resolve(false),
  async tell(tx, zoneId) {
    const zone = await area.findZone(tx, zoneId)
    return zone ? toldOf(zone) : {}
  },
  async run(tx, _deps, _by, zoneId, payload) {
    const { name, noFrom, noTo, price, sold } = v.parse(Payload, payload)
    const zone = await area.findZone(tx, zoneId)
    if (!zone) return err(refusal('NOT_FOUND'))
    const zones = await area.zonesOf(tx, zone.area_id)
    if (overlapping(zones, zoneId, noFrom, noTo).length > 0) return err(refusal('CLOSED', {}, '号段已被别的分区占用'))
    if (isZoneTaken(zones, zoneId, name)) return err(refusal('CLOSED', {}, zoneTaken))
    await area.changeZone(tx, zoneId, { name, no_from: noFrom, no_to: noTo, price, sold })
    await offerAsZonesSay(tx, zone.area_id)
    return ok(null)
  },
}
