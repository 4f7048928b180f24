import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { addCorrection } from '../../../server/modules/corrections/service'
import type { TestDeps } from '../database/database'
import { answerAsk } from '../admin/second'
import { clientNo } from './small-city'

/** One operator proposes to reverse what was paid for a thing, another one confirms it; the first refusal otherwise. */
export async function tryToCorrect(
  deps: TestDeps,
  type: 'expand' | 'shop_fee',
  refId: number,
  by: readonly number[],
): Promise<Result<unknown, Refusal>> {
  const [one = 0, other = 0] = by
  const found = deps.db.selectFrom('txn').select('txn_id').where('type', '=', type).where('ref_id', '=', refId)
  const { txn_id: txnId = 0 } = (await found.executeTakeFirst()) ?? {}
  const proposed = await addCorrection(deps, one, { clientNo: clientNo(), txnId, reason: '买错了，退回' })
  if (!proposed.ok) return proposed
  return answerAsk(deps, other, 'approve', { kind: 'correction', refId: txnId })
}
