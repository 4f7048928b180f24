import type { Page } from '@playwright/test'
import { demoPassword } from '../../../demo/residents'
import { openListingOf, seeOrder, takeListing } from '../pages/board'
import type { Act } from '../pages/gateway'
import { addBridge, addSheet, gatewayOf, newestOrder, pressSheet, trouble } from '../pages/gateway'
import { becomePerson, fenOf, readWallet } from '../pages/people'
import type { AppDriver } from '../support/driver'
import { ask, deviceOf } from '../support/device'
import type { Person } from '../support/device'
import { expect, test } from '../support/test'

const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })
/**
 * People whose money no other scenario of the target moves, so that they run in parallel. One who pays in WeChat's browser is known to the
 * server afterwards.
 */
const payers = { weapp: person(409), h5: person(409), messenger: person(77) } as const
/** Other scenarios look for the newest order of 3021; nobody may take and cancel one listing four times a day. */
const sellers = { weapp: person(36), h5: person(130) } as const

/** WeChat's browser says who it is. */
const messengerAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44 NetType/WIFI'

interface Scene {
  readonly app: AppDriver
  readonly page: Page
  readonly payer: Person
  readonly gateway: string
}

/** Signs in and takes a listing up to the cashier, the platform chosen; gives the pay order and its amount. */
async function toCashier({ app, payer }: Scene) {
  await becomePerson(app, payer)
  const before = await readWallet(app)
  await openListingOf(app, sellers[app.target].blockNo)
  await takeListing(app)
  const screen = app.screen()
  await screen.getByRole('radio', { name: /微信支付/ }).tap()
  const amount = fenOf((await screen.getByRole('button', { name: /^付款 ¥/ }).textContent()) ?? '')
  const device = await deviceOf(app.serverUrl, payer)
  const { data } = await ask(device, '/bctPay/list', { tab: 'unpaid' })
  const payNo = data[0]?.payNo
  if (payNo === undefined) throw new Error('there is nothing to pay')
  return { before, amount, payNo, device }
}

const press = (app: AppDriver) =>
  app
    .screen()
    .getByRole('button', { name: /^付款 ¥/ })
    .tap()

/** The payer leaves the messenger, and the app is put to sleep at once. */
const leave = (page: Page) => page.evaluate(() => globalThis.__host.leave(0))
const comeBack = (page: Page) => page.evaluate(() => globalThis.__host.comeBack())

/** Pays, or not, at the sheet that the platform opens. */
async function atSheet({ app, page }: Scene, how: 'bridge' | 'sheet', act: Act) {
  await press(app)
  if (how === 'sheet') await pressSheet(page, app.target, act)
}

async function paysWhole(scene: Scene, how: 'bridge' | 'sheet', tradeType: string) {
  const { app, page, gateway } = scene
  const { before, amount, payNo } = await toCashier(scene)
  await app.screenshot(`cashier-${scene.payer.blockNo}`)
  await atSheet(scene, how, 'pay')
  await seeOrder(app)
  expect(await newestOrder(gateway, payNo)).toMatchObject({ state: 'SUCCESS', totalFee: amount, tradeType })
  await app.back()
  await expect(app.screen().getByText('付款方式'), 'back leads past the cashier and its sheet').toHaveCount(0)
  await expect(page.getByText('微信支付 · 沙箱')).toHaveCount(0)
  const after = await readWallet(app)
  expect(after, 'the platform pays: only the frozen grows').toEqual({ ...before, frozen: before.frozen + amount })
}

/** Nothing was taken, the cashier says so, and the next try pays. */
async function triesTwice(scene: Scene, how: 'bridge' | 'sheet', act: 'cancel' | 'fail', words: string) {
  const { app, gateway } = scene
  const { before, payNo, device } = await toCashier(scene)
  await atSheet(scene, how, act)
  await expect(app.screen().getByText(words).first()).toBeVisible({ timeout: 20_000 })
  expect(await readWallet(app)).toEqual(before)
  expect((await newestOrder(gateway, payNo)).state).toBe(act === 'fail' ? 'PAYERROR' : 'NOTPAY')
  const { ver } = await ask(device, '/bctPay/info', { payNo })
  const cancelled = await ask(device, '/bctPay/cancel', { clientNo: crypto.randomUUID(), payNo, ver })
  expect(cancelled.state).toBe('closed')
  expect((await newestOrder(gateway, payNo)).state).toBe('CLOSED')
}

/** The gateway's message never comes: asking finds out. */
async function losesTheMessage(scene: Scene, how: 'bridge' | 'sheet') {
  const { app, gateway } = scene
  await trouble(gateway, { notify: 'drop' })
  try {
    const { before, amount } = await toCashier(scene)
    await atSheet(scene, how, 'pay')
    await seeOrder(app)
    expect(await readWallet(app)).toEqual({ ...before, frozen: before.frozen + amount })
  } finally {
    await trouble(gateway)
  }
}

