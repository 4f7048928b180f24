import type { Locator, Page } from '@playwright/test'
import type { RouteName } from '@/lib/routes/routes'
import { routes } from '@/lib/routes/routes'
import { smallBoxes, smallTargets, widerThanPage } from '../gallery/support/measure'
import { faultsOfGrowth } from '../gallery/support/text-growth'
import { arbiter, becomePerson, mayor, operator, pairOf } from './pages/people'
import type { Person } from './support/device'
import { ask, deviceOf } from './support/device'
import type { AppDriver } from './support/driver'
import { expect, test } from './support/test'

// What must hold on every page in every state, whoever looks: nothing without content or a way out, nothing too small to touch or to
// type in, nothing cut, covered or out of its frame when the phone's text is larger.

/** A page, and what is tapped there to see one more state. */
interface View {
  readonly route: RouteName
  readonly query?: string
  readonly taps?: readonly string[]
  /** What is measured then is what opens over the page, which is held still and cut below it. */
  readonly popup?: boolean
}

const nameOf = ({ route, query = '', taps = [] }: View) => [`${route}${query}`, ...taps].join(' › ')

async function show(app: AppDriver, page: Page, { route, query = '', taps = [] }: View): Promise<void> {
  await app.open(`${routes[route]}${query}`)
  await page.waitForLoadState('networkidle')
  for (const tap of taps) {
    const name = { name: tap, exact: true }
    const screen = app.screen()
    const wanted = screen
      .getByRole('button', name)
      .or(screen.getByRole('menuitem', name))
      .or(screen.getByRole('tab', name))
      .or(screen.getByText(tap, { exact: true }))
    await wanted.first().tap()
    await page.waitForLoadState('networkidle')
  }
}

/** Words of a browser, a library or a script, which no resident shall read. */
const machineWords =
  /Failed to fetch|Load failed|NetworkError|ChunkLoad|request:fail|:fail |\btimeout\b|undefined|\bnull\b|NaN|\[object|Infinity|Error\b/

/** What can be read below the bar, and how one leaves: a way back, the tab bar, or a popup's own way. */
async function expectContentAndWayOut(app: AppDriver, page: Page, name: string): Promise<void> {
  const words = (await app.screen().textContent()) ?? ''
  expect.soft(words.replace('门牌社区', '').trim().length, `${name}: nothing to read`).toBeGreaterThan(3)
  expect.soft(words, `${name}: words of a machine`).not.toMatch(machineWords)
  const back = app.screen().getByRole('button', { name: '返回' })
  const tabs = page.locator('.tab-bar-item').filter({ visible: true })
  expect.soft((await back.count()) + (await tabs.count()), `${name}: no way out`).toBeGreaterThan(0)
}

const growths = [1.3, 1.5]

async function expectReadable(root: Locator, name: string): Promise<void> {
  for (const factor of growths) {
    expect.soft(await faultsOfGrowth(root, factor), `${name}: text at ${factor * 100} %`).toEqual([])
  }
}

const widths = [375, 320]

async function expectUsable(page: Page, root: Locator, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 })
    expect.soft(await widerThanPage(root), `${name}, ${width}: wider than the page`).toEqual([])
    expect.soft(await smallTargets(root), `${name}, ${width}: touch areas under 88 rpx`).toEqual([])
    expect.soft(await smallBoxes(root), `${name}, ${width}: boxes for text under 88 rpx`).toEqual([])
  }
  await page.setViewportSize({ width: 375, height: 812 })
}

/**
 * The popup that the view opens, or the page. A popup's code is loaded late: until it is there, the page alone would be measured, and
 * be held still and cut in the middle of it.
 */
async function onTop(app: AppDriver, { popup = false }: View): Promise<Locator> {
  const popups = app.screen().locator('[role=dialog], [role=alertdialog], [role=menu]')
  if (!popup) {
    await expect(popups).toHaveCount(0)
    return app.screen()
  }
  await expect(popups.last()).toBeVisible()
  return popups.last()
}

/** Tabs of a browser and its history can be told apart: every page but the home says its name. */
async function expectName(page: Page, { route }: View, name: string): Promise<void> {
  const title = route === 'home' ? /^门牌社区$/ : /^\S.* · 门牌社区$/
  await expect.soft(page, `${name}: the window’s title`).toHaveTitle(title)
}

