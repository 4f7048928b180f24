import { consoleEndpoints } from '@contract/endpoints/console/all'
import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { moduleDifferences } from '../../../server/differences'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { clientNo, parties, riceIn, valueOf } from '../../support/city/small-city'
import { give } from '../../support/city/money'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'
import { doneOrder, paidOrder } from './trades'

let server: TestServer
let zhou: Colleague
let seller: Caller
let buyer: Caller

beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  zhou = await colleague(server, ['operator', 'finance', 'auditor'])
  ;({ seller, buyer } = await parties(server.deps))
  await doneOrder(server.deps, seller, buyer)
  await paidOrder(server.deps, seller, buyer)
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
})
afterAll(async () => {
  expect(await moduleDifferences(server.deps.db)).toEqual([])
  await server.close()
})

const lists = consoleEndpoints.filter(({ output }) => 'entries' in output && 'size' in output.entries)
const orders = async (by: Colleague, filters: object) => (await by.browser.call('/admin/order/list', filters)).data

/** The text of a file that somebody exports, or the refusal. */
const exported = async ({ browser }: Colleague, path: string, filters: Record<string, string> = {}) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: browser.cookie,
      'x-csrf': browser.csrf,
    },
    payload: new URLSearchParams(filters).toString(),
  })
  return { text: response.body, type: String(response.headers['content-type']) }
}

it.each(lists.map(({ path }) => path))('%s answers in the common shape, in every order', async (path) => {
  const { input } = consoleEndpoints.find((one) => one.path === path) ?? {}
  const sorts =
    input && 'sort' in input.entries
      ? (input.entries.sort as { wrapped: { options: readonly string[] } }).wrapped.options
      : []
  for (const sort of [undefined, ...sorts]) {
    const of = path === '/admin/person/notices' ? { userId: buyer.userId } : {}
    const answer = await zhou.browser.call(path, { ...of, ...(sort !== undefined && { sort }) })
    expect({ path, sort, ...answer }).toMatchObject({ code: 200, data: { page: 1, size: 15 } })
    const { data, total } = answer.data as unknown as { data: unknown[]; total: number }
    expect(data.length).toBe(Math.min(total, 15))
  }
})

it('orders are filtered, counted and summed; another area finds none', async () => {
  expect(await orders(zhou, {})).toMatchObject({ total: 2, sum: 68_00 })
  expect(await orders(zhou, { state: 'done' })).toMatchObject({ total: 1, sum: 34_00, data: [{ buyerNo: 128 }] })
  expect((await orders(zhou, { state: 'running', q: '3021' })).data).toMatchObject([{ state: 'paid', sellerNo: 3021 }])
  expect(await orders(zhou, { minFen: 34_01 })).toMatchObject({ total: 0, sum: 0 })
  expect(await orders(zhou, { q: '100%' })).toMatchObject({ total: 0 })
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  expect(await orders(elsewhere, {})).toMatchObject({ total: 0 })
  expect(await orders(elsewhere, { areaId })).toMatchObject({ total: 0 })
})

it('an order is shown with its course and what moved under its number, inside one’s areas alone', async () => {
  const [done] = (await orders(zhou, { state: 'done' })).data
  if (!done) throw new Error('no order')
  const { data } = await zhou.browser.call('/admin/order/info', { id: done.orderId })
  expect(data.events.map(({ act }) => act)).toEqual(['take', 'pay', 'deliver', 'confirm'])
  expect(data.postings.length).toBeGreaterThan(1)
  const note = { clientNo: clientNo(), refType: 'order', refId: done.orderId, text: '已电话核实' } as const
  expect((await zhou.browser.call('/admin/note/add', note)).data).toMatchObject({ name: zhou.staff.name })
  const again = await zhou.browser.call('/admin/order/info', { id: done.orderId })
  expect(again.data.notes).toMatchObject([{ text: '已电话核实' }])
  const elsewhere = await colleague(server, ['support'], { areas: [1] })
  const hidden = await elsewhere.browser.call('/admin/order/info', { id: done.orderId })
  expect(hidden.data.reason).toBe('NOT_FOUND')
  expect((await elsewhere.browser.call('/admin/note/add', { ...note, clientNo: clientNo() })).data.reason).toBe(
    'NOT_FOUND',
  )
})

