import { standards } from '@contract/settings/settings'
import { fen, shareOf } from '@contract/money'
import { demoPassword, demoPayPassword } from '../../../demo/residents'
import { payWithdrawal } from '../pages/admin'
import { becomePerson, inputOf, readWallet } from '../pages/people'
import type { Device } from '../support/device'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// It counts every fen of its people, who act in other scenarios, too.
test.use({ city: 'money' })

/** Two people who earn and withdraw, one on each target, so that nobody else moves their money. */
const people = { h5: 94, weapp: 2107 } as const

const resident = (blockNo: number) => ({ blockNo, password: demoPassword(blockNo) })
const feeOf = (amount: number) => Math.max(standards.withdrawFeeLeast, shareOf(fen(amount), standards.withdrawFee))
const yuan = (amount: number) => (amount / 100).toFixed(2)

/** The page by its own path, which is not its address. */
const walletPage = (name: string) => `pages/wallet/${name}`

async function newest(device: Device) {
  const [row] = (await ask(device, '/bctWithdraw/list', {})).data
  if (!row) throw new Error('no withdrawal')
  return row
}

async function typePassword(app: AppDriver): Promise<void> {
  const sheet = app.screen().getByRole('dialog')
  await inputOf(sheet, '6 位数字').fill(demoPayPassword)
}

test(
  'income is withdrawn: applied for, paid by an operator, and every fen is accounted for',
  { tag: ['@first', '@on-h5'] },
  async ({ app }) => {
    test.setTimeout(240_000)
    app.allowErrors(/favicon\.ico/)
    const me = resident(people[app.target])
    const mine = await deviceOf(app.serverUrl, me)
    await becomePerson(app, me)
    const before = await readWallet(app)
    const amount = 5_033

    await app.open(walletPage('withdrawAdd'))
    await app.screen().getByRole('radio', { name: '支付宝' }).tap()
    const texts = app.screen().locator('input')
    await texts.nth(0).fill(yuan(amount))
    await texts.nth(1).fill('李明')
    await texts.nth(2).fill('13800001234')
    await expect(
      app
        .screen()
        .getByText(yuan(amount - feeOf(amount)), { exact: false })
        .first(),
    ).toBeVisible()
    await app
      .screen()
      .getByRole('button', { name: `提现 ¥${yuan(amount)}` })
      .tap()
    await typePassword(app)
    await expect(app.screen().getByText('审核中').first()).toBeVisible()

    expect(await readWallet(app), 'what is applied for is frozen').toEqual({
      ...before,
      frozen: before.frozen + amount,
      income: before.income - amount,
    })
    await app.open(walletPage('freeze'))
    await expect(app.screen().getByText('提现处理中').first()).toBeVisible()

    const applied = await newest(mine)
    await payWithdrawal(app.serverUrl, applied.withdrawNo, `e2e-${app.target}-${applied.withdrawId}`)

    await app.open(walletPage('withdraw'))
    await expect(app.screen().getByText('已到账').first()).toBeVisible()
    await expect(
      app
        .screen()
        .getByText(`实际到账 ${yuan(amount - feeOf(amount))}，手续费 ${yuan(feeOf(amount))}`)
        .first(),
    ).toBeVisible()
    expect(await readWallet(app), 'paid out, and nothing is left frozen of it').toEqual({
      ...before,
      income: before.income - amount,
    })
  },
)

test('income is turned, and the records tell it with the balance', { tag: '@on-weapp' }, async ({ app }) => {
  test.setTimeout(120_000)
  app.allowErrors(/favicon\.ico/)
  await becomePerson(app, resident(people[app.target]))
  const before = await readWallet(app)
  await app.open(walletPage('income'))
  await app.screen().getByRole('button', { name: '转为可用' }).tap()
  const sheet = app.screen().getByRole('dialog')
  await sheet.locator('input').fill('1.01')
  await sheet.getByRole('button', { name: '转 ¥1.01' }).tap()
  await expect(sheet).toBeHidden()
  const left = (before.income - 101) / 100
  const told = left.toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(app.screen().getByLabel(`${told} 元`).first(), 'the page tells the rest').toBeVisible()
  expect(await readWallet(app)).toEqual({
    ...before,
    available: before.available + 101,
    income: before.income - 101,
  })
  await app.open(walletPage('money'))
  await expect(app.screen().getByText('+1.01').first()).toBeVisible()
})
