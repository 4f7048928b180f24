import { addCorrection, confirmCorrection } from '../../../server/modules/money-desk/service'
import type { TestDeps } from '../database/database'
import { clientNo } from './small-city'

/** One operator proposes to reverse what was paid for a thing, another one confirms it; nothing when nothing was paid, or it is refused. */
export async function correct(deps: TestDeps, type: 'expand' | 'shop_fee', refId: number, by: readonly number[]) {
  const [one = 0, other = 0] = by
  const found = deps.db.selectFrom('txn').select('txn_id').where('type', '=', type).where('ref_id', '=', refId)
  const { txn_id: txnId = 0 } = (await found.executeTakeFirst()) ?? {}
  const proposed = await addCorrection(deps, one, { clientNo: clientNo(), txnId, reason: '买错了，退回' })
  if (!proposed.ok) return
  const { correctionId: id, ver } = proposed.value
  await confirmCorrection(deps, other, { clientNo: clientNo(), id, ver })
}
