import { fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { renewSale } from '../../../server/modules/market/sales/add'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import * as acts from '../../../server/modules/market/sales/acts'
import { listSales, readSale } from '../../../server/modules/market/sales/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import {
  addRice,
  clientNo,
  payFor,
  resident,
  rice,
  takeRice,
  tradingCity,
  valueOf,
  wholeBoard,
} from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  ;({ database, deps, seller, buyer } = await tradingCity())
})
afterEach(() => database.close())

const acting = (id: number, ver = 1) => ({ clientNo: clientNo(), id, ver })
const shown = async (id: number, who = seller) => valueOf(await readSale(deps, who.userId, id))
const refused = (reason: string, data?: object) => ({ error: { reason, ...(data && { data }) } })

type Edit = Parameters<typeof acts.editSale>[2]
const edit = (id: number, wish: Partial<Edit> = {}, who = seller) =>
  acts.editSale(deps, who, {
    ...acting(id),
    title: '新标题',
    content: '',
    thumbs: '',
    price: fen(700),
    minQty: qty(5_000),
    delivery: 'post',
    place: '',
    qtyLeft: qty(125_000),
    qtyLeftSeen: qty(125_000),
    ...wish,
  })

it('pauses, resumes and takes off, each only from where the table allows it', async () => {
  const { saleId, acts: first } = await rice(deps, seller)
  expect(first).toEqual(['edit', 'pause', 'off', 'top'])
  expect(await acts.resumeSale(deps, seller, acting(saleId))).toMatchObject(refused('MOVED', { sale: { state: 'on' } }))
  const paused = valueOf(await acts.pauseSale(deps, seller, acting(saleId)))
  expect(paused).toMatchObject({ state: 'paused', ver: 2, acts: ['edit', 'resume', 'off'] })
  expect(await takeRice(deps, buyer, saleId)).toMatchObject(refused('CLOSED'))
  expect(await acts.pauseSale(deps, seller, acting(saleId, 1))).toMatchObject(refused('MOVED'))
  expect(valueOf(await acts.resumeSale(deps, seller, acting(saleId, 2))).state).toBe('on')
  expect(valueOf(await acts.takeOffSale(deps, seller, acting(saleId, 3)))).toMatchObject({
    state: 'off',
    acts: ['renew'],
  })
  expect(await edit(saleId, { ver: 4 })).toMatchObject(refused('MOVED'))
  expect((await shown(saleId, buyer)).acts).toEqual([])
})

it('lets nobody else touch a listing', async () => {
  const { saleId } = await rice(deps, seller)
  for (const act of [acts.pauseSale, acts.resumeSale, acts.takeOffSale, renewSaleOf]) {
    expect(await act(deps, buyer, acting(saleId))).toMatchObject(refused('NO_RIGHT'))
    expect(await act(deps, seller, acting(404))).toMatchObject(refused('NOT_FOUND'))
  }
  expect(await edit(saleId, {}, buyer)).toMatchObject(refused('NO_RIGHT'))
})

const renewSaleOf: typeof acts.pauseSale = (d, who, input) => renewSale(d, who, { ...input, days: 30 })

it('changes what a listing says; an order keeps the price it was made at', async () => {
  const { saleId } = await rice(deps, seller)
  const taken = valueOf(await takeRice(deps, buyer, saleId))
  const edited = valueOf(await edit(saleId, { qtyLeft: qty(75_000), qtyLeftSeen: qty(75_000) }))
  expect(edited).toMatchObject({ title: '新标题', price: 700, delivery: 'post', ver: 2, qtyLeft: 75_000, qty: 125_000 })
  expect(await takeRice(deps, buyer, saleId)).toMatchObject(refused('PRICE_CHANGED', { price: 700 }))
  expect(valueOf(await payFor(deps, buyer, taken.payNo)).amount).toBe(3_400)
})

