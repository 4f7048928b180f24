import { sql } from 'kysely'
import { dayMs, minuteMs } from '@contract/durations'
import type { StaffAreas } from '@contract/console/roles'
import { checkBooks } from '../../../server/ledger/check-books'
import { moduleDifferences } from '../../../server/differences'
import { consoleOf, prove } from '../../support/admin/console-client'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'
import { appliedFor } from './trades'

let server: TestServer
let lan: Colleague
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  lan = await colleague(server, ['finance'])
  zhou = await colleague(server, ['operator', 'finance'])
})
afterEach(async () => {
  const { db } = server.deps
  expect([...(await checkBooks(db)).differences, ...(await moduleDifferences(db))]).toEqual([])
  await server.close()
})

let blockNo = 100
const applied = (amount: number) => appliedFor(server.deps, ++blockNo, amount)

const infoOf = async (by: Colleague, id: number) => (await by.browser.call('/admin/withdraw/info', { id })).data
/** Somebody asks for the second person. */
async function asked(by: Colleague, { withdrawId: id, ver }: { withdrawId: number; ver: number }) {
  const input = { clientNo: clientNo(), id, ver, reason: '收款账户已电话核实' }
  const { data } = await freshly(server, by, () => by.browser.call('/admin/withdraw/approve', input))
  if (!data.approval) throw new Error(`nothing asked: ${JSON.stringify(data)}`)
  return data.approval
}

