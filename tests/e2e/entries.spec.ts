import type { Page } from '@playwright/test'
import type { RouteName } from '@/lib/routes/routes'
import { routes } from '@/lib/routes/routes'
import type { Lead, Side } from './pages/entries'
import { pages } from './pages/entries'
import { arbiter, becomePerson, pairOf } from './pages/people'
import { deliverTo, foreignSale, idOf, runningOrder, writeLog } from './pages/prepared'
import { components } from './support/crossings'
import type { Person } from './support/device'
import { ask, deviceOf } from './support/device'
import type { AppDriver } from './support/driver'
import { addressOf, placeOf } from './support/places'
import { followRequests } from './support/rest'
import { expect, test } from './support/test'

// Every link and button of every page leads where its words say, and there is a way back.

const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'menuitem']
const pressable = roles.map((role) => `[role=${role}]`).join()
/** Pages that replace the one that leads to them. */
const replacing: readonly RouteName[] = ['home', 'disputes']
const isOn = (app: AppDriver, route: RouteName) =>
  expect.poll(async () => addressOf(await app.path()), `the page ${route}`).toBe(addressOf(routes[route]))

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
  readonly side: Side
  readonly route: RouteName
  readonly query?: string
}

const leadsOf = (route: RouteName, ...of: readonly (Side | AppDriver['target'])[]): readonly Lead[] =>
  (pages[route].leads ?? []).filter(([, , , only]) => only === undefined || of.includes(only))
const leadName = (route: RouteName, [entry, to]: Lead) => `${route}: ${String(entry)} → ${to}`

async function show({ app, rest }: Walk, { route, query = '' }: Visit): Promise<void> {
  await app.open(`${placeOf(route)}${query}`)
  await expect(app.screen().locator(pressable).first()).toBeVisible()
  await rest()
}

/** The index of the first entry with these words, which a page may show only a moment after a step back. */
async function placeIn(app: AppDriver, [entry]: Lead): Promise<number> {
  const find = async () => (await namesOn(app)).findIndex((name) => entry.test(name))
  await expect.poll(find, `the entry ${String(entry)}`).toBeGreaterThanOrEqual(0)
  return find()
}

/** In the mini-program a page nested deeper than its templates needs components, one for each row of a list. */
async function expectNoComponents({ app, page }: Walk, before: number, where: string): Promise<number> {
  if (app.target === 'h5') return 0
  const now = await components(page)
  expect.soft(now - before, `${where}: components below the templates`).toBe(0)
  return now
}

/** Presses the first entry with these words, checks what opened, and goes back. */
async function follow(walk: Walk, { route }: Visit, lead: Lead): Promise<void> {
  const { app, page } = walk
  const [, to, promised] = lead
  const what = leadName(route, lead)
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
  if (replacing.includes(to)) return
  await expect.soft(app.screen().getByRole('button', { name: '返回' }), `${what}: no way back`).toBeVisible()
  await app.back()
  await isOn(app, route)
  // A page that is still sliding away can be pressed.
  if (app.target === 'h5') await expect(page.locator('.taro_page').filter({ visible: true })).toHaveCount(1)
}

async function walkPage(walk: Walk, visit: Visit): Promise<void> {
  const { app } = walk
  const { route } = visit
  const { own } = pages[route]
  const leads = leadsOf(route, visit.side, app.target)
  await show(walk, visit)
  const names = await namesOn(app)
  const isKnown = (name: string) =>
    name === '' || name === '返回' || own?.test(name) === true || leads.some(([entry]) => entry.test(name))
  const unknown = names.filter((name) => !isKnown(name))
  expect.soft(unknown, `${route}: entries that the table does not know`).toEqual([])
  let count = await expectNoComponents(walk, 0, route)
  for (const lead of leads.filter(([entry]) => names.some((name) => entry.test(name)))) {
    await follow(walk, visit, lead)
    count = await expectNoComponents(walk, count, leadName(route, lead))
    if (!replacing.includes(lead[1])) continue
    await show(walk, visit)
    count = 0
  }
}

const names = Object.keys(pages).filter((name): name is RouteName => name in routes)

// Other scenarios change the pages' content, so the walk has a city of its own.
test.use({ city: 'entries' })

test('every entry of every page leads where its words say, and back, for both sides of an order', async ({
  app,
  page,
}) => {
  test.setTimeout(300_000)
  expect(names).toHaveLength(Object.keys(routes).length)
  const { buyer, seller } = pairOf('axe', app)
  const walk: Walk = { app, page, rest: followRequests(page), followed: new Set() }
  const [buying, selling] = [await deviceOf(app.serverUrl, buyer), await deviceOf(app.serverUrl, seller)]
  const queries: Partial<Record<RouteName, string>> = {
    salePay: `?saleId=${(await foreignSale(buying)).saleId}`,
    order: `?id=${await runningOrder(buying, 'buy')}`,
    log: `?id=${await writeLog(buying)}`,
    rich: '?key=expand',
  }
  const walkAs = async (person: Person, visits: readonly Visit[]) => {
    await becomePerson(app, person)
    for (const visit of visits) await test.step(`${person.blockNo}: ${visit.route}`, () => walkPage(walk, visit))
  }
  await walkAs(
    buyer,
    names.map((route) => ({ side: 'buyer', route, query: queries[route] ?? '' })),
  )
  await walkAs(seller, [
    { side: 'seller', route: 'home' },
    { side: 'seller', route: 'mySales' },
    { side: 'seller', route: 'order', query: `?id=${await runningOrder(selling, 'sale')}` },
    { side: 'seller', route: 'withdrawAdd' },
    { side: 'seller', route: 'freeze' },
  ])
  const waiting = pairOf('uploads', app).buyer
  await deliverTo(selling, waiting)
  await walkAs(waiting, [{ side: 'buyer', route: 'home' }])
  const cases = await ask(await deviceOf(app.serverUrl, arbiter), '/admin/dispute/list', {})
  await walkAs(arbiter, [
    { side: 'seller', route: 'disputes' },
    { side: 'seller', route: 'dispute' },
    { side: 'seller', route: 'dispute', query: `?id=${idOf('dispute', cases.data[0]?.orderId)}` },
  ])
  const all = names.flatMap((route) =>
    leadsOf(route, 'buyer', 'seller', app.target).map((lead) => leadName(route, lead)),
  )
  expect(
    all.filter((name) => !walk.followed.has(name)),
    'entries of the table that nobody saw',
  ).toEqual([])
})