it('changes what is left only on top of what the owner saw', async () => {
  const { saleId } = await rice(deps, seller)
  valueOf(await takeRice(deps, buyer, saleId))
  const seen = { sale: { qtyLeft: 75_000 } }
  expect(await edit(saleId, { qtyLeft: qty(50_000) })).toMatchObject(refused('MOVED', seen))
  const wish = { qtyLeft: qty(50_000), qtyLeftSeen: qty(75_000) }
  expect(valueOf(await edit(saleId, wish))).toMatchObject({ qty: 100_000, qtyLeft: 50_000 })
  const odd = { ver: 2, qtyLeft: qty(50_001), qtyLeftSeen: qty(50_000) }
  expect(await edit(saleId, odd)).toMatchObject(refused('FORM'))
})

it('republishes what ended under a new number, once, and not what is still reserved', async () => {
  const { saleId, saleNo } = await rice(deps, seller, 50_000)
  const taken = valueOf(await takeRice(deps, buyer, saleId))
  expect(await shown(saleId)).toMatchObject({ state: 'soldout', acts: [] })
  expect(await renewSaleOf(deps, seller, acting(saleId))).toMatchObject(refused('MOVED'))
  valueOf(await payFor(deps, buyer, taken.payNo))
  const anew = valueOf(await renewSaleOf(deps, seller, acting(saleId)))
  expect(anew).toMatchObject({ state: 'on', price: 680, qty: 50_000, qtyLeft: 50_000, ver: 1 })
  expect(anew.saleNo).not.toBe(saleNo)
  expect(await renewSaleOf(deps, seller, acting(saleId))).toMatchObject(refused('MOVED'))
})

it('republishes an expired listing with what was left of it', async () => {
  const { saleId } = valueOf(await addRice(deps, seller, { days: 1 }))
  valueOf(await payFor(deps, buyer, valueOf(await takeRice(deps, buyer, saleId)).payNo))
  deps.clock.forward(86_400_000)
  await runDue(deps, marketJobs(deps))
  expect(await shown(saleId)).toMatchObject({ state: 'expired', acts: ['renew'] })
  expect(valueOf(await renewSaleOf(deps, seller, acting(saleId)))).toMatchObject({ qty: 75_000, state: 'on' })
})

it('is removed by an operator with a reason and cannot come back', async () => {
  const { saleId } = await rice(deps, seller)
  const operator = { ...buyer, isStaff: true }
  const removed = valueOf(await acts.removeSale(deps, operator, { ...acting(saleId), reason: '违禁' }))
  expect(removed).toMatchObject({ state: 'removed', removedReason: '违禁' })
  expect(await renewSaleOf(deps, seller, acting(saleId, 2))).toMatchObject(refused('MOVED'))
})

it('sells the last unit to one of twenty, and tells the others that nothing is left', async () => {
  const { saleId } = await rice(deps, seller, 50_000)
  const buyers: Caller[] = []
  for (let index = 0; index < 20; index++) buyers.push(await resident(deps, 200 + index))
  const results = await Promise.all(buyers.map((one) => takeRice(deps, one, saleId)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const result of results) {
    if (!result.ok) expect(result.error).toMatchObject({ reason: 'SOLD_OUT', data: { qtyLeft: 0 } })
  }
})

it('divides the own listings into open and ended ones', async () => {
  const [open, ended, reserved] = [await rice(deps, seller), await rice(deps, seller), await rice(deps, seller, 50_000)]
  valueOf(await acts.takeOffSale(deps, seller, acting(ended.saleId)))
  valueOf(await takeRice(deps, buyer, reserved.saleId))
  const tab = async (name: 'open' | 'ended') =>
    valueOf(await listSales(deps, seller.userId, { ...wholeBoard, mine: 1, tab: name })).data.map(
      ({ saleId }) => saleId,
    )
  expect(await tab('open')).toEqual([open.saleId, reserved.saleId])
  expect(await tab('ended')).toEqual([ended.saleId])
})
