import { sql } from 'kysely'
import { fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { renewSale } from '../../../server/modules/market/sales/add'
import { editSale, takeOffSale } from '../../../server/modules/market/sales/acts'
import { readSale } from '../../../server/modules/market/sales/service'
import { readOrder } from '../../../server/modules/orders/service'
import { paidBid, sellInto } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { addRice, clientNo, resident, smallCity, takeRice, valueOf } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
  seller = await resident(deps, 3021)
  buyer = await resident(deps, 128)
})
afterEach(() => database.close())

const spot = '31.230416,121.473701'
const shown = async (id: number) => valueOf(await readSale(deps, buyer.userId, id))
const orderOf = async ({ orderId }: { readonly orderId: number }) =>
  valueOf(await readOrder(deps, buyer.userId, orderId))

it('where the place of a listing lies goes with it into the order, and a place in words has no position', async () => {
  const { saleId } = valueOf(await addRice(deps, seller, { spot }))
  expect(await shown(saleId)).toMatchObject({ place: '北门', spot })
  expect(await orderOf(valueOf(await takeRice(deps, buyer, saleId)))).toMatchObject({ place: '北门', spot })
  const words = valueOf(await addRice(deps, seller, {}))
  expect(await shown(words.saleId)).not.toHaveProperty('spot')
})

it('that of a bid goes into the order of who sells into it', async () => {
  const { buyId } = await paidBid(deps, buyer, { spot })
  expect(await orderOf(valueOf(await sellInto(deps, seller, buyId)))).toMatchObject({ spot })
})

it('a change takes it away or replaces it, and publishing anew keeps it', async () => {
  const { saleId, ver } = valueOf(await addRice(deps, seller, { spot }))
  const left = { qtyLeft: qty(125_000), qtyLeftSeen: qty(125_000), minQty: qty(5_000) }
  const said = { title: '新米', content: '', thumbs: '', price: fen(680), delivery: 'meet' as const, ...left }
  const change = (place: string, at: number, more: object) =>
    editSale(deps, seller, { ...said, ...more, clientNo: clientNo(), id: saleId, ver: at, place })
  const moved = valueOf(await change('南门', ver, {}))
  expect(moved).not.toHaveProperty('spot')
  const again = valueOf(await change('南门', moved.ver, { spot: '1,2' }))
  expect(again).toMatchObject({ spot: '1,2' })
  const ended = valueOf(await takeOffSale(deps, seller, { clientNo: clientNo(), id: saleId, ver: again.ver }))
  const renewed = await renewSale(deps, seller, { clientNo: clientNo(), id: saleId, ver: ended.ver, days: 7 })
  expect(valueOf(renewed)).toMatchObject({ spot: '1,2' })
})

it('the schema takes no position that is none', async () => {
  const { saleId } = valueOf(await addRice(deps, seller, {}))
  await expect(sql`update sale set spot = 'north' where sale_id = ${saleId}`.execute(deps.db)).rejects.toThrow(/check/)
})
