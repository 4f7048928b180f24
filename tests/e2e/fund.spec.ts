import { demoAreaId as areaId, demoPassword } from '../../server/demo/residents'
import { becomePerson } from './pages/people'
import type { Person } from './support/device'
import { ask, deviceOf } from './support/device'
import { expect, test } from './support/test'

test.use({ city: 'fund' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

const giver: Person = { blockNo: 1866, password: demoPassword(1866) }

test('20.00 are given from the plot on the home, paid from the balance, and stand in the ledger', async ({ app }) => {
  const device = await deviceOf(app.serverUrl, giver)
  const info = () => ask(device, '/bctFund/info', { areaId })
  const before = await info()
  const purse = await ask(device, '/user/assets', {})

  await becomePerson(app, giver)
  await app.open('pages/index/index')
  await app.screen().getByRole('button', { name: /^基金/ }).tap()
  await app.screen().getByRole('button', { name: '捐赠', exact: true }).tap()
  await app.screen().getByRole('button', { name: '捐赠 ¥20.00' }).tap()
  await expect(app.screen().getByText('社区基金，不收手续费')).toBeVisible()
  await app.screen().getByRole('button', { name: '付款 ¥20.00' }).tap()

  await expect.poll(async () => (await info()).balance).toBe(before.balance + 2_000)
  const after = await ask(device, '/user/assets', {})
  expect(after.available, 'to the fen').toBe(purse.available - 2_000)
  const { entries, mine } = await info()
  expect(mine?.given).toBe((before.mine?.given ?? 0) + 2_000)

  const row = app
    .screen()
    .getByRole('button', { name: new RegExp(`^${giver.blockNo} 号捐赠`) })
    .first()
  await row.tap()
  await expect(app.screen().getByText(new RegExp(`第 ${entries.toLocaleString('en-US')} 条$`))).toBeVisible()
  await expect(app.screen().getByText('一致。')).toBeVisible()
  await app.back()
  await expect(row, 'back at the ledger').toBeVisible()
  await app.screen().getByRole('button', { name: '核对', exact: true }).tap()
  await expect(app.screen().getByText('一致。')).toBeVisible()
})

test('a guest reads the ledger and what the fund is about', async ({ app }) => {
  await app.open('pages/fund/index')
  await expect(app.screen().getByRole('button', { name: '登录后捐赠' })).toBeVisible()
  await app.screen().getByRole('button', { name: '看数字' }).tap()
  await expect(app.screen().getByRole('listitem').filter({ hasText: '月份' })).toBeVisible()
  await app.screen().getByRole('button', { name: '更多', exact: true }).tap()
  await app.screen().getByRole('menuitem', { name: '基金说明' }).tap()
  await expect(app.screen().getByText('资金从哪来')).toBeVisible()
})
