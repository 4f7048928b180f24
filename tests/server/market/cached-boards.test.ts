/** @jest-environment node */
import { fen, qty } from '@contract/money'
import { ok } from '@contract/result'
import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { successAnswer } from '../../../server/http/answer'
import { Written } from '../../../server/http/written'
import { transact } from '../../../server/db/transact'
import { runDue } from '../../../server/jobs/jobs'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import { closeBuy } from '../../../server/modules/market/bids/end'
import { listBuys } from '../../../server/modules/market/bids/service'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { editSale, pauseSale, resumeSale, takeOffSale, topSale } from '../../../server/modules/market/sales/acts'
import { listSales, readSale, sendSales } from '../../../server/modules/market/sales/service'
import { readDepth, readHistory, sendDepth, sendHistory } from '../../../server/modules/market/items'
import { listRanks, sendRanks } from '../../../server/modules/points/service'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { award } from '../../../server/modules/points/open/award'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { addRiceBid, paidBid, sellInto } from '../../support/city/bids'
import { hearStatements } from '../cost/heard'
import {
  actOn,
  areaId,
  clientNo,
  emptyCity,
  payFor,
  resident,
  rice,
  riceId,
  takeRice,
  valueOf,
  wholeBoard,
} from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let seller: Caller
let buyer: Caller
let saleId: number
let buyId: number

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  seller = await resident(deps, 3021)
  buyer = await resident(deps, 128, 1_000_000)
  saleId = (await rice(deps, seller, 50_000)).saleId
  buyId = (await paidBid(deps, buyer)).buyId
})
afterEach(() => database.close())

const acting = (id: number, ver = 1) => ({ clientNo: clientNo(), id, ver })
const minute = 60_000

/**
 * What both boards, the page of a listing, those of the goods and the ranking show a guest. Another handle on the same database has an
 * empty cache, like a process that has just started.
 */
async function shown(on: Pick<TestDeps, 'db'> = deps) {
  const wish = { ...wholeBoard }
  const fresh = { ...deps, db: on.db }
  return {
    page: await readSale(fresh, 0, saleId),
    sales: valueOf(await listSales(fresh, 0, wish)),
    buys: valueOf(await listBuys(fresh, 0, wish)),
    depth: valueOf(await readDepth(fresh, riceId)),
    history: valueOf(await readHistory(fresh, riceId)),
    ranks: valueOf(await listRanks(fresh, 0, areaId)),
  }
}
type Pages = keyof Awaited<ReturnType<typeof shown>>
const anew = () => shown({ db: deps.db.withoutPlugins() })

const due = () => runDue(deps, { ...marketJobs(deps), ...orderJobs(deps) })
const takeAll = async () => valueOf(await takeRice(deps, buyer, saleId))
const rewrite = (table: 'item' | 'category' | 'user_account' | 'block', change: object) =>
  deps.db.updateTable(table).set(change).execute()

const give = (pointsAdd: number) =>
  transact(deps.db, async (tx) => {
    const why = { content: '测试', refType: 'test', refId: 1 }
    return ok(await award(tx, deps, { userId: seller.userId, areaId, pointsAdd, ...why }))
  })
const edit = async () => {
  const goods = { title: '新米', content: '', thumbs: '', minQty: qty(5_000), delivery: 'online', place: '' } as const
  const wish = { ...acting(saleId), ...goods, price: fen(700), qtyLeft: qty(50_000), qtyLeftSeen: qty(50_000) }
  return valueOf(await editSale(deps, seller, wish))
}
const wait = async (ms: number) => {
  deps.clock.forward(ms)
  await due()
}
const renumber = () => deps.db.updateTable('block').set({ block_no: 77 }).where('block_no', '=', 3021).execute()

const unrank = () => deps.db.updateTable('user_account').set({ points_unranked: 5 }).execute()
const handOver = () =>
  deps.db.updateTable('block').set({ owner_user_id: buyer.userId }).where('block_no', '=', 3021).execute()

/** An act that changes what boards show, and its preparation. */
interface Change {
  readonly what: string
  readonly before?: () => Promise<unknown>
  readonly act: () => Promise<unknown>
  /** What it must change, where that is not the boards. */
  readonly on?: readonly Pages[]
}

