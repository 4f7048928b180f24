import { dayMs } from '@contract/durations'
import { fen } from '@contract/money'
import { runDue } from '../../../server/jobs/jobs'
import { castBallot } from '../../../server/modules/vote/cast'
import { actOnBlock } from '../../../server/modules/block-market/freeze'
import { actByStaff } from '../../../server/modules/block-market/handover/admin'
import { object } from '../../../server/modules/block-market/handover/objection'
import { mutualJobs } from '../../../server/modules/mutual/jobs'
import { pointsOf } from '../../../server/modules/points/open/award'
import { createBlock } from '../../../server/modules/session/accounts'
import { startSession } from '../../../server/modules/session/start'
import type { Caller } from '../../../server/http/caller'
import * as market from '../../support/city/block-market'
import { blockOf, buy, inBlockMarket, newcomer } from '../../support/city/block-market'
import { buySlots, openRound } from '../../support/city/expand'
import * as election from '../../support/city/mayor'
import * as mutual from '../../support/city/mutual'
import { refusalOf } from '../../support/city/outcomes'
import * as shop from '../../support/city/shop'
import { areaId, clientNo, operators, payFor, resident, valueOf } from '../../support/city/small-city'
import * as votes from '../../support/city/votes'
import type { TestDeps } from '../../support/database/database'
import { asOperator } from '../../support/admin/as-operator'
import { answerAsk } from '../../support/admin/second'

let deps: TestDeps

inBlockMarket((fresh) => {
  deps = fresh
})

const locked = { reason: 'BLOCK_TRANSFER' }

/** Somebody offers the block that they act as, and a newcomer buys it: the order, and the block's new owner. */
async function sold(owner: Caller) {
  valueOf(await market.offer(deps, owner))
  const buyer = await newcomer(deps)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  return { cart, buyer: { ...owner, userId: buyer.userId, loginUserId: buyer.userId } }
}

const supports = (voteId: number) =>
  deps.db.selectFrom('vote_support').select('block_id').where('vote_id', '=', voteId).execute()

/** Everything that a resident of long standing does in the community with the block. */
async function settledIn() {
  const { owner, shopId } = await shop.openShop(deps, 560)
  deps.clock.forward(78 * dayMs)
  await mutual.enrich(deps, owner, 100)
  const electionId = await election.nominating(deps)
  valueOf(await election.join(deps, owner, electionId))
  const [neighbour, author] = [await mutual.neighbour(deps, 91), await votes.settler(deps, 92)]
  const open = valueOf(await mutual.publish(deps, owner)).mutualId
  const elsewhere = valueOf(await mutual.publish(deps, neighbour)).mutualId
  valueOf(await mutual.join(deps, owner, elsewhere))
  const voteId = valueOf(await votes.write(deps, author)).voteId
  const paper = votes.receipt()
  valueOf(await votes.cast(deps, owner, voteId, [0], paper))
  const asking = valueOf(
    await votes.write(deps, neighbour, { ...votes.spending, amount: fen(1_000), payeeBlockNo: 91 }),
  ).voteId
  valueOf(await votes.support(deps, owner, asking))
  return { owner, shopId, open, elsewhere, voteId, asking, electionId, paper }
}

const candidate = async (electionId: number) =>
  (await deps.db.selectFrom('mayor_candidate').selectAll().where('election_id', '=', electionId).execute())[0]

it('a block that is offered stands in no election; one that is sold leaves what its owner did with it', async () => {
  const { owner, shopId, open, elsewhere, voteId, asking, electionId } = await settledIn()
  const home = await createBlock(deps, { areaId, blockNo: 561, ownerUserId: owner.userId })
  await deps.db.updateTable('block').set({ manage_hash: 'x' }).where('block_id', '=', owner.blockId).execute()
  const session = { userId: owner.userId, blockId: owner.blockId, areaId, scope: 'owner' as const }
  await startSession(deps, session, { ak: 'phone', platform: 'browser' })

  const { cart, buyer } = await sold(owner)
  expect(await candidate(electionId)).toMatchObject({ state: 'struck', reason: '区块已设置转让' })
  expect(await shop.shopOf(deps, shopId)).toMatchObject({ block_id: owner.blockId, state: 'active' })
  expect((await supports(asking)).map((row) => row.block_id)).toEqual([owner.blockId])
  expect((await mutual.postOf(deps, open)).state).toBe('open')

  valueOf(await payFor(deps, buyer, cart.payNo))
  await runDue(deps, mutualJobs(deps))
  expect(await shop.shopOf(deps, shopId)).toMatchObject({ block_id: home, user_id: owner.userId, state: 'active' })
  expect((await mutual.postOf(deps, open)).state).toBe('closed')
  expect((await mutual.repliesOf(deps, elsewhere)).map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await pointsOf(deps.db, owner.userId)).toBeGreaterThanOrEqual(100)
  expect(await supports(asking)).toEqual([])
  expect((await blockOf(deps, owner.blockId)).manage_hash).toBeNull()
  const sessions = deps.db.selectFrom('session_token').select('token_id').where('block_id', '=', owner.blockId)
  expect(await sessions.where('expires_at', '>', deps.clock.now()).execute()).toEqual([])
  // The ballot stays, and the block has no second one.
  expect(await votes.read(deps, buyer, voteId)).toMatchObject({ cast: 1 })
  expect(refusalOf(await votes.cast(deps, buyer, voteId, [1]))).toMatchObject({ reason: 'NO_RIGHT' })
})

