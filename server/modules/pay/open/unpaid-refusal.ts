import { unpaidMost } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Tx } from '../../../db/schema'
import type { PayOrderTable } from '../tables'

/** Kinds of pay orders whose number nothing else bounds, and what they are called. */
const words = { recharge: '充值', fund: '捐赠' } as const satisfies Partial<Record<PayOrderTable['biz_type'], string>>

/**
 * Why a person may not open one more of these, if so: as many as may wait for their money already. The caller holds the person's lock.
 * Refusal: LIMIT (`unpaid`). Our decision: docs/decisions/0060-payment-gateway.md
 */
export async function unpaidRefusal(tx: Tx, userId: number, kind: keyof typeof words): Promise<Refusal | undefined> {
  const { count } = await tx
    .selectFrom('pay_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['unpaid', 'paying'])
    .where('biz_type', '=', kind)
    .executeTakeFirstOrThrow()
  const unpaid = Number(count)
  return unpaid < unpaidMost
    ? undefined
    : refusal('LIMIT', { unpaid }, `有 ${unpaid} 笔${words[kind]}待付款，请先付款或取消`)
}
