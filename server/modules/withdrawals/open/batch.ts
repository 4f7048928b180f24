import type { StaffAreas } from '@contract/console/roles'
import type { Deps } from '../../../deps'
import { payeeOf } from '../admin'
import { payingRows } from '../admin-store'
import type { WithdrawalTable } from '../tables'
import { sealerOf } from './seal'

interface Which {
  readonly areaId?: number | undefined
  readonly way?: WithdrawalTable['way'] | undefined
  /** Of these alone. */
  readonly ids?: readonly number[] | undefined
  readonly areas: StaffAreas
}

/** What is being paid now, oldest first: full payees, and what each gets after the fee. Source: community §9 (payment batch). */
export async function payingNow(deps: Deps, which: Which) {
  const sealer = await sealerOf(deps)
  const rows = await payingRows(deps.db, which)
  return rows.map(({ withdraw_no: withdrawNo, way, amount, fee, payee_sealed: sealed }) => ({
    withdrawNo,
    way,
    ...payeeOf(sealer.open(sealed)),
    net: amount - fee,
  }))
}
