import type { Locator, Page } from '@playwright/test'
import { demoAreaId } from '../../../demo/residents'
import { becomePerson, mayor, pairOf } from '../pages/people'
import { ask, clientNo, deviceOf } from '../support/device'
import { hold } from '../support/network/hold'
import { settled } from '../support/network/rest'
import { expect, test } from '../support/test'

// A long notice is sent to the city, so it is a city of its own.
test.use({ city: 'notices', viewport: { width: 375, height: 500 } })

const title = '小区停水通知'
const content = Array.from({ length: 40 }, (_, at) => `<p>第${at + 1}条 停水期间请自行储水</p>`).join('')

/** The page's scroll position; in the browser pages scroll in an element of their own. */
const pageTop = (screen: Locator) =>
  screen.evaluate((page) => (page.matches('body') ? document.scrollingElement : page)?.scrollTop ?? 0)

const scrollPageTo = (screen: Locator, top: number) =>
  screen.evaluate((page, to) => (page.matches('body') ? document.scrollingElement : page)?.scrollTo(0, to), top)

/** A finger goes up from the middle of an element, so that what lies under it scrolls down, or goes down with `-1`. */
async function drag(page: Page, element: Locator, direction: 1 | -1 = 1): Promise<void> {
  // What a finger threw before may still be on its way.
  await settled(element)
  const box = await element.boundingBox()
  if (box === null) throw new Error('nothing to drag')
  const device = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - direction * up }],
    })
  await touch('touchStart', 0)
  for (let up = 20; up <= 200; up += 20) await touch('touchMove', up)
  // It rests before it leaves, so that it throws nothing.
  await page.waitForTimeout(150)
  await touch('touchMove', 201)
  await touch('touchEnd', 201)
  await page.waitForTimeout(400)
  await device.detach()
}

test('a finger on a popup moves what the popup holds, and never the page behind', async ({ app, page }) => {
  const device = await deviceOf(app.serverUrl, mayor)
  const told = { areaId: demoAreaId, title, content, type: 'system', popup: false, attachment: '' } as const
  await ask(device, '/bctNotice/add', { ...told, clientNo: clientNo() })
  await becomePerson(app, pairOf('axe', app).buyer)
  await app.open('pages/account/notice')
  const screen = app.screen()
  const row = screen.getByText('查看全文').first()
  await expect(screen, 'what was told is in the list').toContainText('查看全文')
  await expect(row).toBeVisible()
  await scrollPageTo(screen, 30)
  expect(await pageTop(screen)).toBe(30)

  await row.tap()
  const sheet = screen.getByRole('dialog')
  const first = sheet.getByText('第1条')
  await expect(first).toBeVisible()
  const before = await first.boundingBox()
  await drag(page, sheet.getByRole('heading'))
  expect(await pageTop(screen)).toBe(30)
  await drag(page, sheet.getByText('第2条'))
  expect(await pageTop(screen)).toBe(30)
  expect((await first.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 100)

  await sheet.getByRole('button', { name: '关闭' }).tap()
  await expect(sheet).toHaveCount(0)
  await drag(page, row)
  expect(await pageTop(screen)).toBeGreaterThan(30)

  // At its beginning the page can be pulled down to be refreshed, and the popup lies in it.
  await scrollPageTo(screen, 0)
  await row.tap()
  await drag(page, sheet.getByText('第2条'))
  const [place, scrolled] = [await sheet.boundingBox(), await first.boundingBox()]
  await drag(page, sheet.getByText('第8条'), -1)
  expect(await sheet.boundingBox()).toEqual(place)
  expect((await first.boundingBox())?.y).toBeGreaterThan((scrolled?.y ?? 0) + 100)
})

// A page that is held still scrolls in its own element all the same: what is near is asked of that.
test('rows that come while something is open above the page are drawn under it', async ({ app, page }) => {
  const letGo = await hold(page, '**/bctFund/list*')
  await app.open('pages/index/index')
  await app.screen().getByRole('button', { name: /^基金/ }).tap()
  const more = app.screen().getByRole('button', { name: '更多', exact: true })
  await more.tap()
  await expect(app.screen().getByRole('menuitem', { name: '基金说明' })).toBeVisible()
  letGo()
  await expect(
    app
      .screen()
      .getByText(/手续费分成$/)
      .first(),
  ).toBeAttached()
})