type Approval = Awaited<ReturnType<typeof asked>>
const agree = (
  by: Colleague,
  { approvalId: id, ver, payloadHash }: Pick<Approval, 'approvalId' | 'ver' | 'payloadHash'>,
) => by.browser.call('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash, reason: '来源清楚' })

const stateOf = async (id: number) =>
  (await server.deps.db.selectFrom('withdrawal').select('state').where('withdraw_id', '=', id).executeTakeFirst())
    ?.state

it('below the amount of two persons one approves; a fen more would need the second', async () => {
  const one = await applied(999_99)
  const input = { clientNo: clientNo(), id: one.withdrawId, ver: 1 }
  const done = await freshly(server, lan, () => lan.browser.call('/admin/withdraw/approve', input))
  expect(done.data).toMatchObject({ state: 'approved', isTwoPersons: false, approval: null })
  const two = await applied(1_000_00)
  const wish = { clientNo: clientNo(), id: two.withdrawId, ver: 1 }
  const bare = await lan.browser.call('/admin/withdraw/approve', wish)
  expect(bare.data).toMatchObject({ reason: 'FORM', fields: { reason: '请填写意见' } })
  expect(await stateOf(two.withdrawId)).toBe('applied')
})

it('1,500.00 is approved by two persons, once, with both of them in the audit', async () => {
  const one = await applied(1_500_00)
  const approval = await asked(lan, one)
  expect(approval).toMatchObject({
    kind: 'withdraw',
    state: 'waiting',
    reason: '收款账户已电话核实',
    acts: ['withdraw'],
  })
  expect(approval.payload).toMatchObject({ amount: 1_500_00, fee: 9_00 })
  expect(await stateOf(one.withdrawId)).toBe('applied')
  const seen = await infoOf(zhou, one.withdrawId)
  expect(seen).toMatchObject({ isTwoPersons: true, acts: ['reject'], payee: { account: '6222020200112233441' } })
  expect(seen.approval).toMatchObject({ approvalId: approval.approvalId, acts: ['approve', 'refuse'] })
  const done = await freshly(server, zhou, () => agree(zhou, approval))
  expect(done.data).toMatchObject({ state: 'approved', decidedBy: { name: zhou.staff.name }, answer: '来源清楚' })
  expect(await stateOf(one.withdrawId)).toBe('approved')
  const deeds = await server.deps.db
    .selectFrom('audit')
    .select(['staff_id', 'role', 'call', 'approval_id'])
    .where('ref_id', '=', one.withdrawId)
    .orderBy('no')
    .execute()
  const approval_id = approval.approvalId
  expect(deeds).toEqual([
    { staff_id: lan.staff.staffId, role: 'finance', call: '/admin/withdraw/approve', approval_id },
    { staff_id: zhou.staff.staffId, role: 'operator', call: '/admin/withdraw/info', approval_id: null },
    { staff_id: zhou.staff.staffId, role: 'finance', call: '/admin/approval/approve', approval_id },
    { staff_id: zhou.staff.staffId, role: 'finance', call: '/admin/approval/approve', approval_id },
  ])
})

it('who asked cannot approve, and may take it back; without a fresh code nobody approves', async () => {
  const one = await applied(1_500_00)
  const approval = await asked(lan, one)
  expect(await agree(lan, approval)).toMatchObject({ msg: '不能复核自己提交的', data: { reason: 'OWN' } })
  server.clock.forward(2 * 60_000 + 1)
  expect((await agree(zhou, approval)).data).toMatchObject({ reason: 'NO_RIGHT', isFresh: true })
  const back = { clientNo: clientNo(), id: approval.approvalId, ver: approval.ver, reason: '再核对一次' }
  expect((await lan.browser.call('/admin/approval/refuse', back)).data).toMatchObject({ state: 'refused' })
  const seen = await infoOf(zhou, one.withdrawId)
  const decidedBy = { name: lan.staff.name }
  expect(seen.approval).toMatchObject({ state: 'refused', decidedBy, answer: '再核对一次' })
  expect(seen.acts).toEqual(['approve', 'reject'])
  expect((await freshly(server, zhou, () => agree(zhou, approval))).data.reason).toBe('MOVED')
  expect(await stateOf(one.withdrawId)).toBe('applied')
  await asked(zhou, one)
})

it('who asked is told what others decided and what lapsed, also after another sign-in; not what was taken back', async () => {
  const told = async (browser = lan.browser) => (await browser.call('/admin/session/me', {})).data.decided
  const refuse = (by: Colleague, { approvalId: id, ver }: Approval) =>
    by.browser.call('/admin/approval/refuse', { clientNo: clientNo(), id, ver, reason: '收款人与实名不符' })
  await refuse(lan, await asked(lan, await applied(1_500_00)))
  expect(await told()).toEqual([])
  const good = await asked(lan, await applied(1_600_00))
  expect(await told()).toEqual([])
  await freshly(server, zhou, () => agree(zhou, good))
  const bad = await asked(lan, await applied(1_700_00))
  await refuse(zhou, bad)
  const { approvalId, summary } = good
  const by = zhou.staff.name
  expect(await told()).toMatchObject([
    { approvalId: bad.approvalId, kind: 'withdraw', state: 'refused', by },
    { approvalId, kind: 'withdraw', summary, state: 'approved', by },
  ])
  expect(await told(zhou.browser)).toEqual([])
  server.clock.forward(minuteMs)
  const late = await asked(lan, await applied(1_800_00))
  server.clock.forward(dayMs)
  const next = await consoleOf(server, lan.staff)
  expect(await told(next)).toMatchObject([
    { approvalId: late.approvalId, state: 'lapsed', by: null, at: late.expiresAt },
  ])
})

it('whose money it is neither asks nor approves', async () => {
  const one = await applied(1_500_00)
  const owner = await colleague(server, ['finance'], { userId: one.caller.userId })
  const input = { clientNo: clientNo(), id: one.withdrawId, ver: 1, reason: '我自己的提现' }
  const own = await owner.browser.call('/admin/withdraw/approve', input)
  expect(own).toMatchObject({ msg: '和自己有关，不能处理', data: { reason: 'OWN' } })
  const approval = await asked(lan, one)
  expect((await freshly(server, owner, () => agree(owner, approval))).data.reason).toBe('OWN')
  const no = { clientNo: clientNo(), id: approval.approvalId, ver: approval.ver, reason: '我自己的提现' }
  expect((await owner.browser.call('/admin/approval/refuse', no)).data.reason).toBe('OWN')
  expect(await stateOf(one.withdrawId)).toBe('applied')
})

it.each([
  ['the payload was changed in the database', `update approval set payload = payload || '{"amount": 1}'`],
  ['the thing was changed', 'update withdrawal set ver = ver + 1'],
])('it lapses when %s', async (_, change) => {
  const one = await applied(1_500_00)
  const approval = await asked(lan, one)
  await sql.raw(change).execute(server.deps.db)
  const late = await freshly(server, zhou, () => agree(zhou, approval))
  expect(late).toMatchObject({ msg: '内容已变，复核作废', data: { reason: 'MOVED', approval: { state: 'lapsed' } } })
  expect(await stateOf(one.withdrawId)).toBe('applied')
  const { data } = await zhou.browser.call('/admin/approval/list', { state: 'lapsed' })
  expect(data.data).toMatchObject([{ approvalId: approval.approvalId, answer: '内容已变，复核作废' }])
})

it('an approver who saw another payload approves nothing', async () => {
  const one = await applied(1_500_00)
  const approval = await asked(lan, one)
  const other = await freshly(server, zhou, () => agree(zhou, { ...approval, payloadHash: 'x'.repeat(43) }))
  expect(other.data.reason).toBe('MOVED')
  expect(await stateOf(one.withdrawId)).toBe('applied')
})

it('of many approvals at once one wins', async () => {
  const one = await applied(1_500_00)
  const approval = await asked(lan, one)
  const third = await colleague(server, ['finance'])
  await prove(server, third.browser, third.staff)
  await prove(server, zhou.browser, zhou.staff)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => agree(at % 2 === 0 ? zhou : third, approval)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ data }) => data.reason === 'MOVED')).toHaveLength(19)
  const steps = await server.deps.db.selectFrom('withdraw_step').select('state').execute()
  expect(steps.map(({ state }) => state)).toEqual(['applied', 'approved'])
})