it('the shop of who has no other block in the city ends with the sale, and the seller keeps no way to act as the block', async () => {
  const { owner, shopId, asking, voteId, paper } = await settledIn()
  const { cart, buyer } = await sold(owner)
  valueOf(await payFor(deps, buyer, cart.payNo))
  expect(await shop.shopOf(deps, shopId)).toMatchObject({ state: 'expired', reason: '区块已过户' })
  const again = { clientNo: clientNo(), voteId, choice: [1], receipt: paper }
  expect(refusalOf(await castBallot(deps, owner, again))).toMatchObject({ reason: 'NO_RIGHT' })
  expect(refusalOf(await votes.support(deps, owner, asking))).toMatchObject({ reason: 'NO_RIGHT' })
  expect(refusalOf(await mutual.publish(deps, owner))).toMatchObject({ reason: 'NO_RIGHT' })
  expect(refusalOf(await shop.apply(deps, owner))).toMatchObject({ reason: 'NO_RIGHT' })
  await runDue(deps, mutualJobs(deps))
})

it('slots that wait for their money are given up when the block is offered, and none is sold to it until it is taken back', async () => {
  const round = await openRound(deps, { quota: 5 })
  const owner = await resident(deps, 560)
  await deps.db.updateTable('block').set({ capacity: 3 }).where('block_id', '=', owner.blockId).execute()
  const slots = valueOf(await buySlots(deps, owner, round))
  const { cart, buyer } = await sold(owner)
  expect(refusalOf(await payFor(deps, owner, slots.payNo))).toMatchObject({ reason: 'CLOSED' })
  const { left_count: left } = await deps.db.selectFrom('expand_round').selectAll().executeTakeFirstOrThrow()
  expect(left).toBe(5)
  expect(refusalOf(await buySlots(deps, owner, round))).toMatchObject(locked)
  valueOf(await payFor(deps, buyer, cart.payNo))
  expect((await buySlots(deps, buyer, round)).ok).toBe(true)
})

it('while it is reserved, nothing is begun as the block; what ends things goes on', async () => {
  const { owner, shopId, open, voteId, asking, electionId, paper } = await settledIn()
  await sold(owner)
  expect((await blockOf(deps, owner.blockId)).state).toBe(3)
  const again = { clientNo: clientNo(), voteId, choice: [1], receipt: paper }
  for (const refused of [
    await castBallot(deps, owner, again),
    await votes.write(deps, owner),
    await votes.support(deps, owner, asking, 0),
    await election.join(deps, owner, electionId),
    await mutual.publish(deps, owner),
    await mutual.edit(deps, owner, open),
    await shop.renew(deps, owner, shopId),
    await shop.apply(deps, owner),
  ])
    expect(refusalOf(refused)).toMatchObject(locked)
  expect((await mutual.close(deps, owner, open)).ok).toBe(true)
  expect((await votes.read(deps, owner, voteId)).acts).toEqual([])
})

it('a mayor whose block is offered loses the seat to the runner-up', async () => {
  const people = await election.citizens(deps, 4, 560)
  await election.seated(deps, people)
  const [mayor, next] = people
  if (!mayor || !next) throw new Error('two stood')
  expect((await election.info(deps)).seat?.blockNo).toBe(mayor.blockNo)
  valueOf(await market.offer(deps, mayor))
  await election.work(deps)
  expect((await election.info(deps)).seat?.blockNo).toBe(next.blockNo)
})

