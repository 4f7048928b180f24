import { mayors } from '@contract/mayor/limits'
import type { Caller } from '../../../server/http/caller'
import type { BlockTable } from '../../../server/modules/area/tables'
import { blockStates } from '../../../server/modules/area/tables'
import { setSwitch } from '../../support/admin/access'
import { actorRefusal } from '../../../server/modules/mayor/acts'
import { lockElection, lockForBallot, lockRule } from '../../../server/modules/mayor/election-store'
import * as mayor from '../../support/city/mayor'
import { areaId, emptyCity } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let electionId: number
let one: Caller
let other: Caller
let voter: Caller
let admin: Caller
/** An election in which two stand, as places 1 and 2, and whose voting has begun. */
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  ;[one, other, voter] = [await mayor.citizen(deps, 1), await mayor.citizen(deps, 2), await mayor.citizen(deps, 3)]
  electionId = await mayor.voting(deps, [one, other])
  admin = await mayor.operator(deps)
})
afterAll(() => database.close())

const electionWith = (row: object) =>
  deps.db.updateTable('mayor_election').set(row).where('election_id', '=', electionId).execute()
const blockWith = ({ blockId }: Caller, row: object) =>
  deps.db.updateTable('block').set(row).where('block_id', '=', blockId).execute()

describe('somebody acts in an election', () => {
  const block = (row: Partial<BlockTable>) =>
    ({ area_id: areaId, block_no: 7, owner_user_id: one.userId, state: blockStates.held, ...row }) as BlockTable
  const refused = (row?: Partial<BlockTable>) => actorRefusal(row && block(row), areaId, one)?.reason

  it('as a block of its city that they hold and do not offer', () => {
    expect(refused({})).toBeUndefined()
    expect(refused({ area_id: areaId + 1 })).toBe('NO_RIGHT')
    expect(refused({ state: blockStates.transfer })).toBe('BLOCK_TRANSFER')
    expect(refused({ owner_user_id: other.userId })).toBe('NO_RIGHT')
    expect(refused()).toBe('NO_RIGHT')
  })
})

describe('a candidate is asked to be struck', () => {
  const because = '冒用他人照片'
  const asks = async (rows: Readonly<Record<number, object>>, { by = admin, place = 1, reason = because } = {}) => {
    const candidates = deps.db.updateTable('mayor_candidate').where('election_id', '=', electionId)
    for (const [of, row] of Object.entries(rows)) await candidates.set(row).where('place', '=', Number(of)).execute()
    const answer = await mayor.strike(deps, by, electionId, place, 'askStrike', reason)
    await deps.db.deleteFrom('approval').execute()
    await candidates.set({ state: 'standing', ended_at: null, asked_by: null, asked_reason: '' }).execute()
    return answer.ok ? 'asked' : (answer.error.msg ?? answer.error.data)
  }
  const quit = { state: 'quit', ended_at: 1 }
  const waits = () => ({ asked_by: admin.userId, asked_reason: because })

  it('by who is none of them', async () => {
    expect(await asks({}, { by: other })).toBe('你在这次选举里，不能处理')
    expect(await asks({ 2: quit }, { by: other })).toBe('你在这次选举里，不能处理')
    expect(await asks({})).toBe('asked')
  })
  it('who stands', async () => {
    expect(await asks({ 1: quit })).toBe('该候选人已不在选')
    expect(await asks({}, { place: 3 })).toBe('该候选人已不在选')
    expect(await asks({ 2: quit })).toBe('asked')
  })
  it('once, and one at a time', async () => {
    expect(await asks({ 1: waits() })).toBe('已有人申请除名')
    expect(await asks({ 2: waits() })).toBe('已有人申请除名另一位候选人')
    expect(await asks({ 2: { ...quit, ...waits() } })).toBe('asked')
  })
  it('for a reason of so many characters', async () => {
    const { min } = mayors.reason
    expect(await asks({}, { reason: '冒'.repeat(min) })).toBe('asked')
    expect(await asks({}, { reason: '冒'.repeat(min - 1) })).toEqual({
      fields: { reason: expect.any(String) as string },
    })
  })
})

describe('a ballot is cast', () => {
  const casts = async (by = voter) => {
    const answer = await mayor.cast(deps, by, electionId, [1])
    return answer.ok ? 'cast' : (answer.error.msg ?? answer.error.reason)
  }
  let now: number
  let until: number
  let census: number | null
  beforeAll(async () => {
    now = deps.clock.at
    ;({ vote_to: until, census } = await mayor.electionOf(deps, electionId))
  })
  afterEach(async () => {
    deps.clock.at = now
    await electionWith({ state: 'voting', census, closed_at: null })
  })

  it('not before the voting', async () => {
    for (const state of ['announced', 'nominating'] as const) {
      await electionWith({ state, census: null })
      expect(await casts()).toBe('投票尚未开始')
    }
  })
  it('not after it', async () => {
    await electionWith({ state: 'void', closed_at: 1 })
    expect(await casts()).toBe('已截止，未投出')
  })
  it('until it closes and not at it', async () => {
    deps.clock.at = until
    expect(await casts(one)).toBe('已截止，未投出')
    deps.clock.at = until - 1
    expect(await casts(one)).toBe('cast')
  })
  it('by a block that is held, not offered and of the census', async () => {
    const refused = async (by: Caller) => {
      const answer = await mayor.cast(deps, by, electionId, [1])
      return answer.ok ? undefined : answer.error
    }
    await blockWith(voter, { state: 2, transfer_price: 1, transfer_until: 1 })
    expect((await refused(voter))?.reason).toBe('BLOCK_TRANSFER')
    await blockWith(voter, { state: 1, transfer_price: null, transfer_until: null })
    expect((await refused({ ...voter, blockId: 1 }))?.reason).toBe('NO_RIGHT')
    const late = await refused(await mayor.citizen(deps, 9, 0))
    expect(late).toMatchObject({ reason: 'NO_RIGHT', data: { inCensus: false } })
  })
  it('not while elections are switched off', async () => {
    const by = { ...other, platform: 'browser' as const }
    await setSwitch(deps.db, areaId, { name: 'mayor', platform: 'browser', on: false })
    expect(await mayor.cast(deps, by, electionId, [1])).toMatchObject({
      error: { reason: 'NO_RIGHT', data: { enabled: false } },
    })
    await setSwitch(deps.db, areaId, { name: 'mayor', platform: 'browser', on: true })
    expect(await casts(by)).toBe('cast')
  })
})

it('elections and rules are found to be locked; a rule that nobody set is the usual one', async () => {
  const found = await inPassing(deps.db, async (tx) => {
    await plant(tx, 'mayor_rule', { area_id: 77, ver: 3, most_in_row: 2 })
    return [
      (await lockElection(tx, electionId))?.election_id,
      (await lockForBallot(tx, electionId))?.election_id,
      await lockElection(tx, 1),
      await lockForBallot(tx, 1),
      await lockRule(tx, 77),
      await lockRule(tx, areaId),
    ]
  })
  expect(found).toEqual([
    electionId,
    electionId,
    undefined,
    undefined,
    { area_id: 77, ver: 3, most_in_row: 2 },
    { area_id: areaId, ver: 1, most_in_row: 0 },
  ])
})
