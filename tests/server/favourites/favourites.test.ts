import type { Favourite } from '@contract/endpoints/people/favourites'
import { pageSize } from '@contract/envelope'
import { favourites } from '@contract/limits'
import { shops } from '@contract/shop/limits'
import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import {
  addFavourite,
  listFavourites,
  readFavourite,
  removeFavourite,
} from '../../../server/modules/favourites/service'
import { editBlock } from '../../../server/modules/market/transfer/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { buy, seller } from '../../support/city/block-market'
import { neighbour } from '../../support/city/mutual'
import { refusalOf } from '../../support/city/outcomes'
import { openShop, work } from '../../support/city/shop'
import { addRice, clientNo, credit, smallCity, valueOf } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let owner: Caller
let reader: Caller
let shopId: number

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
  const opened = await openShop(deps, 128)
  owner = opened.owner
  shopId = opened.shopId
  reader = await neighbour(deps, 91)
})
afterEach(() => database.close())

type Thing = { readonly kind: 'shop' | 'block'; readonly refId: number }
const set = (thing: Thing, on: 0 | 1, by = reader) =>
  (on === 1 ? addFavourite : removeFavourite)(deps, by.userId, thing)
const info = async (thing: Thing, userId = reader.userId) => valueOf(await readFavourite(deps, userId, thing))
const list = async (cursor = ''): Promise<{ data: Favourite[]; cursor?: string; total: number }> =>
  valueOf(await listFavourites(deps, reader.userId, { page: 1, cursor }))
const shop = (): Thing => ({ kind: 'shop', refId: shopId })
const block = (): Thing => ({ kind: 'block', refId: owner.blockId })

it('who keeps a block is told when it is offered, once while that is unread; its owner and who keeps something else are not', async () => {
  const [seller, stranger] = [await neighbour(deps, 560), await neighbour(deps, 561)]
  const kept: Thing = { kind: 'block', refId: seller.blockId }
  for (const by of [reader, owner, seller]) valueOf(await set(kept, 1, by))
  valueOf(await set(kept, 0, owner))
  valueOf(await set(shop(), 1, stranger))
  const offerIt = async (ver: number) => {
    const transfer = { price: fen(28_800), until: deps.clock.now() + 10 * 86_400_000 }
    return editBlock(deps, seller, { clientNo: clientNo(), ver, transfer })
  }
  const takeItBack = async (ver: number) => editBlock(deps, seller, { clientNo: clientNo(), ver, transfer: null })
  const told = () =>
    deps.db
      .selectFrom('user_notice')
      .select(['user_id', 'ref_type', 'ref_id', 'title', 'content'])
      .where('kind', '=', 'blockOffered')
      .execute()
  expect(refusalOf(await offerIt(9))).toMatchObject({ reason: 'MOVED' })
  expect(await told()).toEqual([])
  valueOf(await offerIt(1))
  expect(await told()).toEqual([
    {
      user_id: reader.userId,
      ref_type: 'block',
      ref_id: seller.blockId,
      title: '560 开始转让',
      content: '你收藏的区块现在可以买，价格以区块页为准。',
    },
  ])
  valueOf(await takeItBack(2))
  valueOf(await offerIt(3))
  expect(await told()).toHaveLength(1)
  await deps.db.updateTable('user_notice').set({ read_at: deps.clock.now() }).execute()
  valueOf(await takeItBack(4))
  valueOf(await offerIt(5))
  expect(await told()).toHaveLength(2)
})

it('is kept once however often it is asked for, is counted for everybody, and is found again, the latest first', async () => {
  expect(
    await Promise.all([set(shop(), 1), set(shop(), 1), set(shop(), 1)].map(async (one) => valueOf(await one))),
  ).toEqual(Array.from({ length: 3 }, () => ({ on: true, count: 1 })))
  valueOf(await set(shop(), 1, owner))
  expect([await info(shop()), await info(shop(), 0), await info(block())]).toEqual([
    { on: true, count: 2 },
    { on: false, count: 2 },
    { on: false, count: 0 },
  ])
  deps.clock.forward(1_000)
  valueOf(await set(block(), 1))
  expect((await list()).data).toMatchObject([
    { kind: 'block', refId: owner.blockId, blockNo: 128, state: 'held', price: null },
    { kind: 'shop', refId: shopId, blockNo: 128, isOpen: true },
  ])
  expect([await set(shop(), 0), await set(shop(), 0)].map((one) => valueOf(one))).toEqual([
    { on: false, count: 1 },
    { on: false, count: 1 },
  ])
  expect((await list()).data.map(({ kind }) => kind)).toEqual(['block'])
})

