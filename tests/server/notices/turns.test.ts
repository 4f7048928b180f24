import { listNotices } from '../../../server/modules/notices/service'
import type { TestDeps } from '../../support/database/database'
import { decided, judge, partyAct, stepTo } from '../../support/city/order-steps'
import { inSmallCity, parties, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const noticesOf = async (userId: number) => valueOf(await listNotices(deps, userId, { page: 1, unread: 0 })).data

it('tells of a running order whose turn it is, until when and with whom, on the newest notice of that order only', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  const [paid] = await noticesOf(seller.userId)
  expect(paid).toMatchObject({ kind: 'pay', turn: { wait: 'delivery', who: 'seller', isMine: true, other: 128 } })
  expect(paid?.turn?.until).toBeGreaterThan(deps.clock.now())
  valueOf(await partyAct(deps, seller, id, ver, 'deliver'))
  expect((await noticesOf(buyer.userId))[0]).toMatchObject({
    title: '3021 已交付，请确认收货',
    turn: { wait: 'receipt', who: 'buyer', isMine: true, other: 3021 },
  })
  expect((await noticesOf(seller.userId))[0]?.turn).toMatchObject({ wait: 'receipt', isMine: false })
  valueOf(await partyAct(deps, buyer, id, ver + 1, 'dispute'))
  const told = await noticesOf(seller.userId)
  expect(told.map(({ kind }) => kind)).toEqual(['dispute', 'pay'])
  expect(told.map(({ turn }) => turn?.wait)).toEqual(['evidence', undefined])
})

it('names who did it by number, and tells of no turn once the order has ended', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  valueOf(await partyAct(deps, buyer, id, ver, 'confirm'))
  const [newest] = await noticesOf(seller.userId)
  expect(newest?.title).toBe('128 确认收货')
  expect(newest?.turn).toBeUndefined()
})

it('leaves the answer to a decision to who has not given it', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await decided(deps, { buyer, seller }, await judge(deps, 'arbiter'), 'refund')
  const turns = async () =>
    Promise.all([buyer, seller].map(async ({ userId }) => (await noticesOf(userId)).find(({ turn }) => turn)?.turn))
  expect((await turns()).map((turn) => [turn?.wait, turn?.isMine])).toEqual([
    ['answers', true],
    ['answers', true],
  ])
  valueOf(await partyAct(deps, buyer, id, ver, 'accept'))
  expect((await turns()).map((turn) => turn?.isMine)).toEqual([false, true])
})
