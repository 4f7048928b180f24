import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { expansion } from '@contract/expand/limits'
import { receiptFrom, receiptLength } from '@contract/vote/receipt'
import { ok } from '@contract/result'
import { transact } from '../../server/db/transact'
import type { Caller } from '../../server/http/caller'
import { guest } from '../../server/http/caller'
import { joinElection } from '../../server/modules/mayor/acts'
import { castRanks } from '../../server/modules/mayor/cast'
import { announceByStaff } from '../../server/modules/mayor/admin'
import { readMayor } from '../../server/modules/mayor/info'
import { mayorTimers } from '../../server/modules/mayor/jobs'
import { markSeen } from '../../server/modules/notices/open/tell'
import type { CallerOf, DemoDeps, Happening } from '../demo-clock'
import { doDue } from '../due'
import { benches } from '../disputes'
import { demoAreaId, residents } from '../residents'
import { demoClientNo, must } from '../trade'

/** Who stands, in the order of nomination, and what is voted: places in that order. */
interface Poll {
  readonly candidates: readonly (readonly [blockNo: number, statement: string])[]
  readonly ballots: readonly (readonly [blockNo: number, ranks: readonly number[]])[]
}

/** Counted in three rounds: 77 has the seat. Nobody stands or votes who came to the city later (`founders`). */
const first: Poll = {
  candidates: [
    [12, '把北门到南桥的路灯修完，再谈别的。'],
    [benches.mayor, '修两座便民柜，每月公开一次账。'],
    [130, '服务点多留一小时，照顾下班晚的人。'],
    [36, '早市不搬，卫生我带头管。'],
  ],
  ballots: [
    [12, [1, 2]],
    [94, [1, 3]],
    [benches.mayor, [2, 3]],
    [409, [2, 1]],
    [1866, [2, 4]],
    [130, [3, 2]],
    [3021, [4, 1]],
    [36, [4, 2]],
  ],
}

/** It runs when the demo city begins. With what is voted by then four rounds count it, unless somebody votes more. */
const second: Poll = {
  candidates: [
    [benches.mayor, '现任。再修两座便民柜，公开每月账。'],
    [1866, '把北门服务点开到 20:00，周末也有人。'],
    [3021, '给新区居民留 10 个免费格位。'],
    [36, '每周公开一次纠纷裁定理由。'],
    [91, '路灯、路灯、路灯，从南桥开始。'],
  ],
  ballots: [
    [benches.mayor, [1, 2]],
    [94, [1, 3]],
    [409, [1]],
    [132, [2, 1]],
    [3021, [3, 2, 1]],
    [36, [4, 3]],
    [12, [5, 4, 1]],
  ],
}

/** What is voted in the election that runs, before more people do. */
export const electionBallots = second.ballots

/**
 * The days of the elections, counted from the day on which the demo city begins: the first two follow from when the operator announces, all
 * others from the term that it gave. So the second one has its voting two days before its end. Source: `contract/mayor/stages.ts`.
 */
const days = {
  announced: -103,
  nominating: -99,
  voting: -88,
  counted: -81,
  seated: -80,
  next: { announced: -20, nominating: -16, voting: -5 },
  /** Of the election in the other city, for which nobody stands. */
  other: { announced: -19, nominating: -15, void: -4 },
} as const

/** Who lived in the demo city when the first election was announced. */
export const founders = residents.filter(({ heldDays }) => heldDays > -days.voting)

/** The day on whose evening the census of the election that runs is taken. */
export const electionOpens = days.next.voting

const otherAreaId = expansion.priceAreaId

interface Polled extends Poll {
  readonly index: number
  readonly callerOf: CallerOf
}

const electionOf = async (deps: DemoDeps, areaId = demoAreaId) => {
  const { election } = must('election', await readMayor(deps, guest, { areaId }))
  if (!election) throw new Error(`demo city: no election in ${areaId}`)
  return election
}