let order: { readonly orderId: number; readonly payNo: string }
const taken = async () => void (order = await takeAll())
const pay = async () => valueOf(await payFor(deps, buyer, order.payNo))
const delivered = async () => {
  await taken()
  const { ver } = await pay()
  return valueOf(await actOn(deps, seller, order.orderId, ver, 'deliver'))
}
const confirm = async () => valueOf(await actOn(deps, buyer, order.orderId, 3, 'confirm'))

const changes: readonly Change[] = [
  { what: 'a new listing', act: () => rice(deps, seller), on: ['sales', 'depth', 'history'] },
  { what: 'a changed one', act: edit },
  { what: 'a paused one', act: () => pauseSale(deps, seller, acting(saleId)) },
  {
    what: 'one that goes on',
    before: () => pauseSale(deps, seller, acting(saleId)),
    act: () => resumeSale(deps, seller, acting(saleId, 2)),
  },
  { what: 'one taken off', act: () => takeOffSale(deps, seller, acting(saleId)) },
  { what: 'one whose days are over', act: () => wait(31 * 24 * 60 * minute) },
  { what: 'one of which a part is reserved', act: () => takeRice(deps, buyer, saleId, 5_000) },
  { what: 'one that is reserved to the last piece', act: taken },
  { what: 'the last piece, once it is paid', before: taken, act: pay },
  { what: 'the last piece, once nobody paid it', before: taken, act: () => wait(16 * minute) },
  {
    what: 'a reservation that an outage made longer',
    before: async () => {
      await taken()
      await beat(deps)
    },
    act: async () => {
      deps.clock.forward(2 * minute)
      await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)
    },
  },
  { what: 'a pinned one', before: () => give(100), act: () => topSale(deps, seller, acting(saleId)) },
  { what: 'a price that somebody paid', before: delivered, act: confirm, on: ['depth', 'history', 'ranks', 'page'] },
  { what: 'points', act: () => give(7), on: ['ranks'] },
  { what: 'points that do not rank', before: () => give(7), act: unrank, on: ['ranks'] },
  { what: 'who has moved in', act: () => resident(deps, 77), on: ['ranks'] },
  { what: 'a block that changed hands', act: handOver, on: ['ranks'] },
  { what: 'a new bid', act: () => paidBid(deps, buyer, { price: fen(660) }), on: ['buys', 'depth', 'history'] },
  { what: 'a bid of which a part is sold', act: async () => valueOf(await sellInto(deps, seller, buyId)) },
  { what: 'a bid that was closed', act: () => closeBuy(deps, buyer, acting(buyId, 2)) },
  { what: 'another name of the goods', act: () => rewrite('item', { name: '东北大米' }) },
  { what: 'another name of their kind', act: () => rewrite('category', { name: '米面' }) },
  { what: 'another name of somebody', act: () => rewrite('user_account', { nick_name: '老周' }) },
  { what: 'another face', act: () => rewrite('user_account', { avatar: 'demo/face.svg' }) },
  { what: 'another number of a block', act: renumber },
  { what: 'listings that are gone', act: () => deps.db.deleteFrom('sale').execute() },
]

it.each(changes)('is shown at once: $what', async ({ act, before, on = [] }) => {
  await before?.()
  const then = await shown()
  expect(await shown()).toEqual(then)
  await act()
  const now = await shown()
  expect(now).not.toEqual(then)
  for (const page of on) expect([page, now[page]]).not.toEqual([page, then[page]])
  expect(now).toEqual(await anew())
})

it('is read again when a pin ends, though nothing was changed', async () => {
  await give(100)
  valueOf(await topSale(deps, seller, acting(saleId)))
  expect((await shown()).sales).toHaveProperty('pinned')
  deps.clock.forward(24 * 60 * minute)
  expect((await shown()).sales).not.toHaveProperty('pinned')
})

it('counts a day more of the seller, though nothing was changed', async () => {
  const daysNow = async () => valueOf(await readSale(deps, 0, saleId)).sellerStats.residentDays
  const then = await daysNow()
  deps.clock.forward(24 * 60 * minute)
  expect(await daysNow()).toBe(then + 1)
})

it('says at once of a listing whether its reader has bought before', async () => {
  const isFirst = async (userId: number) => valueOf(await readSale(deps, userId, saleId)).firstPurchase
  expect([await isFirst(0), await isFirst(buyer.userId)]).toEqual([false, true])
  await taken()
  await pay()
  expect([await isFirst(0), await isFirst(buyer.userId)]).toEqual([false, false])
})

