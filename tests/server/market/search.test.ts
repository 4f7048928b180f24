import { fen, qty } from '@contract/money'
import { addBuy } from '../../../server/modules/market/bids/add'
import { listBuys } from '../../../server/modules/market/bids/service'
import { editSale, pauseSale, resumeSale } from '../../../server/modules/market/sales/acts'
import { listSales } from '../../../server/modules/market/sales/service'
import { searching } from '../../../server/modules/market/search/numbers'
import { noteSearch, readHot } from '../../../server/modules/market/search/hot'
import type { Caller } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import {
  addRice,
  areaId,
  clientNo,
  inSmallCity,
  payFor,
  resident,
  riceId,
  takeRice,
  valueOf,
  wholeBoard,
} from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const titles = async (q: string, more = {}) =>
  valueOf(await listSales(deps, 0, { ...wholeBoard, ...more, q })).data.map(({ title }) => title)

async function shelf() {
  const [seller, other] = [await resident(deps, 3021), await resident(deps, 12)]
  await addRice(deps, seller, { title: '当季新米', content: '不打农药，Ｏ型礼盒', price: fen(600) })
  await addRice(deps, seller, { title: '手工竹篮', content: '100% 竹编，可装 302 个', price: fen(700) })
  await addRice(deps, other, { title: 'iPhone 壳', content: '柚木_手作', price: fen(800) })
  return { seller, other }
}

it.each([
  ['新米', ['当季新米']],
  ['竹', ['手工竹篮']],
  ['不打农药', ['当季新米']],
  ['不打 新米', ['当季新米']],
  ['新米 竹篮', []],
  ['社区大米', ['当季新米', '手工竹篮', 'iPhone 壳']],
  ['3021', ['当季新米', '手工竹篮']],
  ['302', ['手工竹篮']],
  ['12', ['iPhone 壳']],
  ['IPHONE', ['iPhone 壳']],
  ['ｉｐｈｏｎｅ', ['iPhone 壳']],
  ['o型', ['当季新米']],
  ['100%', ['手工竹篮']],
  ['木_手', ['iPhone 壳']],
  ['木%手', []],
  ['手木', []],
  ['\\', []],
])('finds by item, title, text and block number: %s', async (q, found) => {
  await shelf()
  expect(await titles(q)).toEqual(found)
})

it('finds as many as it counts, in any order and page of the board', async () => {
  const { seller } = await shelf()
  for (let index = 0; index < 30; index++)
    await addRice(deps, seller, { title: `秋梨 ${index}`, price: fen(900 - index) })
  const page = valueOf(await listSales(deps, 0, { ...wholeBoard, q: '秋梨', sort: 'newest' }))
  expect([page.total, page.data[0]?.title]).toEqual([30, '秋梨 29'])
  const next = valueOf(await listSales(deps, 0, { ...wholeBoard, q: '秋梨', sort: 'newest', cursor: page.cursor }))
  expect(next.data[0]?.title).toBe('秋梨 14')
  expect(await titles('秋梨', { priceMax: fen(872) })).toEqual(['秋梨 29', '秋梨 28'])
})

it('follows a listing: changed, paused, resumed', async () => {
  const seller = await resident(deps, 3021)
  const sale = valueOf(await addRice(deps, seller, { title: '当季新米', qty: qty(50_000) }))
  const acting = (ver: number) => ({ clientNo: clientNo(), id: sale.saleId, ver })
  const { content, thumbs, price, minQty, delivery, place, qtyLeft } = sale
  const said = { title: '陈年香米', content, thumbs, price, minQty, delivery, place, qtyLeft, qtyLeftSeen: qtyLeft }
  const edited = valueOf(await editSale(deps, seller, { ...acting(sale.ver), ...said }))
  expect([await titles('新米'), await titles('香米')]).toEqual([[], ['陈年香米']])
  const paused = valueOf(await pauseSale(deps, seller, acting(edited.ver)))
  expect(await titles('香米')).toEqual([])
  valueOf(await resumeSale(deps, seller, acting(paused.ver)))
  expect(await titles('香米')).toEqual(['陈年香米'])
})

