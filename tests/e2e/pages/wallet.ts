import type { Page } from '@playwright/test'
import { demoPayPassword } from '../../../demo/residents'
import type { AppDriver } from '../support/driver'
import { settled } from '../support/network/rest'
import { expect } from '../support/test'
import { inputOf } from './people'

/** A page of the wallet by its own path, which is not its address. */
export const walletPage = (name: string) => `pages/wallet/${name}`

/** The amount as it is typed: 50.33. */
export const yuan = (amount: number): string => (amount / 100).toFixed(2)

/** The way from the page that is open, by its words below the amounts. */
export async function pressWay(app: AppDriver, text: string): Promise<void> {
  const way = app.screen().getByRole('button', { name: text, exact: true }).first()
  await settled(way)
  await way.tap()
}

/** Fills the application that is open (to Alipay) and confirms it with the payment password. */
export async function applyForWithdrawal(app: AppDriver, amount: number): Promise<void> {
  await app.screen().getByRole('radio', { name: '支付宝' }).tap()
  const texts = app.screen().locator('input')
  await texts.nth(0).fill(yuan(amount))
  const change = app.screen().getByText('更换', { exact: true })
  if (await change.isVisible()) await change.tap()
  await texts.nth(1).fill('李明')
  await texts.nth(2).fill('13800001234')
  const submit = { name: `提现 ¥${yuan(amount)}` }
  await app.screen().getByRole('button', submit).tap()
  const sheet = app.screen().getByRole('dialog')
  await inputOf(sheet, '6 位数字').fill(demoPayPassword)
  await expect(app.screen().getByText('审核中').first()).toBeVisible()
}

/** Makes the statement that the sheet offers first, and returns what leaves the app: the saved file, or the copied text. */
export async function exportStatement(app: AppDriver, page: Page): Promise<string> {
  await app.screen().getByText('导出', { exact: true }).tap()
  const sheet = app.screen().getByRole('dialog')
  await sheet.getByRole('button', { name: '生成对账单' }).tap()
  if (app.target === 'weapp') {
    await sheet.getByText('复制内容').tap()
    await expect(sheet.getByText('CSV 表格', { exact: false })).toBeVisible()
    const copied = () =>
      page.evaluate(() => globalThis.__host.calls.filter(({ name }) => name === 'setClipboardData').at(-1)?.arg['data'])
    await expect.poll(copied).toBeTruthy()
    return String(await copied())
  }
  const [file] = await Promise.all([page.waitForEvent('download'), sheet.getByText('下载', { exact: true }).tap()])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString('utf8')
}
