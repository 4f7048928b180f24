import type { Page } from '@playwright/test'
import type { RouteName } from '@contract/pages/routes'
import { routes } from '@contract/pages/routes'
import { isTabRoute } from '@/lib/routes/tabs'
import { pages } from '../pages/walks/entries'
import type { Lead, Walker } from '../pages/walks/lead'
import { arbiter, becomePerson, keeper, mayor, operator, owing, pairOf, refused } from '../pages/people'
import { electionOfMayor, ownShop, ownThings, readByAll } from '../pages/walks/of-the-city'
import { expectName, expectToHold, nameOf } from '../pages/walks/views'
import {
  deliverTo,
  homeOfSeller,
  idOf,
  owe,
  purchaseOf,
  reserveSlot,
  runningOrder,
  writeLog,
} from '../pages/walks/prepared'
import { components } from '../support/network/crossings'
import type { Person } from '../support/device'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { addressOf, sourceOf } from '../support/places'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'

// Every page holds for whoever sees it, every link and button of it leads where its words say, and there is a way back.

const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'menuitem']
const pressable = roles.map((role) => `[role=${role}]:not([aria-disabled=true])`).join()
/** A walk asks often: it takes hundreds of steps, each of which is over soon. */
const pollOften = (message: string) => ({ message, intervals: [25, 50, 100] })
const isOn = (app: AppDriver, route: RouteName) =>
  expect.poll(async () => addressOf(await app.path()), pollOften(`the page ${route}`)).toBe(addressOf(routes[route]))

const seenOn = (app: AppDriver, which: string) => app.screen().locator(which).filter({ visible: true })

