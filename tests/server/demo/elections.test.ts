import { dayMs } from '@contract/durations'
import { moduleDifferences } from '../../../server/differences'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { mayorsOf } from '../../../server/modules/area/open/mayors'
import { readMayor, listMayors } from '../../../server/modules/mayor/info'
import { mayorTimers } from '../../../server/modules/mayor/jobs'
import { mayorDifferences } from '../../../server/modules/mayor/open/differences'
import { mayorPlot } from '../../../server/modules/mayor/open/home'
import { runDue } from '../../../server/jobs/jobs'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import { valueOf } from '../../support/city/small-city'

const areaId = 3253

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  database = await demoDatabase()
  deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = tenInTheMorning
})
afterAll(() => database.close())

const electionOf = async (id = areaId) => {
  const { election } = valueOf(await readMayor(deps, guest, { areaId: id }))
  if (!election) throw new Error(`no election in ${id}`)
  return election
}

/** A resident of the demo city as services know them. */
async function callerAt(blockNo: number): Promise<Caller> {
  const blocks = deps.db.selectFrom('block').selectAll().where('area_id', '=', areaId)
  const { owner_user_id: owner, block_id: blockId } = await blocks
    .where('block_no', '=', blockNo)
    .executeTakeFirstOrThrow()
  const userId = owner ?? 0
  return { ...guest, userId, loginUserId: userId, areaId, blockId, blockNo }
}

it('has a mayor whom an election of three rounds seated, by those who lived here then', async () => {
  const { data } = valueOf(await listMayors(deps, { areaId, page: 1 }))
  expect(data.map(({ no, blockNo, isSuccessor }) => [no, blockNo, isSuccessor])).toEqual([['M2601', 77, false]])
  const [term] = data
  const { election, seat } = valueOf(await readMayor(deps, guest, { electionId: term?.electionId ?? 0 }))
  expect(election).toMatchObject({ state: 'seated', termNo: 1, cast: 8, census: 9, isPublished: true })
  expect(election?.rounds.map(({ out }) => out)).toEqual([3, 4, null])
  expect(seat).toMatchObject({ blockNo: 77, figures: { supports: 4 } })
  expect(await mayorsOf(deps.db, areaId)).toEqual([(await callerAt(77)).userId])
})

it('votes for the next one with five candidates, and waits for the ballot of 128 for two days more', async () => {
  const election = await electionOf()
  expect(election).toMatchObject({ no: 'M2602', state: 'voting', cast: 7, census: 12 })
  expect(election.candidates.map(({ blockNo }) => blockNo).sort((a, b) => a - b)).toEqual([36, 77, 91, 1866, 3021])
  expect(Math.floor((election.voteTo - tenInTheMorning) / dayMs)).toBe(2)
  expect(await mayorPlot.line(deps, areaId, guest)).toBe('投票剩 2 天')
  const todo = async (blockNo: number) => mayorPlot.todo(deps, areaId, await callerAt(blockNo))
  expect(await todo(128)).toMatchObject([{ refId: election.electionId, turn: { until: election.voteTo } }])
  expect(await todo(94)).toEqual([])
})

it('has an election in another city for which nobody stood, and which is announced again', async () => {
  const election = await electionOf(9)
  expect(election).toMatchObject({ state: 'void', candidates: [], winner: null, census: 0 })
  expect(election.againAt).toBeGreaterThan(tenInTheMorning)
})

it('leaves no unread notice of an election to who voted or stood', async () => {
  const unread = deps.db.selectFrom('user_notice').select('user_id').where('ref_type', '=', 'mayor')
  expect(await unread.where('read_at', 'is', null).execute()).toEqual([])
})

it('counts to its result when the clock gets there, with books that stay equal', async () => {
  const { voteTo, seatFrom } = await electionOf()
  deps.clock.at = voteTo
  await runDue(deps, mayorTimers(deps))
  const counted = await electionOf()
  expect(counted).toMatchObject({ state: 'seated', winner: 1, isPublished: true })
  expect(counted.rounds).toHaveLength(4)
  deps.clock.at = seatFrom
  await runDue(deps, mayorTimers(deps))
  expect(valueOf(await readMayor(deps, guest, { areaId })).seat).toMatchObject({ no: 'M2602', blockNo: 77 })
  expect(await mayorDifferences(deps.db)).toEqual([])
  expect([...(await checkBooks(deps.db)).differences, ...(await moduleDifferences(deps.db))]).toEqual([])
})
