import { refusal, wrongField } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import { yuan } from '../../../format/yuan'
import { claimAccounts } from '../../../ledger/post'
import { balanceOf } from '../../../ledger/wallet'
import type { WithdrawalTable } from '../../withdrawals/tables'
import type { FindCase, RemedyWish } from '../plan'
import { plain } from '../plan'
import { noAmount, poorTreasury, usedReference } from '../rules/words'
import * as store from '../store'
import { caseOfWithdrawal } from './of-withdrawal'

const notPaid = refusal('CLOSED', {}, '这笔提现未付过款')

/** What the city lost outside, because it paid twice or to the wrong person: nothing of a resident moves. Source: operating §2. */
export const loss: FindCase = async (tx, deps, wish, look) => {
  const found = await caseOfWithdrawal(tx, wish, look)
  if (!found) return undefined
  const { row, about } = found
  if (look.isLocked) await claimAccounts(tx, deps, [`area:${row.area_id}:treasury`, 'platform:loss'])
  const refused = row.state === 'paid' || row.state === 'returned' ? undefined : notPaid
  return { ...about, refused, plan: () => planOf(tx, wish, row) }
}

async function planOf(tx: Tx, { amount, reference }: RemedyWish, row: WithdrawalTable) {
  if (amount === undefined) return err(noAmount)
  if (reference === '') return err(wrongField('reference', '请填写付款流水号'))
  if (await store.isUsed(tx, 'loss', reference)) return err(usedReference)
  const from = `area:${row.area_id}:treasury` as const
  const treasury = await balanceOf(tx, from)
  if (treasury < amount) return err(poorTreasury(treasury))
  return ok({
    amount,
    userId: null,
    isForTwo: true,
    summary: `${row.withdraw_no} 记损失 ${yuan(amount)}，由城市财库出`,
    moves: [
      {
        type: 'loss' as const,
        memo: `损失：多付或错付，流水号 ${reference}`,
        transfers: [{ from, to: 'platform:loss' as const, amount }],
      },
    ],
    news: () => [],
    ...plain,
  })
}
