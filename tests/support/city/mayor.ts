import { seatFrom } from '@contract/mayor/stages'
import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { joinElection, quitElection } from '../../../server/modules/mayor/acts'
import { castRanks } from '../../../server/modules/mayor/cast'
import { announceByStaff, strikeByStaff } from '../../../server/modules/mayor/admin'
import { readMayor } from '../../../server/modules/mayor/info'
import { mayorTimers } from '../../../server/modules/mayor/jobs'
import { mayorDifferences } from '../../../server/modules/mayor/open/differences'
import { forgotten } from '../../../server/jobs/lost'
import { transferJobs } from '../../../server/modules/market/transfer/service'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { createUser } from '../../../server/modules/session/accounts'
import type { TestDeps } from '../database/database'
import { answerAsk, thenSeen } from '../admin/second'
import { areaId, clientNo, valueOf } from './small-city'
import { fen } from '@contract/money'
import { receipt, settler } from './votes'

export const dayMs = 86_400_000

/** Everything of elections and terms that is due now. */
export const work = (deps: TestDeps) => runDue(deps, { ...mayorTimers(deps), ...transferJobs(deps) })

/** Somebody who has lived in the city for so many days. */
export const citizen = (deps: TestDeps, blockNo: number, days = 40): Promise<Caller> =>
  settler(deps, blockNo, 0, deps.clock.now() - days * dayMs)

/** Citizens at the blocks from `from` on. */
export async function citizens(deps: TestDeps, count: number, from = 1): Promise<Caller[]> {
  const all: Caller[] = []
  for (let at = 0; at < count; at += 1) all.push(await citizen(deps, from + at))
  return all
}

export async function operator(deps: TestDeps): Promise<Caller> {
  const userId = await createUser(deps, { nickName: '运营', isAdmin: true })
  return { ...guest, userId, loginUserId: userId, areaId, isStaff: true, tokenId: 1 }
}

export const electionOf = ({ db }: TestDeps, electionId: number) =>
  db.selectFrom('mayor_election').selectAll().where('election_id', '=', electionId).executeTakeFirstOrThrow()

const touch = async (deps: TestDeps, electionId: number) => ({
  clientNo: clientNo(),
  electionId,
  ver: (await electionOf(deps, electionId)).ver,
})

export const announce = async (deps: TestDeps, by: Caller) =>
  announceByStaff(deps, by, { clientNo: clientNo(), areaId })

const statement = '再修两座便民柜，公开每月账。'

export const join = async (deps: TestDeps, by: Caller, electionId: number, said = statement, thumbs = '') =>
  joinElection(deps, by, { ...(await touch(deps, electionId)), statement: said, thumbs })

export const quit = async (deps: TestDeps, by: Caller, electionId: number) =>
  quitElection(deps, by, await touch(deps, electionId))

export const cast = (
  deps: TestDeps,
  by: Caller,
  electionId: number,
  ranks: number[],
  paper = receipt(),
  no = clientNo(),
) => castRanks(deps, by, { clientNo: no, electionId, ranks, receipt: paper })

/** One operator asks to strike a candidate; a second one does it, or it is taken back. */
export const strikes = ['askStrike', 'unaskStrike', 'strike'] as const
export async function strike(
  deps: TestDeps,
  by: Caller,
  electionId: number,
  place: number,
  act: (typeof strikes)[number],
  reason = '冒用他人照片',
) {
  if (act === 'askStrike') return strikeByStaff(deps, by, { ...(await touch(deps, electionId)), place, act, reason })
  const answer = act === 'strike' ? 'approve' : 'refuse'
  const answered = answerAsk(deps, by.userId, answer, { kind: 'strike', refId: electionId }, reason)
  return thenSeen(answered, () => seen(deps, electionId, by))
}

export const info = async (deps: TestDeps, by: Caller = guest, electionId?: number) =>
  valueOf(await readMayor(deps, by, electionId === undefined ? { areaId } : { electionId }))

/** The election as a caller sees it. */
export async function seen(deps: TestDeps, electionId: number, by: Caller = guest) {
  const { election } = await info(deps, by, electionId)
  if (!election) throw new Error(`no election ${electionId}`)
  return election
}

/** Lets the clock run to an instant, with the timers. */
export async function at(deps: TestDeps, atMs: number): Promise<void> {
  deps.clock.at = Math.max(deps.clock.at, atMs)
  await work(deps)
}

/** An election whose nominations are open. */
export async function nominating(deps: TestDeps): Promise<number> {
  const { electionId, nominateFrom } = valueOf(await announce(deps, await operator(deps)))
  await at(deps, nominateFrom)
  return electionId
}

/** An election that is voted in, with these candidates, in the order of nomination. */
export async function voting(deps: TestDeps, candidates: readonly Caller[]): Promise<number> {
  const electionId = await nominating(deps)
  for (const by of candidates) valueOf(await join(deps, by, electionId))
  await at(deps, (await electionOf(deps, electionId)).vote_from)
  return electionId
}

/** Lets an election be counted. */
export const counted = async (deps: TestDeps, electionId: number) =>
  at(deps, (await electionOf(deps, electionId)).vote_to)

/** An election that the first of these citizens won before the second, voted in by all; the winner serves. */
export async function seated(deps: TestDeps, people: readonly Caller[]): Promise<number> {
  const electionId = await voting(deps, people.slice(0, 2))
  for (const [index, by] of people.entries()) valueOf(await cast(deps, by, electionId, index === 1 ? [2] : [1, 2]))
  await counted(deps, electionId)
  await at(deps, seatFrom((await electionOf(deps, electionId)).vote_to, 0))
  return electionId
}

export const termsOf = ({ db }: TestDeps) => db.selectFrom('mayor_term').selectAll().orderBy('term_id').execute()

/** Who sits in the seat, as every right of a mayor asks for it. */
export async function mayorsNow({ db }: TestDeps): Promise<number[]> {
  const rows = await db
    .selectFrom('area_role')
    .select('user_id')
    .where('area_id', '=', areaId)
    .where('role', '=', 'mayor')
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

/** Sets a block for transfer, as its owner does. */
export async function offer(deps: TestDeps, by: Caller) {
  const { ver } = await deps.db
    .selectFrom('block')
    .select('ver')
    .where('block_id', '=', by.blockId)
    .executeTakeFirstOrThrow()
  const transfer = { price: fen(10_000), until: deps.clock.now() + dayMs }
  return editBlock(deps, by, { clientNo: clientNo(), ver, transfer })
}

/** What the area was told, oldest first. */
export async function told({ db }: TestDeps): Promise<string[]> {
  const rows = await db.selectFrom('area_notice').select('title').orderBy('notice_id').execute()
  return rows.map(({ title }) => title)
}

/** What must always hold. */
export const mayorFaults = async ({ db }: TestDeps): Promise<string[]> => [
  ...(await mayorDifferences(db)),
  ...(await forgotten(db, deadlines)),
]
