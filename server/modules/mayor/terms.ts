import { mayors } from '@contract/mayor/limits'
import { seatFrom } from '@contract/mayor/stages'
import { termTransitionFor } from '@contract/mayor/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import { clearSeat, giveSeat } from '../area/open/mayors'
import { callElection } from './announce'
import { ableCandidates, candidatesOf } from './candidate-store'
import { mayorJobs } from './names'
import type { SeatLoss } from './news'
import { tellLost } from './news'
import type { MayorCandidateTable, MayorElectionTable, MayorTermTable } from './tables'
import * as store from './term-store'

type Seat = Pick<MayorCandidateTable, 'place' | 'block_id' | 'user_id'>

/** What the timer of a term does next, and when. */
function dueOf({ state, from_at: from, to_at: to, called_at: called }: MayorTermTable): number {
  if (state === 'planned') return from
  return called === null ? Math.max(from, to - mayors.announceBeforeMs) : to
}

async function insert(tx: Tx, row: Omit<MayorTermTable, 'due_at' | 'ended_at' | 'ended'>): Promise<void> {
  const bare = { ...row, due_at: null, ended_at: null, ended: null }
  const dueAt = dueOf(bare)
  await store.insertTerm(tx, { ...bare, due_at: dueAt })
  await schedule(tx, { kind: mayorJobs.term, ref: row.term_id, runAt: dueAt })
}

/** Plans the term of who was elected, and tells when it begins: the next morning, or when the present term ends. */
export async function planTerm(tx: Tx, deps: Deps, election: MayorElectionTable, winner: Seat): Promise<number> {
  const { area_id: areaId, election_id: electionId } = election
  const from = seatFrom(election.vote_to, await store.takenTo(tx, areaId))
  await insert(tx, {
    term_id: deps.ids.next(),
    area_id: areaId,
    election_id: electionId,
    place: winner.place,
    block_id: winner.block_id,
    user_id: winner.user_id,
    is_successor: false,
    state: 'planned',
    from_at: from,
    to_at: from + mayors.termMs,
    called_at: null,
  })
  return from
}

/** Moves a term to its next step by its timer; the election is locked. */
export async function moveTerm(
  tx: Tx,
  deps: Deps,
  term: MayorTermTable,
  act: 'start' | 'callNext' | 'end',
): Promise<void> {
  const step = termTransitionFor(act, 'timer', term.state)
  if (!step) return
  const now = deps.clock.now()
  const { term_id: termId, area_id: areaId, to_at: to } = term
  if (act === 'end') {
    await endTerm(tx, term, 'end', to)
    return
  }
  if (act === 'start') {
    const before = await store.servingOf(tx, areaId)
    if (before) await endTerm(tx, before, 'end', term.from_at)
    await giveSeat(tx, areaId, term.user_id, now)
  } else await callElection(tx, deps, areaId)
  const moved: MayorTermTable = act === 'start' ? { ...term, state: 'serving' } : { ...term, called_at: now }
  const dueAt = dueOf(moved)
  await store.changeTerm(tx, termId, { state: moved.state, called_at: moved.called_at, due_at: dueAt })
  await schedule(tx, { kind: mayorJobs.term, ref: termId, runAt: dueAt })
}

async function endTerm(tx: Tx, term: MayorTermTable, ended: MayorTermTable['ended'], at: number): Promise<void> {
  await store.changeTerm(tx, term.term_id, { state: 'ended', due_at: null, ended_at: at, ended })
  if (term.state === 'serving') await clearSeat(tx, term.area_id)
}

/**
 * Takes the seat from who won it; the election is locked. The runner-up serves the rest if the runner-up's block stands; otherwise the next
 * election is announced. Refusal: CLOSED (the table has no such step). Source: community §7, row 11.
 */
export async function loseSeat(
  tx: Tx,
  deps: Deps,
  election: MayorElectionTable,
  term: MayorTermTable,
  why: SeatLoss,
): Promise<Result<null, Refusal>> {
  const act = why === 'resign' ? 'resign' : 'lose'
  if (!termTransitionFor(act, act === 'lose' ? 'system' : 'mayor', term.state)) return err(refusal('CLOSED'))
  const now = deps.clock.now()
  const { area_id: areaId, election_id: electionId } = term
  await endTerm(tx, term, act, now)
  const able = term.is_successor ? [] : await ableCandidates(tx, electionId)
  const next = able.find(({ place }) => place === election.runner_up)
  if (next) await succeed(tx, deps, term, next)
  const lost = (await candidatesOf(tx, electionId)).find(({ place }) => place === term.place)
  await tellLost(tx, deps, election, { lost: lost?.block_no ?? 0, next: next?.block_no, term, why })
  if (!next) await callElection(tx, deps, areaId)
  return ok(null)
}

/** Lets the runner-up serve the rest of a term. */
async function succeed(tx: Tx, deps: Deps, term: MayorTermTable, next: Seat): Promise<void> {
  const now = deps.clock.now()
  const { area_id: areaId, election_id: electionId, state, to_at: to, called_at: called } = term
  if (state === 'serving') await giveSeat(tx, areaId, next.user_id, now)
  await insert(tx, {
    term_id: deps.ids.next(),
    area_id: areaId,
    election_id: electionId,
    place: next.place,
    block_id: next.block_id,
    user_id: next.user_id,
    is_successor: true,
    state,
    from_at: Math.max(now, term.from_at),
    to_at: to,
    called_at: called,
  })
}
