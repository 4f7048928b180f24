import { votes } from '@contract/vote/limits'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { pointsOf } from '../../../server/modules/points/open/award'
import { readBallots } from '../../../server/modules/vote/info'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { refusalOf } from '../../support/city/outcomes'
import { clientNo, resident, smallCity, valueOf } from '../../support/city/small-city'
import * as city from '../../support/city/votes'

let database: TestDatabase
let deps: TestDeps
let people: Caller[]
let author: Caller
let voter: Caller
let third: Caller

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
  people = await city.settlers(deps, 6)
  ;[author, voter, third] = people as [Caller, Caller, Caller]
})
afterEach(async () => {
  const faults = await city.faultsOf(deps)
  await database.close()
  expect(faults).toEqual([])
})

const open = async (wish: Parameters<typeof city.write>[2] = {}) => valueOf(await city.write(deps, author, wish)).voteId
const ballots = () => deps.db.selectFrom('vote_ballot').selectAll().execute()

describe('a ballot', () => {
  it('is cast once for a block and gives a point for the first ballot, a notice and no trace of the choice', async () => {
    const voteId = await open()
    const before = await pointsOf(deps.db, voter.userId)
    const [paper, no] = [city.receipt(), clientNo()]
    const said = valueOf(await city.cast(deps, voter, voteId, [0], paper, no))
    expect(said).toMatchObject({ cast: 1, census: 6, changed: false, pointsRow: { pointsAdd: 1, points: before + 1 } })
    expect(valueOf(await city.cast(deps, voter, voteId, [0], paper, no))).toEqual(said)
    expect(await pointsOf(deps.db, voter.userId)).toBe(before + 1)
    expect((await city.read(deps, voter, voteId)).mine).toMatchObject({ cast: true })
    expect((await city.read(deps, voter, voteId)).acts).toEqual(['change'])
    expect(await ballots()).toMatchObject([{ choice: '0', block_id: null, anonymous: true }])
  })

  it('is changed with its own receipt, before the close', async () => {
    const voteId = await open()
    const paper = city.receipt()
    valueOf(await city.cast(deps, voter, voteId, [0], paper))
    const changed = valueOf(await city.cast(deps, voter, voteId, [1], paper))
    expect(changed).toEqual({ voteId, cast: 1, census: 6, changed: true, at: deps.clock.now() })
    expect((await ballots()).map(({ choice }) => choice)).toEqual(['1'])
    expect(refusalOf(await city.cast(deps, voter, voteId, [0]))).toMatchObject({
      reason: 'NO_RIGHT',
      msg: '这块已经投过，改票要用原来的回执',
    })
    expect((await ballots()).map(({ choice }) => choice)).toEqual(['1'])
  })

  it('needs a receipt of its own', async () => {
    const voteId = await open()
    const paper = city.receipt()
    valueOf(await city.cast(deps, voter, voteId, [0], paper))
    expect(refusalOf(await city.cast(deps, third, voteId, [0], paper))).toMatchObject({
      reason: 'FORM',
      data: { fields: { receipt: '请换一个回执再投' } },
    })
    expect(await ballots()).toHaveLength(1)
  })

  it.each([
    ['yesno', [2], '请选 1 项'],
    ['yesno', [0, 1], '请选 1 项'],
    ['multi', [0, 1, 2], '请选 1–2 项'],
    ['multi', [3], '请选 1–2 项'],
    ['multi', [1, 1], '请选 1–2 项'],
  ])('of a %s vote cannot say %j', async (ballot, choice, choiceRefusal) => {
    const voteId = await open(ballot === 'multi' ? city.several : {})
    const fields = { choice: choiceRefusal }
    expect(refusalOf(await city.cast(deps, voter, voteId, choice))).toMatchObject({ reason: 'FORM', data: { fields } })
  })

  it('may abstain, which counts for the turnout only', async () => {
    const voteId = await open()
    for (const by of people.slice(0, 2)) valueOf(await city.cast(deps, by, voteId, []))
    valueOf(await city.cast(deps, third, voteId, [0]))
    await city.close(deps, voteId)
    expect(await city.read(deps, guest, voteId)).toMatchObject({
      state: 'passed',
      tally: { ballots: 3, abstain: 2, counts: [1, 0] },
    })
  })

  it('is in time to the last millisecond, whether the timer has run or not', async () => {
    const voteId = await open()
    const { closeAt } = await city.read(deps, guest, voteId)
    deps.clock.at = (closeAt ?? 0) - 1
    valueOf(await city.cast(deps, voter, voteId, [0]))
    deps.clock.forward(1)
    expect(refusalOf(await city.cast(deps, third, voteId, [0]))).toMatchObject({
      reason: 'CLOSED',
      msg: '已截止，未投出',
    })
    expect(refusalOf(await city.cancel(deps, author, voteId))).toMatchObject({ reason: 'CLOSED' })
    await city.work(deps)
    expect(refusalOf(await city.cast(deps, third, voteId, [0]))).toMatchObject({ reason: 'CLOSED' })
  })

  it('goes with the block: who buys it votes if it has not, and cannot if it has', async () => {
    const voteId = await open()
    const buyer = await resident(deps, 70, 0)
    valueOf(await city.cast(deps, voter, voteId, [0]))
    await city.handOver(deps, voter, buyer)
    await city.handOver(deps, third, buyer)
    const as = (block: Caller) => ({ ...block, userId: buyer.userId })
    expect(refusalOf(await city.cast(deps, as(voter), voteId, [1]))).toMatchObject({ reason: 'NO_RIGHT' })
    valueOf(await city.cast(deps, as(third), voteId, [1]))
    expect(refusalOf(await city.cast(deps, third, voteId, [1]))).toMatchObject({ reason: 'NO_RIGHT' })
  })

  it('is possible as each of one’s blocks, with one point for all', async () => {
    const voteId = await open()
    const before = await pointsOf(deps.db, voter.userId)
    await city.handOver(deps, third, voter)
    valueOf(await city.cast(deps, voter, voteId, [0]))
    const second = valueOf(await city.cast(deps, { ...third, userId: voter.userId }, voteId, [0]))
    expect(second.pointsRow).toBeUndefined()
    expect(await pointsOf(deps.db, voter.userId)).toBe(before + 1)
  })

  it('is not found of a draft or of nothing', async () => {
    const draft = await open({ draft: 1 })
    for (const id of [draft, 1])
      expect(refusalOf(await city.cast(deps, voter, id, [0]))).toMatchObject({ reason: 'NOT_FOUND' })
  })
})

