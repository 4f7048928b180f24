import { fen } from '@contract/money'
import type { Tx } from '../../../db/schema'
import type { WithdrawalTable } from '../../withdrawals/tables'
import { withdrawalOf } from '../../withdrawals/open/returned'
import type { Case, Look, RemedyWish } from '../plan'

/** A withdrawal and what a case of it says; undefined when there is none. */
export async function caseOfWithdrawal(
  tx: Tx,
  { refId }: RemedyWish,
  look: Look,
): Promise<{ readonly row: WithdrawalTable; readonly about: Omit<Case, 'refused' | 'plan'> } | undefined> {
  const row = await withdrawalOf(tx, refId, look)
  if (!row) return undefined
  const about = {
    refType: 'withdraw' as const,
    refId,
    ver: row.ver,
    no: row.withdraw_no,
    areaId: row.area_id,
    asked: { refType: 'withdraw', refId },
    people: [row.user_id],
    total: fen(row.amount),
    sellerAmount: null,
  }
  return { row, about }
}
