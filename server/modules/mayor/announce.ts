import type { Attempt } from '@contract/mayor/stages'
import { stagesFrom } from '@contract/mayor/stages'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import { claimArea } from '../area/open/lock-area'
import * as store from './election-store'
import { mayorJobs } from './names'
import { tellAnnounced } from './news'
import { electionNo } from './rules/number'
import type { MayorElectionTable } from './tables'
import { plannedOf } from './term-store'

interface Plan {
  readonly areaId: number
  /** The second attempt of this term; without it the first of the next. */
  readonly againFor?: number
}

/** Announces an election. Refusals: NOT_FOUND, LIMIT (`electionId`) while another one runs in the area. Source: community §7, row 1. */
export async function announceElection(
  tx: Tx,
  deps: Deps,
  { areaId, againFor }: Plan,
): Promise<Result<MayorElectionTable, Refusal>> {
  if (!(await claimArea(tx, areaId))) return err(refusal('NOT_FOUND'))
  const running = await store.runningOf(tx, areaId)
  if (running) return err(refusal('LIMIT', { electionId: running.election_id }, '本城已有一次选举未结束'))
  const now = deps.clock.now()
  const attempt: Attempt = againFor === undefined ? 1 : 2
  const termNo = againFor ?? (await store.nextTermNo(tx, areaId))
  const stages = stagesFrom(now, attempt)
  const rule = await store.ruleOf(tx, areaId)
  const election = await store.insertElection(tx, {
    election_id: deps.ids.next(),
    ver: 1,
    area_id: areaId,
    no: electionNo(termNo, now),
    term_no: termNo,
    attempt,
    state: 'announced',
    announced_at: now,
    nominate_from: stages.nominateFrom,
    vote_from: stages.voteFrom,
    vote_to: stages.voteTo,
    due_at: stages.nominateFrom,
    remind_at: null,
    closed_at: null,
    census: null,
    most_in_row: rule.most_in_row,
    count: null,
    winner: null,
    runner_up: null,
  })
  await schedule(tx, { kind: mayorJobs.due, ref: election.election_id, runAt: stages.nominateFrom })
  await tellAnnounced(tx, deps, election)
  return ok(election)
}

/** Announces the next election because the seat is or will be empty, unless one runs or somebody was elected already. */
export async function callElection(tx: Tx, deps: Deps, areaId: number, againFor?: number): Promise<void> {
  if (await plannedOf(tx, areaId)) return
  const called = await announceElection(tx, deps, { areaId, ...(againFor !== undefined && { againFor }) })
  if (!called.ok && called.error.reason !== 'LIMIT') throw new Error(`area ${areaId}: ${called.error.reason}`)
}