it('says after midnight that nothing was sold on the new day', async () => {
  await delivered()
  await confirm()
  const { history } = await shown()
  expect(history.closes).toHaveLength(1)
  deps.clock.forward(24 * 60 * minute)
  expect((await shown()).history.closes).toHaveLength(2)
})

it('keeps nothing of goods and areas that do not exist', async () => {
  const heard = hearStatements()
  const found = [await readDepth(deps, 404), await readHistory(deps, 404), await listRanks(deps, 0, 404)]
  const texts = heard.take()
  heard.stop()
  expect(found).toEqual(
    found.map(() => ({ ok: false, error: expect.objectContaining({ reason: 'NOT_FOUND' }) as object })),
  )
  expect(texts).toHaveLength(3)
})

it('is not read again for what a transaction takes back, nor before it ends', async () => {
  const then = await shown()
  const tx = await deps.db.startTransaction().execute()
  await tx.updateTable('sale').set({ title: '别的' }).execute()
  expect(await shown()).toEqual(then)
  await tx.rollback().execute()
  expect(await shown()).toEqual(then)
})

it('lets commands of one area go on beside each other', async () => {
  const [one, other] = [await deps.db.startTransaction().execute(), await deps.db.startTransaction().execute()]
  await one.updateTable('sale').set({ title: '一' }).execute()
  const bid = other.updateTable('buy_order').set({ content: '二' }).execute()
  await expect(
    Promise.race([bid.then(() => 'done'), new Promise((late) => setTimeout(late, 1_000, 'waits'))]),
  ).resolves.toBe('done')
  await one.commit().execute()
  await other.commit().execute()
  expect(await shown()).toEqual(await anew())
})

it('asks only for the version once a page is known', async () => {
  await shown()
  const heard = hearStatements()
  await shown()
  const texts = heard.take()
  heard.stop()
  expect(texts).toHaveLength(6)
  expect(texts.filter((text) => !text.includes('board_version'))).toEqual([])
})

it('is sent to who has nothing on it byte for byte as any answer is, and to who has as his own', async () => {
  const wish = { ...wholeBoard }
  const sent = valueOf<unknown>(await sendSales(deps, buyer.userId, wish))
  if (!(sent instanceof Written)) throw new Error('not written')
  expect(valueOf<unknown>(await sendSales(deps, 0, wish))).toBe(sent)
  const usual = JSON.stringify(successAnswer(deps.clock, valueOf(await listSales(deps, 0, wish))))
  expect(JSON.parse(sent.at(deps.clock.now()).toString())).toEqual(JSON.parse(usual))
  const own = valueOf<unknown>(await sendSales(deps, seller.userId, wish))
  expect(own).toMatchObject({ data: [{ saleId, mine: true, acts: ['edit', 'pause', 'off', 'top'] }] })
})

it('is sent as one text of an order book, of prices, and to guests of the ranking, whose residents see their place', async () => {
  const item = { itemId: riceId }
  const pages = [
    [await sendDepth(deps, item), await sendDepth(deps, item), await readDepth(deps, riceId)],
    [await sendHistory(deps, item), await sendHistory(deps, item), await readHistory(deps, riceId)],
    [await sendRanks(deps, 0, { areaId }), await sendRanks(deps, 0, { areaId }), await listRanks(deps, 0, areaId)],
  ] as const
  for (const [first, second, said] of pages) {
    const sent = valueOf<unknown>(first)
    if (!(sent instanceof Written)) throw new Error('not written')
    expect(valueOf<unknown>(second)).toBe(sent)
    const usual = JSON.stringify(successAnswer(deps.clock, valueOf<unknown>(said)))
    expect(JSON.parse(sent.at(deps.clock.now()).toString())).toEqual(JSON.parse(usual))
  }
  const mine = { rank: 2, userId: seller.userId, blockNo: 3021, isMine: true }
  expect(valueOf(await sendRanks(deps, seller.userId, { areaId }))).toMatchObject({ mine })
  expect(valueOf(await listRanks(deps, 0, areaId))).not.toHaveProperty('mine')
})

it('keeps no unpaid bid in sight', async () => {
  const then = await shown()
  valueOf(await addRiceBid(deps, buyer))
  expect((await shown()).buys).toEqual(then.buys)
  expect(riceId).toBe(then.buys.data[0]?.itemId)
})
