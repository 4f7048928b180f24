import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { buySlotsAtom, cancelSlotsAtom, loadExpandAtom } from '@/features/expand/atoms'
import { giveAtom, loadFundAtom } from '@/features/fund/atoms'
import { addRechargeAtom, loadRechargeInfoAtom } from '@/features/recharge/atoms'
import { loadWritingFactsAtom as loadMutualFactsAtom, publishAtom } from '@/features/mutual/atoms'
import { applyAtom, loadLevelsAtom, loadShopAtom, orderTermAtom, withdrawAtom } from '@/features/shop/atoms'
import { cancelAtom, loadWritingFactsAtom, writeAtom } from '@/features/vote/atoms'
import { firstValues, writtenVote } from '@/features/vote/rules/written'
import { restoreSessionAtom } from '@/lib/session/atoms'
import { guestSession } from '@/lib/session/session'
import { lost } from '../../support/app/trade-api'
import { resident, tradeStore } from '../../support/app/trade-store'

const done = () => ok({} as never)

const shop = {
  level: 'stall',
  fee: fen(9_900),
  category: 'food',
  name: '听雨茶舍',
  slogan: '雨天半价',
  intro: '',
  hours: '',
  place: '',
  contact: '19900000409',
  thumbs: 'a/1.jpg',
} as const
const slots = { blockId: 128, roundId: 7, ver: 1, fromCapacity: 3, count: 2, amount: fen(1_980) }

// The server answers a number that it knows and does nothing: what was taken back would never come again.
it.each([
  ['/bctShop/add', '/bctShop/withdraw', [applyAtom, shop], [withdrawAtom, { shopId: 21, ver: 1 }]],
  [
    '/bctVote/add',
    '/bctVote/cancel',
    [writeAtom, undefined, writtenVote(firstValues), false],
    [cancelAtom, { voteId: 5, ver: 1 }, '写错了'],
  ],
  ['/bctExpand/add', '/bctPay/cancel', [buySlotsAtom, slots], [cancelSlotsAtom, { payNo: 'P9', ver: 1 }]],
] as const)('%s goes out under a new number after a lost answer and %s', async (path, undo, wish, taking) => {
  const { store, on } = tradeStore({ [path]: lost, [undo]: done })
  const send = ([act, ...given]: typeof wish | typeof taking) =>
    (store.set as (...all: unknown[]) => Promise<unknown>)(act, ...given)
  await send(wish)
  await send(wish)
  await send(taking)
  await send(wish)
  const [first, repeat, again] = on(path).map(({ input }) => input['clientNo'])
  expect(repeat).toBe(first)
  expect(again).not.toBe(first)
})

it('a shop that was rejected goes out under a new number, however alike it is', async () => {
  const { store, on } = tradeStore({ '/bctShop/add': lost })
  await store.set(applyAtom, shop)
  await store.set(applyAtom, shop, 21)
  const [first, again] = on('/bctShop/add').map(({ input }) => input['clientNo'])
  expect(again).not.toBe(first)
})

const term = { act: 'renew', shopId: 21, ver: 1, level: 'stall' } as const
const facts = { '/user/assets': done, '/bctFund/info': done }
const gift = { areaId: 3253, amount: fen(2_000), memo: '', anonymous: false }
const written = [writeAtom, undefined, writtenVote(firstValues), false] as const

// What ended by its time, or was removed by operators: the person took nothing back, and reads that it is gone.
it.each([
  [
    'slots',
    '/bctExpand/add',
    [buySlotsAtom, slots],
    '/bctExpand/info',
    [loadExpandAtom, 3253],
    { mine: { blockId: 128 } },
  ],
  ['a term', '/bctShop/renew', [orderTermAtom, term], '/bctShop/info', [loadShopAtom, 21], { own: { unpaid: null } }],
  ['a shop', '/bctShop/add', [applyAtom, shop], '/bctShop/levels', [loadLevelsAtom, 3253], { mine: null }],
  ['a vote', '/bctVote/add', written, '/bctVote/list', [loadWritingFactsAtom, 3253], { data: [] }],
  ['a gift', '/bctFund/add', [giveAtom, gift], '/bctFund/info', [loadFundAtom, 3253], { mine: { unpaid: false } }],
  [
    'a recharge',
    '/bctRecharge/add',
    [addRechargeAtom, fen(20_000)],
    '/bctRecharge/getInfo',
    [loadRechargeInfoAtom],
    { unpaid: null },
  ],
] as const)(
  '%s goes out under a new number once the server shows that it ended',
  async (_what, path, wish, read, look, gone) => {
    const { store, on } = tradeStore({ [path]: lost, ...facts, [read]: () => ok(gone as never) })
    const run = ([act, ...given]: typeof wish | typeof look) =>
      (store.set as (...all: unknown[]) => Promise<unknown>)(act, ...given)
    await run(wish)
    await run(look)
    await run(wish)
    const [first, again] = on(path).map(({ input }) => input['clientNo'])
    expect(again).not.toBe(first)
  },
)

const post = {
  kind: 'need',
  title: '谁有梯子',
  content: '',
  thumbs: '',
  place: '',
  placeDetail: '',
  thanks: 0,
  days: 7,
} as const
const mine = (title: string, state: string) => ({ title, state, isMine: true })

