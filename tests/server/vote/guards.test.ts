import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import type { Tx } from '../../../server/db/schema'
import { lockForBallot, lockVote } from '../../../server/modules/vote/vote-store'
import { moneyRefusal } from '../../../server/modules/vote/write'
import { setSwitch } from '../../support/admin/access'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { fill } from '../../support/city/fund'
import { areaId, emptyCity, valueOf } from '../../support/city/small-city'
import * as votes from '../../support/city/votes'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let author: Caller
let voter: Caller
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  voter = await votes.settler(deps, 1)
  await fill(deps, 1_000)
})
afterAll(() => database.close())

let blockNo = 100
beforeEach(async () => {
  // A block has one vote at a time.
  author = await votes.settler(deps, (blockNo += 1))
})

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)

/** What a call says: nothing when it is done. */
const said = async (answer: Promise<{ ok: true } | { ok: false; error: { reason: string; msg?: string } }>) => {
  const result = await answer
  return result.ok ? undefined : result.error.reason
}

const draft = async () => valueOf(await votes.write(deps, author, { draft: 1 })).voteId
const offered = (blockId: number, state: number) =>
  deps.db
    .updateTable('block')
    .set({ state, transfer_price: 1, transfer_until: 1 })
    .where('block_id', '=', blockId)
    .execute()
const held = (blockId: number) =>
  deps.db
    .updateTable('block')
    .set({ state: 1, transfer_price: null, transfer_until: null })
    .where('block_id', '=', blockId)
    .execute()

describe('a vote is written', () => {
  it('by its author, as the block it was begun with', async () => {
    const voteId = await draft()
    expect(await said(votes.edit(deps, voter, voteId, { draft: 1 }))).toBe('NOT_FOUND')
    const elsewhere = { ...author, blockId: voter.blockId }
    expect(await said(votes.edit(deps, elsewhere, voteId, { draft: 1 }))).toBe('NO_RIGHT')
    expect(await said(votes.edit(deps, author, voteId, { draft: 1 }))).toBeUndefined()
  })
  it('neither while its block is offered, nor while votes are switched off', async () => {
    const voteId = await draft()
    await offered(author.blockId, 2)
    expect(await said(votes.edit(deps, author, voteId, { draft: 1 }))).toBe('BLOCK_TRANSFER')
    await held(author.blockId)
    await setSwitch(deps.db, areaId, { name: 'vote', platform: 'browser', on: false })
    expect(await said(votes.edit(deps, { ...author, platform: 'browser' }, voteId, { draft: 1 }))).toBe('NO_RIGHT')
    await setSwitch(deps.db, areaId, { name: 'vote', platform: 'browser', on: true })
  })
  it('whole before it starts, and in part as a draft', async () => {
    const voteId = await draft()
    expect(await said(votes.edit(deps, author, voteId, { content: '', draft: 1 }))).toBeUndefined()
    expect(await votes.edit(deps, author, voteId, { content: '', draft: 0 })).toMatchObject({
      error: { reason: 'FORM', data: { fields: { content: expect.any(String) as string } } },
    })
  })
})

describe('a vote is withdrawn', () => {
  it('by its author; of others a draft is not there, and what is public is not theirs', async () => {
    const voteId = await draft()
    expect(await said(votes.cancel(deps, voter, voteId))).toBe('NOT_FOUND')
    await deps.db.updateTable('vote').set({ asked_at: 1 }).where('vote_id', '=', voteId).execute()
    expect(await votes.cancel(deps, voter, voteId)).toMatchObject({
      error: { reason: 'NO_RIGHT', msg: '只有发起人能撤回' },
    })
    await deps.db.updateTable('vote').set({ asked_at: null }).where('vote_id', '=', voteId).execute()
    expect(await said(votes.cancel(deps, author, voteId))).toBeUndefined()
  })
  it('is not supported while it is a draft that nobody reads', async () => {
    const voteId = await draft()
    expect(await said(votes.support(deps, voter, voteId))).toBe('NOT_FOUND')
    await deps.db.updateTable('vote').set({ asked_at: 1 }).where('vote_id', '=', voteId).execute()
    expect(await said(votes.support(deps, voter, voteId))).toBeUndefined()
  })
})

