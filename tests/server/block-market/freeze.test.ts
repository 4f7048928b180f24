import type { BlockAdminAct } from '@contract/block/transitions'
import { dayMs } from '@contract/durations'
import { actOnBlock } from '../../../server/modules/block-market/freeze'
import { actByStaff } from '../../../server/modules/block-market/handover/admin'
import { object } from '../../../server/modules/block-market/handover/objection'
import { blockViewFor } from '../../../server/modules/market/open/block-view'
import type { Caller } from '../../../server/http/caller'
import * as market from '../../support/city/block-market'
import { blockOf, buy, inBlockMarket, newcomer, numbered, work } from '../../support/city/block-market'
import type { TestDeps } from '../../support/database/database'
import { noticeKinds, refusalOf } from '../../support/city/outcomes'
import { addRice, clientNo, operators, payFor, resident, valueOf } from '../../support/city/small-city'
import { asOperator } from '../../support/admin/as-operator'
import { answerAsk, thenSeen } from '../../support/admin/second'

let deps: TestDeps
let owner: Caller
let one: number
let other: number

inBlockMarket((fresh) => {
  deps = fresh
})

beforeEach(async () => {
  owner = await market.seller(deps, 560)
  ;[one = 0, other = 0] = await operators(deps)
})

const act = async (by: number, what: BlockAdminAct, blockId = owner.blockId, ver?: number) =>
  actOnBlock(deps, by, {
    clientNo: clientNo(),
    blockId,
    ver: ver ?? (await blockOf(deps, blockId)).ver,
    act: what,
    reason: '有人举报冒用',
  })

/** A second operator unfreezes it, or one of them takes the ask back. */
const answer = (by: number, what: 'approve' | 'refuse', refId = owner.blockId) =>
  thenSeen(answerAsk(deps, by, what, { kind: 'unfreeze', refId }), () =>
    deps.db.transaction().execute((tx) => blockViewFor(tx, refId, by)),
  )

it('a frozen block does nothing until two operators unfreeze it, and is then as it was', async () => {
  const held = await resident(deps, 561)
  valueOf(await act(one, 'freeze', held.blockId))
  expect(refusalOf(await addRice(deps, held, {}))).toMatchObject({ reason: 'NO_RIGHT' })
  expect(await noticeKinds(deps, held.userId)).toEqual(['blockFrozen'])
  expect(refusalOf(await act(one, 'freeze', held.blockId))).toMatchObject({ reason: 'CLOSED' })
  expect(refusalOf(await answer(other, 'approve', held.blockId))).toMatchObject({ reason: 'CLOSED' })
  valueOf(await act(one, 'askUnfreeze', held.blockId))
  expect(refusalOf(await answer(one, 'approve', held.blockId))).toMatchObject({ reason: 'OWN' })
  valueOf(await answer(one, 'refuse', held.blockId))
  expect(refusalOf(await answer(other, 'approve', held.blockId))).toMatchObject({ reason: 'CLOSED' })
  valueOf(await act(one, 'askUnfreeze', held.blockId))
  expect(valueOf(await answer(other, 'approve', held.blockId))).toMatchObject({ state: 'held' })
  expect((await addRice(deps, held, {})).ok).toBe(true)
  expect(await noticeKinds(deps, held.userId)).toEqual(['blockFrozen', 'blockUnfrozen'])
})

it('freezing ends a reservation first; an offer whose time has passed meanwhile is over', async () => {
  const buyer = await newcomer(deps)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  expect(valueOf(await act(one, 'freeze'))).toMatchObject({ state: 'frozen', transfer: null })
  expect(refusalOf(await payFor(deps, buyer, cart.payNo))).toMatchObject({ reason: 'CLOSED' })
  expect(await noticeKinds(deps, buyer.userId)).toEqual(['cartClosed'])
  expect(refusalOf(await buy(deps, buyer, [owner.blockId]))).toMatchObject({ reason: 'SOLD_OUT' })
  deps.clock.forward(10 * dayMs)
  await work(deps)
  valueOf(await act(one, 'askUnfreeze'))
  expect(valueOf(await answer(other, 'approve'))).toMatchObject({ state: 'transfer' })
  await work(deps)
  expect(await blockOf(deps, owner.blockId)).toMatchObject({ state: 1, transfer_price: null })
})

it('an owner is told why a reservation ended: the frozen block goes on with nothing, a block beside it can be bought again', async () => {
  const beside = await market.seller(deps, 561)
  valueOf(await buy(deps, await newcomer(deps), [owner.blockId, beside.blockId]))
  valueOf(await act(one, 'freeze'))
  expect(await noticeKinds(deps, owner.userId)).toEqual(['blockReserved', 'blockFrozen'])
  expect(await noticeKinds(deps, beside.userId)).toEqual(['blockReserved', 'blockFreed'])
  const { content } = await deps.db
    .selectFrom('user_notice')
    .select('content')
    .where('user_id', '=', beside.userId)
    .where('kind', '=', 'blockFreed')
    .executeTakeFirstOrThrow()
  expect(content).toBe('同单的其他区块已不能买，整单取消，继续转让。')
  expect(await blockOf(deps, beside.blockId)).toMatchObject({ state: 2 })
})

it('a plot that was frozen while its round ended is offered no more', async () => {
  const { closeAt } = await market.openPlots(deps)
  const [plot, still] = [await numbered(deps, 5000), await numbered(deps, 5001)]
  for (const { block_id: id } of [plot, still]) valueOf(await act(one, 'freeze', id))
  valueOf(await act(one, 'askUnfreeze', still.block_id))
  valueOf(await answer(other, 'approve', still.block_id))
  expect(await numbered(deps, 5001)).toMatchObject({ state: 0, transfer_price: 9_900 })
  deps.clock.at = closeAt
  await work(deps)
  valueOf(await act(one, 'askUnfreeze', plot.block_id))
  valueOf(await answer(other, 'approve', plot.block_id))
  expect(await numbered(deps, 5000)).toMatchObject({ state: 0, transfer_price: null, round_id: null })
})

it('a block of one’s own, another version, and an objection that waits are left alone', async () => {
  expect(refusalOf(await act(owner.userId, 'freeze'))).toMatchObject({ reason: 'OWN' })
  expect(refusalOf(await act(one, 'freeze', owner.blockId, 1))).toMatchObject({
    reason: 'MOVED',
    data: { block: { ver: 2 } },
  })
  expect(refusalOf(await act(one, 'freeze', 404, 1))).toMatchObject({ reason: 'NOT_FOUND' })
  const buyer = await newcomer(deps)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  const orderId = cart.orders[0]?.orderId ?? 0
  valueOf(await act(one, 'freeze'))
  const said = { clientNo: clientNo(), orderId, ver: 1, text: '密码被别人拿走，不是我转让的。' }
  valueOf(await object(deps, owner.userId, said))
  expect(refusalOf(await act(one, 'askUnfreeze'))).toMatchObject({ reason: 'CLOSED', msg: '先处理过户申诉' })
  const upheld = { clientNo: clientNo(), orderId, ver: 2, act: 'uphold', reason: '登录记录正常' } as const
  valueOf(await actByStaff(deps, asOperator(one), upheld))
  expect((await blockOf(deps, owner.blockId)).state).toBe(9)
  valueOf(await act(one, 'askUnfreeze'))
  expect(valueOf(await answer(other, 'approve'))).toMatchObject({ state: 'held' })
})
