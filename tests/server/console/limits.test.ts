import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { readInfo as rechargeInfo } from '../../../server/modules/recharge/service'
import { readInfo as withdrawInfo } from '../../../server/modules/withdrawals/service'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { give } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { clientNo, parties, riceIn, valueOf } from '../../support/city/small-city'
import { refusalOf } from '../../support/city/outcomes'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

let server: TestServer
let buyer: Caller
let lan: Colleague
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  ;({ buyer } = await parties(server.deps))
  lan = await colleague(server, ['finance'])
  zhou = await colleague(server, ['finance', 'operator'])
})
afterEach(() => server.close())

const because = { reason: '收入稳定，已核实身份' }
type Name = 'recharge' | 'withdraw' | 'gift'
const set = (by: Colleague, name: Name, amount: number | null, ver: number) =>
  freshly(server, by, async () => {
    const input = { clientNo: clientNo(), id: buyer.userId, name, ver, amount, ...because }
    return (await by.browser.call('/admin/limit/set', input)).data
  })
const agree = (
  by: Colleague,
  { approvalId: id, ver, payloadHash }: { approvalId: number; ver: number; payloadHash: string },
) =>
  freshly(server, by, () => by.browser.call('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash }))
const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
const withdraw = (amount: number) =>
  applyUnasked(server.deps, buyer, { clientNo: clientNo(), amount: fen(amount), way: 'bank', payee })

it('a limit rises by two persons and then counts; it falls at once', async () => {
  await give(server.deps, buyer.userId, 'income', 5_000_00)
  expect(refusalOf(await withdraw(3_000_00))).toMatchObject({ reason: 'LIMIT', data: { dayLimit: 2_000_00 } })
  const asked = (await set(lan, 'withdraw', 4_000_00, 0)).limits.find(({ name }) => name === 'withdraw')
  expect(asked).toMatchObject({ own: null, ver: 0, approval: { kind: 'limit', payload: { amount: 4_000_00 } } })
  expect(await set(lan, 'gift', 90_000_00, 0)).toMatchObject({ reason: 'CLOSED' })
  if (!asked?.approval) throw new Error('nothing waits')
  const administrator = await colleague(server, ['administrator'])
  const stale = { ...asked.approval, ver: asked.approval.ver + 1 }
  const refused = (await agree(administrator, stale)).data
  expect(refused).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refused).not.toHaveProperty('approval')
  const no = { clientNo: clientNo(), id: stale.approvalId, ver: stale.ver, reason: '不同意这样提高' }
  expect((await administrator.browser.call('/admin/approval/refuse', no)).data).toMatchObject({ reason: 'NOT_FOUND' })
  expect((await agree(lan, asked.approval)).data).toMatchObject({ reason: 'OWN' })
  expect((await agree(zhou, asked.approval)).data).toMatchObject({ state: 'approved' })
  expect(valueOf(await withdrawInfo(server.deps, buyer))).toMatchObject({ dayLimit: 4_000_00, dayLeft: 4_000_00 })
  expect(valueOf(await withdraw(3_000_00))).toMatchObject({ amount: 3_000_00 })
  const lower = await set(zhou, 'withdraw', 100_00, 1)
  expect(lower.limits[1]).toMatchObject({ name: 'withdraw', own: 100_00, ver: 2, approval: null })
  expect(await set(zhou, 'withdraw', 50_00, 1)).toMatchObject({ reason: 'MOVED' })
  await set(zhou, 'recharge', 200_00, 0)
  expect(valueOf(await rechargeInfo(server.deps, buyer))).toMatchObject({ dayLimit: 200_00, dayLeft: 200_00 })
  const deeds = await server.deps.db
    .selectFrom('audit')
    .select(['details', 'approval_id'])
    .where('call', '=', '/admin/limit/set')
    .orderBy('no')
    .execute()
  expect(deeds.map(({ approval_id: id }) => id !== null)).toEqual([true, true, false, false])
})

it('an ask lapses when another limit of the person was changed meanwhile', async () => {
  const [one] = (await set(lan, 'recharge', 90_000_00, 0)).limits
  await set(zhou, 'gift', 1_00, 0)
  if (!one?.approval) throw new Error('nothing waits')
  expect((await agree(zhou, one.approval)).data).toMatchObject({ reason: 'MOVED', approval: { state: 'lapsed' } })
})
