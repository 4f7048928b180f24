import path from 'node:path'
import { ConsoleDriver } from '../../console/driver'
import { staffAt } from '../support/as-staff'
import { openForTrade } from '../support/server-time'
import { expect, test } from '../support/test'

// The pictures of docs/handbook.zh-CN.md, taken of a new demo city: `npm run pictures`.

test.use({ city: 'pictures' })

const folder = path.resolve(__dirname, '../../../docs/images')

/** What each picture shows: a page, and words of it that come last. */
const shots = [
  { name: 'opening', at: '/opening', until: '服务商' },
  { name: 'home', at: '/', until: '城里进行中' },
  { name: 'dispute', at: '/disputes', until: '我与双方没有交易或亲属关系' },
] as const

test('pages of the console for the handbook', async ({ app, browser }) => {
  test.setTimeout(300_000)
  await openForTrade(app.serverUrl)
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    hasTouch: false,
    isMobile: false,
  })
  const driver = new ConsoleDriver(page, app.serverUrl)
  await driver.signIn(staffAt(app.serverUrl, '周琪'))
  for (const { name, at, until } of shots) {
    await driver.open(at)
    await expect(page.getByText(until).first()).toBeVisible()
    await expect(page.locator('.ant-spin-spinning, .ant-skeleton')).toHaveCount(0)
    const file = path.join(folder, `handbook-${name}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 70, scale: 'css' })
  }
  await page.close()
})
