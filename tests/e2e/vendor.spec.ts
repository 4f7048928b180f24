import type { Page } from '@playwright/test'
import { compileTemplates, nodesOf } from '../vendor/compile'
import { components, escapes, stylesOf } from '../vendor/drawn'
import { becomePerson, pairOf } from './pages/people'
import { builtOf } from './support/built'
import { expect, test } from './support/test'

/** Pages, each with a word that shows when it is loaded. */
const pages = [
  ['pages/index/index', '购买'],
  ['pages/index/buy', /^卖给 \d+$/],
  ['pages/user/user', '可用'],
] as const

const dataOf = async (page: Page) => (await page.evaluate(() => globalThis.__host.data())) as object

/** A page is at rest when nothing was sent for this long. */
const restMs = 500

test('in the mini-program what a page sends is drawn by Tencent’s own compiler as it is seen here', async ({
  app,
  page,
}) => {
  const draw = compileTemplates(builtOf('weapp'))
  await becomePerson(app, pairOf('abilities', app).buyer)
  for (const [address, word] of pages) {
    await app.open(address)
    await expect(app.screen().getByText(word, { exact: true }).first()).toBeVisible()
    await page.waitForTimeout(restMs)
    const seen = (await app.screen().textContent()) ?? ''
    const tree = draw(address, await dataOf(page))
    expect(components(tree), `${address}: components of Taro's`).toEqual([])
    expect(escapes(tree), `${address}: escapes in styles`).toEqual([])
    expect(stylesOf(tree).filter((style) => style.includes('url("data:image')).length).toBeGreaterThan(3)
    const words = nodesOf(tree).flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    expect(words.filter((one) => one !== '').length).toBeGreaterThan(10)
    expect(words.filter((one) => !seen.includes(one))).toEqual([])
  }
})
