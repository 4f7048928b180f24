import type { SpendTimerAct } from '@contract/fund/transitions'
import { spendTransitionFor } from '@contract/fund/transitions'
import { afterOpeningMs, isOpenAt, opensAt } from '@contract/hours'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline, unpaid } from '../../jobs/deadlines'
import type { JobHandler, JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { dropByStaff } from '../approvals/open/by-staff'
import { haltOf, haltPollMs } from '../area/open/halt'
import { openingsIn } from '../settings/open/opening-hours'
import { unpaidTimer } from '../pay/open/unpaid-timer'
import { askOf } from './by-two'
import { lockGift } from './gift-store'
import { closeUnpaidGiftJob, moveGift } from './gifts'
import { lockSpend } from './spend-store'
import { moveSpend, spendJobs } from './spends'
import type { FundSpendTable } from './tables'

const isPaid = { state: ['paid'] } as const

/** A payout stays at the hour it was announced for. */
export const fundDeadlines: readonly Deadline[] = [
  unpaid('fund_gift', 'gift_id', 'pay_before', closeUnpaidGiftJob, 'fund'),
  deadline('fund_spend', 'spend_id', 'pay_at', {
    wakes: spendJobs.pay,
    where: { state: ['approved'] },
    moved: 'announced',
  }),
  deadline('fund_spend', 'spend_id', 'remind_at', { wakes: spendJobs.proofLate, where: isPaid }),
  deadline('fund_spend', 'spend_id', 'proof_before', { where: isPaid, moved: 'running' }),
]

/** The earliest time for a payout: not before its hour, not in closed hours, not while trading is halted. */
async function payoutTime(tx: Tx, spend: FundSpendTable, now: number): Promise<number> {
  if (spend.pay_at > now) return spend.pay_at
  const openings = await openingsIn(tx, spend.area_id, now)
  if (!isOpenAt(openings, now)) return opensAt(openings, now) + afterOpeningMs
  return (await haltOf(tx, [spend.area_id])) === undefined ? now : now + haltPollMs
}

/** A timer of spends: under the same lock and by the same table as everybody's acts. */
function spendTimer(
  { clock, ...deps }: Deps,
  act: SpendTimerAct,
  runAtOf: (tx: Tx, spend: FundSpendTable, now: number) => Promise<number>,
): JobHandler {
  return async (tx, spendId) => {
    const spend = await lockSpend(tx, spendId)
    if (!spend || !spendTransitionFor(act, 'timer', spend.state)) return
    const runAt = await runAtOf(tx, spend, clock.now())
    if (runAt > clock.now()) return schedule(tx, { kind: spendJobs[act], ref: spendId, runAt })
    const moved = await moveSpend(tx, { clock, ...deps }, spend, { act, by: 'timer' })
    // The fund should always have what it promised. If not, the job is tried again, and the operators see that it failed.
    if (!moved.ok) throw new Error(`spend ${spend.no} could not ${act}: ${moved.error.reason}`)
    if (act === 'pay') await dropByStaff(tx, { clock, ...deps }, askOf(spendId))
  }
}

/** What the jobs of the fund do, for who reads that one fails. */
export const fundJobNames = {
  [spendJobs.pay]: '社区基金付款',
  [spendJobs.proofLate]: '基金凭证逾期提醒',
  [closeUnpaidGiftJob]: '关闭逾期未付的捐款',
} as const satisfies JobNames

/** The timers of spends and of unpaid gifts. Source: community §3, rows 1, 4, 7. */
export const fundJobs = (deps: Deps): JobHandlers<keyof typeof fundJobNames> => ({
  [spendJobs.pay]: spendTimer(deps, 'pay', payoutTime),
  [spendJobs.proofLate]: spendTimer(deps, 'proofLate', (_tx, spend, now) => Promise.resolve(spend.remind_at ?? now)),
  [closeUnpaidGiftJob]: unpaidTimer(deps, closeUnpaidGiftJob, async (tx, giftId) => {
    const gift = await lockGift(tx, giftId)
    if (gift?.state !== 'unpaid') return undefined
    const close = () => moveGift(tx, deps, gift, 'closeUnpaidGift', 'timer')
    return { areaId: gift.area_id, payBefore: gift.pay_before, close }
  }),
})