async function walk(app: AppDriver, page: Page, views: readonly View[]): Promise<void> {
  for (const view of views) {
    const name = nameOf(view)
    await test.step(name, async () => {
      await show(app, page, view)
      await expectContentAndWayOut(app, page, name)
      await expectName(page, view, name)
      const root = await onTop(app, view)
      await expectUsable(page, root, name)
      await expectReadable(root, name)
    })
  }
}

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)

/** The pages that show one thing, by the ids of things that this person can see. */
async function queries(serverUrl: string, person: Person): Promise<Partial<Record<RouteName, string>>> {
  const device = await deviceOf(serverUrl, person)
  const areaId = device.user.blockAreaId
  const [sales, buys, logs] = await Promise.all([
    ask(device, '/bctSale/list', { areaId }),
    ask(device, '/bctOrder/list', { side: 'buy', tab: 'running' }),
    ask(device, '/log/list', { areaId }),
  ])
  const saleId = sales.data.find(({ seller }) => seller.blockNo !== person.blockNo)?.saleId ?? 0
  return {
    salePay: `?saleId=${saleId}`,
    order: `?id=${buys.data[0]?.orderId ?? 0}`,
    log: `?id=${logs.data[0]?.logId ?? 0}`,
  }
}

async function allPages(app: AppDriver, person: Person): Promise<readonly View[]> {
  const known = await queries(app.serverUrl, person)
  return names.map((route) => ({ route, ...(known[route] !== undefined && { query: known[route] }) }))
}

test('every page holds for a guest in the browser', async ({ app, page }) => {
  test.setTimeout(600_000)
  await walk(app, page, await allPages(app, pairOf('axe', app).buyer))
})

test('every way to log in holds in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  const mine = (...taps: readonly string[]): View => ({ route: 'mine', taps, popup: true })
  const login = (...taps: readonly string[]): View => ({ route: 'loginUser', taps })
  await walk(app, page, [
    mine('登录区块'),
    mine('登录区块', '短信登录'),
    mine('登录区块', '找回密码'),
    mine('外观'),
    mine('购买区块'),
    login('短信登录'),
    login('找回密码'),
  ])
})

test('every page holds for a block in the browser', async ({ app, page }) => {
  test.setTimeout(900_000)
  const { buyer } = pairOf('axe', app)
  await becomePerson(app, buyer)
  await walk(app, page, await allPages(app, buyer))
})

test('what opens on a block’s own pages holds in the browser', async ({ app, page }) => {
  test.setTimeout(600_000)
  const { buyer } = pairOf('axe', app)
  await becomePerson(app, buyer)
  await walk(app, page, [
    { route: 'mine', taps: ['账号菜单'], popup: true },
    { route: 'mine', taps: ['账号菜单', '退出登录'], popup: true },
    { route: 'mine', taps: ['账号菜单', '切换账号'] },
    { route: 'mine', taps: ['外观'], popup: true },
    { route: 'userInfo', taps: ['手机'], popup: true },
    { route: 'userInfo', taps: ['密码'], popup: true },
    { route: 'home', taps: ['筛选'], popup: true },
    { route: 'myBuys', query: '?tab=bids' },
    { route: 'myBuys', query: '?tab=done' },
    { route: 'mySales', query: '?tab=listings' },
    { route: 'mySales', query: '?tab=closed' },
  ])
})

test('every page holds for those who decide and pay out in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  await becomePerson(app, arbiter)
  const judge = await deviceOf(app.serverUrl, arbiter)
  const disputes = await ask(judge, '/admin/dispute/list', {})
  const id = disputes.data[0]?.orderId ?? 0
  await walk(app, page, [{ route: 'mine' }, { route: 'disputes' }, { route: 'dispute', query: `?id=${id}` }])
  await becomePerson(app, operator)
  await walk(app, page, [{ route: 'mine' }, { route: 'moneyDesk' }, { route: 'moneyDesk', taps: ['更正'] }])
  await becomePerson(app, mayor)
  await walk(app, page, [{ route: 'areaNotices' }, { route: 'areaNotices', taps: ['写通知'] }])
})
