import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { walletKey } from '../../../ledger/accounts'
import { claimAccounts, post } from '../../../ledger/post'
import { newPayOrder, payOrderFor } from '../../pay/open/pay-orders'
import { insertGift } from '../gift-store'
import { fundKey } from '../ledger-store'

/** Locks somebody's wallet with the fund that gets the rest of it, so that neither moves meanwhile. */
export const claimPurse = (tx: Tx, deps: Pick<Deps, 'ids'>, userId: number, areaId: number): Promise<unknown> =>
  claimAccounts(tx, deps, [
    walletKey(userId, 'available'),
    walletKey(userId, 'frozen'),
    walletKey(userId, 'income'),
    fundKey(areaId),
  ])

export interface Rest {
  readonly no: string
  readonly userId: number
  readonly areaId: number
  readonly available: Fen
  readonly income: Fen
}

/**
 * Gives the rest of a wallet to the fund of a city, without a name, as a gift that is paid at once. Throws when there is less: whoever
 * calls has locked the wallet. Our decision: docs/decisions/0436-closing-an-account.md
 */
export async function giveRest(tx: Tx, deps: Deps, { no, userId, areaId, available, income }: Rest): Promise<void> {
  const [now, giftId] = [deps.clock.now(), deps.ids.next()]
  const amount = fen(available + income)
  const memo = '注销账号的余额'
  const gift = {
    gift_id: giftId,
    no,
    ver: 1,
    area_id: areaId,
    user_id: userId,
    block_no: null,
    amount,
    memo,
    is_anonymous: true,
    pay_no: `P${no}`,
    pay_before: now,
    state: 'done',
    created_at: now,
    ended_at: now,
  } as const
  await insertGift(tx, gift)
  await newPayOrder(tx, payOrderFor(gift, { biz_type: 'fund', biz_id: giftId, subject: memo }, 'paid')).execute()
  const to = fundKey(areaId)
  const cause = { type: 'fund_gift', refType: 'fund', refId: giftId, reference: no, memo } as const
  const posted = await post(tx, deps, cause, [
    { from: walletKey(userId, 'available'), to, amount: available },
    { from: walletKey(userId, 'income'), to, amount: income },
  ])
  if (!posted.ok) throw new Error(`user ${userId} has less than ${amount}`)
}
