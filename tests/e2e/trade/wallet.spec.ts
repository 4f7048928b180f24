import { periods } from '@/features/wallet/rules/periods'
import { demoPassword } from '../../../demo/residents'
import { payWithdrawal } from '../pages/admin'
import { becomePerson, readWallet } from '../pages/people'
import { applyForWithdrawal, exportStatement, pressWay, walletPage, yuan } from '../pages/wallet'
import { expectBooksEqual } from '../support/books'
import { ask, deviceOf } from '../support/device'
import type { Device, Person } from '../support/device'
import { expect, test } from '../support/test'

// It counts every fen of its people, who act in other scenarios, too.
test.use({ city: 'wallet' })

/** People whose money nobody else moves on the same target. */
const people = { h5: 91, weapp: 94 } as const
const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })

/** The days of the statement that is offered first. */
function thirtyDays({ server }: Device) {
  const days = periods(server.now()).find(({ id }) => id === '30d')
  if (!days) throw new Error('thirty days cannot be chosen')
  return { from: days.from, to: days.to }
}

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))
test.afterEach(expectBooksEqual)

test(
  'a withdrawal is entered from the wallet, applied for, and taken back',
  { tag: ['@first', '@on-weapp'] },
  async ({ app }) => {
    const me = person(people[app.target])
    await becomePerson(app, me)
    const before = await readWallet(app)
    const amount = 1_234
    await app.open(walletPage('money'))
    await pressWay(app, '提现')
    await expect(app.screen().getByText('可提现收入')).toBeVisible()
    await pressWay(app, '提现')
    await applyForWithdrawal(app, amount)
    expect(await readWallet(app), 'what is applied for is frozen').toEqual({
      ...before,
      frozen: before.frozen + amount,
      income: before.income - amount,
    })

    await app.open(walletPage('withdraw'))
    await app.screen().getByRole('button', { name: '撤回', exact: true }).tap()
    await app.screen().getByRole('alertdialog').getByRole('button', { name: '撤回提现' }).tap()
    await expect(app.screen().getByText('已撤回').first()).toBeVisible()
    expect(await readWallet(app), 'taking back returns every fen').toEqual(before)
  },
)

test('an operator pays a withdrawal in the console, and the resident sees it', { tag: '@on-h5' }, async ({ app }) => {
  const me = person(people[app.target])
  const amount = 1_500
  await becomePerson(app, me)
  const before = await readWallet(app)
  await app.open(walletPage('withdrawAdd'))
  await applyForWithdrawal(app, amount)
  const [applied] = (await ask(await deviceOf(app.serverUrl, me), '/bctWithdraw/list', {})).data
  if (!applied) throw new Error('nothing was applied for')

  const reference = `desk-${app.target}-${applied.withdrawNo}`
  await payWithdrawal(app.serverUrl, applied.withdrawNo, reference)

  await app.open(walletPage('withdraw'))
  await expect(app.screen().getByText(reference, { exact: false })).toBeVisible()
  expect(await readWallet(app), 'the money has left').toEqual({ ...before, income: before.income - amount })
})

test('the statement that leaves the app has every record, the opening and the closing balance', async ({
  app,
  page,
}) => {
  const me = person(people[app.target])
  const device = await deviceOf(app.serverUrl, me)
  await becomePerson(app, me)
  await app.open(walletPage('money'))
  const lines = (await exportStatement(app, page))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  const { available } = await ask(device, '/user/assets', {})
  const cells = lines.map((line) => line.split(','))
  expect(cells[0]?.join()).toBe('"时间","说明","编号","收入","支出","余额"')
  expect(cells[1]?.[1]).toBe('"期初余额"')
  expect(cells.at(-1)?.slice(1)).toEqual(['"期末余额"', '', '', '', yuan(available)])

  const shown = await ask(device, '/bctMoney/list', { kind: 'available', ...thirtyDays(device) })
  const newest = cells.slice(2, -1).reverse()
  expect(newest).toHaveLength(shown.total)
  shown.data.forEach((row, index) => {
    const [, memo, reference, came, went, balance] = newest[index] ?? []
    const amount = row.direction === 'in' ? [yuan(row.amount), ''] : ['', yuan(row.amount)]
    expect([memo, reference, came, went, balance]).toEqual([
      `"${row.memo}"`,
      `"${row.reference}"`,
      ...amount,
      yuan(row.balance),
    ])
  })
})
