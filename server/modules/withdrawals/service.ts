import { dayMs } from '@contract/durations'
import type * as v from 'valibot'
import type { withdrawCancel, withdrawList } from '@contract/endpoints/money/withdrawals'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { changeAndView } from '../../db/once/change-once'
import { pageStart } from '../../db/page-start'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { Deadline } from '../../jobs/deadlines'
import { deadline } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { balancesOf } from '../../ledger/wallet'
import { tell } from '../notices/open/tell'
import { yuan } from '../../format/yuan'
import { isShown } from '../area/open/access'
import { dayLimitOf } from '../limits/open/day-limit'
import { settingsAt } from '../settings/open/settings-at'
import { dayLeftOf, overdueJob } from './apply'
import { move } from './move'
import { isOpenState, nextStates } from './rules/states'
import { expectedAt } from './open/working-days'
import { coolingOf } from '../session/open/cooling'
import * as store from './store'
import type { WithdrawalTable } from './tables'
import { ownView, ownViews } from './view'

/** What the withdrawal form needs to know. Source: domain model §3.9. */
export async function readInfo({ db, clock }: Deps, { userId, areaId, platform }: Caller) {
  const now = clock.now()
  const open = await store.findOpen(db, userId)
  const used = await store.newestByWay(db, userId)
  const { withdrawLeast, withdrawFee, withdrawFeeLeast, withdrawHour } = await settingsAt(db, areaId, now)
  return ok({
    enabled: await isShown(db, areaId, 'withdraw', platform),
    income: (await balancesOf(db, userId)).income,
    min: fen(withdrawLeast),
    feeBasisPoints: withdrawFee,
    feeMin: fen(withdrawFeeLeast),
    dayLimit: await dayLimitOf(db, userId, 'withdraw', now),
    dayLeft: await dayLeftOf(db, userId, now),
    open: open ? await ownView(db, open.withdraw_id, now) : null,
    expectAt: expectedAt(now, withdrawHour),
    payees: used.map(({ way, name, account, bank }) => ({ way, name, account, bank })),
    hasPayPassword: await store.hasPayPassword(db, userId),
    cooling: (await coolingOf(db, userId, now)) ?? null,
  })
}

/** Own withdrawals, newest first. */
export async function listWithdrawals(
  { db, clock }: Deps,
  userId: number,
  input: v.InferOutput<typeof withdrawList.input>,
) {
  const query = { userId, state: input.state }
  const found = await store.own(db, query, pageStart(input), pageSize + 1)
  const { rows, frame } = pageFrame(found, {
    page: input.page,
    total: await store.countOwn(db, query),
    cursorOf: (last) => last.withdraw_id,
  })
  return ok({
    data: await ownViews(db, rows, clock.now()),
    ...frame,
  })
}

/** One own withdrawal. Refusal: NOT_FOUND (also for somebody else's). */
export async function readWithdrawal({ db, clock }: Deps, userId: number, withdrawId: number) {
  const row = await store.find(db, withdrawId)
  return row?.user_id === userId ? ok(await ownView(db, withdrawId, clock.now())) : err(refusal('NOT_FOUND'))
}

/** Takes an application back. Refusals: NOT_FOUND (also for somebody else's), MOVED (data.withdrawal). Source: domain model §3.9. */
export function cancelWithdrawal(deps: Deps, userId: number, input: v.InferOutput<typeof withdrawCancel.input>) {
  const now = deps.clock.now()
  const subject = {
    name: 'withdrawal',
    lock: (tx: Tx) => store.lock(tx, input.id),
    refusalOf: (row: WithdrawalTable) => (row.user_id === userId ? undefined : refusal('NOT_FOUND')),
    may: ({ state }: WithdrawalTable) => nextStates[state].includes('cancelled'),
    view: (tx: Tx) => ownView(tx, input.id, now),
  }
  return changeAndView(deps, { userId, call: '/bctWithdraw/cancel', input }, subject, async (tx, row) => {
    await move(tx, deps, row, { to: 'cancelled', by: userId })
    return ok(null)
  })
}

export const withdrawalDeadlines: readonly Deadline[] = [
  deadline('withdrawal', 'withdraw_id', 'expect_at', { wakes: overdueJob, where: { ended_at: null }, moved: 'wake' }),
]

/** What the jobs of withdrawals do, for who reads that one fails. */
export const withdrawalJobNames = {
  [overdueJob]: '提现逾期提醒',
} as const satisfies JobNames

/**
 * A withdrawal that is not paid in time raises an alarm with every operator, and its owner is told. This repeats daily, but nobody gets a
 * second notice before reading the first. Source: domain model §3.9.
 */
export function withdrawalJobs(deps: Deps): JobHandlers<keyof typeof withdrawalJobNames> {
  return {
    [overdueJob]: async (tx, withdrawId) => {
      const row = await store.lock(tx, withdrawId)
      if (!row || !isOpenState(row.state)) return
      const now = deps.clock.now()
      if (row.expect_at > now) return schedule(tx, { kind: overdueJob, ref: withdrawId, runAt: row.expect_at })
      const about = { kind: 'withdrawLate', refId: withdrawId, onlyOnce: true } as const
      const named = `${row.withdraw_no} 提现 ${yuan(row.amount)}`
      for (const userId of await store.operatorIds(tx)) {
        const said = { title: '有提现超时未打款', content: `${named}，已超过打款时限，请尽快处理。` }
        await tell(tx, deps, { ...about, userId, type: 'system', refType: 'withdrawDesk', ...said })
      }
      const said = { title: '提现超时未打款', content: `${named} 未按时打款，已提醒平台。资金仍为你冻结，没有变动。` }
      await tell(tx, deps, { ...about, userId: row.user_id, type: 'money', refType: 'withdraw', ...said })
      await schedule(tx, { kind: overdueJob, ref: withdrawId, runAt: now + dayMs })
    },
  }
}
