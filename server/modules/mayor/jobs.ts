import { electionTransitionFor } from '@contract/mayor/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { lockElection, noteElection } from './election-store'
import { moveOn } from './life'
import { mayorJobs } from './names'
import { tellReminder } from './news'
import { findTerm } from './term-store'
import { moveTerm } from './terms'

const isRunning = { state: ['announced', 'nominating', 'voting'] } as const

/**
 * Every stage of an election that had not ended lasts as much longer, from the last to the first, so that each still begins after the one
 * before; terms begin and end on the days that were announced.
 */
export const mayorDeadlines: readonly Deadline[] = [
  deadline('mayor_election', 'election_id', 'vote_to', { where: isRunning, moved: 'running' }),
  deadline('mayor_election', 'election_id', 'vote_from', { where: isRunning, moved: 'running' }),
  deadline('mayor_election', 'election_id', 'nominate_from', { where: isRunning, moved: 'running' }),
  deadline('mayor_election', 'election_id', 'due_at', { wakes: mayorJobs.due }),
  deadline('mayor_election', 'election_id', 'remind_at', {
    wakes: mayorJobs.remind,
    wakesWhere: { state: ['voting'] },
  }),
  deadline('mayor_term', 'term_id', 'due_at', { wakes: mayorJobs.term, moved: 'announced' }),
]

/** Moves an election on, under the same lock and by the same table as everybody's acts. */
async function doDue(tx: Tx, deps: Deps, ref: number): Promise<void> {
  const election = await lockElection(tx, ref)
  if (!election || election.due_at === null) return
  if (election.due_at > deps.clock.now()) await schedule(tx, { kind: mayorJobs.due, ref, runAt: election.due_at })
  else await moveOn(tx, deps, election)
}

/** Reminds those who have not voted, unless the voting is over by now. */
async function remind(tx: Tx, deps: Deps, ref: number): Promise<void> {
  const election = await lockElection(tx, ref)
  const runAt = election?.remind_at ?? null
  if (!election || runAt === null || !electionTransitionFor('remind', 'timer', election.state)) return
  const now = deps.clock.now()
  if (runAt > now) return schedule(tx, { kind: mayorJobs.remind, ref, runAt })
  await noteElection(tx, ref, { remind_at: null })
  if (now < election.vote_to) await tellReminder(tx, deps, election)
}

/** Begins and ends terms, and announces the next election before a term ends; the term's election is locked. */
async function doTerm(tx: Tx, deps: Deps, ref: number): Promise<void> {
  const found = await findTerm(tx, ref)
  if (!found) return
  await lockElection(tx, found.election_id)
  const term = await findTerm(tx, ref)
  if (!term || term.due_at === null) return
  if (term.due_at > deps.clock.now()) return schedule(tx, { kind: mayorJobs.term, ref, runAt: term.due_at })
  if (term.state === 'planned') await moveTerm(tx, deps, term, 'start')
  else await moveTerm(tx, deps, term, term.called_at === null ? 'callNext' : 'end')
}

/** What the jobs of elections do, for who reads that one fails. */
export const mayorJobNames = {
  [mayorJobs.due]: '选举进入下一步',
  [mayorJobs.remind]: '提醒选举',
  [mayorJobs.term]: '市长任期到期',
} as const satisfies JobNames

/** The timers of elections and terms. Source: community §7, rows 1, 2, 6, 8, 9, 10. */
export const mayorTimers = (deps: Deps): JobHandlers<keyof typeof mayorJobNames> => ({
  [mayorJobs.due]: (tx, ref) => doDue(tx, deps, ref),
  [mayorJobs.remind]: (tx, ref) => remind(tx, deps, ref),
  [mayorJobs.term]: (tx, ref) => doTerm(tx, deps, ref),
})
