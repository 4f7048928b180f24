import type { Page } from '@playwright/test'
import type { RouteName } from '@contract/pages/routes'
import { compileTemplates, nodesOf } from '../../vendor/compile'
import { components, escapes, stylesOf } from '../../vendor/drawn'
import { readByAll } from '../pages/walks/of-the-city'
import { becomePerson, pairOf } from '../pages/people'
import { builtOf } from '../support/built'
import { deviceOf } from '../support/device'
import { sourceOf } from '../support/places'
import { expect, test } from '../support/test'

/** Pages, each with a word that shows when it is loaded. */
const pages: readonly (readonly [RouteName, string | RegExp])[] = [
  ['home', '购买'],
  ['sellBoard', /^卖给 \d+$/],
  ['mine', '可用'],
  ['fund', '看数字'],
  ['fundSpend', '提案人'],
  ['votes', '发起投票'],
  ['vote', '看全程'],
  ['shop', '查看我的商铺'],
  ['shopInfo', '为社区基金带来'],
  ['mutual', '发布互助'],
  ['mutualInfo', '看全部互助'],
]

const dataOf = async (page: Page) => (await page.evaluate(() => globalThis.__host.data())) as object

/** A page is at rest when nothing was sent for this long. */
const restMs = 500

test('in the mini-program what a page sends is drawn by Tencent’s own compiler as it is seen here', async ({
  app,
  page,
}) => {
  const draw = compileTemplates(builtOf('weapp'))
  const { buyer } = pairOf('abilities', app)
  const queries = await readByAll(await deviceOf(app.serverUrl, buyer))
  await becomePerson(app, buyer)
  for (const [route, word] of pages) {
    const address = sourceOf(route).slice(1)
    await app.goOn(`${address}${queries[route] ?? ''}`)
    await expect(app.screen().getByText(word, { exact: true }).first()).toBeVisible()
    await page.waitForTimeout(restMs)
    // Before and after: a countdown may go on between the two.
    const before = await app.screen().textContent()
    const tree = draw(address, await dataOf(page))
    const seen = `${before} ${await app.screen().textContent()}`
    expect(components(tree), `${address}: components of Taro's`).toEqual([])
    expect(escapes(tree), `${address}: escapes in styles`).toEqual([])
    expect(stylesOf(tree).filter((style) => style.includes('url("data:image')).length).toBeGreaterThan(0)
    const words = nodesOf(tree).flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    expect(words.filter((one) => one !== '').length).toBeGreaterThan(10)
    expect(words.filter((one) => !seen.includes(one))).toEqual([])
  }
})
