import type { ApiInput } from '@contract/endpoints/all'
import { pageSize } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { once } from '../../db/once'
import { pageStart } from '../../db/page-start'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { WalletKind } from '../../ledger/accounts'
import { walletKey } from '../../ledger/accounts'
import { post } from '../../ledger/post'
import { balancesOf, entryCount, statement } from '../../ledger/wallet'
import * as store from './store'

/** The three amounts and their sum. Source: domain model §6.1. */
export async function readAssets({ db }: Deps, userId: number) {
  const balances = await balancesOf(db, userId)
  const total = fen(balances.available + balances.frozen + balances.income)
  return ok({ ...balances, total, points: await store.pointsOf(db, userId), holds: await store.openHolds(db, userId) })
}

/** Own records of one account, newest first. Paged by entry, so that new rows do not shift pages. */
export async function listMoney(
  { db }: Deps,
  userId: number,
  query: { kind: WalletKind; page: number; cursor?: string | undefined },
) {
  const { kind, page } = query
  const total = await entryCount(db, { userId, kind })
  const { beforeId, offset } = pageStart(query)
  // Entries of an account are numbered from 1: the newest `offset` of them are left out.
  const newest = offset === 0 ? beforeId : await store.entryAt(db, walletKey(userId, kind), total - offset + 1)
  const before = newest === Number.MAX_SAFE_INTEGER ? {} : { beforeEntryId: newest ?? 0 }
  const rows = await statement(db, { userId, kind, limit: pageSize + 1, ...before })
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return ok({
    data: shown,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / pageSize)),
    per_page: pageSize,
    total,
    ...(rows.length > pageSize && last && { cursor: String(last.entryId) }),
  })
}

/** Whether each of this user's balances is the sum of its entries. */
export async function readTotal({ db, clock }: Deps, userId: number) {
  const accounts = await store.accountsWithSums(db, userId)
  const total = fen(accounts.reduce((whole, { balance }) => whole + balance, 0))
  return ok({ total, equal: accounts.every(({ balance, sum }) => balance === sum), checkedAt: clock.now() })
}

/** Income to available money. Refusals: NOT_ENOUGH, FORM. Source: domain model §1.5, §3.6. */
export function turnIncome(deps: Deps, userId: number, input: ApiInput<'/bctMoney/turn'> & { amount: Fen }) {
  return transact(deps.db, (tx) =>
    once(tx, { userId, clientNo: input.clientNo, call: '/bctMoney/turn', input, now: deps.clock.now() }, async () => {
      const cause = { type: 'income_turn', refType: 'user', refId: userId, reference: '', memo: '收入转可用' }
      const transfer = { from: walletKey(userId, 'income'), to: walletKey(userId, 'available'), amount: input.amount }
      const posted = await post(tx, deps, cause, [transfer])
      if (!posted.ok) return posted
      const { available, income } = await balancesOf(tx, userId)
      return ok({ available, income })
    }),
  )
}
