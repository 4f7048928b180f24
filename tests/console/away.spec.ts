import { expect, test } from '@playwright/test'
import { dataFolder, itself, removeDataFolder, startServer } from '../support/server/process'
import type { ServerProcess } from '../support/server/process'
import { ConsoleDriver, staffOf } from './driver'

const folder = dataFolder()
let server: ServerProcess

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startServer(folder, {}, itself)
})
test.afterAll(async () => {
  await server.stop()
  await removeDataFolder(folder)
})

test('a page whose file does not come is said within the frame, in Chinese, and comes when it is asked for again', async ({
  page,
}) => {
  const driver = new ConsoleDriver(page, server.url)
  const staff = staffOf(server).get('周琪')
  if (!staff) throw new Error('nobody of that name')
  await driver.signIn(staff)
  await page.route('**/assets/orders*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '订单' }).click()
  await expect(page.getByText('这一页没有打开')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible()
  await page.unroute('**/assets/orders*.js')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '订单' })).toBeVisible()
})

test('after an update the next page comes with the new build', async ({ page }) => {
  const driver = new ConsoleDriver(page, server.url)
  const staff = staffOf(server).get('沈越')
  if (!staff) throw new Error('nobody of that name')
  await driver.signIn(staff)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  const isOld = () => page.evaluate(() => 'isOld' in window)
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '举报' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '举报' })).toBeVisible()
  expect(await isOld(), 'the same build stays').toBe(true)
  await page.evaluate(() => document.querySelector('script[type=module][src]')?.setAttribute('src', './assets/old.js'))
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '投票' }).click()
  // While it loads anew there is nothing to ask.
  await expect.poll(() => isOld().catch(() => true)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: '投票' })).toBeVisible()
})
