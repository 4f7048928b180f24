import type { ApiInput } from '@contract/endpoints/all'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Deps } from '../../deps'
import { walletKey } from '../../ledger/accounts'
import { post } from '../../ledger/post'
import { balancesOf } from '../../ledger/wallet'
import * as store from './store'

/** The three amounts and their sum. Source: domain model §6.1. */
export async function readAssets({ db, clock }: Deps, userId: number) {
  const balances = await balancesOf(db, userId)
  const total = fen(balances.available + balances.frozen + balances.income)
  const points = await store.pointsOf(db, userId)
  return ok({ ...balances, total, points, ...(await store.openHolds(db, userId, clock.now())) })
}

/** Whether each of this user's balances is the sum of its entries. */
export async function readTotal({ db, clock }: Deps, userId: number) {
  const accounts = await store.accountsWithSums(db, userId)
  const total = fen(accounts.reduce((whole, { balance }) => whole + balance, 0))
  return ok({ total, equal: accounts.every(({ balance, sum }) => balance === sum), checkedAt: clock.now() })
}

/** Income to available money. Refusals: NOT_ENOUGH, FORM. Source: domain model §1.5, §3.6. */
export function turnIncome(deps: Deps, userId: number, input: ApiInput<'/bctMoney/turn'> & { amount: Fen }) {
  return doOnce(deps, { userId, call: '/bctMoney/turn', input }, async (tx) => {
    const cause = { type: 'income_turn', refType: 'user', refId: userId, reference: '', memo: '收入转可用' } as const
    const transfer = { from: walletKey(userId, 'income'), to: walletKey(userId, 'available'), amount: input.amount }
    const posted = await post(tx, deps, cause, [transfer])
    if (!posted.ok) return posted
    const { available, income } = await balancesOf(tx, userId)
    return ok({ available, income })
  })
}