describe('results', () => {
  it('of a vote that closes secretly nobody sees before the end', async () => {
    const voteId = await open()
    for (const by of people) valueOf(await city.cast(deps, by, voteId, [0]))
    for (const by of [guest, author, voter]) expect((await city.read(deps, by, voteId)).tally).toBeNull()
    expect(refusalOf(await readBallots(deps, { voteId, prefix: '0' }))).toMatchObject({
      reason: 'CLOSED',
      msg: '截止后公布',
    })
    await city.close(deps, voteId)
    expect((await city.read(deps, guest, voteId)).tally).toEqual({ ballots: 6, abstain: 0, counts: [6, 0] })
  })

  it('shown to those who have voted in secret move at every fifth ballot', async () => {
    const voteId = await open(city.several)
    const seen = async (by: Caller) => (await city.read(deps, by, voteId)).tally
    const paper = city.receipt()
    valueOf(await city.cast(deps, voter, voteId, [0, 1], paper))
    for (const by of people.filter((one) => one !== voter).slice(0, votes.countsEvery - 2))
      valueOf(await city.cast(deps, by, voteId, [2]))
    expect(await seen(voter)).toBeNull()
    valueOf(await city.cast(deps, people[4] as Caller, voteId, [2]))
    const atFive = { ballots: 5, abstain: 0, counts: [1, 1, 4] }
    expect([await seen(voter), await seen(people[5] as Caller), await seen(guest)]).toEqual([atFive, null, null])
    valueOf(await city.cast(deps, voter, voteId, [2], paper))
    valueOf(await city.cast(deps, people[5] as Caller, voteId, [1]))
    expect(await seen(people[5] as Caller)).toEqual(atFive)
    await city.close(deps, voteId)
    expect(await seen(guest)).toEqual({ ballots: 6, abstain: 0, counts: [0, 1, 5] })
  })

  it('of a vote by name are there at once if it says so, and its ballots name the blocks at the end', async () => {
    const voteId = await open({ anonymous: false, results: 'always' })
    valueOf(await city.cast(deps, voter, voteId, [1]))
    expect((await city.read(deps, guest, voteId)).tally).toEqual({ ballots: 1, abstain: 0, counts: [0, 1] })
    const later = valueOf(await city.write(deps, third, { anonymous: false, results: 'afterVote' })).voteId
    valueOf(await city.cast(deps, voter, later, [0]))
    expect((await city.read(deps, third, later)).tally).toBeNull()
    expect((await city.read(deps, voter, later)).tally).toEqual({ ballots: 1, abstain: 0, counts: [1, 0] })
    await city.close(deps, voteId)
    const all = await Promise.all([...'0123456789abcdef'].map((prefix) => readBallots(deps, { voteId, prefix })))
    expect(all.flatMap((one) => valueOf(one).ballots)).toMatchObject([{ choice: [1], blockNo: 2 }])
  })

  it('of two secret ballots are the outcome only, of three everything', async () => {
    const few = await open({ minTurnout: 10 })
    for (const by of people.slice(0, 2)) valueOf(await city.cast(deps, by, few, [0]))
    const enough = valueOf(await city.write(deps, voter)).voteId
    for (const by of people.slice(0, 3)) valueOf(await city.cast(deps, by, enough, [0]))
    await city.close(deps, few)
    expect(await city.read(deps, guest, few)).toMatchObject({ state: 'passed', tally: null, isPublished: false })
    expect(refusalOf(await readBallots(deps, { voteId: few, prefix: '0' }))).toMatchObject({
      reason: 'CLOSED',
      msg: '票数太少，不公布选票',
    })
    expect(await city.read(deps, guest, enough)).toMatchObject({ tally: { counts: [3, 0] }, isPublished: true })
  })

  it('are none of a vote that too few took part in', async () => {
    const voteId = await open({ minTurnout: 40 })
    for (const by of people.slice(0, 2)) valueOf(await city.cast(deps, by, voteId, [0]))
    await city.close(deps, voteId)
    expect(await city.read(deps, guest, voteId)).toMatchObject({
      state: 'noQuorum',
      outcome: { accepted: [] },
      cast: 2,
    })
  })
})
