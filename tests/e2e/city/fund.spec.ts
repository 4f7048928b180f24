import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { becomePerson } from '../pages/people'
import { askAsStaff } from '../support/as-staff'
import type { Person } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import { expect, test } from '../support/test'

test.use({ city: 'fund' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

const giver: Person = { blockNo: 1866, password: demoPassword(1866) }

/** The server keeps a recount for a minute, so that a new entry is in it or is said to be younger. */
const checkedOrYounger = /一致。|本条稍后再核对。/

test(
  '20.00 are given from the plot on the home, paid from the balance, and stand in the ledger',
  { tag: ['@first', '@on-h5'] },
  async ({ app }) => {
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
    await app.screen().getByRole('button', { name: '看基金' }).tap()

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
    await expect(app.screen().getByText(checkedOrYounger)).toBeVisible()
    await app.back()
    await expect(row, 'back at the ledger').toBeVisible()
    await app.screen().getByRole('button', { name: '核对', exact: true }).tap()
    await expect(app.screen().getByText('一致。')).toBeVisible()
  },
)

test('a guest reads the ledger and what the fund is about', async ({ app }) => {
  await app.open('pages/fund/index')
  await expect(app.screen().getByRole('button', { name: '登录后捐赠' })).toBeVisible()
  await app.screen().getByRole('button', { name: '看数字' }).tap()
  await expect(app.screen().getByRole('listitem').filter({ hasText: '月份' })).toBeVisible()
  await app.screen().getByRole('button', { name: '更多', exact: true }).tap()
  await app.screen().getByRole('menuitem', { name: '基金说明' }).tap()
  await expect(app.screen().getByText('资金从哪来')).toBeVisible()
})

const keeper: Person = { blockNo: 3021, password: demoPassword(3021) }

test(
  'a shop is applied for, approved and paid, and leads to the entry that its money became',
  { tag: '@on-weapp' },
  async ({ app }) => {
    const device = await deviceOf(app.serverUrl, keeper)
    const before = await ask(device, '/bctFund/info', { areaId })
    await becomePerson(app, keeper)
    await app.open('pages/index/index')
    await app.screen().getByRole('button', { name: /^商铺/ }).tap()
    await app.screen().getByRole('button', { name: '加入赞助' }).tap()
    const box = (label: string) =>
      app
        .screen()
        .locator('input')
        .and(app.screen().getByLabel(new RegExp(`^${label}`)))
    const said = { 店名: '巷口磨刀', 一句话: '剪刀菜刀，当场磨好', 地点: '南桥 2 号', 电话: '19900003021' }
    for (const [label, text] of Object.entries(said)) await box(label).fill(text)
    await app.pickPicture(() => app.screen().getByRole('button', { name: '添加图片' }).tap())
    await expect(app.screen().getByRole('button', { name: '看第 1 张' })).toBeVisible()
    await app.screen().getByRole('button', { name: '提交审核' }).tap()
    await expect(app.screen().getByText('等运营答复')).toBeVisible()

    const { data: shops } = await askAsStaff(app.serverUrl, '周琪', '/admin/shop/list', { areaId })
    const applied = shops.find(({ name }) => name === said.店名)
    if (!applied) throw new Error('the application is not in the queue')
    const { shopId, ver } = applied
    await askAsStaff(app.serverUrl, '周琪', '/admin/shop/approve', { clientNo: clientNo(), shopId, ver })
    await app.open(`pages/shop/info?id=${shopId}`)
    await app.screen().getByRole('button', { name: '付款 ¥99.00' }).tap()
    await expect(app.screen().getByText('付款时限')).toBeVisible()
    await app.screen().getByRole('button', { name: '付款 ¥99.00' }).tap()
    await app.screen().getByRole('button', { name: '看商铺' }).tap()
    await app
      .screen()
      .getByRole('button', { name: /^第 1 期/ })
      .tap()
    await expect(app.screen().getByText('在账本里的位置')).toBeVisible()
    await expect(app.screen().getByText(checkedOrYounger)).toBeVisible()
    const after = await ask(device, '/bctFund/info', { areaId })
    expect(after.balance, 'four fifths, to the fen').toBe(before.balance + 7_920)
  },
)
