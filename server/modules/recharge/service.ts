import type * as v from 'valibot'
import type { rechargeAdd, rechargeList } from '@contract/endpoints/money/recharge'
import { dayStart, isOpenAt, opensAt, paymentDeadline } from '@contract/hours'
import { pageSize, recharges, waits } from '@contract/limits'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { nextNumber } from '../../db/numbers'
import { once } from '../../db/once/once'
import { pageStart } from '../../db/page-start'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { schedule } from '../../jobs/jobs'
import { balancesOf } from '../../ledger/wallet'
import { bonusOf } from '../pay/open/bonus'
import { isSwitchedOn } from '../area/open/switches'
import { haltFault } from '../area/open/halt'
import { dayLimitOf } from '../limits/open/day-limit'
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
  const dayLimit = await dayLimitOf(db, userId, 'recharge')
  return ok({
    enabled: await isSwitchedOn(db, areaId, 'recharge', platform),
    available: (await balancesOf(db, userId)).available,
    min: fen(recharges.minFen),
    max: fen(recharges.maxFen),
    dayLimit,
    dayLeft: leftOf(dayLimit, await store.sumSince(db, userId, dayStart(clock.now()))),
    presets: recharges.presetsFen.map((amount) => ({ amount: fen(amount), bonus: fen(bonusOf(amount)) })),
    bonusSteps: recharges.bonusSteps.map(({ fromFen, bonusFen }) => ({ from: fen(fromFen), bonus: fen(bonusFen) })),
    unpaid: await newest('created'),
    last: await newest('paid'),
  })
}

/**
 * Makes a recharge with its pay order, to be paid within 15 minutes. Refusals: NO_RIGHT (switched off here), HALT, BEFORE_OPEN, LIMIT
 * (`min`, `max`, `dayLimit`, `dayLeft`). Source: domain model §3.8, §4.
 */
export async function addRecharge(deps: Deps, caller: Caller, input: v.InferOutput<typeof rechargeAdd.input>) {
  const { db, clock } = deps
  const { userId } = caller
  const now = clock.now()
  const rechargeNo = await nextNumber(deps, 'R', now)
  return transact(db, (tx) =>
    once(tx, { userId, clientNo: input.clientNo, call: '/bctRecharge/add', input, now }, async () => {
      if (!(await isSwitchedOn(tx, caller.areaId, 'recharge', caller.platform))) {
        return err(refusal('NO_RIGHT', { enabled: false }, '这里暂不能充值'))
      }
      const halted = await haltFault(tx, [caller.areaId])
      if (halted) return err(halted)
      if (!isOpenAt(now)) return err(refusal('BEFORE_OPEN', { openAt: opensAt(now) }))
      await claimCaller(tx, userId)
      const dayLimit = await dayLimitOf(tx, userId, 'recharge')
      const left = leftOf(dayLimit, await store.sumSince(tx, userId, dayStart(now)))
      const { minFen: min, maxFen: max } = recharges
      if (input.amount < min || input.amount > Math.min(max, left)) {
        return err(refusal('LIMIT', { min, max, dayLimit, dayLeft: left }))
      }
      return ok(rechargeView(await open(tx, deps, caller, rechargeNo, input.amount)))
    }),
  )
}

/** Writes a recharge, its pay order and its wake-up. */
export async function open(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  { userId, areaId }: Pick<Caller, 'userId' | 'areaId'>,
  rechargeNo: string,
  amount: number,
): Promise<RechargeRow> {
  const now = deps.clock.now()
  const expireAt = paymentDeadline(now, waits.payMs)
  const row = {
    recharge_id: deps.ids.next(),
    recharge_no: rechargeNo,
    ver: 1,
    user_id: userId,
    area_id: areaId,
    amount,
    bonus: bonusOf(amount),
    state: 'created' as const,
    pay_no: `P${rechargeNo}`,
    channel: '',
    created_at: now,
    ended_at: null,
    txn_id: null,
  }
  await store.insert(tx, row, {
    pay_no: row.pay_no,
    user_id: userId,
    biz_type: 'recharge',
    biz_id: row.recharge_id,
    subject: '充值',
    amount,
    state: 'unpaid',
    expire_at: expireAt,
    created_at: now,
  })
  await schedule(tx, { kind: closeUnpaidRechargeJob, ref: row.recharge_id, runAt: expireAt })
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
