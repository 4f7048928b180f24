import type { StaffRole } from '@contract/console/roles'
import type { Db } from '../../../db/schema'
import { actors } from '../actors'
import { lateInQueue } from '../queue-store'

/** Asks for a second person lapse, and reports have no end: neither is late. */
type LateKind = Exclude<keyof typeof actors, 'report'>

/** A case that waits for the platform longer than it may. */
export interface LateCase {
  readonly kind: LateKind
  readonly name: string
  readonly refType: string
  readonly refId: number
  readonly no: string
  readonly areaId: number | null
  readonly until: number
  /** Who may act on it. */
  readonly roles: readonly StaffRole[]
}

const names: Readonly<Record<LateKind, string>> = {
  dispute: '纠纷',
  handover: '过户申诉',
  withdraw: '提现',
  shop: '商铺审核',
  round: '扩容期',
}

/** Of all cities. */
export async function lateCases(db: Db, now: number): Promise<LateCase[]> {
  return (await lateInQueue(db, now)).flatMap(
    ({ kind, ref_type: refType, ref_id: refId, no, area_id: areaId, until }) =>
      kind === 'approval' || kind === 'report' || until === null
        ? []
        : [
            {
              kind,
              name: names[kind],
              refType: kind === 'dispute' ? kind : refType,
              refId,
              no,
              areaId,
              until,
              roles: actors[kind],
            },
          ],
  )
}
