import type { VoteTimerAct } from '@contract/vote/transitions'
import { voteTransitionFor } from '@contract/vote/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline } from '../../jobs/deadlines'
import type { JobHandler, JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { moveVote, voteJobs } from './life'
import { tellReminder } from './news'
import type { VoteTable } from './tables'
import { lockVote, noteVote } from './vote-store'

const isOpen = { state: ['open'] } as const

/** An open vote and the search for supporters last as much longer, also when they should have ended during an outage. */
export const voteDeadlines: readonly Deadline[] = [
  deadline('vote', 'vote_id', 'draft_until', { wakes: voteJobs.lapse, where: { state: ['draft'] } }),
  deadline('vote', 'vote_id', 'remind_at', { wakes: voteJobs.remind, where: isOpen }),
  deadline('vote', 'vote_id', 'close_at', { wakes: voteJobs.close, where: isOpen }),
]

/** When each timer acts. */
const dueAt: Readonly<Record<VoteTimerAct, (vote: VoteTable) => number | null>> = {
  lapse: (vote) => vote.draft_until,
  remind: (vote) => vote.remind_at,
  close: (vote) => vote.close_at,
}

/** A timer of votes: under the same lock and by the same table as everybody's acts. */
function voteTimer(deps: Deps, act: VoteTimerAct, work: (tx: Tx, vote: VoteTable) => Promise<void>): JobHandler {
  return async (tx, voteId) => {
    const vote = await lockVote(tx, voteId)
    const runAt = vote && dueAt[act](vote)
    if (!vote || typeof runAt !== 'number' || !voteTransitionFor(act, 'timer', vote.state)) return
    if (runAt > deps.clock.now()) await schedule(tx, { kind: voteJobs[act], ref: voteId, runAt })
    else await work(tx, vote)
  }
}

/** Reminds those who have not voted, unless the vote is over by now. */
async function remind(tx: Tx, deps: Deps, vote: VoteTable): Promise<void> {
  await noteVote(tx, vote.vote_id, { remind_at: null })
  if (vote.close_at !== null && deps.clock.now() < vote.close_at) await tellReminder(tx, deps, vote)
}

/** What the jobs of votes do, for who reads that one fails. */
export const voteJobNames = {
  [voteJobs.lapse]: '投票草稿到期',
  [voteJobs.remind]: '提醒投票',
  [voteJobs.close]: '投票截止',
} as const satisfies JobNames

/** The timers of votes. Source: community §4, rows 4, 6, 9. */
export const voteTimers = (deps: Deps): JobHandlers<keyof typeof voteJobNames> => ({
  [voteJobs.lapse]: voteTimer(deps, 'lapse', async (tx, vote) => {
    await moveVote(tx, deps, vote, { act: 'lapse', by: 'timer' })
  }),
  [voteJobs.remind]: voteTimer(deps, 'remind', (tx, vote) => remind(tx, deps, vote)),
  [voteJobs.close]: voteTimer(deps, 'close', async (tx, vote) => {
    await moveVote(tx, deps, vote, { act: 'close', by: 'timer' })
  }),
})
