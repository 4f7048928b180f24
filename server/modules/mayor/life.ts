import { mayors } from '@contract/mayor/limits'
import { countRanks, isTurnoutEnough } from '@contract/mayor/count'
import type { ElectionTimerAct } from '@contract/mayor/transitions'
import { electionTransitionFor } from '@contract/mayor/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import { callElection } from './announce'
import { box, countedBallots } from './ballot-store'
import * as candidates from './candidate-store'
import * as store from './election-store'
import { mayorJobs } from './names'
import * as news from './news'
import { drawn } from './rules/lots'
import type { MayorCandidateTable, MayorElectionTable } from './tables'
import { planTerm } from './terms'

/** What the timer of a locked election does at its due time. */
const dueAct: Readonly<Record<MayorElectionTable['state'], Exclude<ElectionTimerAct, 'remind'> | undefined>> = {
  announced: 'nominate',
  nominating: 'open',
  voting: 'count',
  void: 'again',
  seated: undefined,
}

/** Moves a locked election on by its timer, as the table says. Source: community §7, rows 2, 6, 9, 10. */
export async function moveOn(tx: Tx, deps: Deps, election: MayorElectionTable): Promise<MayorElectionTable> {
  const act = dueAct[election.state]
  const step = act && electionTransitionFor(act, 'timer', election.state)
  if (!step) return election
  switch (act) {
    case 'nominate':
      return nominate(tx, election)
    case 'open':
      return open(tx, deps, election)
    case 'count':
      return count(tx, deps, election)
    case 'again':
      await store.noteElection(tx, election.election_id, { due_at: null })
      if (!(await store.attemptOf(tx, election.area_id, election.term_no, 2)))
        await callElection(tx, deps, election.area_id, election.term_no)
      return election
  }
}

async function enter(tx: Tx, election: MayorElectionTable, change: Partial<MayorElectionTable>) {
  const entered = await store.changeElection(tx, election.election_id, change)
  if (entered.due_at !== null)
    await schedule(tx, { kind: mayorJobs.due, ref: entered.election_id, runAt: entered.due_at })
  return entered
}

const nominate = (tx: Tx, election: MayorElectionTable) =>
  enter(tx, election, { state: 'nominating', due_at: election.vote_from })

/** Opens the voting: who may vote, and the order on the ballot, stay as they are now. Without a candidate the election is void. */
async function open(tx: Tx, deps: Deps, election: MayorElectionTable): Promise<MayorElectionTable> {
  const electionId = election.election_id
  const standing = await candidates.standingIn(tx, electionId)
  if (standing.length === 0) return endVoid(tx, deps, election, election.vote_from)
  const places = standing.map(({ place }) => place)
  const order = drawn(places, deps.random.bytes(places.length * 4))
  for (const [at, place] of order.entries())
    await candidates.changeCandidate(tx, { election_id: electionId, place }, { lot: at + 1 })
  const census = await box.takeCensus(tx, electionId, election.area_id)
  const remindAt = election.vote_to - mayors.remindBeforeMs
  await schedule(tx, { kind: mayorJobs.remind, ref: electionId, runAt: remindAt })
  const opened = await enter(tx, election, { state: 'voting', census, due_at: election.vote_to, remind_at: remindAt })
  await news.tellOpened(tx, deps, opened, places.length)
  return opened
}

/** Counts an election, and plans the term of who won; without enough ballots it is void. Source: community §7, rows 9 and 10. */
async function count(tx: Tx, deps: Deps, election: MayorElectionTable): Promise<MayorElectionTable> {
  const [electionId, closedAt] = [election.election_id, election.vote_to]
  // From here on the election is closed for the statement that reads its ballots.
  await store.noteElection(tx, electionId, { closed_at: closedAt, remind_at: null })
  const cast = await box.castCount(tx, electionId)
  const standing = await candidates.standingIn(tx, electionId)
  const counted = countRanks(
    standing.map(({ place }) => place),
    await countedBallots(tx, electionId),
  )
  // Both are written together, so this is our own mistake. The job fails, and the operators see it.
  if (counted.ballots !== cast) throw new Error(`${election.no}: ${counted.ballots} ballots of ${cast} who voted`)
  await box.shuffleBallots(tx, electionId)
  const winner = standing.find(({ place }) => place === counted.winner)
  if (!winner || !isTurnoutEnough(cast, election.census ?? 0)) return endVoid(tx, deps, election, closedAt)
  const kept = { count: JSON.stringify(counted), winner: counted.winner, runner_up: counted.runnerUp }
  const seated = await store.changeElection(tx, electionId, { state: 'seated', due_at: null, ...kept })
  const from = await planTerm(tx, deps, seated, winner)
  await news.tellSeated(tx, deps, seated, winner, from)
  return seated
}

/** Ends an election that seats nobody; after the first attempt another one follows. Source: community §7, row 10. */
async function endVoid(
  tx: Tx,
  deps: Deps,
  election: MayorElectionTable,
  closedAt: number,
): Promise<MayorElectionTable> {
  const dueAt = election.attempt === 1 ? closedAt + mayors.againMs : null
  const ended = await enter(tx, election, { state: 'void', closed_at: closedAt, due_at: dueAt, remind_at: null })
  await news.tellVoid(tx, deps, ended, await box.castCount(tx, ended.election_id))
  return ended
}

/** Strikes a candidate of a locked election. Source: community §7, row 5. */
export async function strikeCandidate(
  tx: Tx,
  deps: Deps,
  election: MayorElectionTable,
  candidate: MayorCandidateTable,
  change: Pick<MayorCandidateTable, 'reason'> & Partial<MayorCandidateTable>,
): Promise<void> {
  const struck = { ...change, state: 'struck', ended_at: deps.clock.now() } as const
  await candidates.changeCandidate(tx, candidate, struck)
  await news.tellStruck(tx, deps, election, { ...candidate, ...struck })
}
