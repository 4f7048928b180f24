import { agreedTexts } from '@contract/texts/area-texts'
import { countRanks } from '@contract/mayor/count'
import { tallyOf } from '@contract/vote/count'
import { verify } from '@node-rs/argon2'
import { moduleDifferences } from '../../../server/differences'
import { firstBulkNo } from '../../../demo/bulk/large-city'
import { electionBallots } from '../../../demo/polls/elections'
import { runningFundBallots } from '../../../demo/polls/open-votes'
import { demoAreaId as areaId, demoPassword, residents } from '../../../demo/residents'
import { seedDemo } from '../../../demo/seed'
import { guest } from '../../../server/http/caller'
import type { Db } from '../../../server/db/schema'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { listArchive } from '../../../server/modules/archive/service'
import { expandDifferences } from '../../../server/modules/expand/check-store'
import { listZones } from '../../../server/modules/market/cart/list'
import { readBallots as readRanks, readMayor } from '../../../server/modules/mayor/info'
import { mayorTimers } from '../../../server/modules/mayor/jobs'
import { mayorDifferences } from '../../../server/modules/mayor/open/differences'
import { listVotes, readBallots, readVote } from '../../../server/modules/vote/info'
import { voteDifferences } from '../../../server/modules/vote/open/differences'
import { tenInTheMorning, testDatabase, testDeps } from '../../support/database/database'
import { valueOf } from '../../support/city/small-city'

const size = { residents: 60, plots: 40, named: 50, running: 17, ranked: 23 }
const held = size.residents + residents.length
const prefixes = [...'0123456789abcdef']

/** Everybody with a number of their own who has not agreed to all of it, and so would be asked. */
const asked = (db: Db) =>
  db
    .selectFrom('user_account as u')
    .where('u.mobile', '!=', '')
    .where((eb) => {
      const agreed = eb.selectFrom('agreed as g').whereRef('g.user_id', '=', 'u.user_id')
      return eb(
        agreed.select(({ fn }) => fn.countAll<number>().as('count')),
        '<',
        agreedTexts.length,
      )
    })
    .select(['u.nick_name', 'u.mobile'])
    .execute()

it('a larger city has residents who can sign in, a vote by name to count again, and one that runs among all of them', async () => {
  const database = await testDatabase()
  const deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = tenInTheMorning
  await seedDemo(deps, size)

  const last = firstBulkNo + size.residents - 1
  const blocks = deps.db.selectFrom('block').select('founder_hash').where('area_id', '=', areaId)
  const { founder_hash: hash } = await blocks.where('block_no', '=', last).executeTakeFirstOrThrow()
  expect(await verify(hash ?? '', demoPassword(last))).toBe(true)

  expect(await asked(deps.db)).toEqual([])

  const { data: rounds } = valueOf(await listArchive(deps, { areaId, type: 'expand', page: 1, q: 'K2603' }))
  expect(rounds).toMatchObject([
    { title: '第 3 期 · 新区 8000–8999', result: `售出 ${size.plots}`, figure: '1,000 块' },
  ])
  expect(await expandDifferences(deps.db)).toEqual([])
  const { zones } = valueOf(await listZones(deps, areaId, guest))
  expect(zones.find(({ name }) => name === '北郊')?.offered).toBe(44)

  const ended = valueOf(await listVotes(deps, guest, { areaId, tab: 'archive', page: 1 })).data
  const { voteId = 0 } = ended.find(({ anonymous }) => !anonymous) ?? {}
  const named = valueOf(await readVote(deps, guest, voteId))
  expect(named).toMatchObject({ state: 'passed', cast: size.named, census: held, isPublished: true })
  const parts = await Promise.all(prefixes.map((prefix) => readBallots(deps, { voteId, prefix })))
  const all = parts.flatMap((part) => valueOf(part).ballots)
  expect(new Set(all.map(({ blockNo }) => blockNo)).size).toBe(size.named)
  expect(tallyOf(named.options.length, all)).toEqual(named.tally)

  const open = valueOf(await listVotes(deps, guest, { areaId, tab: 'open', page: 1 })).data
  const running = [size.running + runningFundBallots.length, held]
  expect(open.map(({ cast, census }) => [cast, census])).toEqual(expect.arrayContaining([running]))
  const { election } = valueOf(await readMayor(deps, guest, { areaId }))
  if (!election) throw new Error('an election runs')
  const { electionId, voteTo } = election
  expect([election.cast, election.census]).toEqual([size.ranked + electionBallots.length, held])
  deps.clock.at = voteTo
  await runDue(deps, mayorTimers(deps))
  const { election: counted } = valueOf(await readMayor(deps, guest, { electionId }))
  const papers = await Promise.all(prefixes.map((prefix) => readRanks(deps, { electionId, prefix })))
  const again = countRanks(
    [1, 2, 3, 4, 5],
    papers.flatMap((part) => valueOf(part).ballots),
  )
  expect(again.ballots).toBe(size.ranked + electionBallots.length)
  expect(again.rounds.length).toBeGreaterThan(1)
  expect(counted).toMatchObject({ state: 'seated', winner: again.winner, rounds: again.rounds })
  expect([...(await voteDifferences(deps.db)), ...(await mayorDifferences(deps.db))]).toEqual([])
  expect([...(await checkBooks(deps.db)).differences, ...(await moduleDifferences(deps.db))]).toEqual([])
  await database.close()
})
