import type { Fen } from '@contract/money'
import type { Tx } from '../../../db/schema'
import type { AccountKey } from '../../../ledger/accounts'
import { balanceOf } from '../../../ledger/wallet'
import { mayFundGive } from './promised'

/** Who pays a part of a fee back: the account that got it, or the platform when that has less or has promised it. */
export async function giverOf(tx: Tx, areaId: number, from: 'fund' | 'fee', amount: Fen): Promise<AccountKey> {
  const key: AccountKey = from === 'fund' ? `area:${areaId}:fund` : 'platform:fee'
  const isThere = (await balanceOf(tx, key)) >= amount && (from === 'fee' || (await mayFundGive(tx, areaId, amount)))
  return isThere ? key : 'platform:promo'
}