it('keeps a closed shop in the list and says so; nothing that is not there, and no closed shop, is kept anew', async () => {
  valueOf(await set(shop(), 1))
  deps.clock.forward(shops.termMs)
  await work(deps)
  expect((await list()).data).toMatchObject([{ refId: shopId, isOpen: false }])
  expect(valueOf(await set(shop(), 0))).toEqual({ on: false, count: 0 })
  for (const thing of [shop(), { kind: 'shop', refId: 99 }, { kind: 'block', refId: 99 }] as const)
    expect(refusalOf(await set(thing, 1))).toMatchObject({ reason: 'NOT_FOUND' })
})

it('is refused beyond the most, and the list is read page by page', async () => {
  const blocks = []
  for (let no = 300; no < 317; no += 1) blocks.push((await neighbour(deps, no, 0)).blockId)
  for (const refId of blocks) valueOf(await set({ kind: 'block', refId }, 1))
  const one = await list()
  const two = await list(one.cursor)
  expect([one.data.length, one.total]).toEqual([pageSize, blocks.length])
  expect([
    one.data.length + two.data.length,
    new Set([...one.data, ...two.data].map(({ refId }) => refId)).size,
  ]).toEqual([blocks.length, blocks.length])
  const more = favourites.most - blocks.length - 1
  await deps.db
    .insertInto('favourite')
    .values(
      Array.from({ length: more }, (_, at) => ({
        user_id: reader.userId,
        kind: 'block' as const,
        ref_id: at + 1,
        created_at: 1,
      })),
    )
    .execute()
  valueOf(await set(block(), 1))
  expect(refusalOf(await set(shop(), 1))).toMatchObject({ reason: 'LIMIT' })
})

it('says of a block that somebody has reserved who that is: the reader, or somebody else', async () => {
  const [first, other] = [await seller(deps, 560), await seller(deps, 561)]
  for (const { blockId: refId } of [first, other]) {
    valueOf(await set({ kind: 'block', refId }, 1))
    deps.clock.forward(1)
  }
  await credit(deps, reader.userId, 100_000)
  valueOf(await buy(deps, reader, [first.blockId]))
  valueOf(await buy(deps, owner, [other.blockId]))
  const shown = (await list()).data.map((row) => row.kind === 'block' && [row.blockNo, row.state, row.isOrdered])
  expect(shown).toEqual([
    [561, 'reserved', false],
    [560, 'reserved', true],
  ])
})

it('follows the owner of a block, not oneself, and shows what that person has on sale', async () => {
  const seller = await neighbour(deps, 560)
  const followed = { kind: 'seller', refId: seller.userId } as const
  const follow = (by: Caller, refId: number) => addFavourite(deps, by.userId, { kind: 'seller', refId })
  expect(refusalOf(await follow(reader, reader.userId))).toMatchObject({ reason: 'OWN' })
  expect(refusalOf(await follow(reader, 404))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(valueOf(await follow(reader, seller.userId))).toEqual({ on: true, count: 1 })
  const row = { kind: 'seller', refId: seller.userId, blockId: seller.blockId, blockNo: 560, areaName: '测试城' }
  expect((await list()).data).toMatchObject([{ ...row, nickName: '居民560', onSale: 0, newestAt: null }])
  valueOf(await addRice(deps, seller, {}))
  expect((await list()).data).toMatchObject([{ ...row, onSale: 1, newestAt: deps.clock.now() }])
  await deps.db.updateTable('block').set({ owner_user_id: null }).where('block_id', '=', seller.blockId).execute()
  expect((await list()).data).toMatchObject([{ kind: 'seller', blockId: null, blockNo: 0, areaName: '' }])
  expect(valueOf(await removeFavourite(deps, reader.userId, followed))).toEqual({ on: false, count: 0 })
})
