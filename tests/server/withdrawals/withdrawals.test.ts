import { checkBooks } from '../../../server/ledger/check-books'
import { runDue } from '../../../server/jobs/jobs'
import { withdrawalJobs } from '../../../server/modules/withdrawals/service'
import { sealerOf } from '../../../server/modules/withdrawals/open/seal'
import { adminFor, earner, give, operator, withPayPassword } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { beginsWith } from '../../support/admin/settings'
import { clientNo } from '../../support/city/small-city'

type Client = Awaited<ReturnType<typeof earner>>
type Clerk = Awaited<ReturnType<typeof operator>>
type Decision = 'Approve' | 'Reject' | 'Paying' | 'Paid' | 'Fail'

const card = { name: '王小明', account: '6222 0210 0112 3456 789', bank: '工商银行' }
const dayMs = 86_400_000

let server: TestServer
let cat: Client
let clerk: Clerk

beforeAll(async () => {
  server = await testServer()
  clerk = await operator(server, 1)
})
afterAll(() => server.close())

let next = 100
beforeEach(async () => {
  server.clock.at = Date.UTC(2026, 10, 20, 13, 14) // Friday 21:14 in Shanghai.
  cat = await earner(server, next++, 300_000)
})
afterEach(async () => {
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
})

const apply = async (client: Client, amount: number, payee: typeof card | null = card) =>
  client.json('/bctWithdraw/add', await withPayPassword(server, { clientNo: clientNo(), amount, way: 'bank', payee }))

const amounts = async (client: Client) => {
  const { available, frozen, income } = (await client.form('/user/assets', {})).data
  return { available, frozen, income }
}

const decide = (act: Decision, of: { withdrawId: number; ver: number }, by: Pick<Clerk, 'admin'> = clerk) => {
  const wish = { clientNo: clientNo(), id: of.withdrawId, ver: of.ver }
  switch (act) {
    case 'Paid':
      return by.admin('/admin/withdraw/paid', { ...wish, reference: `B-${of.withdrawId}` })
    case 'Reject':
      return by.admin('/admin/withdraw/reject', { ...wish, reason: '收款人姓名与卡号不符' })
    case 'Fail':
      return by.admin('/admin/withdraw/fail', { ...wish, reason: '账号不存在' })
    case 'Approve':
      return by.admin('/admin/withdraw/approve', wish)
    case 'Paying':
      return by.admin('/admin/withdraw/paying', wish)
  }
}

it('freezes the amount at once, with fee, net and the next working day', async () => {
  const { data } = await apply(cat, 20_000)
  expect(data).toMatchObject({ amount: 20_000, fee: 120, net: 19_880, state: 'applied', acts: ['cancel'] })
  expect(new Date(data.expectAt).toISOString()).toBe('2026-11-23T10:00:00.000Z')
  expect(data).toMatchObject({ name: '*明', account: '6222 **** 6789', bank: '工商银行', isOverdue: false })
  expect(await amounts(cat)).toEqual({ available: 0, frozen: 20_000, income: 280_000 })
})

it('takes a fee of at least 0.10', async () => {
  expect((await apply(cat, 1_000)).data).toMatchObject({ fee: 10, net: 990 })
})

it('pays what was approved: net to the payout, fee to the platform, steps and notices kept', async () => {
  const applied = (await apply(cat, 20_000)).data
  const approved = (await decide('Approve', applied)).data
  const paying = (await decide('Paying', approved)).data
  expect((await decide('Paid', paying)).data).toMatchObject({ state: 'paid', reference: `B-${applied.withdrawId}` })
  const { data } = await cat.form('/bctWithdraw/info', { id: applied.withdrawId })
  expect(data.steps.map(({ state }) => state)).toEqual(['applied', 'approved', 'paying', 'paid'])
  expect(data.acts).toEqual([])
  expect(await amounts(cat)).toEqual({ available: 0, frozen: 0, income: 280_000 })
  const { data: notices } = await cat.form('/bctNotice/list', {})
  expect(notices.data.map(({ kind }) => kind)).toEqual(['withdraw-paid', 'withdraw-approved', 'payPassword'])
  expect(notices.data[0]).toMatchObject({ refType: 'withdraw', refId: applied.withdrawId })
})

it('gives everything back to income when it is cancelled, rejected or failed', async () => {
  const first = (await apply(cat, 20_000)).data
  const cancelled = await cat.json('/bctWithdraw/cancel', {
    clientNo: clientNo(),
    id: first.withdrawId,
    ver: first.ver,
  })
  expect(cancelled.data).toMatchObject({ state: 'cancelled', acts: ['again'] })
  const rejected = await decide('Reject', (await apply(cat, 30_000, null)).data)
  expect(rejected.data).toMatchObject({ state: 'rejected', reason: '收款人姓名与卡号不符', account: '6222 **** 6789' })
  const approved = (await decide('Approve', (await apply(cat, 40_000, null)).data)).data
  const failed = await decide('Fail', (await decide('Paying', approved)).data)
  expect(failed.data).toMatchObject({ state: 'failed', reason: '账号不存在' })
  expect(await amounts(cat)).toEqual({ available: 0, frozen: 0, income: 300_000 })
})