/** The ballot of a block on a device of which nobody keeps the receipt. */
export async function rank(deps: DemoDeps, caller: Caller, clientNo: string, ranks: readonly number[]): Promise<void> {
  const { electionId } = await electionOf(deps)
  const receipt = receiptFrom([...deps.random.bytes(receiptLength)])
  must('ranks', await castRanks(deps, caller, { clientNo, electionId, ranks: [...ranks], receipt }))
}

async function stand(deps: DemoDeps, { index, callerOf, candidates }: Polled): Promise<void> {
  for (const [at, [blockNo, statement]] of candidates.entries()) {
    const { electionId, ver } = await electionOf(deps)
    const wish = { clientNo: demoClientNo('join', index * 100 + at), electionId, ver, statement, thumbs: '' }
    must('candidacy', await joinElection(deps, callerOf(blockNo), wish))
  }
}

async function voteFor(deps: DemoDeps, { index, callerOf, ballots }: Polled): Promise<void> {
  for (const [at, [blockNo, ranks]] of ballots.entries())
    await rank(deps, callerOf(blockNo), demoClientNo('rank', index * 100 + at), ranks)
}

/** Everybody in an election has read its notices since. */
async function read(deps: DemoDeps, { callerOf, candidates, ballots }: Polled): Promise<void> {
  const { electionId: refId } = await electionOf(deps)
  const now = deps.clock.now()
  await transact(deps.db, async (tx) => {
    for (const [blockNo] of [...candidates, ...ballots])
      await markSeen(tx, { userId: callerOf(blockNo).userId, refType: 'mayor', refId, now })
    return ok(null)
  })
}

async function announce(deps: DemoDeps, callerOf: CallerOf, areaId: number): Promise<void> {
  const wish = { clientNo: demoClientNo('announce', areaId), areaId }
  must('election', await announceByStaff(deps, callerOf(benches.operator), wish))
}

/** A moment by its day from the one on which the demo city begins, and its hour. */
const momentsOf = (nowMs: number) => (day: number, hour: number) => dayStart(nowMs) + day * dayMs + hour * hourMs

/** The election of who is mayor when the demo city begins: from its announcement to its count. */
export function firstElectionHappenings(deps: DemoDeps, nowMs: number, callerOf: CallerOf): readonly Happening[] {
  const [at, poll] = [momentsOf(nowMs), { ...first, index: 1, callerOf }]
  const due = () => doDue(deps, mayorTimers(deps))
  return [
    { at: at(days.announced, 10), run: () => announce(deps, callerOf, demoAreaId) },
    { at: at(days.nominating, 8), run: due },
    { at: at(days.nominating, 9), run: () => stand(deps, poll) },
    { at: at(days.voting, 20), run: due },
    { at: at(days.voting, 21), run: () => voteFor(deps, poll) },
    { at: at(days.counted, 20), run: due },
    { at: at(days.counted, 21), run: () => read(deps, poll) },
  ]
}

/**
 * What comes of it: the term in the seat and, a month before that ends, the next election, in which people vote now. In another city nobody
 * stood. Source: community §7 (demo); decision 0142.
 */
export function electionHappenings(deps: DemoDeps, nowMs: number, callerOf: CallerOf): readonly Happening[] {
  const [at, poll] = [momentsOf(nowMs), { ...second, index: 2, callerOf }]
  const due = () => doDue(deps, mayorTimers(deps))
  const { next, other } = days
  return [
    { at: at(days.seated, 8), run: due },
    { at: at(next.announced, 8), run: due },
    { at: at(other.announced, 10), run: () => announce(deps, callerOf, otherAreaId) },
    { at: at(next.nominating, 8), run: due },
    { at: at(next.nominating, 9), run: () => stand(deps, poll) },
    { at: at(other.nominating, 8), run: due },
    { at: at(next.voting, 20), run: due },
    { at: at(next.voting, 21), run: () => voteFor(deps, poll) },
    { at: at(next.voting, 22), run: () => read(deps, poll) },
    { at: at(other.void, 20), run: due },
  ]
}
