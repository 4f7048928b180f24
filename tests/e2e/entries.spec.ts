import type { Page } from '@playwright/test'
import type { RouteName } from '@/lib/routes/routes'
import { isTabRoute, routes } from '@/lib/routes/routes'
import type { Lead, Walker } from './pages/entries'
import { pages } from './pages/entries'
import { arbiter, becomePerson, mayor, operator, owing, pairOf } from './pages/people'
import { deliverTo, foreignSale, idOf, runningOrder, writeLog } from './pages/prepared'
import { components } from './support/crossings'
import type { Device, Person } from './support/device'
import { ask, deviceOf } from './support/device'
import type { AppDriver } from './support/driver'
import { addressOf, placeOf } from './support/places'
import { followRequests } from './support/rest'
import { expect, test } from './support/test'

// Every link and button of every page leads where its words say, and there is a way back.

const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'menuitem']
const pressable = roles.map((role) => `[role=${role}]:not([aria-disabled=true])`).join()
/** A walk asks often: it takes hundreds of steps, each of which is over soon. */
const pollOften = (message: string) => ({ message, intervals: [25, 50, 100] })
const isOn = (app: AppDriver, route: RouteName) =>
  expect.poll(async () => addressOf(await app.path()), pollOften(`the page ${route}`)).toBe(addressOf(routes[route]))

/** The names of everything pressable on the current page, as screen readers hear them. */
const namesOn = (app: AppDriver): Promise<readonly string[]> =>
  app
    .screen()
    .locator(pressable)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const told = element.cloneNode(true) as HTMLElement
        told.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove())
        return (element.getAttribute('aria-label') ?? told.textContent).trim()
      }),
    )

/** The state of a walk. */
interface Walk {
  readonly app: AppDriver
  readonly page: Page
  /** Waits until everything that the page requested has arrived. */
  readonly rest: () => Promise<void>
  /** Targets that were followed. */
  readonly followed: Set<string>
}

interface Visit {
  readonly who: Walker
  readonly route: RouteName
  readonly query?: string
}

/** The entries of a page for one person on one target. What names the person stands in the place of the same words for everybody. */
function leadsOf(route: RouteName, who: Walker, target: AppDriver['target']): readonly Lead[] {
  const all = pages[route].leads ?? []
  const names = ([, , , only]: Lead) => Array.isArray(only) && only.includes(who)
  const own = new Set(all.filter(names).map(([entry]) => entry.source))
  return all.filter((lead) => names(lead) || lead[3] === target || (lead[3] === undefined && !own.has(lead[0].source)))
}
/** Each whom an entry names follows it; any other is followed once. */
const leadName = (route: RouteName, who: Walker, [entry, to, , only]: Lead) =>
  `${route}: ${String(entry)} → ${to}${Array.isArray(only) ? `, ${who}` : ''}`
const replacesPage = ([, to, , , replaces]: Lead) => replaces === 'replaces' || isTabRoute(to)

/** Shows a page, and gives how many components there were before it. */
async function show({ app, page, rest }: Walk, { route, query = '' }: Visit): Promise<number> {
  const before = await components(page)
  await app.goOn(`${placeOf(route)}${query}`)
  await expect(app.screen().locator(pressable).first()).toBeVisible()
  await rest()
  return before
}

/** The index of the first entry with these words, which a page may show only a moment after a step back. */
async function placeIn(app: AppDriver, [entry]: Lead): Promise<number> {
  let at = -1
  const find = async () => (at = (await namesOn(app)).findIndex((name) => entry.test(name)))
  await expect.poll(find, pollOften(`the entry ${String(entry)}`)).toBeGreaterThanOrEqual(0)
  return at
}

/** In the mini-program a page nested deeper than its templates needs components, one for each row of a list. */
async function expectNoComponents({ page }: Walk, before: number, where: string): Promise<number> {
  const now = await components(page)
  expect.soft(now - before, `${where}: components below the templates`).toBe(0)
  return now
}

/** Presses the first entry with these words, checks what opened, and goes back. */
async function follow(walk: Walk, { route, who }: Visit, lead: Lead): Promise<void> {
  const { app, page } = walk
  const [, to, promised] = lead
  const what = leadName(route, who, lead)
  // Content that arrives late would move the entry away from the finger.
  await walk.rest()
  await app
    .screen()
    .locator(pressable)
    .filter({ visible: true })
    .nth(await placeIn(app, lead))
    .tap()
  await isOn(app, to)
  const words = app
    .screen()
    .getByText(promised)
    .or(app.screen().getByRole('button', { name: promised }))
  await expect.soft(words.first(), `${what} shows what it promises`).toBeVisible()
  walk.followed.add(what)
  if (replacesPage(lead)) return
  await expect.soft(app.screen().getByRole('button', { name: '返回' }), `${what}: no way back`).toBeVisible()
  await app.back()
  await isOn(app, route)
  // A page that is still sliding away can be pressed.
  if (app.target === 'h5') await expect(page.locator('.taro_page').filter({ visible: true })).toHaveCount(1)
}