/** What the city was told of a block, newest last. */
const toldOf = async (blockNo: number) =>
  (
    await deps.db
      .selectFrom('area_notice')
      .select('content')
      .where('title', 'like', `${blockNo} 号不再%`)
      .orderBy('notice_id')
      .execute()
  ).map(({ content }) => content)

const freezeBlock = async (block: Caller) => {
  const [one = 0] = await operators(deps)
  const { ver } = await blockOf(deps, block.blockId)
  const wish = { clientNo: clientNo(), blockId: block.blockId, ver, act: 'freeze', reason: '有人举报冒用' } as const
  return actOnBlock(deps, one, wish)
}

it('the city hears the true reason why a mayor or a candidate has to go: an offer, or a freeze', async () => {
  const people = await election.citizens(deps, 4, 560)
  const [mayor, next] = people
  if (!mayor || !next) throw new Error('two stood')
  await election.seated(deps, people)
  valueOf(await freezeBlock(mayor))
  expect(await toldOf(mayor.blockNo)).toEqual([expect.stringContaining('区块被平台冻结，') as string])
  expect((await election.info(deps)).seat?.blockNo).toBe(next.blockNo)
  valueOf(await market.offer(deps, next))
  expect(await toldOf(next.blockNo)).toEqual([expect.stringContaining('区块已设置转让，') as string])

  const called = (await election.info(deps)).election
  await election.at(deps, called?.nominateFrom ?? 0)
  const third = people[2] ?? next
  valueOf(await election.join(deps, third, called?.electionId ?? 0))
  valueOf(await freezeBlock(third))
  expect(await candidate(called?.electionId ?? 0)).toMatchObject({ state: 'struck', reason: '区块被平台冻结' })
  expect(await toldOf(third.blockNo)).toEqual([expect.stringContaining('原因：区块被平台冻结') as string])
})

it('a buyer of slots hears the true reason why they were given up: here, the former owner’s objection', async () => {
  const { roundId, ver } = await openRound(deps, { quota: 5 })
  const owner = await market.seller(deps, 560)
  const person = await newcomer(deps)
  const cart = valueOf(await buy(deps, person, [owner.blockId]))
  valueOf(await payFor(deps, person, cart.payNo))
  await deps.db.updateTable('block').set({ capacity: 3 }).where('block_id', '=', owner.blockId).execute()
  const buyer = { ...owner, userId: person.userId, loginUserId: person.userId }
  const slots = valueOf(await buySlots(deps, buyer, { roundId, ver }))
  const orderId = cart.orders[0]?.orderId ?? 0
  const text = '密码被别人拿走，不是我转让的。'
  valueOf(await object(deps, owner.userId, { clientNo: clientNo(), orderId, ver: 1, text }))
  const { content } = await deps.db
    .selectFrom('user_notice')
    .select('content')
    .where('kind', '=', 'lockBlock')
    .executeTakeFirstOrThrow()
  expect(content).toBe(`区块的过户被申诉，名额已释放，没有扣款。（${slots.no}）`)
})

it('an undone sale ends what the buyer did with the block meanwhile', async () => {
  const owner = await market.seller(deps, 560)
  const person = await newcomer(deps)
  const cart = valueOf(await buy(deps, person, [owner.blockId]))
  valueOf(await payFor(deps, person, cart.payNo))
  const buyer = { ...owner, userId: person.userId, loginUserId: person.userId }
  const { shopId } = valueOf(await shop.apply(deps, buyer))
  await mutual.enrich(deps, buyer, 100)
  const post = valueOf(await mutual.publish(deps, buyer)).mutualId
  const orderId = cart.orders[0]?.orderId ?? 0
  const [one = 0, other = 0] = await operators(deps)
  const text = '密码被别人拿走，不是我转让的。'
  valueOf(await object(deps, owner.userId, { clientNo: clientNo(), orderId, ver: 1, text }))
  const wish = { orderId, reason: '登录记录可疑' }
  valueOf(await actByStaff(deps, asOperator(one), { clientNo: clientNo(), ...wish, ver: 2, act: 'askUndo' }))
  valueOf(await answerAsk(deps, other, 'approve', { kind: 'undo', refId: orderId }))
  await runDue(deps, mutualJobs(deps))
  expect((await shop.shopOf(deps, shopId)).state).toBe('removed')
  expect((await mutual.postOf(deps, post)).state).toBe('closed')
  expect(await pointsOf(deps.db, buyer.userId)).toBe(100)
  expect(await blockOf(deps, owner.blockId)).toMatchObject({ owner_user_id: owner.userId, state: 1 })
})