it('waits for a day, lapses, and can be asked for again', async () => {
  const one = await applied(1_500_00)
  const approval = await asked(lan, one)
  const again = { clientNo: clientNo(), id: one.withdrawId, ver: 1, reason: '再问一次' + '请看' }
  const { data } = await freshly(server, zhou, () => zhou.browser.call('/admin/withdraw/approve', again))
  expect(data.reason).toBe('CLOSED')
  server.clock.forward(dayMs)
  zhou = { ...zhou, browser: await consoleOf(server, zhou.staff) }
  expect((await zhou.browser.call('/admin/approval/list', {})).data.total).toBe(0)
  expect((await zhou.browser.call('/admin/approval/list', { state: 'lapsed' })).data.total).toBe(1)
  expect((await agree(zhou, approval)).data.reason).toBe('MOVED')
  const next = await asked(zhou, one)
  expect(next.approvalId).not.toBe(approval.approvalId)
})

it('an area that is not somebody’s is not found, listed, asked about or approved', async () => {
  const one = await applied(1_500_00)
  const elsewhere: StaffAreas = [1]
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  const stranger = await colleague(server, ['finance'], { areas: elsewhere })
  const here = await colleague(server, ['finance'], { areas: [areaId] })
  const list = async (by: Colleague) => (await by.browser.call('/admin/withdraw/list', {})).data
  expect(await list(stranger)).toMatchObject({ data: [], total: 0, sum: 0 })
  expect(await list(here)).toMatchObject({ total: 1, sum: 1_500_00 })
  expect((await infoOf(stranger, one.withdrawId)) as unknown).toMatchObject({ reason: 'NOT_FOUND' })
  const approval = await asked(lan, one)
  expect((await stranger.browser.call('/admin/approval/list', {})).data.total).toBe(0)
  expect((await freshly(server, stranger, () => agree(stranger, approval))).data.reason).toBe('NOT_FOUND')
  expect((await freshly(server, here, () => agree(here, approval))).data.state).toBe('approved')
})

it('the filters say which are listed, counted and summed', async () => {
  for (const amount of [200_00, 1_500_00, 700_00]) await applied(amount)
  const list = async (filters: object) => (await zhou.browser.call('/admin/withdraw/list', filters)).data
  expect(await list({})).toMatchObject({ total: 3, sum: 2_400_00, page: 1, size: 15 })
  expect((await list({ minFen: 700_00 })).data.map(({ amount }) => amount)).toEqual([1_500_00, 700_00])
  expect(await list({ way: 'wechat' })).toMatchObject({ total: 0, sum: 0 })
  expect(await list({ from: server.now() + 1 })).toMatchObject({ total: 0 })
  expect(await list({ until: server.now() + 1, state: 'all' })).toMatchObject({ total: 3 })
})

it('is rejected, paid and failed by finance alone, as in the app', async () => {
  const [kept, gone] = [await applied(300_00), await applied(400_00)]
  const step = (path: '/admin/withdraw/approve' | '/admin/withdraw/paying', id: number, ver: number) =>
    freshly(server, lan, () => lan.browser.call(path, { clientNo: clientNo(), id, ver }))
  const no = { clientNo: clientNo(), id: gone.withdrawId, ver: 1, reason: '收款人与实名不符' }
  expect((await lan.browser.call('/admin/withdraw/reject', no)).data).toMatchObject({ state: 'rejected', acts: [] })
  await step('/admin/withdraw/approve', kept.withdrawId, 1)
  expect((await step('/admin/withdraw/paying', kept.withdrawId, 2)).data).toMatchObject({ state: 'paying', ver: 3 })
  const paid = { clientNo: clientNo(), id: kept.withdrawId, ver: 3, reference: 'CMB20261121001' }
  expect((await lan.browser.call('/admin/withdraw/paid', paid)).data).toMatchObject({ state: 'paid' })
  expect((await lan.browser.call('/admin/withdraw/paid', paid)).data).toMatchObject({ state: 'paid' })
  const checks = (await infoOf(lan, (await applied(100_00)).withdrawId)).checks
  expect(checks).toEqual({
    soldOrders: 0,
    openDisputes: 0,
    openHandovers: 0,
    heldSince: expect.any(Number) as number,
    payeeSince: null,
    paidBefore: 0,
    paidAverage: 0,
  })
})

it('what was written when paying began and ended stands in the audit', async () => {
  const { withdrawId: id } = await applied(50_00)
  const said = { approve: '账户已核实', paying: '开始银行转账', paid: '回单已收到' } as const
  for (const [at, [path, reason]] of Object.entries(said).entries()) {
    const input = {
      clientNo: clientNo(),
      id,
      ver: at + 1,
      reason,
      ...(path === 'paid' && { reference: 'BANK-128-2026' }),
    }
    const call = () => lan.browser.call(`/admin/withdraw/${path as 'paid'}`, input as never)
    expect([path, (await freshly(server, lan, call)).code]).toEqual([path, 200])
  }
  const rows = server.deps.db
    .selectFrom('audit')
    .select('reason')
    .where('ref_id', '=', id)
    .where('ref_type', '=', 'withdraw')
  expect((await rows.orderBy('no').execute()).map(({ reason }) => reason)).toEqual(Object.values(said))
})