it('a mobile number is masked until a reason is given; balances are for finance; sessions end', async () => {
  const { data: found } = await zhou.browser.call('/admin/user/list', { q: '128' })
  expect(found.data).toMatchObject([{ userId: buyer.userId, mobile: '137****0128', blockNo: 128 }])
  const support = await colleague(server, ['support'])
  const { data } = await support.browser.call('/admin/person/info', { id: buyer.userId })
  expect(data).toMatchObject({ balances: null, running: 1, held: [{ blockNo: 128, state: 'held' }] })
  const full = await zhou.browser.call('/admin/person/info', { id: buyer.userId })
  expect(full.data.balances).toMatchObject({ available: 932_00, frozen: 34_00 })
  const auditor = await colleague(server, ['auditor'])
  expect((await auditor.browser.call('/admin/person/info', { id: buyer.userId })).data.balances).toEqual(
    full.data.balances,
  )
  const readings = server.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/person/info')
  expect(await readings.orderBy('audit_id').execute()).toMatchObject([
    { staff_id: support.staff.staffId, ref_type: 'user', ref_id: buyer.userId },
    { staff_id: zhou.staff.staffId, ref_id: buyer.userId },
    { staff_id: auditor.staff.staffId, ref_id: buyer.userId },
  ])
  const input = { id: buyer.userId, reason: '核实身份需要' }
  expect((await support.browser.call('/admin/user/reveal', input)).data).toEqual({ mobile: '13700000128' })
  const deed = await server.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/user/reveal').execute()
  expect(deed).toMatchObject([{ staff_id: support.staff.staffId, ref_id: buyer.userId, reason: '核实身份需要' }])
  const end = { clientNo: clientNo(), id: buyer.userId, reason: '账号疑似被盗' }
  expect((await zhou.browser.call('/admin/user/endSessions', end)).data).toEqual({ ended: 0 })
})

it('a file re-adds to the shown sum, is harmless to a spreadsheet, and names the end of the audit’s chain', async () => {
  await server.deps.db.updateTable('trade_order').set({ title: '=1+1' }).where('state', '=', 'paid').execute()
  const { text, type } = await exported(zhou, '/admin/order/export')
  expect(type).toBe('text/csv; charset=utf-8')
  expect(text.startsWith('\uFEFF"单号"')).toBe(true)
  const lines = text.trim().split('\r\n')
  const at = (lines[0] ?? '').split(',').indexOf('"金额"')
  // An empty line keeps the last one out of the table.
  expect(lines.at(-2)).toBe('')
  const cents = lines.slice(1, -2).map((line) => Math.round(Number(line.split(',')[at]) * 100))
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe((await orders(zhou, {})).sum)
  expect(text).toContain(`"'=1+1"`)
  const head = await server.deps.db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
  expect(lines.at(-1)).toBe(`"共 2 行","审计 ${head.no}","${head.hash.toString('hex')}"`)
  const last = await server.deps.db.selectFrom('audit').selectAll().where('no', '=', head.no).executeTakeFirst()
  expect(last).toMatchObject({ call: '/admin/order/export', details: { rows: 2 } })
})

it('a file with mobile numbers asks for a fresh code', async () => {
  server.clock.forward(2 * 60_000 + 1)
  expect(JSON.parse((await exported(zhou, '/admin/user/export')).text)).toMatchObject({ data: { isFresh: true } })
  const why = { reason: '核对停用的手机号码' }
  const { text } = await freshly(server, zhou, () => exported(zhou, '/admin/user/export', why))
  expect(text).toContain('"13700000128"')
})

it('and for a reason, which the audit keeps; support gets them masked', async () => {
  const bare = await freshly(server, zhou, () => exported(zhou, '/admin/user/export'))
  expect(JSON.parse(bare.text)).toMatchObject({
    data: { reason: 'FORM', fields: { reason: expect.anything() as object } },
  })
  const why = { reason: '核对停用的手机号码' }
  const support = await colleague(server, ['support'])
  const { text } = await freshly(server, support, () => exported(support, '/admin/user/export', why))
  expect(text).toContain('"137****0128"')
  expect(text).not.toContain('13700000128')
  const acts = server.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/user/export')
  const last = await acts.orderBy('no', 'desc').limit(1).executeTakeFirst()
  expect(last).toMatchObject({ reason: why.reason, details: { filters: {} } })
})