describe('a ballot is cast', () => {
  let voteId: number
  beforeEach(async () => {
    ;({ voteId } = valueOf(await votes.write(deps, author, votes.opinion)))
  })
  const cast = (by: Caller, choice = [0]) => votes.cast(deps, by, voteId, choice)

  it('until the vote closes and not at it', async () => {
    const { close_at: closeAt } = await deps.db
      .selectFrom('vote')
      .select('close_at')
      .where('vote_id', '=', voteId)
      .executeTakeFirstOrThrow()
    const now = deps.clock.at
    deps.clock.at = closeAt ?? 0
    expect(await said(cast(voter))).toBe('CLOSED')
    deps.clock.at -= 1
    expect(await said(cast(voter))).toBeUndefined()
    deps.clock.at = now
  })
  it('while it is open, and of one without a close never', async () => {
    await deps.db
      .transaction()
      .execute((tx) => plant(tx, 'vote', { vote_id: 1, state: 'open', open_at: 1, close_at: null }))
    expect(await said(votes.cast(deps, voter, 1, [0]))).toBe('CLOSED')
    await deps.db.deleteFrom('vote').where('vote_id', '=', 1).execute()
    await deps.db.updateTable('vote').set({ state: 'passed' }).where('vote_id', '=', voteId).execute()
    expect(await said(cast(voter))).toBe('CLOSED')
  })
  it('by a block of the census, that is held and not offered', async () => {
    const late = await votes.settler(deps, 9)
    expect(await votes.cast(deps, late, voteId, [0])).toMatchObject({
      error: { reason: 'NO_RIGHT', data: { inCensus: false } },
    })
    await offered(voter.blockId, 2)
    expect(await said(cast(voter))).toBe('BLOCK_TRANSFER')
    await held(voter.blockId)
    expect(await said(cast({ ...voter, blockId: 1 }))).toBe('NO_RIGHT')
  })
  it('not while votes are switched off', async () => {
    await setSwitch(deps.db, areaId, { name: 'vote', platform: 'browser', on: false })
    const answer = await votes.cast(deps, { ...author, platform: 'browser' }, voteId, [0])
    await setSwitch(deps.db, areaId, { name: 'vote', platform: 'browser', on: true })
    expect(answer).toMatchObject({ error: { reason: 'NO_RIGHT', data: { enabled: false } } })
  })
  it('for as many choices as the vote has', async () => {
    expect(await cast(author, [0, 1])).toMatchObject({ error: { data: { fields: { choice: '请选 1 项' } } } })
    const many = valueOf(await votes.write(deps, await votes.settler(deps, (blockNo += 1)), votes.several)).voteId
    expect(await votes.cast(deps, voter, many, [0, 1, 2])).toMatchObject({
      error: { reason: 'FORM', data: { fields: { choice: '请选 1–2 项' } } },
    })
    expect(await said(votes.cast(deps, voter, many, [0, 1]))).toBeUndefined()
  })
})

describe('a vote asks for the money of a fund that has 10.00', () => {
  const refused = (amount: number | null, { payee = null as number | null, late = 0 } = {}) =>
    passing(async (tx) => {
      const row = {
        amount,
        author_user_id: author.userId,
        payee_user_id: payee,
        area_id: areaId,
        state: 'draft',
      } as const
      await plant(tx, 'vote', { vote_id: 5, ...row })
      const proof_before = deps.clock.now()
      if (late > 0) await plant(tx, 'fund_spend', { spend_id: 1, payee_user_id: late, state: 'paid', proof_before })
      const vote = await lockVote(tx, 5)
      return vote && moneyRefusal(tx, deps, vote)
    })
  it('for no more than is free', async () => {
    expect(await refused(fen(1_000))).toBeUndefined()
    expect(await refused(null)).toBeUndefined()
    expect(await refused(fen(1_001))).toMatchObject({ reason: 'NOT_ENOUGH', data: { free: 1_000 } })
  })
  it('not while a proof of its author or of its payee is late', async () => {
    const payee = voter.userId
    expect((await refused(fen(1), { payee, late: author.userId }))?.reason).toBe('NO_RIGHT')
    expect((await refused(fen(1), { payee, late: payee }))?.reason).toBe('NO_RIGHT')
    expect(await refused(fen(1), { payee, late: 3 })).toBeUndefined()
  })
})

it('a vote is found to be locked, open or secret, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'vote', { vote_id: 5, anonymous: true, state: 'open' })
    await plant(tx, 'vote', { vote_id: 6, anonymous: false, state: 'open' })
    const locks = async (voteId: number) => (await lockForBallot(tx, voteId))?.vote_id
    return [(await lockVote(tx, 5))?.vote_id, await lockVote(tx, 7), await locks(5), await locks(6), await locks(7)]
  })
  expect(found).toEqual([5, undefined, 5, 6, undefined])
})
