import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { lapse } from './endings'
import type { ApprovalActs } from './open/approval'
import { lapseJob } from './open/ask'
import * as store from './store'

const isWaiting = { state: ['waiting'] } as const

/** An ask is for a day, whatever happened meanwhile. */
export const approvalDeadlines: readonly Deadline[] = [
  deadline('approval', 'approval_id', 'expires_at', { wakes: lapseJob, where: isWaiting, moved: 'announced' }),
]

/** What the jobs of asks do, for who reads that one fails. */
export const approvalJobNames = {
  [lapseJob]: '复核到期',
} as const satisfies JobNames

/** The timer of asks: what nobody decided in a day ends, and its thing can be asked about again. Source: community §9 (two persons). */
export const approvalJobs = (deps: Deps, acts: ApprovalActs): JobHandlers<keyof typeof approvalJobNames> => ({
  [lapseJob]: async (tx, approvalId) => {
    const seen = await store.find(tx, approvalId)
    if (!seen) return
    await acts[seen.kind].lock(tx, seen.ref_id)
    const row = await store.lock(tx, approvalId)
    if (row?.state !== 'waiting') return
    if (row.expires_at > deps.clock.now())
      await schedule(tx, { kind: lapseJob, ref: approvalId, runAt: row.expires_at })
    else await lapse(tx, deps, acts[row.kind], row, { by: null, reason: '' })
  },
})
