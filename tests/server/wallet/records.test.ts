import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { checkBooks } from '../../../server/ledger/check-books'
import { transact } from '../../../server/db/transact'
import { openHold, postHold } from '../../../server/ledger/hold'
import { statementCsv } from '../../../server/modules/wallet/csv'
import { earner, give, withPayPassword } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

type Client = Awaited<ReturnType<typeof earner>>

let server: TestServer
let cat: Client
let next = 100
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
  await server.close()
})
beforeEach(async () => {
  server.clock.at = Date.parse('2026-11-18T08:00:00+08:00')
  cat = await earner(server, next++, 100_000)
})

const turn = (amount: number) => cat.json('/bctMoney/turn', { clientNo: clientNo(), amount })
const on = (day: number) => {
  server.clock.at = Date.parse(`2026-11-${day}T10:00:00+08:00`)
}

it('sums what came in and went out in some days, with the balances at their ends', async () => {
  on(19)
  await turn(30_000)
  on(20)
  await turn(20_000)
  on(21)
  await turn(5_000)
  const days = { from: '2026-11-19', to: '2026-11-20' }
  const { data } = await cat.form('/bctMoney/list', { kind: 'income', ...days })
  expect(data.data.map(({ amount, balance }) => [amount, balance])).toEqual([
    [20_000, 50_000],
    [30_000, 70_000],
  ])
  expect(data).toMatchObject({ total: 2, sums: { in: 0, out: 50_000, opening: 100_000, closing: 50_000 } })
  const turns = await cat.form('/bctMoney/list', { kind: 'available', group: 'income' })
  expect(turns.data).toMatchObject({ total: 3, sums: { in: 55_000, out: 0, opening: 0, closing: 55_000 } })
  expect((await cat.form('/bctMoney/list', { kind: 'available', group: 'recharge' })).data.total).toBe(0)
  expect((await cat.form('/bctMoney/list', { kind: 'income', group: 'other' })).data.total).toBe(1)
})

it('pages by cursor without a gap or a repeat while new records come in, the filter kept', async () => {
  for (let i = 0; i < 33; i++) {
    await turn(100)
    if (i % 2 === 0) await give(server.deps, cat.userId, 'available', 7)
  }
  const seen: number[] = []
  let cursor: string | undefined
  for (let page = 1; ; page++) {
    const { data } = await cat.form('/bctMoney/list', { page, group: 'income', ...(cursor && { cursor }) })
    seen.push(...data.data.map(({ entryId }) => entryId))
    expect(data.sums === undefined).toBe(page > 1)
    cursor = data.cursor
    if (!cursor) break
    await turn(1)
  }
  expect(seen).toHaveLength(33)
  expect(new Set(seen).size).toBe(33)
})

it.each(['available', 'frozen', 'income'] as const)(
  'pages all of %s as it pages the days that have all of it',
  async (kind) => {
    for (let i = 0; i < 20; i++) {
      await turn(1_000 + i)
      await give(server.deps, cat.userId, 'available', 7)
    }
    const days = { from: '2026-01-01', to: '2026-12-31' }
    for (let page = 1, cursor = ''; page === 1 || cursor !== ''; page++) {
      const all = await cat.form('/bctMoney/list', { kind, page, cursor })
      expect(all.data).toEqual((await cat.form('/bctMoney/list', { kind, page, cursor, ...days })).data)
      expect((await cat.form('/bctMoney/list', { kind, page })).data.data).toEqual(all.data.data)
      cursor = all.data.cursor ?? ''
    }
  },
)

it('finds nothing behind a record of somebody else, and on a page that is not there', async () => {
  await turn(1_000)
  const other = await earner(server, next++, 5_000)
  const [strange] = (await other.form('/bctMoney/list', { kind: 'income' })).data.data
  const behind = await cat.form('/bctMoney/list', { kind: 'income', cursor: String(strange?.entryId) })
  expect(behind.data).toMatchObject({ data: [], total: 2 })
  expect((await cat.form('/bctMoney/list', { kind: 'income', page: 9 })).data).toMatchObject({ data: [], total: 2 })
})

