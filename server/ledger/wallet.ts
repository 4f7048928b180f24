import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../db/schema'
import type { AccountKey, WalletKind } from './accounts'

export type Balances = Readonly<Record<WalletKind, Fen>>

/** The three amounts of a user; an account that was never used holds nothing. */
export async function balancesOf(db: Db, userId: number): Promise<Balances> {
  const rows = await db.selectFrom('account').select(['kind', 'balance']).where('owner_user_id', '=', userId).execute()
  const of = (kind: WalletKind) => fen(rows.find((row) => row.kind === kind)?.balance ?? 0)
  return { available: of('available'), frozen: of('frozen'), income: of('income') }
}

/** What is said to who wanted to pay or freeze an amount and has less: NOT_ENOUGH (`missing`, in fen). */
export async function shortOf(
  db: Db,
  { userId, fromKind, amount }: { readonly userId: number; readonly fromKind: WalletKind; readonly amount: number },
): Promise<Refusal> {
  const balances = await balancesOf(db, userId)
  return refusal('NOT_ENOUGH', { missing: Math.max(0, amount - balances[fromKind]) })
}

/** What an account has; nothing before its first entry. */
export async function balanceOf(db: Db, key: AccountKey): Promise<Fen> {
  const row = await db.selectFrom('account').select('balance').where('key', '=', key).executeTakeFirst()
  return fen(row?.balance ?? 0)
}