async function walkPage(walk: Walk, visit: Visit): Promise<void> {
  const { app } = walk
  const { route, who } = visit
  const { own } = pages[route]
  const leads = leadsOf(route, who, app.target)
  let count = await show(walk, visit)
  const names = await namesOn(app)
  const isKnown = (name: string) =>
    ['', '返回'].includes(name) || own?.test(name) === true || leads.some(([entry]) => entry.test(name))
  const unknown = names.filter((name) => !isKnown(name))
  expect.soft(unknown, `${route}: entries that the table does not know`).toEqual([])
  count = await expectNoComponents(walk, count, route)
  const isNew = (lead: Lead) => !walk.followed.has(leadName(route, who, lead))
  for (const lead of leads.filter(([entry]) => names.some((name) => entry.test(name))).filter(isNew)) {
    await follow(walk, visit, lead)
    count = await expectNoComponents(walk, count, leadName(route, who, lead))
    if (replacesPage(lead)) count = await show(walk, visit)
  }
}

/** What the pages that show one thing are opened with. */
async function queriesOf(buying: Device): Promise<Partial<Record<RouteName, string>>> {
  const areaId = buying.user.blockAreaId
  const fund = await ask(buying, '/bctFund/info', { areaId })
  const voted = await ask(buying, '/bctVote/list', { areaId, tab: 'archive' })
  const posts = await ask(buying, '/bctMutual/list', { areaId, kind: 'need' })
  const matched = posts.data.find(({ state, isMine }) => state === 'matched' && !isMine)
  return {
    salePay: `?saleId=${(await foreignSale(buying)).saleId}`,
    order: `?id=${await runningOrder(buying, 'buy')}`,
    log: `?id=${await writeLog(buying)}`,
    fundEntry: `?areaId=${areaId}&no=${idOf('entry of the fund', fund.entries)}`,
    fundSpend: `?id=${idOf('spend of the fund', fund.spends[0]?.spendId)}`,
    shopInfo: `?id=${idOf('shop of this season', fund.naming[0]?.shopId)}`,
    vote: `?id=${idOf('vote', voted.data[0]?.voteId)}`,
    mutualInfo: `?id=${idOf('post of two others', matched?.mutualId)}`,
    rich: '?key=expand',
  }
}

const names = Object.keys(pages).filter((name): name is RouteName => name in routes)
const walkers: readonly Walker[] = ['buyer', 'seller', 'waiting', 'owing', 'guest', 'operator', 'mayor', 'arbiter']

// Other scenarios change the pages' content, so the walk has a city of its own.
test.use({ city: 'entries' })

test('every entry of every page leads where its words say, and back, for who may see it', async ({ app, page }) => {
  test.setTimeout(300_000)
  expect(names).toHaveLength(Object.keys(routes).length)
  const { buyer, seller } = pairOf('axe', app)
  const walk: Walk = { app, page, rest: followRequests(page), followed: new Set() }
  const [buying, selling] = [await deviceOf(app.serverUrl, buyer), await deviceOf(app.serverUrl, seller)]
  const waiting = pairOf('uploads', app).buyer
  const cases = await ask(await deviceOf(app.serverUrl, arbiter), '/admin/dispute/list', {})
  const dispute = `?id=${idOf('dispute', cases.data[0]?.orderId)}`
  const walkAs = async (who: Walker, person: Person | undefined, seen: Partial<Record<RouteName, string>>) => {
    if (person) await becomePerson(app, person)
    for (const route of names.filter((name) => name in seen))
      await test.step(`${who}: ${route}`, () => walkPage(walk, { who, route, query: seen[route] ?? '' }))
  }
  const queries = await queriesOf(buying)
  await walkAs('guest', undefined, { home: '', sellBoard: '', mine: '', loginUser: '', expand: '', fund: '', shop: '' })
  // What waits for payment is closed after a quarter of an hour.
  await walkAs('owing', owing, { myBuys: '', withdraw: '', notice: '' })
  await walkAs('buyer', buyer, { ...Object.fromEntries(names.map((name) => [name, ''])), ...queries })
  const order = `?id=${await runningOrder(selling, 'sale')}`
  await walkAs('seller', seller, { home: '', mySales: '', order, withdrawAdd: '', freeze: '' })
  await deliverTo(selling, waiting)
  await walkAs('waiting', waiting, { home: '', notice: '' })
  await walkAs('operator', operator, { mine: '', notice: '', moneyDesk: '', areaNotices: '' })
  await walkAs('mayor', mayor, { mine: '', notice: '', areaNotices: '' })
  await walkAs('arbiter', arbiter, { dispute: '' })
  await walkAs('arbiter', arbiter, { mine: '', notice: '', disputes: '', dispute })
  const all = walkers.flatMap((who) =>
    names.flatMap((route) => leadsOf(route, who, app.target).map((lead) => leadName(route, who, lead))),
  )
  expect(
    [...new Set(all)].filter((name) => !walk.followed.has(name)),
    'entries of the table that nobody saw',
  ).toEqual([])
})
