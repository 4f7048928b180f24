import fc from 'fast-check'
import { checkBooks } from '../../../server/ledger/check-books'
import { earner, give, operator, withPayPassword } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

type Client = Awaited<ReturnType<typeof earner>>

let server: TestServer
let clerk: Awaited<ReturnType<typeof operator>>
let next = 100
beforeAll(async () => {
  server = await testServer()
  clerk = await operator(server, 1)
})
afterAll(() => server.close())

/** What may happen to a wallet, in any order; what the rules do not allow is refused and changes nothing. */
const steps = fc.oneof(
  fc.record({ does: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ does: fc.constant('recharge' as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ does: fc.constant('turn' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ does: fc.constant('apply' as const), amount: fc.integer({ min: 900, max: 90_000 }) }),
  fc.record({
    does: fc.constantFrom('cancel', 'approve', 'reject', 'pay', 'paid', 'fail', 'wait'),
    amount: fc.constant(0),
  }),
)

async function happen(cat: Client, { does, amount }: { does: string; amount: number }): Promise<void> {
  const payee = { name: '王小明', account: '13800138000', bank: '' }
  if (does === 'wait') server.clock.forward(13 * 3_600_000)
  if (does === 'earn') await give(server.deps, cat.userId, 'income', amount)
  if (does === 'recharge') await give(server.deps, cat.userId, 'available', amount)
  if (does === 'turn') await cat.json('/bctMoney/turn', { clientNo: clientNo(), amount })
  if (does === 'apply') {
    const wish = { clientNo: clientNo(), amount, way: 'alipay' as const, payee }
    await cat.json('/bctWithdraw/add', await withPayPassword(server, wish))
  }
  const { open } = (await cat.form('/bctWithdraw/getInfo', {})).data
  if (!open) return
  const wish = { clientNo: clientNo(), id: open.withdrawId, ver: open.ver }
  const reason = '账号不存在'
  if (does === 'cancel') await cat.json('/bctWithdraw/cancel', wish)
  if (does === 'approve') await clerk.admin('/admin/withdraw/approve', wish)
  if (does === 'reject') await clerk.admin('/admin/withdraw/reject', { ...wish, reason })
  if (does === 'pay') await clerk.admin('/admin/withdraw/paying', wish)
  if (does === 'paid') await clerk.admin('/admin/withdraw/paid', { ...wish, reference: `R-${open.withdrawId}` })
  if (does === 'fail') await clerk.admin('/admin/withdraw/fail', { ...wish, reason })
}

/** All pages of the wallet must agree. */
async function expectOneTruth(cat: Client): Promise<void> {
  const { available, frozen, income, total } = (await cat.form('/user/assets', {})).data
  expect(available + frozen + income).toBe(total)
  expect((await cat.form('/bctMoney/getTotal', {})).data).toMatchObject({ total, equal: true })
  const holds = (await cat.form('/bctFreeze/list', {})).data.data
  expect(holds.reduce((sum, { amount }) => sum + amount, 0)).toBe(frozen)
  expect((await cat.form('/bctFreeze/getTotal', {})).data.frozen).toBe(frozen)
  const { open } = (await cat.form('/bctWithdraw/getInfo', {})).data
  expect(open?.amount ?? 0).toBe(frozen)
  for (const [kind, balance] of Object.entries({ available, frozen, income })) {
    const of = { kind: kind as 'available' }
    const { data: list } = await cat.form('/bctMoney/list', of)
    expect(list.data[0]?.balance ?? 0).toBe(balance)
    for (const [index, row] of list.data.entries()) {
      const before = list.data[index + 1]?.balance
      if (before !== undefined) expect(row.balance - before).toBe(row.direction === 'in' ? row.amount : 0 - row.amount)
    }
    const days = { from: '2026-11-22', to: '2026-11-24' }
    const { sums, csv } = (await cat.form('/bctMoney/download', { ...of, ...days })).data
    expect(sums.opening + sums.in - sums.out).toBe(sums.closing)
    const balances = csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',').at(-1))
    expect(balances.at(-1)).toBe(balances.at(-2))
  }
}

it('shows the same money on every page after any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (history) => {
      server.clock.at = Date.parse('2026-11-21T10:00:00+08:00')
      const cat = await earner(server, next++, 50_000)
      for (const step of history) await happen(cat, step)
      await expectOneTruth(cat)
    }),
    { numRuns: 12 },
  )
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
})