const ways: Readonly<Record<string, readonly Decision[]>> = {
  applied: [],
  approved: ['Approve'],
  paying: ['Approve', 'Paying'],
  paid: ['Approve', 'Paying', 'Paid'],
  rejected: ['Reject'],
  failed: ['Approve', 'Paying', 'Fail'],
}
const allowed: Readonly<Record<string, readonly Decision[]>> = {
  applied: ['Approve', 'Reject'],
  approved: ['Reject', 'Paying'],
  paying: ['Paid', 'Fail'],
  paid: [],
  rejected: [],
  failed: [],
}
it.each(Object.keys(ways))('in state %s allows exactly the steps of the table', async (state) => {
  let now = (await apply(cat, 5_000)).data as { withdrawId: number; ver: number; state: string }
  for (const act of ways[state] ?? []) now = (await decide(act, now)).data
  expect(now.state).toBe(state)
  const refused: Decision[] = (['Approve', 'Reject', 'Paying', 'Paid', 'Fail'] as const).filter(
    (act) => !(allowed[state] ?? []).includes(act),
  )
  for (const act of refused) {
    const answer = await decide(act, now)
    expect([act, answer.reason, (answer.data as { withdrawal?: { state: string } }).withdrawal?.state]).toEqual([
      act,
      'MOVED',
      state,
    ])
  }
  const cancel = await cat.json('/bctWithdraw/cancel', { clientNo: clientNo(), id: now.withdrawId, ver: now.ver })
  expect(cancel.code === 200 || cancel.reason).toBe(state === 'applied' ? true : 'MOVED')
})

it('refuses what is too small, too much for the day, or more than the income', async () => {
  expect(await apply(cat, 999)).toMatchObject({ reason: 'LIMIT', data: { min: 1_000, dayLeft: 200_000 } })
  expect(await apply(cat, 200_001)).toMatchObject({ reason: 'LIMIT', data: { dayLimit: 200_000 } })
  const poor = await earner(server, next++, 5_000)
  expect(await apply(poor, 6_000)).toMatchObject({ reason: 'NOT_ENOUGH', data: { missing: 1_000 } })
})

it('counts what was paid today, but not what came back, and begins anew at midnight', async () => {
  await decide('Reject', (await apply(cat, 150_000)).data)
  // One operator approves this much where two persons begin later.
  await beginsWith(server.deps, 'withdrawTwo', 5_000_00)
  const paying = (await decide('Paying', (await decide('Approve', (await apply(cat, 150_000)).data)).data)).data
  await decide('Paid', paying)
  expect((await cat.form('/bctWithdraw/getInfo', {})).data).toMatchObject({ dayLeft: 50_000, open: null })
  expect(await apply(cat, 50_001)).toMatchObject({ reason: 'LIMIT', data: { dayLeft: 50_000 } })
  const last = (await apply(cat, 50_000)).data
  expect(last.state).toBe('applied')
  await decide('Reject', last)
  server.clock.at += dayMs
  expect((await apply(cat, 100_000)).code).toBe(200)
})

it('lets twenty parallel applications open exactly one', async () => {
  const wish = () => ({ clientNo: clientNo(), amount: 2_000, way: 'bank' as const, payee: card })
  const wishes = await Promise.all(Array.from({ length: 20 }, () => withPayPassword(server, wish())))
  const answers = await Promise.all(wishes.map((one) => cat.json('/bctWithdraw/add', one)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  for (const { reason } of answers.filter(({ code }) => code !== 200))
    expect(['LIMIT', 'LOCKED', 'BUSY']).toContain(reason)
  expect(await amounts(cat)).toEqual({ available: 0, frozen: 2_000, income: 298_000 })
})

it('answers a repeat under the same number with the first answer, and freezes once', async () => {
  const wish = { clientNo: clientNo(), amount: 2_000, way: 'bank' as const, payee: card }
  const once = async () => cat.json('/bctWithdraw/add', await withPayPassword(server, wish))
  const [first, second] = [await once(), await once()]
  expect(second.data).toEqual(first.data)
  expect((await amounts(cat)).frozen).toBe(2_000)
})

it('names the open one when a second is asked for', async () => {
  const { data } = await apply(cat, 2_000)
  expect(await apply(cat, 2_000)).toMatchObject({ reason: 'LIMIT', data: { open: data.withdrawId } })
})

it.each([
  ['a card number with letters', { ...card, account: 'abcd 1234 5678' }, 'account'],
  ['a bank account without a bank', { ...card, bank: '' }, 'bank'],
])('refuses %s before it looks at the password', async (_what, payee, field) => {
  const answer = await apply(cat, 2_000, payee)
  expect(answer.reason).toBe('FORM')
  expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field])
})

it('asks for a payee when none was used before', async () => {
  expect(await apply(cat, 2_000, null)).toMatchObject({ reason: 'FORM', data: { fields: { payee: '请填写收款账号' } } })
})

