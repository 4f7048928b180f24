import { sql } from 'kysely'
import { countRanks } from '@contract/mayor/count'
import { guest } from '../../../server/http/caller'
import { listArchive } from '../../../server/modules/archive/service'
import { listMayors, readBallots, readMayor } from '../../../server/modules/mayor/info'
import { addVoters, expectHidden, expectUnlinked, onPhone } from '../../support/city/ballots'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { plainText, rowTexts } from '../../support/database/every-row'
import * as city from '../../support/city/mayor'
import { citizens } from '../../support/city/mayor'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, smallCity, valueOf } from '../../support/city/small-city'
import { receipt } from '../../support/city/votes'
import { readModules, readTodo } from '../../support/city/community'

const open: TestDatabase[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

async function town() {
  const database = await testDatabase()
  open.push(database)
  const deps = testDeps(database.db)
  await smallCity(deps.db)
  const people = await citizens(deps, 6)
  const electionId = await city.voting(deps, people.slice(0, 3))
  return { deps, people, electionId }
}

/** Source: community §10 (no totals leak). */
it('says and stores nothing of an open election that differs with what was voted, but the ballots themselves', async () => {
  const told = async (ranks: number[]) => {
    const { deps, people, electionId } = await town()
    await deps.db
      .updateTable('mayor_candidate')
      .set((eb) => ({ lot: eb.ref('place') }))
      .execute()
    for (const by of people.slice(1)) valueOf(await city.cast(deps, by, electionId, ranks))
    const answers = []
    for (const by of [guest, ...people]) {
      answers.push(valueOf(await readMayor(deps, by, { electionId })), valueOf(await readMayor(deps, by, { areaId })))
      answers.push(valueOf(await readModules(deps, by, areaId)), valueOf(await readTodo(deps, by, { areaId })))
    }
    answers.push(valueOf(await listMayors(deps, { areaId, page: 1 })))
    answers.push(valueOf(await listArchive(deps, { areaId, page: 1, q: '' })))
    expect(refusalOf(await readBallots(deps, { electionId, prefix: '0' }))).toMatchObject({ msg: '截止后公布' })
    const rows = await rowTexts(deps.db, ['mayor_ballot', 'board_version'])
    return {
      answers: plainText(JSON.stringify(answers)),
      stored: [...rows].map(([table, all]) => [table, all.map(plainText).sort()]),
    }
  }
  const one = await told([1])
  expect(await told([2, 1, 3])).toEqual(one)
  expect(await told([3])).toEqual(one)
})

/** Source: community §10 (no link). */
it('leaves nothing while it is open that joins a block with a ballot: no version, no order, no time', async () => {
  const { deps, people, electionId } = await town()
  const papers = people.map((by, i) => ({ by, paper: receipt(), ranks: [(i % 3) + 1] }))
  for (const [before, { by, paper, ranks }] of papers.entries()) {
    valueOf(await city.cast(deps, by, electionId, ranks, paper))
    await expectHidden(deps.db, 'mayor', electionId, before + 1)
  }
  const [first] = papers
  if (!first) throw new Error()
  valueOf(await city.cast(deps, first.by, electionId, [2, 1], first.paper))
  await expectHidden(deps.db, 'mayor', electionId, 6)
})

/** Source: community §10 (no link). */
it('leaves nothing after the count that joins a block with a ballot: no row, no order, no version', async () => {
  const { deps, people, electionId } = await town()
  const papers = people.map((by, i) => ({ by, paper: receipt(), ranks: [(i % 3) + 1] }))
  for (const { by, paper, ranks } of papers) valueOf(await city.cast(deps, by, electionId, ranks, paper))
  const [first] = papers
  if (!first) throw new Error()
  valueOf(await city.cast(deps, first.by, electionId, [2, 1], first.paper))
  await city.counted(deps, electionId)

  const receipts = papers.map(({ paper }) => paper)
  await expectUnlinked(deps.db, 'mayor', electionId, receipts)
})

it('has no place for a block on a ballot, nor for a count on an open election', async () => {
  const { deps } = await town()
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'mayor_ballot'::regclass and attnum > 0 order by attnum`.execute(deps.db)
  expect(rows.map(({ name }) => name)).toEqual(['election_id', 'mark', 'ranks'])
  await expect(deps.db.updateTable('mayor_election').set({ count: '{}' }).execute()).rejects.toThrow('check')
})

it('tells of two ballots who won, and nothing else', async () => {
  const { deps, people, electionId } = await town()
  for (const by of people.slice(0, 2)) valueOf(await city.cast(deps, by, electionId, [1]))
  await city.counted(deps, electionId)
  const { winner, runnerUp, rounds, isPublished } = await city.seen(deps, electionId)
  expect([winner, runnerUp, rounds, isPublished]).toEqual([1, null, [], false])
  expect(refusalOf(await readBallots(deps, { electionId, prefix: '0' }))).toMatchObject({
    reason: 'CLOSED',
    msg: '票数太少，不公布选票',
  })
})

/** Source: community §7 (the client recounts it from the ballots). */
it('lets a phone count ten thousand published ballots again, and find its own', async () => {
  const { deps, people, electionId } = await town()
  const paper = receipt()
  valueOf(await city.cast(deps, people[1] ?? guest, electionId, [3, 1], paper))
  await addVoters(deps.db, 'mayor', electionId, ['1', '2,3', '3,1,2', '3', '2,1'])
  await deps.db.updateTable('mayor_election').set({ census: 10_005 }).execute()
  await city.counted(deps, electionId)

  const { rounds, winner, candidates } = await city.seen(deps, electionId)
  const stood = candidates.flatMap(({ place, state }) => (state === 'standing' ? [place] : []))
  const read = (prefix: string) => readBallots(deps, { electionId, prefix })
  const { again, mine } = await onPhone(read, [electionId, paper], (ballots) => countRanks(stood, ballots))
  expect([again.rounds, again.winner]).toEqual([rounds, winner])
  expect([again.ballots, mine?.ranks]).toEqual([10_000, [3, 1]])
})
