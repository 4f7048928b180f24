import type { Locator, Page } from '@playwright/test'
import type { RouteName } from '@contract/pages/routes'
import { routes } from '@contract/pages/routes'
import {
  coveredByBar,
  lookFor,
  paddedBoxes,
  smallBoxes,
  smallTargets,
  widerThanPage,
} from '../../../gallery/support/measure'
import { layers, lookAround } from '../../../gallery/support/seen'
import { faultsOfGrowth } from '../../../gallery/support/text-growth'
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
    .or(screen.getByRole('radio', name))
    .or(screen.getByText(tap, { exact: true }))
  await wanted.first().tap()
}

/** Taps through to the state of the view. */
export async function tapAll(app: AppDriver, { taps = [] }: View): Promise<void> {
  for (const tap of taps) await press(app, tap)
}

/**
 * The text below the bar, and the way out: back, the tab bar, or a popup's own button; no words of a machine. With a view also its popup,
 * or that there is none.
 */
export async function expectContentAndWayOut(app: AppDriver, name: string, view?: View): Promise<void> {
  let said: readonly string[] = []
  // What is slow shows nothing at first, and between two pages there is none for a moment.
  const none = (failure: unknown) => ({ lacks: [String(failure)], said: [] })
  const lacks = async () => {
    const found = await lookAround(app.screen(), app.target === 'weapp', view && view.popup === true).catch(none)
    said = found.said
    return found.lacks
  }
  await expect.configure({ soft: true }).poll(lacks, `${name}: what is missing`).toEqual([])
  expect.soft(said, `${name}: words of a machine`).toEqual([])
}

const growths = [1.3, 1.5]

/** Larger text, as a phone's settings make it, is neither cut nor covered. */
export async function expectReadable(root: Locator, name: string): Promise<void> {
  const faults = await faultsOfGrowth(root, growths)
  growths.forEach((factor, at) => expect.soft(faults[at], `${name}: text at ${factor * 100} %`).toEqual([]))
}

/**
 * Nothing is wider than the page, nothing is too small to touch or to type in, no box has a padding that is not ours, no bar lies over a
 * popup.
 */
export async function expectUsable(root: Locator, name: string, { popup = false }: View): Promise<void> {
  const { wider, targets, boxes, padded, covered } = await lookFor(root, {
    wider: widerThanPage,
    targets: smallTargets,
    boxes: smallBoxes,
    padded: paddedBoxes,
    covered: coveredByBar,
  })
  expect.soft(wider, `${name}: wider than the page`).toEqual([])
  expect.soft(targets, `${name}: touch areas under 88 rpx`).toEqual([])
  expect.soft(boxes, `${name}: boxes for text under 88 rpx`).toEqual([])
  expect.soft(padded, `${name}: boxes with a padding of iOS's own`).toEqual([])
  if (popup) expect.soft(covered, `${name}: a bar over its popup`).toEqual([])
}

const widths = [375, 320]

async function expectUsableOnAll(page: Page, root: Locator, name: string, view: View): Promise<void> {
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 812 })
    await expectUsable(root, `${name}, ${width}`, view)
  }
  await page.setViewportSize({ width: 375, height: 812 })
}

/** The popup that the view opens, or the page. */
export const topOf = (app: AppDriver, { popup = false }: View): Locator =>
  popup ? app.screen().locator(layers).last() : app.screen()

/**
 * Waits for it. A popup's code is loaded late: without waiting for it, the page would be measured, and would be locked and clipped in the
 * middle of that.
 */
export async function onTop(app: AppDriver, view: View): Promise<Locator> {
  if (view.popup === true) await expect(topOf(app, view)).toBeVisible()
  else await expect(app.screen().locator(layers)).toHaveCount(0)
  return topOf(app, view)
}

/** Tabs of a browser and its history can be told apart: every page but the home says its name. */
export async function expectName(page: Page, { route }: View, name: string): Promise<void> {
  const title = route === 'home' ? /^门牌社区$/ : /^\S.* · 门牌社区$/
  await expect.soft(page, `${name}: the window’s title`).toHaveTitle(title)
}

/** What must hold of what is seen: something to read, a way out, nothing too small, nothing cut when the text grows. */
export async function expectToHold(app: AppDriver, page: Page, view: View, name = nameOf(view)): Promise<void> {
  await expectContentAndWayOut(app, name, view)
  const root = topOf(app, view)
  await expectUsableOnAll(page, root, name, view)
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
