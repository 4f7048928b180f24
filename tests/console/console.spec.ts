import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { mayCall } from '@contract/console/rights'
import type { StaffRole } from '@contract/console/roles'
import { minuteMs } from '@contract/durations'
import { pages } from '../../console/src/pages/table'
import { seriousFaults } from '../support/browser/axe'
import type { ServerProcess } from '../support/server/process'
import { dataFolder, itself, removeDataFolder, startServer } from '../support/server/process'
import { postedUnder } from './books'
import { ConsoleDriver, staffOf } from './driver'

const folder = dataFolder()
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

let server: ServerProcess
let driver: ConsoleDriver
/** What the browser complained about, such as what its content policy did not let through. */
let complaints: string[]

const who = (name: string) => {
  const staff = staffOf(server).get(name)
  if (!staff) throw new Error(`nobody of the staff is called ${name}`)
  return staff
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startServer(folder, {}, itself)
})
test.afterAll(async () => {
  await server.stop()
  await removeDataFolder(folder)
})
test.beforeEach(async ({ page }) => {
  driver = new ConsoleDriver(page, server.url)
  complaints = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript({ content: axe })
})
test.afterEach(() => expect(complaints).toEqual([]))

test('sign-in asks for a right password, then for a code that counts once', { tag: '@first' }, async ({ page }) => {
  const staff = who('林岚')
  await driver.open('/')
  await page.getByLabel('姓名').fill(staff.name)
  await page.getByLabel('密码').fill('not the password')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('alert')).toContainText('有误')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await driver.password(staff)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  const code = await driver.code(staff)
  await driver.typeCode(code === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert')).toContainText('动态码有误，还可试')
  await driver.typeCode(code)
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  await driver.signOut()
  await driver.password(staff)
  await driver.typeCode(code)
  await expect(page.getByRole('alert'), 'the same code again').toContainText('动态码有误')
})

test('each of the staff sees exactly the pages of the roles, without serious faults', async ({ page }) => {
  for (const name of ['周琪', '小雨', '审计', '管理员']) {
    const staff = who(name)
    const mine = pages.filter(({ needs, isOfOne }) => !isOfOne && mayCall(needs, staff.roles as StaffRole[]))
    await driver.signIn(staff)
    const menu = page.getByRole('navigation', { name: '菜单' })
    await expect(menu.getByRole('link')).toHaveCount(mine.length)
    for (const { path, title } of mine) {
      await menu.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0)
      expect(await seriousFaults(page.locator('body')), `${name} ${path}`).toEqual([])
    }
    const closed = pages.find((one) => one.path !== '/' && !one.isOfOne && !mine.includes(one))
    if (closed) {
      // The home leads on to what is there for somebody; every other page says who may see it.
      await driver.open(closed.path)
      await expect(page.getByText('没有这个权限，需要')).toBeVisible()
    }
    await driver.signOut()
  }
})

test(
  'a decision keeps its form over a session left unused, and posts what it showed',
  { tag: '@first' },
  async ({ page }) => {
    const staff = who('周琪')
    await driver.signIn(staff, '/disputes')
    const aside = page.getByRole('complementary', { name: '裁定' })
    await aside.getByRole('textbox', { name: '退给买家' }).fill('20.00')
    await aside.getByRole('checkbox').check()
    const reason = aside.getByLabel('理由，双方和档案可见')
    await reason.fill('服务点核验有裂口，双方各担一半')
    const shown = await aside.locator('dl dd').allTextContents()
    const orderNo = ((await page.getByRole('heading', { level: 2, name: /^D/ }).textContent()) ?? '').split(' ')[0]

    await driver.forward(31 * minuteMs)
    await aside.getByRole('button', { name: '执行裁定：退 20.00' }).click()
    const sure = page.getByRole('dialog').filter({ hasText: orderNo ?? '' })
    expect(await sure.locator('dl dd').allTextContents()).toEqual(shown)
    expect(await seriousFaults(sure)).toEqual([])
    await sure.getByRole('button', { name: '执行裁定：退 20.00' }).click()
    const dialog = page.getByRole('dialog', { name: '登录已过期，表单还在' })
    await expect(dialog).toBeVisible()
    await expect(reason).toHaveValue('服务点核验有裂口，双方各担一半')
    expect(await seriousFaults(dialog)).toEqual([])
    await dialog.getByLabel('动态码').fill(await driver.code(staff))
    await expect(page.getByText('已执行').first()).toBeVisible()

    expect(await postedUnder(folder, orderNo ?? '')).toEqual(shown.slice(0, -1).sort())
  },
)
