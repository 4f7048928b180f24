import { object } from '../../../server/modules/block-market/handover/objection'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { fen } from '@contract/money'
import { buy, newcomer, seller as sellerOfBlock } from '../../support/city/block-market'
import { earner, give } from '../../support/city/money'
import { clientNo, parties, payFor, riceIn, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

let server: TestServer
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  zhou = await colleague(server, ['operator', 'finance'])
})
afterEach(() => server.close())

/** How many rows a file has, as its last line says. */
const rowsIn = (file: unknown): number => Number(/共 (\d+) 行/.exec(String(file))?.[1])

it('objections to sales are narrowed by area and words, summed, and sent in the size that was asked for', async () => {
  const { deps } = server
  for (const blockNo of [560, 561]) {
    const owner = await sellerOfBlock(deps, blockNo)
    const buyer = await newcomer(deps, 100_000)
    const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
    valueOf(await payFor(deps, buyer, cart.payNo))
    const orderId = cart.orders[0]?.orderId ?? 0
    valueOf(await object(deps, owner.userId, { clientNo: clientNo(), orderId, ver: 1, text: '不是我转让的，密码被盗' }))
  }
  const list = async (asked: object) => (await zhou.browser.call('/admin/handover/list', asked)).data
  const file = async (asked: object) => rowsIn((await zhou.browser.call('/admin/handover/export', asked)).data)
  const all = await list({})
  expect(all).toMatchObject({ total: 2, per_page: 15, last_page: 1 })
  expect(all.sum).toBe(all.data.reduce((sum, { price }) => sum + price, 0))
  expect(all.sum).toBeGreaterThan(0)
  for (const [asked, total] of [
    [{ q: '560' }, 1],
    [{ q: all.data[0]?.no ?? '' }, 1],
    [{ q: all.data[0]?.seller ?? '' }, 1],
    [{ areaId }, 2],
    [{ areaId: 1 }, 0],
    [{ tab: 'decided' }, 0],
  ] as const) {
    const found = await list(asked)
    expect([found.total, found.data.length, await file(asked)]).toEqual([total, total, total])
    expect(found.sum).toBe(found.data.reduce((sum, { price }) => sum + price, 0))
  }
  expect((await list({ size: 50 })).per_page).toBe(50)
  expect((await list({ size: 20 })).reason).toBe('FORM')
})

it('corrections are narrowed by words and days, and summed', async () => {
  const givens = [1_000, 2_500]
  for (const amount of givens) {
    const cat = await earner(server, 700 + amount, 10_000)
    await give(server.deps, cat.userId, 'available', amount)
    const blockNo = (await cat.form('/user/getInfo', {})).data.blockNo
    const txns = (await zhou.browser.call('/admin/txnList', { areaId, blockNo })).data.data
    const txnId = txns.find(({ memo }) => memo.startsWith('测试'))?.txnId ?? 0
    const wish = { clientNo: clientNo(), txnId, reason: '同一笔重复入账' }
    const asked = await freshly(server, zhou, () => zhou.browser.call('/admin/correctionAdd', wish))
    expect(asked).toMatchObject({ code: 200 })
  }
  const list = async (asked: object) => (await zhou.browser.call('/admin/correctionList', asked)).data
  const file = async (asked: object) => rowsIn((await zhou.browser.call('/admin/correction/export', asked)).data)
  const all = await list({ state: 'proposed' })
  expect(all).toMatchObject({ total: 2, sum: 3_500 })
  const [newest] = all.data
  for (const [asked, total, sum] of [
    [{ q: '测试' }, 2, 3_500],
    [{ q: '没有这一笔' }, 0, 0],
    [{ from: newest?.proposedAt }, 1, 2_500],
    [{ until: newest?.proposedAt }, 1, 1_000],
  ] as const) {
    expect(await list({ state: 'proposed', ...asked })).toMatchObject({ total, sum })
    expect(await file(asked)).toBe(total)
  }
  expect(await list({ state: 'done' })).toMatchObject({ total: 0, sum: 0 })
})

it('withdrawals are found by number, block and name, and between two amounts', async () => {
  const { seller, buyer } = await parties(server.deps)
  const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
  for (const [who, amount] of [
    [seller, fen(100_00)],
    [buyer, fen(200_00)],
  ] as const) {
    await give(server.deps, who.userId, 'income', amount)
    valueOf(await applyUnasked(server.deps, who, { clientNo: clientNo(), amount, way: 'bank', payee }))
  }
  const list = async (asked: object) => (await zhou.browser.call('/admin/withdraw/list', asked)).data
  const file = async (asked: object) => rowsIn((await zhou.browser.call('/admin/withdraw/export', asked)).data)
  const [first] = (await list({})).data
  for (const [asked, total, sum] of [
    [{ q: first?.withdrawNo ?? '' }, 1, 100_00],
    [{ q: '3021' }, 1, 100_00],
    [{ q: '居民128' }, 1, 200_00],
    [{ minFen: 100_01 }, 1, 200_00],
    [{ maxFen: 199_99 }, 1, 100_00],
    [{ minFen: 100_00, maxFen: 200_00 }, 2, 300_00],
  ] as const) {
    expect(await list(asked)).toMatchObject({ total, sum })
    expect(await file(asked)).toBe(total)
  }
})

it('asks and reports come in the size that was asked for', async () => {
  for (const path of ['/admin/approval/list', '/admin/report/list'] as const) {
    expect((await zhou.browser.call(path, { size: 100 })).data).toMatchObject({ per_page: 100, total: 0 })
    expect((await zhou.browser.call(path, {})).data).toMatchObject({ per_page: 15 })
    expect((await zhou.browser.call(path, { size: 7 as 15 })).data.reason).toBe('FORM')
  }
})
