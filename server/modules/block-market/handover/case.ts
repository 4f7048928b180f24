import { includesArea } from '@contract/console/roles'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { deviceLetters, signInsOf } from '../../session/open/sign-ins'
import { adminHandover } from '../shown-store'
import { adminView } from './admin'
import { heldMoney } from './hold-store'

/** An objection to the sale of a block with what it is decided by; each reading is recorded. Refusal: NOT_FOUND. Source: community §9. */
export function readCase(deps: Deps, staff: StaffCaller, orderId: number) {
  return transact(deps.db, async (tx) => {
    const row = await adminHandover(tx, orderId)
    if (!row || !includesArea(staff.areas, row.area_id)) return err(refusal('NOT_FOUND'))
    const span = { at: row.at, now: deps.clock.now() }
    const seller = row.from_user_id === null ? null : await signInsOf(tx, row.from_user_id, span)
    const buyer = await signInsOf(tx, row.to_user_id, span)
    const about = { refType: 'handover', refId: orderId, areaId: row.area_id }
    await audit(tx, deps, { userId: staff.userId, call: '/admin/handover/info', ...about })
    return ok({
      handover: adminView(row, staff),
      seller: seller?.view ?? null,
      buyer: buyer.view,
      shared: [...buyer.aks].filter((ak) => seller?.aks.has(ak)).map(deviceLetters),
      held: fen((await heldMoney(tx, orderId))?.left_amount ?? 0),
    })
  })
}