it('shows a transaction whole on one page, so that it can be told as one', async () => {
  await turn(50_000)
  const about = { type: 'order_done', refType: 'order', memo: '成交放款' } as const
  const cause = (refId: number) => ({ ...about, refId, reference: `D-${refId}` })
  const { deps } = server
  const freeze = async (refId: number) => {
    const wish = { userId: cat.userId, fromKind: 'available', amount: fen(1_000), reason: 'order' } as const
    const held = await transact(deps.db, (tx) =>
      openHold(tx, deps, { ...wish, cause: { ...cause(refId), type: 'order_pay' } }),
    )
    if (!held.ok) throw new Error(held.error.reason)
    return held.value
  }
  for (let order = 1; order <= 5; order++) {
    const hold = await freeze(order)
    const parts = [
      { to: 'platform:fee', amount: fen(990) },
      { to: 'payout:clearing', amount: fen(7) },
      { to: 'gateway:test', amount: fen(3) },
    ] as const
    await transact(deps.db, async (tx) => ok(await postHold(tx, deps, hold, cause(order), parts)))
  }
  await freeze(6)
  const first = await cat.form('/bctMoney/list', { kind: 'frozen' })
  const second = await cat.form('/bctMoney/list', { kind: 'frozen', page: 2, cursor: first.data.cursor ?? '' })
  const ordersOf = ({ data }: typeof first) =>
    new Set(data.data.filter((row) => row.type === 'order_done').map((row) => row.refId))
  expect(first.data.data).toHaveLength(16)
  expect(first.data.data.length + second.data.data.length).toBe(21)
  expect([...ordersOf(first)].filter((order) => ordersOf(second).has(order))).toEqual([])
})

it.each([
  ['days in no order', { from: '2026-11-20', to: '2026-11-19' }],
  ['a day that is in no calendar', { from: '2026-02-30', to: '2026-11-19' }],
])('refuses %s', async (_what, days) => {
  expect((await cat.form('/bctMoney/list', days)).reason).toBe('FORM')
  expect((await cat.form('/bctMoney/download', days)).reason).toBe('FORM')
  expect((await cat.form('/bctIncome/list', days)).reason).toBe('FORM')
})

it('gives a statement whose opening balance and rows make its closing balance, as a spreadsheet reads it', async () => {
  on(19)
  await turn(30_000)
  on(20)
  await turn(1_005)
  const days = { from: '2026-11-19', to: '2026-11-20' }
  const { data } = await cat.form('/bctMoney/download', { kind: 'income', ...days })
  expect(data).toMatchObject({ fileName: '对账单-收入-2026-11-19-2026-11-20.csv', rows: 2 })
  expect(data.csv.split('\r\n')).toEqual([
    '\uFEFF"时间","说明","编号","收入","支出","余额"',
    ',"期初余额",,,,1000.00',
    '"2026-11-19 10:00:00","收入转可用","",,300.00,700.00',
    '"2026-11-20 10:00:00","收入转可用","",,10.05,689.95',
    ',"期末余额",,,,689.95',
    '',
  ])
  const { opening, closing, in: came, out } = data.sums
  expect(opening + came - out).toBe(closing)
})

it('never lets a spreadsheet take a title for a formula', () => {
  const row = {
    no: 1,
    entryId: 1,
    txnId: 1,
    type: 'x',
    direction: 'in',
    amount: fen(5),
    balance: fen(5),
    refType: '',
    refId: 0,
    hash: Buffer.alloc(32),
  } as const
  const stretch = { account: 1, first: 1, last: 1, opening: fen(0), closing: fen(5) }
  const csv = statementCsv([{ ...row, at: 0, memo: '=HYPERLINK("http://x")', reference: '-1+1' }], stretch)
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")","'-1+1"`)
})

it('allows a year of days and no more', async () => {
  expect((await cat.form('/bctMoney/download', { from: '2025-11-20', to: '2026-11-20' })).code).toBe(200)
  expect((await cat.form('/bctMoney/download', { from: '2025-11-19', to: '2026-11-20' })).reason).toBe('FORM')
})

it('tells income by source, without what only came back', async () => {
  const payee = { name: '王小明', account: 'wxid_12345', bank: '' }
  const wish = { clientNo: clientNo(), amount: 2_000, way: 'wechat' as const, payee }
  const { data } = await cat.json('/bctWithdraw/add', await withPayPassword(server, wish))
  await cat.json('/bctWithdraw/cancel', { clientNo: clientNo(), id: data.withdrawId, ver: data.ver })
  const { data: list } = await cat.form('/bctIncome/list', {})
  expect(list.data.map(({ source, amount }) => [source, amount])).toEqual([['other', 100_000]])
  const { data: total } = await cat.form('/bctIncome/getTotal', {})
  expect(total).toMatchObject({ income: 100_000, held: 0, sources: [{ source: 'other', amount: 100_000, count: 1 }] })
})
