import type { Page } from '@playwright/test'
import { becomePerson, pairOf } from '../pages/people'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

/** The whole storage of the app as text, on either target. */
const storage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

const calls = (page: Page, name: string) =>
  page.evaluate((wanted) => globalThis.__host.calls.filter((call) => call.name === wanted).map(({ arg }) => arg), name)

const title = (app: AppDriver) => app.screen().getByText('更新提示')

test('who shared the link or card that was opened is kept', async ({ app, page }) => {
  if (app.target === 'weapp') await app.open('pages/publish/buyAdd?refereeId=4711')
  else {
    await page.goto(`${app.serverUrl}/#/pages/index/buyAdd?refereeId=4711`)
    await page.locator('.taro_page').first().waitFor()
  }
  expect(await app.path()).toBe('pages/publish/buyAdd')
  await expect.poll(() => storage(page)).toMatch(/menpai_shareCode[^}]*4711/)
})

test('in the browser a block is shared by a link that names who shares it', async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await becomePerson(app, pairOf('uploads', app).buyer)
  await app.open('pages/block/info')
  await app.screen().getByRole('button', { name: '分享' }).tap()
  await app.screen().getByRole('button', { name: '复制链接' }).tap()
  await expect.poll(() => app.toastText()).toBe('链接已复制，可以发给朋友了')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${app.serverUrl}/#/pages/block/info\\?refereeId=\\d+&id=\\d+$`))
  await app.screenshot('share')
})

test('in the mini-program pages give their card, and a page without one gives the city’s', async ({ app, page }) => {
  const card = () => page.evaluate(() => globalThis.__host.hook('onShareAppMessage', { from: 'menu' }))
  await app.open()
  await expect.poll(card).toMatchObject({ path: '/pages/index/index' })
  await becomePerson(app, pairOf('uploads', app).buyer)
  await app.open('pages/block/info')
  await expect.poll(card).toMatchObject({ path: expect.stringMatching(/^\/pages\/block\/info\?id=\d+&refereeId=\d+$/) })
  const timeline = await page.evaluate(() => globalThis.__host.hook('onShareTimeline'))
  expect(timeline).toMatchObject({ query: expect.stringMatching(/^id=\d+&refereeId=\d+$/) })
})

test('in the mini-program a new version is told and started, and a failed one is told', async ({ app, page }) => {
  await app.mock('update', { hasUpdate: true })
  await app.open()
  await expect(title(app)).toBeVisible()
  await app.screenshot('update')
  await app.screen().getByRole('button', { name: '重启' }).tap()
  await expect.poll(() => calls(page, 'applyUpdate')).toHaveLength(1)
  await app.mock('update', { hasUpdate: true, failed: true })
  await app.open()
  await expect(app.screen().getByText('新版本下载失败')).toBeVisible()
})

test('in the browser a page that is older than the server’s build offers to start anew', async ({ app, page }) => {
  await app.open()
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'newer', files: [] } }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(title(app)).toBeVisible()
  await app.screenshot('update')
  const loaded = page.waitForEvent('load')
  await app.screen().getByRole('button', { name: '重启' }).tap()
  await loaded
})

test('in the mini-program the privacy agreement is asked for, and the answer reaches the platform', async ({
  app,
  page,
}) => {
  const ask = () => page.evaluate(() => globalThis.__host.notify('NeedPrivacyAuthorization', {}))
  const answers = () => calls(page, 'privacyAnswer')
  await app.open()
  await app.mock('openType:agreePrivacyAuthorization', {})
  await ask()
  await expect(app.screen().getByText('用户隐私保护提示')).toBeVisible()
  await app.screenshot('privacy')
  await app.screen().getByRole('button', { name: '不同意' }).tap()
  await expect.poll(answers).toEqual([{ event: 'exposureAuthorization' }, { event: 'disagree' }])
  await ask()
  await app.screen().getByText('同意并继续').tap()
  await expect.poll(answers).toHaveLength(4)
  expect((await answers())[3]).toEqual({ event: 'agree', buttonId: 'agree-privacy' })
  await expect(app.screen().getByText('用户隐私保护提示')).toBeHidden()
})

test('in the mini-program the place of an offer is chosen on the map', async ({ app }) => {
  await becomePerson(app, pairOf('uploads', app).buyer)
  await app.open('pages/publish/saleAdd')
  await app.mock('chooseLocation', { name: '北门 2 号柜', address: '北门路 1 号', latitude: 1, longitude: 2 })
  await app.screen().getByRole('button', { name: '地图选点' }).tap()
  await expect(app.screen().locator('input').and(app.screen().getByLabel(/^地点/))).toHaveValue('北门 2 号柜')
})

test('in the mini-program a card that opens the app from behind tells who shared it', async ({ app, page }) => {
  await app.open()
  await page.evaluate(() =>
    globalThis.__host.notify('AppShow', { path: 'pages/index/index', query: { refereeId: '4712' }, scene: 1007 }),
  )
  await expect.poll(() => storage(page)).toMatch(/menpai_shareCode[^}]*4712/)
})

test('the service is called by its number', async ({ app, page }) => {
  await becomePerson(app, pairOf('abilities', app).buyer)
  if (app.target === 'weapp') await app.mock('makePhoneCall', {})
  await app.open('pages/user/user')
  const row = app.screen().getByText('联系客服')
  await expect(app.screen().getByText('400-000-0000')).toBeVisible()
  if (app.target === 'h5') return
  await row.tap()
  await expect.poll(() => calls(page, 'makePhoneCall')).toEqual([{ phoneNumber: '400-000-0000' }])
})