it('keeps the account sealed: it is in no table and no answer but the operator’s, whose reading is recorded', async () => {
  const { data } = await apply(cat, 2_000)
  const number = card.account.replaceAll(' ', '')
  const { db } = server.deps
  const rows = [
    await db.selectFrom('withdrawal').selectAll().execute(),
    await db.selectFrom('command').select(['call', 'answer']).execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain(number)
  expect((await clerk.admin('/admin/withdraw/info', { id: data.withdrawId })).data.payee).toEqual({
    ...card,
    account: number,
  })
  const deeds = await db.selectFrom('audit').selectAll().where('ref_id', '=', data.withdrawId).execute()
  expect(deeds.map(({ call, user_id }) => [call, user_id])).toEqual([['/admin/withdraw/info', clerk.userId]])
  expect(JSON.stringify(deeds)).not.toContain(number)
})

it('refuses to open what was changed after it was sealed', async () => {
  const sealer = await sealerOf(server.deps)
  const sealed = sealer.seal('6222')
  const bytes = Buffer.from(sealed, 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(sealer.open(sealed)).toBe('6222')
  expect(() => sealer.open(bytes.toString('base64'))).toThrow()
})

it('shows a withdrawal to nobody else, and lets no operator decide on his own', async () => {
  const { data } = await apply(cat, 2_000)
  const dog = await earner(server, next++, 0)
  expect((await dog.form('/bctWithdraw/info', { id: data.withdrawId })).reason).toBe('NOT_FOUND')
  expect((await decide('Approve', data, { admin: await adminFor(server, cat.userId) })).reason).toBe('OWN')
})

it('pays one withdrawal with one payout number', async () => {
  const pay = async (client: Client, reference: string) => {
    const paying = (await decide('Paying', (await decide('Approve', (await apply(client, 2_000)).data)).data)).data
    return clerk.admin('/admin/withdraw/paid', {
      clientNo: clientNo(),
      id: paying.withdrawId,
      ver: paying.ver,
      reference,
    })
  }
  expect((await pay(cat, 'ICBC-77')).code).toBe(200)
  expect(await pay(await earner(server, next++, 9_000), 'ICBC-77')).toMatchObject({ reason: 'FORM' })
})

it('pays one of several withdrawals when operators enter one payout number for all of them at the same moment', async () => {
  const payable = async () => {
    const { data } = await apply(await earner(server, next++, 9_000), 2_000)
    return (await decide('Paying', (await decide('Approve', data)).data)).data
  }
  const all = [await payable(), await payable(), await payable(), await payable()]
  const answers = await Promise.all(
    all.map(({ withdrawId: id, ver }) =>
      clerk.admin('/admin/withdraw/paid', { clientNo: clientNo(), id, ver, reference: 'ICBC-88' }),
    ),
  )
  expect(answers.map(({ code, reason }) => (code === 200 ? 'paid' : reason)).sort()).toEqual(
    'FORM FORM FORM paid'.split(' '),
  )
})

it('raises an alarm with operators and tells the owner when it is not paid in time', async () => {
  const { data } = await apply(cat, 2_000)
  server.clock.at = data.expectAt + 1
  await runDue(server.deps, withdrawalJobs(server.deps))
  await runDue(server.deps, withdrawalJobs(server.deps))
  const kinds = async (client: Client) => {
    const { data: notices } = await client.form('/bctNotice/list', {})
    return notices.data.filter(({ refId }) => refId === data.withdrawId).map(({ kind, refType }) => [kind, refType])
  }
  expect(await kinds(clerk)).toEqual([['withdrawLate', 'withdrawDesk']])
  expect(await kinds(cat)).toEqual([['withdrawLate', 'withdraw']])
  const { data: admin } = await clerk.admin('/admin/withdraw/list', {})
  expect(admin.data.find(({ withdrawId }) => withdrawId === data.withdrawId)).toMatchObject({ isOverdue: true })
})

it('never freezes recharged money', async () => {
  const dog = await earner(server, next++, 1_500)
  await give(server.deps, dog.userId, 'available', 90_000)
  expect((await apply(dog, 2_000)).reason).toBe('NOT_ENOUGH')
})

it('a form that was sent over a closing time is told its new fee, and nothing was done; a repeat of what was done is not', async () => {
  const wish = (no: string, fee: number) =>
    withPayPassword(server, { clientNo: no, amount: 200_000, fee, way: 'bank' as const, payee: card })
  const [no, again] = [clientNo(), clientNo()]
  const { fee } = (await apply(cat, 1_000)).data
  expect(fee).toBe(10)
  await decide('Reject', (await cat.form('/bctWithdraw/list', {})).data.data[0] ?? { withdrawId: 0, ver: 0 })
  const moved = await cat.json('/bctWithdraw/add', await wish(no, 1_199))
  expect(moved).toMatchObject({ reason: 'MOVED', data: { fee: 1_200 }, msg: '手续费现为 ¥12.00，请看过再提交' })
  expect(await amounts(cat)).toEqual({ available: 0, frozen: 0, income: 300_000 })
  const done = await cat.json('/bctWithdraw/add', await wish(again, 1_200))
  expect(done.data).toMatchObject({ fee: 1_200, net: 198_800 })
  expect((await cat.json('/bctWithdraw/add', await wish(again, 1_300))).data).toEqual(done.data)
})
