import { fundSpends } from '@contract/fund/limits'
import { yuan } from '../../../format/yuan'
import type { Plot } from '../../area/open/plot'
import { fundAccount } from '../ledger-store'
import { owedProofs } from '../spend-store'

const line: Plot['line'] = async ({ db }, areaId) => yuan((await fundAccount(db, areaId)).balance)

/** Proofs that are due within a week, or late. */
const todo: Plot['todo'] = async ({ db, clock }, areaId, { userId }) => {
  const now = clock.now()
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

/** Its balance, and proofs that are owed. */
export const fundPlot: Plot = { line, todo, isSilent: true }
