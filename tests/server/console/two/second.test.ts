import type { ActPath } from '@contract/console/act-things'
import { actThings } from '@contract/console/act-things'
import { meanwhileIn } from '@contract/console/meanwhile'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import { areaId } from '../../../support/server/server'
import { give } from '../../../support/city/money'
import { treasure } from '../../../support/admin/remedies'
import { clientNo, resident, riceId } from '../../../support/city/small-city'
import type { PayingCity } from '../../../support/city/paying'
import { payingCity } from '../../../support/city/paying'
import { cases } from '../access/cases'
import type { WholeCity } from '../access/whole-city'
import { wholeCity } from '../access/whole-city'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'

/**
 * What becomes of the second of two who do the same, or something else with the same thing. `named`: it is refused and says who was first.
 * `both`: the second stands beside the first, because it takes nothing from it. `form`: it is wrong by itself. An act that is not here does
 * not compile.
 */
const second: Readonly<Record<ActPath, 'named' | 'both' | 'form'>> = {
  '/admin/approval/approve': 'named',
  '/admin/approval/refuse': 'named',
  '/admin/withdraw/approve': 'named',
  '/admin/withdraw/reject': 'named',
  '/admin/withdraw/paying': 'named',
  '/admin/withdraw/paid': 'named',
  '/admin/withdraw/fail': 'named',
  '/admin/dispute/decide': 'named',
  '/admin/dispute/ask': 'named',
  '/admin/dispute/handOver': 'both',
  '/admin/dispute/askEvidence': 'both',
  '/admin/draft/add': 'both',
  '/admin/handover/act': 'named',
  '/admin/report/decide': 'named',
  '/admin/report/freeze': 'named',
  '/admin/shop/level': 'named',
  '/admin/shop/approve': 'named',
  '/admin/shop/reject': 'named',
  '/admin/shop/remove': 'named',
  '/admin/round/add': 'form',
  '/admin/round/edit': 'named',
  '/admin/round/act': 'named',
  '/admin/fund/act': 'named',
  '/admin/election/announce': 'named',
  '/admin/election/setRule': 'named',
  '/admin/election/strike': 'named',
  '/admin/vote/remove': 'named',
  '/admin/mutual/remove': 'named',
  '/admin/saleRemove': 'named',
  '/admin/buyRemove': 'named',
  '/admin/sale/toItem': 'named',
  '/admin/block/act': 'named',
  '/admin/area/save': 'named',
  '/admin/area/halt': 'both',
  '/admin/import/run': 'both',
  '/admin/zone/save': 'named',
  '/admin/zone/remove': 'named',
  '/admin/category/save': 'named',
  '/admin/category/act': 'named',
  '/admin/category/sort': 'named',
  '/admin/item/save': 'named',
  '/admin/item/act': 'named',
  '/admin/item/sort': 'named',
  '/admin/pay/refund': 'named',
  '/admin/refund/ask': 'named',
  '/admin/correctionAdd': 'named',
  '/admin/remedy/add': 'both',
  '/admin/limit/set': 'named',
  '/admin/text/edit': 'named',
  '/admin/setting/edit': 'named',
  '/admin/setting/takeBack': 'named',
  '/admin/alarm/edit': 'named',
  '/admin/opening/dismiss': 'named',
  '/admin/user/endSessions': 'both',
  '/admin/note/add': 'both',
  '/admin/letter/edit': 'named',
  '/admin/letter/test': 'both',
  '/admin/letter/send': 'named',
  '/admin/letter/takeBack': 'named',
  '/admin/template/edit': 'named',
  '/admin/template/remove': 'named',
  '/admin/staff/add': 'both',
  '/admin/staff/edit': 'named',
  '/admin/staff/reset': 'named',
  '/admin/staff/endSessions': 'both',
}

const because = { reason: '核实后处理这件事' }
const goods = { name: '新米', unit: '斤', minQty: 10_000, tick: 10_000 }
const zone = { areaId, ver: 1, name: '北郊', noFrom: 1, noTo: 500, price: null, sold: 'round' }
const rights = { roles: ['support'], areas: null } as const