it('finds what is reserved to the last piece until it is paid', async () => {
  const [seller, buyer] = [await resident(deps, 3021), await resident(deps, 128)]
  const sale = valueOf(await addRice(deps, seller, { title: '陈年香米', qty: qty(50_000) }))
  const taken = valueOf(await takeRice(deps, buyer, sale.saleId))
  expect([await titles('香米'), await titles('3021'), await titles('新米')]).toEqual([['陈年香米'], ['陈年香米'], []])
  valueOf(await payFor(deps, buyer, taken.payNo))
  expect(await titles('香米')).toEqual([])
})

it('follows the name of an item and the number of a block', async () => {
  const { seller } = await shelf()
  await deps.db.updateTable('item').set({ name: '糯米' }).where('item_id', '=', riceId).execute()
  await deps.db.updateTable('block').set({ block_no: 4099 }).where('block_id', '=', seller.blockId).execute()
  expect([await titles('社区大米'), await titles('3021')]).toEqual([[], []])
  expect([(await titles('糯米')).length, (await titles('4099')).length]).toEqual([3, 2])
})

it('finds paid bids, and keeps the boards and the cities apart', async () => {
  const buyer = await resident(deps, 128)
  const terms = { itemId: riceId, title: '收新米', content: '', thumbs: '', price: fen(700), delivery: 'meet' } as const
  const wish = { ...terms, place: '北门', qty: qty(50_000), days: 7, clientNo: clientNo() }
  const bid = valueOf(await addBuy(deps, buyer, wish))
  const found = async (area = areaId) =>
    valueOf(await listBuys(deps, 0, { ...wholeBoard, areaId: area, q: '新米' })).data.map(({ title }) => title)
  expect(await found()).toEqual([])
  valueOf(await payFor(deps, buyer, bid.payNo))
  expect([await found(), await found(9), await titles('新米')]).toEqual([['收新米'], [], []])
})

describe('hot words', () => {
  const words = async () => valueOf(await readHot(deps, { areaId })).words
  const crowd = (size: number) => Promise.all(Array.from({ length: size }, (_, index) => resident(deps, 500 + index)))
  const note = async (people: readonly Caller[], ...sought: string[]) => {
    for (const one of people) for (const q of sought) await noteSearch(deps, one, { areaId, q })
  }

  it('are what three people looked for and would find, in one form, before the goods on sale', async () => {
    await shelf()
    const people = await crowd(searching.hotPeople)
    await note(people, '竹篮', '竹篮', ' 没有的  东西 ', 'ＩＰＨＯＮＥ')
    await note(people.slice(1), '新米')
    expect(await words()).toEqual(['iphone', '竹篮', '社区大米'])
    await note(people, '新米')
    expect(await words()).toEqual(['iphone', '竹篮', '社区大米'])
    deps.clock.forward(60_000)
    expect(await words()).toEqual(['iphone', '新米', '竹篮', '社区大米'])
  })

  it.each([
    [searching.hotMs - 1, ['竹篮', '社区大米']],
    [searching.hotMs, ['社区大米']],
  ])('are those of seven days, to the millisecond: after %d ms', async (afterMs, hot) => {
    await shelf()
    await note(await crowd(searching.hotPeople), '竹篮')
    deps.clock.forward(afterMs)
    expect(await words()).toEqual(hot)
  })

  it('are eight at most', async () => {
    const { seller } = await shelf()
    const names = Array.from({ length: searching.hotMost + 1 }, (_, index) => `秋梨${index}号`)
    for (const title of names) await addRice(deps, seller, { title })
    await note(await crowd(searching.hotPeople), ...names)
    expect(await words()).toEqual(names.slice(0, searching.hotMost))
  })

  it.each([
    [searching.keptMs, ['新米', '竹篮']],
    [searching.keptMs + 1, ['竹篮']],
  ])('forget what a person looked for thirty days ago: after %d ms', async (afterMs, kept) => {
    const people = await crowd(1)
    await note(people, '新米')
    deps.clock.forward(afterMs)
    await note(people, '竹篮')
    const rows = await deps.db.selectFrom('search_word').select('word').orderBy('at').execute()
    expect(rows.map(({ word }) => word)).toEqual(kept)
  })

  it('are not counted for a city that does not exist', async () => {
    await noteSearch(deps, await resident(deps, 128), { areaId: 77, q: '米' })
    expect(await deps.db.selectFrom('search_word').selectAll().execute()).toEqual([])
  })
})