test.describe('with the platform', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(180_000)

  const sceneOf = async (app: AppDriver, page: Page): Promise<Scene> => {
    app.allowErrors(/favicon\.ico|requestPayment:fail/)
    const payer = payers[app.target]
    const gateway = await gatewayOf(app, payer)
    if (app.target === 'weapp') await addSheet(page, gateway)
    return { app, page, payer, gateway }
  }

  test('the whole amount is paid at its sheet and frozen for the order', { tag: '@first' }, async ({ app, page }) => {
    await paysWhole(await sceneOf(app, page), 'sheet', app.target === 'weapp' ? 'JSAPI' : 'MWEB')
  })

  test('a cancelled sheet takes nothing, and the cashier says what comes next', async ({ app, page }) => {
    const words = app.target === 'weapp' ? '你取消了微信支付' : '上一次微信支付尚未完成'
    await triesTwice(await sceneOf(app, page), 'sheet', 'cancel', words)
  })

  test('a failed payment takes nothing, and the cashier says so', async ({ app, page }) => {
    const words = app.target === 'weapp' ? '微信支付未完成' : '上一次微信支付尚未完成'
    await triesTwice(await sceneOf(app, page), 'sheet', 'fail', words)
  })

  test('money is found by asking when the gateway’s message is lost', async ({ app, page }) => {
    await losesTheMessage(await sceneOf(app, page), 'sheet')
  })

  test('in the mini-program who leaves the messenger over the sheet finds it paid when he is back', async ({
    app,
    page,
  }) => {
    const scene = await sceneOf(app, page)
    const { before, amount } = await toCashier(scene)
    await press(app)
    await expect(page.getByRole('button', { name: '支付', exact: true })).toBeVisible()
    await leave(page)
    await pressSheet(page, app.target, 'pay')
    await page.waitForTimeout(300)
    await comeBack(page)
    await seeOrder(app)
    expect(await readWallet(app)).toEqual({ ...before, frozen: before.frozen + amount })
  })

  test(
    'in the mini-program an answer that comes while the app sleeps is asked after, and nothing is paid twice',
    { tag: '@first' },
    async ({ app, page }) => {
      await becomePerson(app, payers.weapp)
      const before = await readWallet(app)
      await openListingOf(app, sellers.weapp.blockNo)
      await takeListing(app)
      let calls = 0
      await page.route('**/bctPay/submit', async (route) => {
        await route.fetch()
        calls += 1
        await leave(page)
      })
      const amount = fenOf(
        (await app
          .screen()
          .getByRole('button', { name: /^付款 ¥/ })
          .textContent()) ?? '',
      )
      await press(app)
      await expect.poll(() => calls).toBe(1)
      await page.waitForTimeout(300)
      await comeBack(page)
      await expect(app.screen().getByText('没有重复扣款；尚未核对到结果')).toBeVisible()
      await app.screenshot('pay-lost-asleep')
      await app.screen().getByRole('button', { name: '再核对' }).tap()
      await seeOrder(app)
      expect(calls).toBe(1)
      const after = { ...before, available: before.available - amount, frozen: before.frozen + amount }
      expect(await readWallet(app)).toEqual(after)
    },
  )
})

test.describe('in the messenger’s browser', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(180_000)
  test.use({ userAgent: messengerAgent })

  let known: string | undefined
  const sceneOf = async (app: AppDriver, page: Page, act: Act): Promise<Scene> => {
    app.allowErrors(/favicon\.ico/)
    const payer = payers.messenger
    // After the first login the server knows the payer and offers no login address.
    const gateway = (known ??= await gatewayOf(app, payer))
    await addBridge(page, gateway, act)
    return { app, page, payer, gateway }
  }

  test('the silent login comes first, then the bridge pays', { tag: '@first' }, async ({ app, page }) => {
    await paysWhole(await sceneOf(app, page, 'pay'), 'bridge', 'JSAPI')
    expect(page.url()).not.toContain('code=')
  })

  test('a cancelled sheet takes nothing', async ({ app, page }) => {
    await triesTwice(await sceneOf(app, page, 'cancel'), 'bridge', 'cancel', '你取消了微信支付')
  })

  test('a failed payment takes nothing', async ({ app, page }) => {
    await triesTwice(await sceneOf(app, page, 'fail'), 'bridge', 'fail', '微信支付未完成')
  })

  test('money is found by asking when the gateway’s message is lost', async ({ app, page }) => {
    await losesTheMessage(await sceneOf(app, page, 'pay'), 'bridge')
  })
})
