import type * as v from 'valibot'
import type { fundAdd } from '@contract/endpoints/community/fund'
import type { GiftAct, GiftRole } from '@contract/fund/transitions'
import { giftTransitionFor } from '@contract/fund/transitions'
import { paymentDeadline } from '@contract/hours'
import { gifts } from '@contract/fund/limits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { addOnce } from '../../db/once/add-once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { bareYuan } from '../../format/yuan'
import type { Caller } from '../../http/caller'
import { payFrom } from '../../ledger/pay-from'
import { findArea } from '../area/open/find-area'
import { tradingIn } from '../area/open/halt'
import { beginRefusal } from '../area/open/access'
import type { PayTimes } from '../settings/open/opening-hours'
import { openPayable, payOrderState } from '../pay/open/pay-orders'
import { unpaidRefusal } from '../pay/open/unpaid-refusal'
import { claimCaller } from '../session/open/claim-person'
import * as store from './gift-store'
import { dayLeft } from './info'
import { fundKey } from './ledger-store'
import { tellThanks } from './news'
import type { FundGiftTable } from './tables'

/** The kind of the job that closes an unpaid gift. */
export const closeUnpaidGiftJob = 'closeUnpaidGift'

type AddInput = v.InferOutput<typeof fundAdd.input>

/**
 * Makes a gift with its pay order, to be paid in time (`payMinutes`). Refusals: NOT_FOUND, NO_RIGHT, BEFORE_OPEN, HALT, FORM (the amount),
 * LIMIT (`dayLeft`; `unpaid` gifts wait for their money). Source: community §3, row 1.
 */
export function addGift(deps: Deps, caller: Caller, input: AddInput) {
  const { userId } = caller
  return addOnce(deps, 'G', { userId, call: '/bctFund/add', input }, async (tx, no) => {
    await claimCaller(tx, userId)
    const allowed = await mayAdd(tx, deps, caller, input)
    return allowed.ok ? ok(await insert(tx, deps, caller, no, { ...input, ...allowed.value })) : allowed
  })
}

/** When the city is open, if the caller may give this now; else why not. */
async function mayAdd(tx: Tx, { clock }: Deps, caller: Caller, input: AddInput): Promise<Result<PayTimes, Refusal>> {
  const { areaId, amount } = input
  const area = await findArea(tx, areaId)
  if (!area) return err(refusal('NOT_FOUND'))
  const closed = await beginRefusal(tx, areaId, 'fund', caller)
  if (closed) return err(closed)
  const now = clock.now()
  const trading = await tradingIn(tx, areaId, now)
  const stopped = trading.closed ?? trading.halted
  if (stopped) return err(stopped)
  if (amount < gifts.minFen || amount > gifts.maxFen)
    return err(
      refusal('FORM', { fields: { amount: `请填写 ${bareYuan(gifts.minFen)}–${bareYuan(gifts.maxFen)} 之间的金额` } }),
    )
  const waiting = await unpaidRefusal(tx, caller.userId, 'fund')
  if (waiting) return err(waiting)
  const left = await dayLeft(tx, caller.userId, now)
  return amount > left ? err(refusal('LIMIT', { dayLeft: left }, `今日还可捐赠 ${bareYuan(left)}`)) : ok(trading)
}

/** Writes a gift, its pay order and its wake-up. */
async function insert(tx: Tx, deps: Deps, { userId, blockNo }: Caller, no: string, input: AddInput & PayTimes) {
  const now = deps.clock.now()
  const { areaId, amount, memo, anonymous } = input
  const payBefore = paymentDeadline(input.openings, now, input.payMs)
  const row: FundGiftTable = {
    gift_id: deps.ids.next(),
    no,
    ver: 1,
    area_id: areaId,
    user_id: userId,
    block_no: blockNo > 0 ? blockNo : null,
    amount,
    memo,
    is_anonymous: anonymous,
    pay_no: `P${no}`,
    pay_before: payBefore,
    state: giftTransitionFor('give', 'giver')?.to ?? 'unpaid',
    created_at: now,
    ended_at: null,
  }
  await store.insertGift(tx, row)
  const about = { biz_type: 'fund', biz_id: row.gift_id, subject: '捐赠给社区基金' } as const
  await openPayable(tx, row, about, closeUnpaidGiftJob)
  return { giftId: row.gift_id, no, ver: row.ver, payNo: row.pay_no, amount, expireAt: payBefore }
}

/**
 * Carries out an act on a locked gift as the table says: state, pay order, money, notice. Refusals: CLOSED (the table has no such step),
 * NOT_ENOUGH (`missing`, in fen). Source: community §3, row 1.
 */
export async function moveGift(
  tx: Tx,
  deps: Deps,
  gift: FundGiftTable,
  act: Exclude<GiftAct, 'give'>,
  by: GiftRole,
): Promise<Result<null, Refusal>> {
  const step = giftTransitionFor(act, by, gift.state)
  if (!step) return err(refusal('CLOSED'))
  await store.changeGift(tx, gift.gift_id, { state: step.to, ended_at: deps.clock.now() })
  await payOrderState(tx, gift.pay_no, step.to === 'done' ? 'paid' : 'closed').execute()
  return step.money === 'gift' ? give(tx, deps, gift) : ok(null)
}

async function give(tx: Tx, deps: Deps, gift: FundGiftTable): Promise<Result<null, Refusal>> {
  const { user_id: userId, area_id: areaId, amount } = gift
  const cause = {
    type: 'fund_gift',
    refType: 'fund',
    refId: gift.gift_id,
    reference: gift.no,
    memo: '捐赠给社区基金',
  } as const
  const paid = await payFrom(tx, deps, userId, cause, [{ to: fundKey(areaId), amount: fen(amount) }])
  if (!paid.ok) return paid
  await tellThanks(tx, deps, gift)
  return ok(null)
}
