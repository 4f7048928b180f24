import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import type { Deps } from '../../../server/deps'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { give } from '../../support/city/money'
import { actOn, clientNo, payFor, resident, rice, takeRice, valueOf } from '../../support/city/small-city'

/** An order of 34.00 that was done just now. */
export async function doneOrder(deps: Deps, seller: Caller, buyer: Caller) {
  const { saleId } = await rice(deps, seller)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  valueOf(await actOn(deps, buyer, orderId, 3, 'confirm'))
  return { orderId, payNo }
}

/** An order of 34.00 that was paid just now. */
export async function paidOrder(deps: Deps, seller: Caller, buyer: Caller) {
  const { saleId } = await rice(deps, seller)
  const taken = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await payFor(deps, buyer, taken.payNo))
  return taken
}

/** A resident with an income of this much, who applies for all of it. */
export async function appliedFor(deps: Deps, blockNo: number, amount: number) {
  const caller = await resident(deps, blockNo, 0)
  return { ...(await appliesAgain(deps, caller, amount)), caller }
}

/** The same person, with another income, who applies for all of that. */
export async function appliesAgain(deps: Deps, caller: Caller, amount: number) {
  await give(deps, caller.userId, 'income', amount)
  const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
  const wish = { clientNo: clientNo(), amount: fen(amount), way: 'bank' as const, payee }
  return valueOf(await applyUnasked(deps, caller, wish))
}
