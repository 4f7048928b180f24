import { boardSorts } from '@contract/endpoints/market/offers'
import { fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { closeBuy } from '../../../server/modules/market/bids/end'
import { listBuys } from '../../../server/modules/market/bids/service'
import type { BoardWish } from '../../../server/modules/market/board-store'
import { takeOffSale } from '../../../server/modules/market/sales/acts'
import { listSales } from '../../../server/modules/market/sales/service'
import { addRiceBid, paidBid } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { addRice, clientNo, emptyCity, resident, valueOf, wholeBoard } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let owner: Caller

const second = 12

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  await deps.db
    .insertInto('item')
    .values({
      item_id: second,
      category_id: 1,
      name: '小米',
      unit: '千克',
      min_qty: 5_000,
      tick: 5_000,
      sort: 2,
      last_price: null,
      picture: '',
    })
    .execute()
  owner = await resident(deps, 128, 100_000_000)
  await deps.db.updateTable('block').set({ capacity: 1_000 }).execute()
})
afterAll(() => database.close())

/** Prices that meet often, two items, several ends. */
const facts = (index: number) => ({
  price: fen(600 + ((index * 7) % 5)),
  itemId: index % 3 === 0 ? second : 11,
  days: 1 + ((index * 5) % 7),
})

interface Seen {
  readonly id: number
  readonly price: number
}

const boards = {
  sales: {
    page: async (wish: BoardWish) => {
      const { data, cursor } = valueOf(await listSales(deps, 0, wish))
      return { cursor, rows: data.map(({ saleId: id, price }): Seen => ({ id, price })) }
    },
    add: async (index: number) => valueOf(await addRice(deps, owner, facts(index))).saleId,
    end: async (id: number) => void valueOf(await takeOffSale(deps, owner, { clientNo: clientNo(), id, ver: 1 })),
  },
  bids: {
    page: async (wish: BoardWish) => {
      const { data, cursor } = valueOf(await listBuys(deps, 0, wish))
      return { cursor, rows: data.map(({ buyId: id, price }): Seen => ({ id, price })) }
    },
    add: async (index: number) => (await paidBid(deps, owner, { ...facts(index), qty: qty(5_000) })).buyId,
    end: async (id: number) => void valueOf(await closeBuy(deps, owner, { clientNo: clientNo(), id, ver: 2 })),
  },
}

describe.each(['sales', 'bids'] as const)('the board of %s', (name) => {
  const board = boards[name]
  const stay: number[] = []
  const go: number[] = []
  beforeAll(async () => {
    for (let index = 0; index < 38; index++) stay.push(await board.add(index))
    for (let index = 0; index < 10; index++) go.push(await board.add(index + 2))
  })

  it.each(boardSorts)(
    'loses and doubles no row in the order %s while rows come and go between the pages',
    async (sort) => {
      const seen: Seen[] = []
      let cursor: string | undefined
      let round = 0
      do {
        const page = await board.page({ ...wholeBoard, sort, cursor })
        seen.push(...page.rows)
        cursor = page.cursor
        const gone = go.pop()
        if (gone !== undefined) await board.end(gone)
        if (round < 3) go.push(await board.add(100 + round++))
      } while (cursor !== undefined)
      const ids = seen.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(stay.filter((id) => !ids.includes(id))).toEqual([])
      const prices = seen.map(({ price }) => price)
      if (sort === 'priceUp') expect(prices).toEqual([...prices].sort((a, b) => a - b))
      if (sort === 'priceDown') expect(prices).toEqual([...prices].sort((a, b) => b - a))
      if (sort === 'newest') expect(ids).toEqual([...ids].sort((a, b) => b - a))
    },
  )

  it('gives nothing for a cursor of another order', async () => {
    const { cursor } = await board.page({ ...wholeBoard, sort: 'priceUp' })
    expect((await board.page({ ...wholeBoard, sort: 'newest', cursor })).rows).toEqual([])
    expect((await board.page({ ...wholeBoard, cursor: "item:1'--" })).rows).toEqual([])
  })

  it('narrows by item, text, price and way of delivery', async () => {
    const all = async (wish: Partial<BoardWish>) => (await board.page({ ...wholeBoard, ...wish })).rows
    expect((await all({ itemId: second, priceMin: 601, priceMax: 601 })).every(({ price }) => price === 601)).toBe(true)
    expect((await all({ q: '小米' })).length).toBeGreaterThan(0)
    expect(await all({ q: '%' })).toEqual([])
    expect(await all({ delivery: 'online' })).toEqual([])
    expect(await all({ categoryId: 404 })).toEqual([])
    expect(await all({ areaId: 404 })).toEqual([])
  })
})

it('pages own offers by their groups, newest first in each, and counts each', async () => {
  const own = await resident(deps, 77, 10_000_000)
  const sales: number[] = []
  for (let index = 0; index < 18; index++) sales.push(valueOf(await addRice(deps, own, { qty: qty(5_000) })).saleId)
  const ended = sales.slice(9, 12)
  for (const id of ended) valueOf(await takeOffSale(deps, own, { clientNo: clientNo(), id, ver: 1 }))
  const first = valueOf(await listSales(deps, own.userId, { ...wholeBoard, mine: 1 }))
  expect(first).toMatchObject({ total: 18, groups: { mine: 0, running: 15, ended: 3 } })
  const second = valueOf(await listSales(deps, own.userId, { ...wholeBoard, mine: 1, page: 2, cursor: first.cursor }))
  const newest = (ids: readonly number[]) => [...ids].sort((a, b) => b - a)
  expect(first.data.map(({ saleId }) => saleId)).toEqual(newest(sales.filter((id) => !ended.includes(id))))
  expect(second).toMatchObject({ data: newest(ended).map((saleId) => ({ saleId })) })
  expect(second.cursor).toBeUndefined()
  expect(new Set(first.data.map(({ place }) => place))).toEqual(new Set(['北门']))

  const standing = await paidBid(deps, own, { qty: qty(5_000) })
  const unpaid = valueOf(await addRiceBid(deps, own))
  const bids = valueOf(await listBuys(deps, own.userId, { ...wholeBoard, mine: 1 }))
  expect(bids.data.map(({ buyId }) => buyId)).toEqual([unpaid.buyId, standing.buyId])
  expect(bids).toHaveProperty('groups', { mine: 1, running: 1, ended: 0 })
  expect(bids.data[0]?.place).toBe(unpaid.place)
  expect(valueOf(await listSales(deps, 0, wholeBoard))).not.toHaveProperty('groups')
})

it('shows no bid on the board that nobody has paid', async () => {
  const count = async () => valueOf(await listBuys(deps, 0, wholeBoard)).total
  const before = await count()
  const bid = valueOf(await addRiceBid(deps, owner))
  expect(await count()).toBe(before)
  expect(valueOf(await listBuys(deps, owner.userId, { ...wholeBoard, mine: 1, tab: 'open' })).data[0]?.buyId).toBe(
    bid.buyId,
  )
})