/** The names of everything pressable on the current page, as screen readers hear them. */
const namesOn = (app: AppDriver, which = pressable): Promise<readonly string[]> =>
  seenOn(app, which).evaluateAll((elements) =>
    elements.map((element) => {
      const told = element.cloneNode(true) as HTMLElement
      told.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove())
      // Dates hold together by joiners, which nobody hears.
      return (element.getAttribute('aria-label') ?? told.textContent).replaceAll('\u2060', '').trim()
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

/**
 * The entries of a page, or of its menu, for one person on one target. What names the person stands in the place of the same words for
 * everybody.
 */
function leadsOf(
  route: RouteName,
  who: Walker,
  target: AppDriver['target'],
  of: 'leads' | 'menu' = 'leads',
): readonly Lead[] {
  const all = pages[route][of] ?? []
  const names = ([, , , only]: Lead) => Array.isArray(only) && only.includes(who)
  const own = new Set(all.filter(names).map(([entry]) => entry.source))
  return all.filter((lead) => names(lead) || lead[3] === target || (lead[3] === undefined && !own.has(lead[0].source)))
}
/** Each whom an entry names follows it; any other is followed once. */
const leadName = (route: RouteName, who: Walker, [entry, to, , only]: Lead, of: 'leads' | 'menu' = 'leads') =>
  `${route}${of === 'menu' ? ' ···' : ''}: ${String(entry)} → ${to}${Array.isArray(only) ? `, ${who}` : ''}`
const replacesPage = ([, to, , , replaces]: Lead) => replaces === 'replaces' || isTabRoute(to)

/** Shows a page, and gives how many components there were before it. */
async function show(walk: Walk, { route, query = '' }: Visit): Promise<number> {
  const { app, rest } = walk
  const before = await componentsOf(walk)
  await app.goOn(`${sourceOf(route)}${query}`)
  await expect(app.screen().locator(pressable).first()).toBeVisible()
  await rest()
  return before
}

/** The index of the first entry with these words, which a page may show only a moment after a step back. */
async function indexIn(app: AppDriver, [entry]: Lead, which: string): Promise<number> {
  let at = -1
  const find = async () => (at = (await namesOn(app, which)).findIndex((name) => entry.test(name)))
  await expect.poll(find, pollOften(`the entry ${String(entry)}`)).toBeGreaterThanOrEqual(0)
  return at
}

const componentsOf = async ({ app, page }: Walk) => (app.target === 'h5' ? 0 : components(page))

/** In the mini-program a page nested deeper than its templates needs components, one for each row of a list. */
async function expectNoComponents(walk: Walk, before: number, where: string): Promise<number> {
  const now = await componentsOf(walk)
  expect.soft(now - before, `${where}: components below the templates`).toBe(0)
  return now
}

/** Presses the first entry with these words, checks what opened, and goes back. */
async function follow(walk: Walk, { route, who }: Visit, lead: Lead, of: 'leads' | 'menu' = 'leads'): Promise<void> {
  const { app, page } = walk
  const [, to, promised] = lead
  const what = leadName(route, who, lead, of)
  const which = of === 'menu' ? '[role=menuitem]' : pressable
  // A page can open another of its kind, so its address does not say whether it is the one that shows.
  await app.screen().evaluate((screen) => screen.setAttribute('data-left', ''))
  // Content that arrives late would move the entry away from the finger.
  await walk.rest()
  await seenOn(app, which)
    .nth(await indexIn(app, lead, which))
    .tap()
  await isOn(app, to)
  if (!replacesPage(lead)) await expect(app.screen()).not.toHaveAttribute('data-left')
  const words = app
    .screen()
    .getByText(promised)
    .or(app.screen().getByRole('button', { name: promised }))
  await expect.soft(words.first(), `${what} shows what it promises`).toBeVisible()
  walk.followed.add(what)
  if (replacesPage(lead)) return
  // By what it is written with: to look for a name, the browser would work out that of every button.
  const wayBack = app.screen().locator('[role=button][aria-label="返回"]')
  await expect.soft(wayBack, `${what}: no way back`).toBeVisible()
  await app.back()
  await expect(app.screen()).toHaveAttribute('data-left')
  await isOn(app, route)
  // A page that is still sliding away can be pressed.
  if (app.target === 'h5') await expect(page.locator('.taro_page').filter({ visible: true })).toHaveCount(1)
}

/** Follows what the menu of a page leads to, opening it for each. */
async function walkMenu(walk: Walk, visit: Visit): Promise<void> {
  const { app } = walk
  const { route, who } = visit
  const leads = leadsOf(route, who, app.target, 'menu')
  for (const lead of leads.filter((one) => !walk.followed.has(leadName(route, who, one, 'menu')))) {
    await walk.rest()
    await app.screen().getByRole('button', { name: '更多', exact: true }).tap()
    await indexIn(app, lead, '[role=menuitem]')
    const unknown = (await namesOn(app, '[role=menuitem]')).filter((name) => !leads.some(([entry]) => entry.test(name)))
    expect.soft(unknown, `${route}: entries of its menu that the table does not know`).toEqual([])
    await follow(walk, visit, lead, 'menu')
  }
}

/** What must hold of a page that somebody sees. In the mini-program every-page-unanswered.spec.ts looks, at the narrowest phone. */
async function look({ app, page }: Walk, visit: Visit): Promise<void> {
  if (app.target !== 'h5') return
  const name = `${nameOf(visit)} of ${visit.who}`
  await expectName(page, visit, name)
  await expectToHold(app, page, visit, name)
}

async function walkPage(walk: Walk, visit: Visit): Promise<void> {
  const { app } = walk
  const { route, who } = visit
  const { own } = pages[route]
  const leads = leadsOf(route, who, app.target)
  let count = await show(walk, visit)
  await look(walk, visit)
  const names = await namesOn(app)
  const isKnown = (name: string) =>
    name === '返回' || own?.test(name) === true || leads.some(([entry]) => entry.test(name))
  const unknown = names.filter((name) => !isKnown(name))
  expect.soft(unknown, `${route}: entries that the table does not know`).toEqual([])
  count = await expectNoComponents(walk, count, route)
  const isNew = (lead: Lead) => !walk.followed.has(leadName(route, who, lead))
  for (const lead of leads.filter(([entry]) => names.some((name) => entry.test(name))).filter(isNew)) {
    await follow(walk, visit, lead)
    count = await expectNoComponents(walk, count, leadName(route, who, lead))
    if (replacesPage(lead)) count = await show(walk, visit)
  }
  await walkMenu(walk, visit)
}

const names = Object.keys(pages).filter((name): name is RouteName => name in routes)
const walkers: readonly Walker[] = [
  'buyer',
  'seller',
  'waiting',
  'owing',
  'keeper',
  'refused',
  'guest',
  'operator',
  'mayor',
  'arbiter',
]

// Other scenarios change the pages' content, so the walk has a city of its own.
test.use({ city: 'entries' })

test('every entry of every page leads where its words say, and back, for who may see it', async ({ app, page }) => {
  test.setTimeout(1_500_000)
  expect(names).toHaveLength(Object.keys(routes).length)
  const { buyer, seller } = pairOf('axe', app)
  const walk: Walk = { app, page, rest: followRequests(page), followed: new Set() }
  const as = (person: Person) => deviceOf(app.serverUrl, person)
  const [buying, selling] = [await as(buyer), await as(seller)]
  const waiting = pairOf('uploads', app).buyer
  const cases = await ask(await as(arbiter), '/bctDispute/list', {})
  const dispute = `?id=${idOf('dispute', cases.data[0]?.orderId)}`
  const walkAs = async (who: Walker, person: Person | undefined, seen: Partial<Record<RouteName, string>>) => {
    if (person) await becomePerson(app, person)
    for (const route of names.filter((name) => name in seen))
      await test.step(`${who}: ${route}`, () => walkPage(walk, { who, route, query: seen[route] ?? '' }))
  }
  const city = await readByAll(buying)
  const purchase = await purchaseOf(buying)
  await owe(await as(owing), selling)
  await reserveSlot(buying)
  await walkAs('guest', undefined, { home: '', sellBoard: '', mine: '', loginUser: '', ...city })
  // What waits for payment is closed after a quarter of an hour.
  await walkAs('owing', owing, { myBuys: '', withdraw: '', notice: '' })
  const every = Object.fromEntries(names.map((name) => [name, '']))
  await walkAs('buyer', buyer, { ...every, ...city, ...purchase, log: `?id=${await writeLog(buying)}`, archived: '' })
  await walkAs('buyer', undefined, await ownThings(buying))
  await walkAs('buyer', undefined, { block: await homeOfSeller(buying) })
  const order = `?id=${await runningOrder(selling, 'sale')}`
  await walkAs('seller', seller, { home: '', mySales: '', order, withdrawAdd: '', freeze: '' })
  await deliverTo(selling, waiting)
  await walkAs('waiting', waiting, { home: '', notice: '' })
  await walkAs('keeper', keeper, { ...(await ownShop(await as(keeper))), rich: '?key=shop' })
  await walkAs('refused', refused, { ...(await ownShop(await as(refused))), voteAdd: '', rich: '?key=mutual' })
  const shop = await ownShop(await as(operator))
  await walkAs('operator', operator, { mine: '', notice: '', ...shop })
  await walkAs('mayor', mayor, { mine: '', notice: '', areaNotices: '', mayor: await electionOfMayor(buying) })
  await walkAs('arbiter', arbiter, { dispute: '' })
  await walkAs('arbiter', arbiter, { mine: '', notice: '', disputes: '', dispute })
  const all = walkers.flatMap((who) =>
    names.flatMap((route) =>
      (['leads', 'menu'] as const).flatMap((of) =>
        leadsOf(route, who, app.target, of).map((lead) => leadName(route, who, lead, of)),
      ),
    ),
  )
  expect(
    [...new Set(all)].filter((name) => !walk.followed.has(name)),
    'entries of the table that nobody saw',
  ).toEqual([])
})
