import { fundSpends } from '@contract/fund/limits'
import type { Db } from '../../../db/schema'
import { yuan } from '../../../format/yuan'
import { fundAccount } from '../ledger-store'
import { owedProofs } from '../spend-store'

/** The line below the fund's plot: its balance. Source: community §0 (tab 0). */
export const fundLine = async (db: Db, areaId: number): Promise<string> => yuan((await fundAccount(db, areaId)).balance)

/** Proofs that this person owes and that are due within a week, or late; by deadline. Source: community §0 (城里的事). */
export async function fundTodo(db: Db, userId: number, areaId: number, now: number) {
  const owed = await owedProofs(db, userId, areaId)
  return owed.flatMap(({ spend_id: refId, purpose, amount, proof_before: until }) =>
    until === null || until > now + fundSpends.todoMs
      ? []
      : [
          {
            type: 'fund' as const,
            refId,
            payNo: '',
            title: purpose,
            value: yuan(amount),
            turn: { what: '交凭证', until, otherwise: '逾期公示' },
          },
        ],
  )
}
