import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { termTransitionFor } from '@contract/shop/transitions'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { lockShop } from '../shop-store'
import { changeTerm, lockTerm } from '../term-store'

/**
 * Takes a paid term from its shop, because two operators correct the transaction that paid for it. Refusal: CLOSED (not paid, or the shop
 * is open: it is removed first). Source: community §5, row 10.
 */
export async function takeTermBack(tx: Tx, { clock }: Deps, termId: number): Promise<Result<null, Refusal>> {
  const term = await lockTerm(tx, termId)
  const shop = term && (await lockShop(tx, term.shop_id))
  const step = term && termTransitionFor('correct', 'operators', term.state)
  if (!step || !shop) return err(refusal('CLOSED'))
  if (shop.state === 'active') return err(refusal('CLOSED', {}, '商铺还在营业，移除后才能更正'))
  await changeTerm(tx, termId, { state: step.to, ended_at: clock.now() })
  return ok(null)
}
