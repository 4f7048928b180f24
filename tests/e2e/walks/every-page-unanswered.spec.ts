import type { Page } from '@playwright/test'
import { routes } from '@contract/pages/routes'
import { lookFor, smallBoxes } from '../../gallery/support/measure'
import { allPages, parts } from '../pages/walks/all-pages'
import { arbiter, becomePerson, mayor, pairOf } from '../pages/people'
import type { PhoneWalk } from '../pages/walks/phone-walk'
import { walkOn } from '../pages/walks/phone-walk'
import { statesOf } from '../pages/walks/states'
import type { View } from '../pages/walks/views'
import { saidByMachines } from '../../support/browser/page-content'
import { expectContentAndWayOut, nameOf } from '../pages/walks/views'
import { originsCalled } from '../support/network/crossings'
import { ask, deviceOf } from '../support/device'
import type { Person } from '../support/device'
import { documentedDomains } from '../support/network/domains'
import type { AppDriver } from '../support/driver'
import { sourceOf } from '../support/places'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'
import type { Trouble } from '../support/network/troubled-calls'
import { troubleCalls } from '../support/network/troubled-calls'

// What must hold on every page, also when the server fails, when no answer comes and when there is no network: something to read and a way
// out, no words of a machine, boxes that can be typed in. In the mini-program also: nothing too small to touch, nothing wider than the
// page, with larger text nothing cut, covered or out of its frame, no page that goes on in components, no call to where no list of domains
// leads; there it is one start of the app, as a person has it who comes by one link after the other.

// The narrowest phone, where a length that is rounded to whole pixels loses most.
test.use({ city: 'states', viewport: { width: 320, height: 812 } })

/** What the app said above its pages. */
const said = (page: Page) =>
  page.evaluate(() =>
    globalThis.__host.calls
      .filter(({ name }) => ['showToast', 'showLoading', 'showModal'].includes(name))
      .map(({ arg }) => JSON.stringify(arg['title'] ?? arg['content'] ?? '')),
  )

/** What was called since the start stands in the lists of domains that an operator is told to fill. */
async function expectListedDomains(app: AppDriver, page: Page): Promise<void> {
  await page.evaluate((url) => globalThis.__host.arrive(url), sourceOf('saleAdd'))
  const add = app.screen().getByRole('button', { name: '添加图片' })
  await app.pickPicture(() => add.tap())
  await expect(app.screen().getByRole('button', { name: '看第 1 张' })).toBeVisible()
  const { uploadHost } = await ask(await deviceOf(app.serverUrl, pairOf('axe', app).buyer), '/upload/token', {})
  const origins = new Map([
    ['MENPAI_API_ORIGIN', 'http://127.0.0.1:3000'],
    ['MENPAI_STORE_URL', new URL(uploadHost).origin],
  ])
  const called = await originsCalled(page)
  for (const kind of ['request', 'uploadFile', 'downloadFile'] as const) {
    const listed = documentedDomains(kind).map((name) => origins.get(name))
    expect(
      called[kind].filter((origin) => !listed.includes(origin)),
      `${kind}: origins that no list names`,
    ).toEqual([])
  }
  expect(called).toMatchObject({ request: [origins.get('MENPAI_API_ORIGIN')], uploadFile: [expect.any(String)] })
}

const login = (...ways: readonly string[]): View => ({ route: 'mine', taps: ['登录区块', ...ways], popup: true })

test('in the mini-program every page holds with an answer, without one and without a network', async ({
  app,
  page,
}) => {
  test.setTimeout(1_500_000)
  app.allowErrors(/ERR_FAILED|Failed to load resource/)
  const walk: PhoneWalk = { app, page, rest: followRequests(page) }
  const { buyer, seller } = pairOf('axe', app)
  const { asBuyer, asSeller } = await statesOf(app)
  const all = await allPages(app)

  const as = async (who: Person) => {
    await becomePerson(app, who)
    await app.open()
  }
  await app.open()
  await walkOn(walk, [...all, login(), login('短信登录'), login('找回密码')], 'as a guest')
  await as(seller)
  await walkOn(walk, asSeller, 'who sells')
  await as(arbiter)
  const decided = all.filter(({ route }) => route === 'dispute')
  await walkOn(walk, [{ route: 'disputes' }, { route: 'disputes', taps: ['已结束'] }, ...decided], 'who decides')
  await as(mayor)
  await walkOn(walk, [{ route: 'areaNotices' }, { route: 'areaNotices', taps: ['写通知'] }], 'the mayor')

  await as(buyer)
  await page.route('**/api/**', (route) => route.abort())
  // With larger text that is the same as without a network, but for its line above the page.
  await walkOn(walk, all, 'without an answer', false)
  await app.offline(true)
  await walkOn(walk, all, 'without a network')
  await app.offline(false)
  await page.unroute('**/api/**')
  await walkOn(walk, [...all, ...asBuyer, ...parts], 'who buys')
  await expectListedDomains(app, page)
  expect((await said(page)).flatMap(saidByMachines), 'words of a machine above a page').toEqual([])
})

/** Everything that is said above the pages, from now on. */
async function listen(page: Page): Promise<readonly string[]> {
  const words: string[] = []
  await page.exposeFunction('toldAbove', (text: string) => void words.push(text))
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { toldAbove: (text: string) => void }).toldAbove
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('#prompt-toast p, .taro-modal__text')) tell(one.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return words
}

test('in the browser every page holds with a failing server, without an answer and without a network', async ({
  app,
  page,
}) => {
  test.setTimeout(240_000)
  app.allowErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  const all = await allPages(app)
  const words = await listen(page)
  const rest = followRequests(page)
  const look = async (name: string) => {
    await rest()
    await expectContentAndWayOut(app, name)
    const { boxes } = await lookFor(app.screen(), { boxes: smallBoxes })
    expect.soft(boxes, `${name}: boxes for text under 88 rpx`).toEqual([])
  }
  await becomePerson(app, pairOf('axe', app).buyer)
  let trouble: Trouble = 'failing'
  await troubleCalls(page, () => trouble)
  for (const view of all) {
    trouble = 'failing'
    await app.open(`${routes[view.route]}${view.query ?? ''}`)
    await look(`${nameOf(view)}, the server fails`)
    trouble = 'silent'
    const retry = app.screen().getByRole('button', { name: /重试/ })
    if (await retry.first().isVisible()) await retry.first().tap()
    else await app.open(`${routes[view.route]}${view.query ?? ''}`)
    await look(`${nameOf(view)}, no answer`)
    await app.offline(true)
    await look(`${nameOf(view)}, no network`)
    await app.offline(false)
  }
  expect(words.flatMap(saidByMachines), 'words of a machine above a page').toEqual([])
})
