import { createHash } from 'node:crypto'
import { includesArea } from '@contract/console/roles'
import { dayMs } from '@contract/durations'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Db } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { deskHandover } from '../shown-store'
import * as store from './case-store'
import { deskView } from './desk'
import { heldMoney } from './hold-store'

/** How far before the handover sign-ins are looked at, and changes of how somebody signs in. Source: community §9 (handover cases). */
const loginsMs = 7 * dayMs
const changesMs = 30 * dayMs

/** A device by letters that say nothing of it but that it is the same. */
const shortOf = (ak: string): string => (ak === '' ? '' : createHash('sha256').update(ak).digest('hex').slice(0, 8))

interface Span {
  readonly at: number
  readonly now: number
}

/** A party with its sign-ins and devices; the devices' own names go no further than here. */
async function sideOf(db: Db, userId: number, { at, now }: Span) {
  const person = await store.personOf(db, userId)
  const logins = await store.loginsOf(db, userId, at - loginsMs, now)
  const devices = await store.devicesOf(db, userId)
  const aks = new Set([...logins.map(({ ak }) => ak), ...devices.map(({ ak }) => ak)].filter((ak) => ak !== ''))
  const view = {
    userId,
    nickName: person.nickName,
    mobile: person.mobile,
    logins: logins.map(({ ak, ...login }) => ({ ...login, device: shortOf(ak) })),
    devices: devices.map(({ ak, ...device }) => ({ ...device, device: shortOf(ak) })),
    changes: await store.changesOf(db, userId, at - changesMs),
  }
  return { view, aks }
}

/** An objection to the sale of a block with what it is decided by; each reading is recorded. Refusal: NOT_FOUND. Source: community §9. */
export function readCase(deps: Deps, staff: StaffCaller, orderId: number) {
  return transact(deps.db, async (tx) => {
    const row = await deskHandover(tx, orderId)
    if (!row || !includesArea(staff.areas, row.area_id)) return err(refusal('NOT_FOUND'))
    const span = { at: row.at, now: deps.clock.now() }
    const seller = row.from_user_id === null ? null : await sideOf(tx, row.from_user_id, span)
    const buyer = await sideOf(tx, row.to_user_id, span)
    const about = { refType: 'handover', refId: orderId, areaId: row.area_id }
    await audit(tx, deps, { userId: staff.userId, call: '/admin/handover/info', ...about })
    return ok({
      handover: deskView(row, staff),
      seller: seller?.view ?? null,
      buyer: buyer.view,
      shared: [...buyer.aks].filter((ak) => seller?.aks.has(ak)).map(shortOf),
      held: fen((await heldMoney(tx, orderId))?.left_amount ?? 0),
    })
  })
}
