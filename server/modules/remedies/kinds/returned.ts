import { dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import { calendarDay } from '@contract/moments'
import { refusal, wrongField } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import { isForTwo } from '../../limits/open/thresholds'
import { claimPerson } from '../../session/open/claim-person'
import { bringBack, isReturnable, returnOf } from '../../withdrawals/open/returned'
import type { WithdrawalTable } from '../../withdrawals/tables'
import type { FindCase, RemedyWish } from '../plan'
import { plain } from '../plan'
import { usedReference } from '../rules/words'
import * as store from '../store'
import { caseOfWithdrawal } from './of-withdrawal'

const notReturnable = refusal('CLOSED', {}, '只有已付的提现能登记退票')

/**
 * A withdrawal that was paid and came back from the bank; to a closed account it comes back, too, and stays there. Source: operating §2.
 * Our decision: docs/decisions/0436-closing-an-account.md
 */
export const returned: FindCase = async (tx, deps, wish, look) => {
  const found = await caseOfWithdrawal(tx, wish, look)
  if (!found) return undefined
  const { row, about } = found
  if (look.isLocked) await claimPerson(tx, row.user_id)
  const hasLeft = await store.hasClosed(tx, row.user_id)
  return {
    ...about,
    hasLeft,
    refused: isReturnable(row) ? undefined : notReturnable,
    plan: () => planOf(tx, deps, wish, row, hasLeft),
  }
}

/** What is wrong with what the bank said, if so. */
async function refusalOf(tx: Tx, now: number, { reference, day }: RemedyWish, { ended_at: paidAt }: WithdrawalTable) {
  if (reference === '') return wrongField('reference', '请填写退票流水号')
  if (await store.isUsed(tx, 'returned', reference)) return usedReference
  if (day === undefined || day > calendarDay(now) || day < calendarDay(paidAt ?? now))
    return wrongField('day', '请选付款之后、今天之前的日期')
  return undefined
}

async function planOf(tx: Tx, { clock }: Deps, wish: RemedyWish, row: WithdrawalTable, hasLeft: boolean) {
  const now = clock.now()
  const refused = await refusalOf(tx, now, wish, row)
  if (refused) return err(refused)
  const { user_id: userId, withdraw_no: no, amount } = row
  const before = await store.givenBefore(tx, 'returned', userId, { since: dayStart(now), now })
  return ok({
    amount: fen(amount),
    userId,
    isForTwo: await isForTwo(tx, 'withdrawTwo', { amount, before, at: now }),
    summary: `${no} 登记退票，${yuan(amount)} 连同手续费退回收入`,
    moves: [{ type: 'withdraw_returned' as const, memo: '提现退票', transfers: returnOf(row) }],
    news: () => [],
    run: (inside: Tx, deps: Deps, by: number, reason: string) => bringBack(inside, deps, row, { by, reason, hasLeft }),
    ...plain,
  })
}