it('a file of withdrawals is narrowed as their list is', async () => {
  const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
  for (const [who, amount] of [
    [seller, fen(100_00)],
    [buyer, fen(200_00)],
  ] as const) {
    await give(server.deps, who.userId, 'income', amount)
    valueOf(await applyUnasked(server.deps, who, { clientNo: clientNo(), amount, way: 'bank', payee }))
  }
  await server.deps.db.updateTable('withdrawal').set({ way: 'wechat' }).where('amount', '=', 200_00).execute()
  const sealed = async (filters: Record<string, string>) =>
    (await exported(zhou, '/admin/withdraw/export', filters)).text
  expect(await sealed({})).toContain('"共 2 行"')
  const wechat = await sealed({ way: 'wechat' })
  expect(wechat).toContain('"共 1 行"')
  expect(wechat).toContain(',200.00,')
})

it('an account with the end of its chain is found by its name and its id, and leads to all of its entries', async () => {
  const { data } = (await zhou.browser.call('/admin/account/list', { q: `user:${seller.userId}:`, sort: 'entries' }))
    .data
  const [account] = data
  if (!account) throw new Error('the seller has no account')
  const row = await server.deps.db
    .selectFrom('account')
    .selectAll()
    .where('account_id', '=', account.accountId)
    .executeTakeFirst()
  expect(account).toMatchObject({ key: row?.key, balance: row?.balance, head: row?.head.toString('hex') })
  expect(account.head).toMatch(/^[0-9a-f]{64}$/)
  const accountId = account.accountId
  expect((await zhou.browser.call('/admin/account/list', { accountId })).data).toMatchObject({
    total: 1,
    data: [account],
  })
  const entries = (await zhou.browser.call('/admin/entry/list', { accountId })).data
  expect([entries.total, entries.total > 0]).toEqual([account.entries, true])
  for (const { fromKey, toKey } of entries.data) expect([fromKey, toKey]).toContain(account.key)
  const { block_no: blockNo } = await server.deps.db
    .selectFrom('block')
    .select('block_no')
    .where('owner_user_id', '=', seller.userId)
    .orderBy('block_no')
    .executeTakeFirstOrThrow()
  expect(account.owner).toBe(`测试城 ${blockNo}`)
  const byBlock = (await zhou.browser.call('/admin/account/list', { q: String(blockNo) })).data
  expect(byBlock.data.map(({ owner }) => owner)).toEqual(byBlock.data.map(() => `测试城 ${blockNo}`))
  const { total } = (await zhou.browser.call('/admin/account/list', { userId: seller.userId })).data
  expect([byBlock.total, total > 0]).toEqual([total, true])
  const [entry] = entries.data
  if (!entry) throw new Error('the account has no entry')
  expect(entry.fromKey === account.key ? entry.fromOwner : entry.toOwner).toBe(`测试城 ${blockNo}`)
  const funds = (await zhou.browser.call('/admin/account/list', { q: 'area:' })).data.data
  expect(funds.map(({ owner }) => owner)).toEqual(funds.map(() => '测试城'))
  expect(funds.length).toBeGreaterThan(0)
  const together = (await zhou.browser.call('/admin/entry/list', { txnId: entry.txnId })).data
  expect(together.data).toContainEqual(entry)
  expect(new Set(together.data.map(({ txnId }) => txnId))).toEqual(new Set([entry.txnId]))
  const own = (await zhou.browser.call('/admin/entry/list', { userId: seller.userId, size: 100 })).data
  expect(own.total).toBeGreaterThanOrEqual(entries.total)
  for (const { fromKey, toKey } of own.data) expect(`${fromKey} ${toKey}`).toContain(`user:${seller.userId}:`)
  const elsewhere = await colleague(server, ['finance'], { areas: [areaId] })
  expect((await elsewhere.browser.call('/admin/account/list', { accountId })).data.total).toBe(0)
})
