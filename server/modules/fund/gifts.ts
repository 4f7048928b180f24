import type * as v from 'valibot'
import type { fundAdd } from '@contract/endpoints/community/fund'
import type { GiftAct, GiftRole } from '@contract/fund/transitions'
import { giftTransitionFor } from '@contract/fund/transitions'
import { isOpenAt, opensAt, paymentDeadline } from '@contract/hours'
import { gifts } from '@contract/fund/limits'
import { waits } from '@contract/limits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../db/numbers'
import { once } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { bareYuan } from '../../format/yuan'
import type { Caller } from '../../http/caller'
import { schedule } from '../../jobs/jobs'
import { walletKey } from '../../ledger/accounts'
import { post } from '../../ledger/post'
import { balancesOf } from '../../ledger/wallet'
import { findArea } from '../area/open/find-area'
import { haltFault } from '../area/open/halt'
import { moduleFault } from '../area/open/switches'
import { insertPayOrder, payOrderState } from '../pay/open/pay-orders'
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
 * Makes a gift with its pay order, to be paid within 15 minutes. Refusals: NOT_FOUND, NO_RIGHT, BEFORE_OPEN, HALT, FORM (the amount), LIMIT
 * (`dayLeft`; `unpaid` gifts wait for their money). Source: community §3, row 1.
 */
export async function addGift(deps: Deps, caller: Caller, input: AddInput) {
  const now = deps.clock.now()
  const { userId } = caller
  const no = await nextNumber(deps, 'G', now)
  return transact(deps.db, (tx) =>
    once(tx, { userId, clientNo: input.clientNo, call: '/bctFund/add', input, now }, async () => {
      await claimCaller(tx, userId)
      const fault = await addFault(tx, deps, caller, input)
      if (fault) return err(fault)
      return ok(await insert(tx, deps, caller, no, input))
    }),
  )
}

/** Why the caller may not give this now, if so. */
async function addFault(tx: Tx, { clock }: Deps, caller: Caller, input: AddInput): Promise<Refusal | undefined> {
  const { areaId, amount } = input
  const area = await findArea(tx, areaId)
  if (!area) return refusal('NOT_FOUND')
  const closed = await moduleFault(tx, areaId, 'fund', caller)
  if (closed) return closed
  const now = clock.now()
  if (!isOpenAt(now)) return refusal('BEFORE_OPEN', { openAt: opensAt(now) })
  const halted = await haltFault(tx, [areaId])
  if (halted) return halted
  if (amount < gifts.minFen || amount > gifts.maxFen)
    return refusal('FORM', {
      fields: { amount: `请填写 ${bareYuan(gifts.minFen)}–${bareYuan(gifts.maxFen)} 之间的金额` },
    })
  const unpaid = await store.unpaidGifts(tx, caller.userId)
  if (unpaid >= gifts.unpaidMost) return refusal('LIMIT', { unpaid }, `有 ${unpaid} 笔捐赠待付款，请先付款或取消`)
  const left = await dayLeft(tx, caller.userId, now)
  return amount > left ? refusal('LIMIT', { dayLeft: left }, `今日还可捐赠 ${bareYuan(left)}`) : undefined
}

/** Writes a gift, its pay order and its wake-up. */
async function insert(tx: Tx, deps: Deps, { userId, blockNo }: Caller, no: string, input: AddInput) {
  const now = deps.clock.now()
  const { areaId, amount, memo, anonymous } = input
  const payBefore = paymentDeadline(now, waits.payMs)
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
  await insertPayOrder(tx, {
    pay_no: row.pay_no,
    user_id: userId,
    biz_type: 'fund',
    biz_id: row.gift_id,
    amount,
    state: 'unpaid',
    subject: '捐赠给社区基金',
    expire_at: payBefore,
    created_at: now,
  })
  await schedule(tx, { kind: closeUnpaidGiftJob, ref: row.gift_id, runAt: payBefore })
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
  const transfer = { from: walletKey(userId, 'available'), to: fundKey(areaId), amount: fen(amount) }
  const posted = await post(tx, deps, cause, [transfer])
  if (!posted.ok) {
    const { available } = await balancesOf(tx, userId)
    return err(refusal('NOT_ENOUGH', { missing: Math.max(0, amount - available) }))
  }
  await tellThanks(tx, deps, gift)
  return ok(null)
}
