import type { Locator, Page } from '@playwright/test'
import { becomePerson, inputOf, pairOf } from '../pages/people'
import { walletPage } from '../pages/wallet'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// What is typed at the pace of a quick thumb arrives whole, where the processor is six times slower and a message between script and screen
// takes its time: an app that writes what was typed back into its box writes over what was typed since.

const slower = 6
const crossingMs = 60
const delay = 80

async function onSlowPhone(page: Page): Promise<void> {
  await page.addInitScript((ms) => void (globalThis.__hostCrossingMs = ms), crossingMs)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

async function expectWhole(box: Locator, text: string): Promise<void> {
  await box.fill('')
  await box.pressSequentially(text, { delay })
  await expect(box).toHaveValue(text)
}

/** The login's number, emptied after the demo filled it in: what is emptied before is filled in between two keys. */
async function emptyNumber(app: AppDriver): Promise<Locator> {
  const box = inputOf(app.screen(), '任意城市的账号')
  await expect(box).not.toHaveValue('')
  await box.fill('')
  return box
}

const fieldOf = (app: AppDriver, label: string) =>
  app
    .screen()
    .locator('input, textarea')
    .and(app.screen().getByLabel(new RegExp(`^${label}`)))

test('eight founder passwords of eight arrive whole on a slow phone', async ({ app, page }) => {
  test.setTimeout(240_000)
  await onSlowPhone(page)
  await app.keep([])
  await app.open('pages/account/loginUser')
  const screen = app.screen()
  const box = inputOf(screen, '请输入16位创始密码')
  await expectWhole(await emptyNumber(app), '130')
  for (let time = 0; time < 8; time += 1) {
    await expectWhole(box, `${time}300000000000130`)
    await expect(screen.getByText('16/16')).toBeVisible()
  }
})

test('prices, amounts and long texts arrive whole on a slow phone', async ({ app, page }) => {
  test.setTimeout(240_000)
  await onSlowPhone(page)
  await becomePerson(app, pairOf('axe', app).buyer)
  await app.open('pages/publish/saleAdd')
  await expectWhole(fieldOf(app, '标题'), '0123456789abcdefghij')
  await expectWhole(fieldOf(app, '单价'), '1234.56')
  await expectWhole(fieldOf(app, '数量'), '9876.5432')
  await expectWhole(fieldOf(app, '说明'), '0123456789abcdefghij')
  await app.open(walletPage('withdrawAdd'))
  await expectWhole(app.screen().locator('input').first(), '1234567.89')
})

test('a box reads a Chinese keyboard, and is written by the app, on a slow phone', async ({ app, page }) => {
  test.setTimeout(120_000)
  await onSlowPhone(page)
  await app.keep([])
  await app.open('pages/account/loginUser')
  const box = await emptyNumber(app)
  await box.pressSequentially('１ 2-３', { delay })
  await box.blur()
  await expect(box).toHaveValue('123')
  await box.focus()
  await app.screen().getByRole('button', { name: /^清空/ }).tap()
  await expect(box).toHaveValue('')
  await box.fill('12ab')
  await expect(box).toHaveValue('12ab')
})

test('a full box keeps no half of a sign, though it counts code units', async ({ app }) => {
  await becomePerson(app, pairOf('axe', app).buyer)
  await app.open('pages/publish/saleAdd')
  for (const [label, most] of [
    ['标题', 40],
    ['说明', 140],
  ] as const) {
    const box = fieldOf(app, label)
    const fits = '米'.repeat(most - 1)
    for (const sign of ['😀', '🇨🇳', '👨‍👩‍👧']) {
      await box.fill(`${fits}${sign}`)
      await expect(box).toHaveValue(fits)
    }
    await box.fill(`${fits}面粉`)
    await expect(box).toHaveValue(`${fits}面`)
  }
})
