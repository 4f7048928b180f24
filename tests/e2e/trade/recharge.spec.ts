import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { correctByTwo } from '../pages/admin'
import { addSheet, gatewayOf, newestOrder, pressSheet } from '../pages/gateway'
import { becomePerson, inputOf, readWallet } from '../pages/people'
import { pressWay, walletPage } from '../pages/wallet'
import { openAsStaff } from '../support/as-staff'
import { expectBooksEqual } from '../support/books'
import type { Person } from '../support/device'
import { ask, deviceOf } from '../support/device'
import { expect, test } from '../support/test'

// It counts every fen of its people, who act in other scenarios, too.
test.use({ city: 'recharge' })

/** People whose available money nobody else moves on the same target. */
const people = { h5: 1866, weapp: 132 } as const
const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })
const amount = 2_000

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))
test.afterEach(expectBooksEqual)

test(
  'recharging goes through the cashier to the balance, and a wrong one is corrected by two operators',
  { tag: ['@first', '@on-h5'] },
  async ({ app, page }) => {
    const me = person(people[app.target])
    const device = await deviceOf(app.serverUrl, me)
    const gateway = await gatewayOf(app, me)
    if (app.target === 'weapp') {
      await addSheet(page, gateway)
      await becomePerson(app, me)
      await app.open(walletPage('recharge'))
      await expect(app.screen().getByText('暂不支持充值'), 'forbidden by default').toBeVisible()
      await openAsStaff(app.serverUrl, areaId, 'recharge', (now) => ({ ...now, 'mini-program': 'open' }))
    }
    await becomePerson(app, me)
    const before = await readWallet(app)
    await app.open('pages/user/user')
    await pressWay(app, '明细')
    await expect(app.screen().getByText('导出', { exact: true })).toBeVisible()
    await pressWay(app, '充值')
    await inputOf(app.screen(), '10.00 – 5,000.00').fill('20.00')
    await app.screen().getByRole('button', { name: '去付款 ¥20.00' }).tap()
    await expect(app.screen().getByText('付款时限')).toBeVisible()
    const [made] = (await ask(device, '/bctRecharge/list', {})).data
    if (!made) throw new Error('no recharge was made')
    await app.screen().getByRole('button', { name: '付款 ¥20.00' }).tap()
    await pressSheet(page, app.target, 'pay')
    await expect(app.screen().getByText('2026 年', { exact: false }).first()).toBeVisible({ timeout: 20_000 })
    await app.back()
    await expect.poll(app.path, 'the way back meets 资金明细 once').toBe('pages/user/user')
    const order = await newestOrder(gateway, made.payNo)
    expect(order).toMatchObject({ state: 'SUCCESS', totalFee: amount })
    expect(await readWallet(app), 'what was paid is available').toEqual({
      ...before,
      available: before.available + amount,
    })

    await correctByTwo(app.serverUrl, order.outTradeNo, `错充 ${made.rechargeNo}`)
    expect(await readWallet(app), 'the correction moved it back').toEqual(before)
  },
)
