import type { HandoverAdminAct } from '@contract/block/transitions'
import { checkBooks } from '../../../server/ledger/check-books'
import { moduleDifferences } from '../../../server/differences'
import { object } from '../../../server/modules/block-market/handover/objection'
import type { Caller } from '../../../server/http/caller'
import { blockOf, buy, newcomer, seller } from '../../support/city/block-market'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { clientNo, payFor, riceIn, valueOf } from '../../support/city/small-city'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'
import { approve } from './two/matters'

let server: TestServer
let owner: Caller
let buyer: Caller
let orderId: number
let zhou: Colleague
let lan: Colleague

beforeEach(async () => {
  server = await testServer()
  const { deps } = server
  await riceIn(deps.db)
  owner = await seller(deps, 560)
  buyer = await newcomer(deps, 100_000)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  orderId = cart.orders[0]?.orderId ?? 0
  valueOf(
    await object(deps, owner.userId, { clientNo: clientNo(), orderId, ver: 1, text: '密码被别人拿走，不是我转让的。' }),
  )
  zhou = await colleague(server, ['operator'])
  lan = await colleague(server, ['operator', 'finance'])
})
afterEach(async () => {
  const { db } = server.deps
  expect([...(await checkBooks(db)).differences, ...(await moduleDifferences(db))]).toEqual([])
  await server.close()
})

const list = async (by: Colleague) => (await by.browser.call('/admin/handover/list', {})).data
const act = (by: Colleague, what: HandoverAdminAct, ver: number) =>
  freshly(server, by, () =>
    by.browser.call('/admin/handover/act', { clientNo: clientNo(), orderId, ver, act: what, reason: '登录记录可疑' }),
  )

it('an objection is undone by two of staff, and upheld by neither side', async () => {
  const [row] = (await list(zhou)).data
  expect(row).toMatchObject({ orderId, state: 'objected', acts: ['uphold', 'askUndo'] })
  const asked = await act(zhou, 'askUndo', row?.ver ?? 0)
  expect(asked.data).toMatchObject({ undo: { reason: '登录记录可疑' } })
  expect((await approve(server, zhou)).data).toMatchObject({ reason: 'OWN' })
  expect((await approve(server, lan)).data).toMatchObject({ state: 'approved' })
  expect((await blockOf(server.deps, owner.blockId)).owner_user_id).toBe(owner.userId)
  const deeds = await server.deps.db
    .selectFrom('audit')
    .select('staff_id')
    .where('call', 'in', ['/admin/handover/act', '/admin/approval/approve'])
    .orderBy('no')
    .execute()
  expect(deeds.map(({ staff_id }) => staff_id)).toEqual([zhou.staff.staffId, lan.staff.staffId])
})

it('a party, another area and support decide nothing', async () => {
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  const party = await colleague(server, ['operator'], { userId: buyer.userId })
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  const support = await colleague(server, ['support'])
  const { ver = 0 } = (await list(zhou)).data[0] ?? {}
  const answers = []
  for (const by of [party, elsewhere, support]) answers.push((await act(by, 'uphold', ver)).data)
  expect(answers).toMatchObject([{ reason: 'OWN' }, { reason: 'NOT_FOUND' }, { reason: 'NO_RIGHT' }])
  expect([(await list(elsewhere)).total, (await list(support)).total]).toEqual([0, 1])
})

it('finance proposes and approves the undo, and upholds nothing; support is offered nothing', async () => {
  const [finance, another] = [await colleague(server, ['finance']), await colleague(server, ['finance'])]
  const support = await colleague(server, ['support'])
  const info = async (by: Colleague) => (await by.browser.call('/admin/handover/info', { id: orderId })).data.handover
  const [row] = (await list(finance)).data
  expect(row).toMatchObject({ acts: ['askUndo'] })
  expect(await info(finance)).toMatchObject({ acts: ['askUndo'] })
  expect([(await list(support)).data[0]?.acts, (await info(support)).acts]).toEqual([[], []])
  const overview = async (by: Colleague) => (await by.browser.call('/admin/stat/overview', {})).data.queue
  expect(await overview(finance)).toMatchObject([{ kind: 'handover', isMine: true }])
  expect((await act(finance, 'uphold', row?.ver ?? 0)).data).toMatchObject({ reason: 'NO_RIGHT' })
  const asked = await act(finance, 'askUndo', row?.ver ?? 0)
  expect(asked.data).toMatchObject({ state: 'objected', acts: [] })
  expect(await overview(finance)).toMatchObject([{ kind: 'approval', isMine: false }])
  expect((await approve(server, finance)).data).toMatchObject({ reason: 'OWN' })
  expect((await approve(server, another)).data).toMatchObject({ state: 'approved' })
  expect((await blockOf(server.deps, owner.blockId)).owner_user_id).toBe(owner.userId)
  const calls = ['/admin/handover/act', '/admin/approval/approve']
  const deeds = server.deps.db.selectFrom('audit').select('role').where('call', 'in', calls)
  expect(await deeds.execute()).toEqual([{ role: 'finance' }, { role: 'finance' }])
})