let city: WholeCity
let zhou: Colleague
let lan: Colleague
let bosses: readonly [Colleague, Colleague]
/** Residents themselves, to whom a letter can be sent to look at. */
let writers: readonly [Colleague, Colleague]
let mei: Colleague
let lastTxn: number
const verOf = new Map<string, number>()

/** What an act names: as the walk over all calls does, but for what it names otherwise or not at all. */
const otherwise: { readonly [P in ActPath]?: () => object } = {
  '/admin/approval/refuse': () => ({ id: city.approvalId, ver: 1, ...because }),
  '/admin/dispute/askEvidence': () => ({
    id: city.disputed,
    ver: verOf.get('dispute'),
    of: 'both',
    text: '请拍封口照片',
  }),
  '/admin/dispute/handOver': () => ({ id: city.disputed, staffId: mei.staff.staffId, note: '请看封口照片' }),
  '/admin/shop/remove': () => ({ shopId: city.shopId, ver: 1, ...because }),
  '/admin/vote/remove': () => ({ voteId: city.voteId, ver: verOf.get('vote'), ...because }),
  '/admin/buyRemove': () => ({ id: city.buyId, ver: verOf.get('buy'), ...because }),
  '/admin/zone/save': () => ({ ...zone, zoneId: city.zoneId, ...because }),
  '/admin/category/save': () => ({ areaId, categoryId: 1, ver: 1, name: '粮油' }),
  '/admin/category/sort': () => ({ areaId, ids: [1, 2] }),
  '/admin/item/sort': () => ({ categoryId: 1, ids: [riceId, 2] }),
  '/admin/item/save': () => ({ itemId: riceId, ver: 1, categoryId: 1, ...goods }),
  '/admin/correctionAdd': () => ({ txnId: lastTxn, ...because }),
  '/admin/staff/add': () => ({ name: '新来的', ...rights, account: null, ...because }),
  '/admin/staff/edit': () => ({ id: mei.staff.staffId, ver: verOf.get('staff'), ...rights, isOn: true, ...because }),
  '/admin/staff/reset': () => ({ id: mei.staff.staffId, ver: verOf.get('staff'), ...because }),
  '/admin/staff/endSessions': () => ({ id: mei.staff.staffId, ...because }),
}

/** Each has these acts done by the first of two, in this order, before the second comes. */
const firsts: readonly ActPath[] = [
  '/admin/withdraw/reject',
  '/admin/approval/refuse',
  '/admin/dispute/askEvidence',
  '/admin/handover/act',
  '/admin/report/decide',
  '/admin/shop/level',
  '/admin/shop/approve',
  '/admin/round/edit',
  '/admin/fund/act',
  '/admin/election/setRule',
  '/admin/election/strike',
  '/admin/vote/remove',
  '/admin/mutual/remove',
  '/admin/saleRemove',
  '/admin/buyRemove',
  '/admin/block/act',
  '/admin/area/save',
  '/admin/zone/remove',
  '/admin/item/act',
  '/admin/category/save',
  '/admin/correctionAdd',
  '/admin/limit/set',
  '/admin/setting/edit',
  '/admin/text/edit',
  '/admin/alarm/edit',
  '/admin/opening/dismiss',
  '/admin/letter/edit',
  '/admin/template/edit',
  '/admin/staff/edit',
  '/admin/staff/reset',
]

/** Which of two persons does it: staff are two administrators' affair, drafts those of support, letters to oneself those of residents. */
function by(path: ActPath, at: 0 | 1): Colleague {
  if (path.startsWith('/admin/staff/')) return bosses[at]
  if (path === '/admin/letter/test') return writers[at]
  if (path === '/admin/draft/add') return mei
  return at === 0 ? zhou : lan
}

function act(path: ActPath, at: 0 | 1) {
  const who = by(path, at)
  const { input } = cases[path] as { readonly input?: (city: WholeCity, no: string) => object }
  const wish = { ...(otherwise[path]?.() ?? input?.(city, '')), clientNo: clientNo() }
  return freshly(city.server, who, () => who.browser.call(path, wish as never))
}