it.each([
  ['ended', [mine('谁有梯子', 'closed')], false],
  ['was taken over by another that runs', [mine('谁有梯子', 'closed'), mine('谁有梯子', 'open')], true],
  ['runs', [mine('谁有梯子', 'matched')], true],
  ['never came', [mine('谁有', 'closed')], true],
])('a post that %s, published again', async (_what, data, isRepeat) => {
  const { store, on } = tradeStore({
    '/bctMutual/add': lost,
    '/user/assets': () => ok({ points: 20 } as never),
    '/bctMutual/list': () => ok({ enabled: true, data } as never),
  })
  await store.set(publishAtom, post)
  await store.set(loadMutualFactsAtom, 3253)
  await store.set(publishAtom, post)
  const [first, again] = on('/bctMutual/add').map(({ input }) => input['clientNo'])
  expect(again === first).toBe(isRepeat)
})

it('a post that ended is published once more under a number of its own, however often it is tried', async () => {
  const { store, on } = tradeStore({ '/bctMutual/add': lost })
  await store.set(publishAtom, post)
  await store.set(publishAtom, post, 7)
  await store.set(publishAtom, post, 7)
  const [first, again, repeat] = on('/bctMutual/add').map(({ input }) => input['clientNo'])
  expect([again === first, repeat === again]).toEqual([false, true])
})

const running = [{ voteId: 5, state: 'open', mine: { isAuthor: true } }]

it.each([
  [
    'slots',
    '/bctExpand/add',
    [buySlotsAtom, slots],
    '/bctExpand/info',
    [loadExpandAtom, 3253],
    { mine: { blockId: 128, unpaid: {} } },
  ],
  ['a term', '/bctShop/renew', [orderTermAtom, term], '/bctShop/info', [loadShopAtom, 21], { own: { unpaid: {} } }],
  [
    'a shop',
    '/bctShop/add',
    [applyAtom, shop],
    '/bctShop/levels',
    [loadLevelsAtom, 3253],
    { mine: { shopId: 21, own: {} } },
  ],
  ['a vote', '/bctVote/add', written, '/bctVote/list', [loadWritingFactsAtom, 3253], { data: running }],
  ['a gift', '/bctFund/add', [giveAtom, gift], '/bctFund/info', [loadFundAtom, 3253], { mine: { unpaid: true } }],
  [
    'a recharge',
    '/bctRecharge/add',
    [addRechargeAtom, fen(20_000)],
    '/bctRecharge/getInfo',
    [loadRechargeInfoAtom],
    { unpaid: {} },
  ],
] as const)('%s keeps its number while it is there', async (_what, path, wish, read, look, there) => {
  const { store, on } = tradeStore({ [path]: lost, ...facts, [read]: () => ok(there as never) })
  const run = ([act, ...given]: typeof wish | typeof look) =>
    (store.set as (...all: unknown[]) => Promise<unknown>)(act, ...given)
  await run(wish)
  await run(look)
  await run(wish)
  const [first, again] = on(path).map(({ input }) => input['clientNo'])
  expect(again).toBe(first)
})

it('slots of another block are another wish', async () => {
  const { store, on } = tradeStore({ '/bctExpand/add': lost })
  await store.set(buySlotsAtom, slots)
  await store.set(buySlotsAtom, { ...slots, blockId: 130 })
  const [first, other] = on('/bctExpand/add').map(({ input }) => input['clientNo'])
  expect(other).not.toBe(first)
})

it.each([
  ['/bctFund/add', [giveAtom, gift], '/bctFund/info', [loadFundAtom, 3253], { mine: { unpaid: false } }],
  [
    '/bctRecharge/add',
    [addRechargeAtom, fen(20_000)],
    '/bctRecharge/getInfo',
    [loadRechargeInfoAtom],
    { unpaid: null },
  ],
] as const)('%s on its way is not taken for one that has ended', async (path, wish, read, look, none) => {
  let lose: () => void = () => undefined
  const slow = () =>
    new Promise<never>((resolve) => {
      lose = () => resolve(lost() as never)
    })
  let isSlow = true
  const { store, on } = tradeStore({ [path]: () => (isSlow ? slow() : lost()), [read]: () => ok(none as never) })
  const run = ([act, ...given]: typeof wish | typeof look) =>
    (store.set as (...all: unknown[]) => Promise<unknown>)(act, ...given)
  const first = run(wish)
  await run(look)
  lose()
  await first
  isSlow = false
  await run(wish)
  const [sent, again] = on(path).map(({ input }) => input['clientNo'])
  expect(again).toBe(sent)
})

it.each([
  ['/bctFund/add', [giveAtom, gift]],
  ['/bctRecharge/add', [addRechargeAtom, fen(20_000)]],
] as const)('%s of another person is another wish', async (path, [act, given]) => {
  const { store, on } = tradeStore({ [path]: lost })
  const run = () => (store.set as (...all: unknown[]) => Promise<unknown>)(act, given)
  await run()
  store.set(restoreSessionAtom, { ...guestSession, user: resident(130), areaId: 3253, areaName: '测试城' })
  await run()
  const [first, other] = on(path).map(({ input }) => input['clientNo'])
  expect(other).not.toBe(first)
})
