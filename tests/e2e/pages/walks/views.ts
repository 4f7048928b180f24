import type { Locator, Page } from '@playwright/test'
import type { RouteName } from '@/lib/routes/routes'
import { routes } from '@/lib/routes/routes'
import { coveredByBar, lookFor, smallBoxes, smallTargets, widerThanPage } from '../../../gallery/support/measure'
import { faultsOfGrowth } from '../../../gallery/support/text-growth'
import { contentOf, saidByMachines } from '../../../support/browser/page-content'
import type { AppDriver } from '../../support/driver'
import { followRequests } from '../../support/network/rest'
import { expect, test } from '../../support/test'

/** A page, and what is tapped there to see one more state. */
export interface View {
  readonly route: RouteName
  readonly query?: string
  readonly taps?: readonly (string | RegExp)[]
  /** Then the popup over the page is measured, because the page below is locked and clipped. */
  readonly popup?: boolean
}

export const nameOf = ({ route, query = '', taps = [] }: View) => [`${route}${query}`, ...taps].join(' › ')

export async function show(app: AppDriver, page: Page, view: View): Promise<void> {
  const rest = followRequests(page)
  await app.open(`${routes[view.route]}${view.query ?? ''}`)
  await rest()
  if (view.taps === undefined) return
  await tapAll(app, view)
  await rest()
}

/** Presses what has this name. */
export async function press(app: AppDriver, tap: string | RegExp): Promise<void> {
  const name = { name: tap, exact: true }
  const screen = app.screen()
  const wanted = screen
    .getByRole('button', name)
    .or(screen.getByRole('menuitem', name))
    .or(screen.getByRole('tab', name))
    .or(screen.getByText(tap, { exact: true }))
  await wanted.first().tap()
}

/** Taps through to the state of the view. */
export async function tapAll(app: AppDriver, { taps = [] }: View): Promise<void> {
  for (const tap of taps) await press(app, tap)
}

/** What is not written on the page, but read out or shown in an empty box. */
const spoken = (root: Locator): Promise<string[]> =>
  root
    .locator('[aria-label], [placeholder], [alt]')
    .evaluateAll((elements) =>
      elements.flatMap((one) => ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? '')),
    )

/** The text below the bar, and the way out: back, the tab bar, or a popup's own button. */
export async function expectContentAndWayOut(app: AppDriver, page: Page, name: string): Promise<void> {
  // A frame of the host holds its sheets and scripts, too.
  const read = async () =>
    app.target === 'h5' ? ((await app.screen().textContent()) ?? '') : await app.screen().innerText()
  const names = () => app.screen().getByRole('heading', { level: 1 }).allTextContents()
  let words = ''
  const length = async () => contentOf((words = await read()), await names()).length
  // What is slow shows nothing at first.
  await expect.configure({ soft: true }).poll(length, `${name}: nothing to read`).toBeGreaterThan(3)
  const said = [words, ...(await spoken(app.screen()))].flatMap(saidByMachines)
  expect.soft(said, `${name}: words of a machine`).toEqual([])
  const back = app.screen().getByRole('button', { name: '返回' })
  const tabs = page.locator('.tab-bar-item, .tab-item').filter({ visible: true })
  const ways = async () => (await back.count()) || (await tabs.count())
  // Between two pages there is no page for a moment.
  await expect.configure({ soft: true }).poll(ways, `${name}: no way out`).toBeGreaterThan(0)
}

/** A box of the mini-program that has iOS's own padding. */
export const paddedBox = 'wx-textarea:not([disable-default-padding])'

const growths = [1.3, 1.5]

/** Larger text, as a phone's settings make it, is neither cut nor covered. */
export async function expectReadable(root: Locator, name: string): Promise<void> {
  const faults = await faultsOfGrowth(root, growths)
  growths.forEach((factor, at) => expect.soft(faults[at], `${name}: text at ${factor * 100} %`).toEqual([]))
}

/** Nothing is wider than the page, and nothing is too small to touch or to type in. */
export async function expectUsable(root: Locator, name: string): Promise<void> {
  const { wider, targets, boxes } = await lookFor(root, {
    wider: widerThanPage,
    targets: smallTargets,
    boxes: smallBoxes,
  })
  expect.soft(wider, `${name}: wider than the page`).toEqual([])
  expect.soft(targets, `${name}: touch areas under 88 rpx`).toEqual([])
  expect.soft(boxes, `${name}: boxes for text under 88 rpx`).toEqual([])
}

const widths = [375, 320]

async function expectUsableOnAll(page: Page, root: Locator, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 })
    await expectUsable(root, `${name}, ${width}`)
  }
  await page.setViewportSize({ width: 375, height: 812 })
}

/**
 * The popup that the view opens, or the page. A popup's code is loaded late: without waiting for it, the page would be measured, and would
 * be locked and clipped in the middle of that.
 */
export async function onTop(app: AppDriver, { popup = false }: View): Promise<Locator> {
  const popups = app.screen().locator('[role=dialog], [role=alertdialog], [role=menu]')
  if (!popup) {
    await expect(popups).toHaveCount(0)
    return app.screen()
  }
  await expect(popups.last()).toBeVisible()
  const { covered } = await lookFor(popups.last(), { covered: coveredByBar })
  expect.soft(covered, `${await app.path()}: a bar over its popup`).toEqual([])
  return popups.last()
}

/** Tabs of a browser and its history can be told apart: every page but the home says its name. */
async function expectName(page: Page, { route }: View, name: string): Promise<void> {
  const title = route === 'home' ? /^门牌社区$/ : /^\S.* · 门牌社区$/
  await expect.soft(page, `${name}: the window’s title`).toHaveTitle(title)
}

/** What must hold of what is seen: something to read, a way out, nothing too small, nothing cut when the text grows. */
export async function expectToHold(app: AppDriver, page: Page, view: View, name = nameOf(view)): Promise<void> {
  await expectContentAndWayOut(app, page, name)
  const root = await onTop(app, view)
  await expectUsableOnAll(page, root, name)
  await expectReadable(root, name)
}

export async function walk(app: AppDriver, page: Page, views: readonly View[]): Promise<void> {
  for (const view of views) {
    const name = nameOf(view)
    await test.step(name, async () => {
      await show(app, page, view)
      await expectName(page, view, name)
      await expectToHold(app, page, view)
    })
  }
}
