import type * as v from 'valibot'
import type { rechargeAdd, rechargeList } from '@contract/endpoints/money/recharge'
import { dayStart, paymentDeadline } from '@contract/hours'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { bonusOf } from '@contract/settings/kinds'
import { err, ok } from '@contract/result'
import { addOnce } from '../../db/once/add-once'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { balancesOf } from '../../ledger/wallet'
import { openPayable } from '../pay/open/pay-orders'
import { unpaidRefusal } from '../pay/open/unpaid-refusal'
import { beginRefusal, isShown } from '../area/open/access'
import { tradingIn } from '../area/open/halt'
import { dayLimitOf } from '../limits/open/day-limit'
import type { PayTimes } from '../settings/open/opening-hours'
import { settingsAt } from '../settings/open/settings-at'
import { claimCaller } from '../session/open/claim-person'
import * as store from './store'
import type { RechargeRow } from './store'

export const closeUnpaidRechargeJob = 'closeUnpaidRecharge'

export const rechargeView = (row: RechargeRow) => ({
  rechargeId: row.recharge_id,
  rechargeNo: row.recharge_no,
  ver: row.ver,
  amount: fen(row.amount),
  bonus: fen(row.bonus),
  state: row.state,
  payNo: row.pay_no,
  expireAt: row.expire_at,
  createdAt: row.created_at,
  paidAt: row.state === 'paid' ? row.ended_at : null,
  channel: row.channel,
})

const leftOf = (dayLimit: number, used: number) => fen(Math.max(0, dayLimit - used))

/** What the page needs to know before a recharge. Source: domain model §3.8. */
export async function readInfo({ db, clock }: Deps, caller: Caller) {
  const { userId, areaId, platform } = caller
  const newest = async (state: 'created' | 'paid') => {
    const [row] = await store.own(db, { userId, state }, pageStart({ page: 1 }), 1)
    return row ? rechargeView(row) : null
  }
  const now = clock.now()
  const dayLimit = await dayLimitOf(db, userId, 'recharge', now)
  const { rechargeLeast, rechargeMost, rechargePresets, rechargeBonus } = await settingsAt(db, areaId, now)
  return ok({
    enabled: await isShown(db, areaId, 'recharge', platform),
    available: (await balancesOf(db, userId)).available,
    min: fen(rechargeLeast),
    max: fen(rechargeMost),
    dayLimit,
    dayLeft: leftOf(dayLimit, await store.sumSince(db, userId, dayStart(now))),
    presets: rechargePresets.map((amount) => ({ amount: fen(amount), bonus: fen(bonusOf(rechargeBonus, amount)) })),
    bonusSteps: rechargeBonus.map(({ fromFen, bonusFen }) => ({ from: fen(fromFen), bonus: fen(bonusFen) })),
    unpaid: await newest('created'),
    last: await newest('paid'),
  })
}

/**
 * Makes a recharge with its pay order, to be paid in time (`payMinutes`). Refusals: NO_RIGHT (switched off here), HALT, BEFORE_OPEN, LIMIT
 * (`min`, `max`, `dayLimit`, `dayLeft`; or `unpaid` recharges wait for their money). Source: domain model §3.8, §4.
 */
export function addRecharge(deps: Deps, caller: Caller, input: v.InferOutput<typeof rechargeAdd.input>) {
  const { userId } = caller
  const now = deps.clock.now()
  return addOnce(deps, 'R', { userId, call: '/bctRecharge/add', input }, async (tx, rechargeNo) => {
    const off = await beginRefusal(tx, caller.areaId, 'recharge', caller)
    if (off) return err(off)
    const { openings, payMs, closed, halted } = await tradingIn(tx, caller.areaId, now)
    const stopped = halted ?? closed
    if (stopped) return err(stopped)
    await claimCaller(tx, userId)
    const waiting = await unpaidRefusal(tx, userId, 'recharge')
    if (waiting) return err(waiting)
    const dayLimit = await dayLimitOf(tx, userId, 'recharge', now)
    const left = leftOf(dayLimit, await store.sumSince(tx, userId, dayStart(now)))
    const { rechargeLeast: min, rechargeMost: max, rechargeBonus } = await settingsAt(tx, caller.areaId, now)
    if (input.amount < min || input.amount > Math.min(max, left)) {
      return err(refusal('LIMIT', { min, max, dayLimit, dayLeft: left }))
    }
    const { amount } = input
    const wish = { amount, bonus: bonusOf(rechargeBonus, amount), openings, payMs }
    return ok(rechargeView(await open(tx, deps, caller, rechargeNo, wish)))
  })
}

/** Writes a recharge, its pay order and its wake-up; it keeps the bonus that it was made with. */
export async function open(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  { userId, areaId }: Pick<Caller, 'userId' | 'areaId'>,
  rechargeNo: string,
  { amount, bonus, openings, payMs }: PayTimes & { readonly amount: number; readonly bonus: number },
): Promise<RechargeRow> {
  const now = deps.clock.now()
  const expireAt = paymentDeadline(openings, now, payMs)
  const row = {
    recharge_id: deps.ids.next(),
    recharge_no: rechargeNo,
    ver: 1,
    user_id: userId,
    area_id: areaId,
    amount,
    bonus,
    state: 'created' as const,
    pay_no: `P${rechargeNo}`,
    channel: '',
    created_at: now,
    ended_at: null,
    txn_id: null,
  }
  await store.insert(tx, row)
  const about = { biz_type: 'recharge', biz_id: row.recharge_id, subject: '充值' } as const
  await openPayable(tx, { ...row, pay_before: expireAt }, about, closeUnpaidRechargeJob)
  return { ...row, expire_at: expireAt }
}

/** Own recharges, newest first. */
export async function listRecharges({ db }: Deps, userId: number, input: v.InferOutput<typeof rechargeList.input>) {
  const query = { userId, state: input.state }
  const found = await store.own(db, query, pageStart(input), pageSize + 1)
  const { rows, frame } = pageFrame(found, {
    page: input.page,
    total: await store.countOwn(db, query),
    cursorOf: (last) => last.recharge_id,
  })
  return ok({
    data: rows.map(rechargeView),
    ...frame,
  })
}

/** One own recharge. Refusal: NOT_FOUND (also for somebody else's). */
export async function readRecharge({ db }: Deps, userId: number, rechargeId: number) {
  const row = await store.find(db, rechargeId)
  return row?.user_id === userId ? ok(rechargeView(row)) : err(refusal('NOT_FOUND'))
}