beforeAll(async () => {
  city = await wholeCity()
  const { server } = city
  const clerk = () => colleague(server, ['operator', 'finance'])
  const boss = () => colleague(server, ['administrator'])
  ;[zhou, lan] = [await clerk(), await clerk()]
  bosses = [await boss(), await boss()]
  const writer = async (blockNo: number) =>
    colleague(server, ['operator'], { userId: (await resident(server.deps, blockNo, 0)).userId })
  writers = [await writer(802), await writer(803)]
  mei = await colleague(server, ['operator', 'support'])
  const { db } = server.deps
  const vers = {
    dispute: ['trade_order', 'order_id', city.disputed],
    vote: ['vote', 'vote_id', city.voteId],
    buy: ['buy_order', 'buy_id', city.buyId],
    staff: ['staff', 'staff_id', mei.staff.staffId],
  } as const
  for (const [name, [table, key, id]] of Object.entries(vers))
    verOf.set(
      name,
      (await db.selectFrom(table).select('ver').where(db.dynamic.ref<string>(key), '=', id).executeTakeFirstOrThrow())
        .ver,
    )
  await give(server.deps, (await resident(server.deps, 801, 0)).userId, 'available', 70_00)
  const last = db.selectFrom('txn').select('txn_id').orderBy('txn_id', 'desc').limit(1)
  lastTxn = (await last.executeTakeFirstOrThrow()).txn_id
  await treasure(server.deps, 100_00)
  for (const path of firsts) expect([path, await act(path, 0)]).toEqual([path, expect.objectContaining({ code: 200 })])
})
afterAll(() => city.server.close())

it('every act of the console is in the table, and says what it is about', () => {
  const acts = consoleEndpoints.filter(({ input }) => 'clientNo' in input.entries)
  expect(acts.map(({ path }) => path).sort()).toEqual(Object.keys(second).sort())
  for (const { path, input } of acts) {
    const thing = actThings[path as ActPath]
    expect([path, Object.keys(input.entries)]).toEqual([path, expect.arrayContaining([thing.by])])
    if (thing.kinds.length === 0) expect([path, 'refType' in input.entries]).toEqual([path, true])
  }
})

const refunds: readonly ActPath[] = ['/admin/pay/refund', '/admin/refund/ask']
const paths = (Object.keys(second) as ActPath[]).filter((path) => !refunds.includes(path))

it.each(paths)('who comes second with %s is told who was first, or stands beside the first', async (path) => {
  const stands = second[path] === 'both'
  if (stands && !firsts.includes(path)) expect([path, (await act(path, 0)).code]).toEqual([path, 200])
  const answer = await act(path, 1)
  expect([path, answer.code]).toEqual([path, stands ? 200 : 500])
  if (stands) return
  const names = second[path] === 'named' ? by(path, 0).staff.name : undefined
  expect([path, answer.data, meanwhileIn({ ...answer.data })?.by]).toEqual([path, answer.data, names])
})

describe('of a payment', () => {
  let pays: PayingCity
  beforeAll(async () => {
    pays = await payingCity()
  })
  afterAll(() => pays.close())

  it('the second is told who gave some of it back', async () => {
    const [one, other] = [await colleague(pays.server, ['finance']), await colleague(pays.server, ['finance'])]
    const { data } = await pays.client.json('/bctRecharge/add', { clientNo: clientNo(), amount: 300_00 })
    await pays.submit(data.payNo)
    const outTradeNo = (await pays.attempts()).at(-1)?.out_trade_no ?? ''
    await pays.gateway.act(outTradeNo, 'pay')
    await pays.check(data.payNo)
    const giveBack = (who: Colleague, path: '/admin/pay/refund' | '/admin/refund/ask', amount: number) =>
      freshly(pays.server, who, () => who.browser.call(path, { clientNo: clientNo(), outTradeNo, amount, ...because }))
    expect((await giveBack(one, '/admin/pay/refund', 200_00)).code).toBe(200)
    const late = [
      await giveBack(other, '/admin/pay/refund', 150_00),
      await giveBack(other, '/admin/refund/ask', 450_00),
    ]
    expect(late.map(({ data: said }) => meanwhileIn({ ...said })?.by)).toEqual([one.staff.name, one.staff.name])
  })
})
