import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Deadline } from '../../../jobs/deadlines'
import { deadline } from '../../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { deleteAreaNotice, holdersOf, insertAreaNotice, insertNotices } from '../area-notice-store'
import * as store from './plan-store'

export const sendPlanJob = 'sendNoticePlan'

const isPlanned = { state: ['planned'] } as const

export const noticePlanDeadlines: readonly Deadline[] = [
  deadline('notice_plan', 'plan_id', 'send_at', { wakes: sendPlanJob, where: isPlanned, moved: 'wake' }),
]

/** Sends a plan whose minute has come, once; later takes it from everybody when it expires. */
async function doDue(tx: Tx, deps: Deps, planId: number): Promise<void> {
  const plan = await store.lockPlan(tx, planId)
  const now = deps.clock.now()
  if (plan?.state === 'planned' && plan.send_at !== null) {
    if (plan.send_at > now) return schedule(tx, { kind: sendPlanJob, ref: planId, runAt: plan.send_at })
    const { area_id, title, content, type, is_popup, expire_at: expireAt } = plan
    const told = { title, content, type, is_popup, created_at: now }
    const noticeId = deps.ids.next()
    await insertAreaNotice(tx, { notice_id: noticeId, area_id, by_user_id: null, attachment: '', ...told })
    const readers = await holdersOf(tx, plan)
    const about = { kind: 'told', ref_type: 'areaNotice', ref_id: noticeId, read_at: null } as const
    await insertNotices(
      tx,
      readers.map((user_id) => ({ notice_id: deps.ids.next(), user_id, ...told, ...about })),
    )
    await store.changePlan(tx, planId, { state: 'sent', notice_id: noticeId, readers: readers.length })
    if (expireAt !== null) await schedule(tx, { kind: sendPlanJob, ref: planId, runAt: Math.max(expireAt, now + 1) })
    return
  }
  if (plan?.state !== 'sent' || plan.notice_id === null || plan.expire_at === null) return
  if (plan.expire_at > now) return schedule(tx, { kind: sendPlanJob, ref: planId, runAt: plan.expire_at })
  await deleteAreaNotice(tx, plan.notice_id)
}

/** What the jobs of planned notices do, for who reads that one fails. */
export const noticePlanJobNames = {
  [sendPlanJob]: '定时公告',
} as const satisfies JobNames

/** The timer of planned notices. Source: community §9 (notices). */
export const noticePlanJobs = (deps: Deps): JobHandlers<keyof typeof noticePlanJobNames> => ({
  [sendPlanJob]: (tx, planId) => doDue(tx, deps, planId),
})
