import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Db } from '../db/schema'
import type { WalletKind } from './accounts'

export type Balances = Readonly<Record<WalletKind, Fen>>

/** The three amounts of a user; an account that was never used holds nothing. */
export async function balancesOf(db: Db, userId: number): Promise<Balances> {
  const rows = await db.selectFrom('account').select(['kind', 'balance']).where('owner_user_id', '=', userId).execute()
  const of = (kind: WalletKind) => fen(rows.find((row) => row.kind === kind)?.balance ?? 0)
  return { available: of('available'), frozen: of('frozen'), income: of('income') }
}
