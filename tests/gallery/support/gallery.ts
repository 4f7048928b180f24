import path from 'node:path'
import { test as base, type Browser, type Locator, type Page } from '@playwright/test'
import { pack } from '../../host/pack/pack'
import { serveFolder } from '../../host/pack/serve'
import { phone } from '../../support/browser/browser'
import { pieces, type Piece } from './pieces'

export type Target = 'h5' | 'weapp'

/** One picture of the gallery: a piece with all its states, or one state of a piece that covers the page. */
export interface View {
  readonly piece: Piece
  /** Number of the state; undefined when the piece shows all of them. */
  readonly state: number | undefined
  /** `Button`, or `LoginPopup 2`. */
  readonly name: string
}

/** The gallery of one target, opened once; a tap on its own filters shows the next piece. */
export interface Gallery {
  readonly target: Target
  readonly page: Page
  /** The page's root. */
  readonly root: Locator
  /** Shows every piece in every state, one after the other. */
  readonly walk: (look: (view: View) => Promise<void>) => Promise<void>
  /** Gives the window another width, and waits until what measures itself has done so. */
  readonly resize: (width: number) => Promise<void>
  /** Failures that nobody handled, so far. */
  readonly errors: () => Promise<readonly string[]>
}

const buildOf = (target: Target) =>
  path.resolve(__dirname, process.env['MENPAI_GALLERY'] ?? '../../../dist/gallery', target)

/** Runs in the page: waits until no picture is on its way any more, at most a second (one out of sight may never start). */
async function picturesSettled(root: Element): Promise<void> {
  const until = performance.now() + 1_000
  const isWaiting = () => [...root.querySelectorAll('img')].some((picture) => !picture.complete)
  while (isWaiting() && performance.now() < until) await new Promise((resolve) => requestAnimationFrame(resolve))
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * Runs in the page: taps the filter with this text in the row with this name, and waits until it is the chosen one. The browser
 * hears the click, the mini-program's framework makes a tap of the mouse.
 */
async function tapFilter(root: Element, [row, text]: readonly [string, string]): Promise<void> {
  const find = () =>
    [...root.querySelectorAll<HTMLElement>(`[aria-label="${row}"] [role=checkbox]`)].find(
      (one) => one.textContent === text,
    )
  const filter = find()
  if (!filter) throw new Error(`no filter ${row} ${text}`)
  for (const type of ['mousedown', 'mouseup', 'click']) filter.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  const until = performance.now() + 10_000
  while (find()?.getAttribute('aria-checked') !== 'true') {
    if (performance.now() > until) throw new Error(`the filter ${row} ${text} does nothing`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Runs in the page: the texts of a row's filters. */
const filtersOf = (root: Element, row: string): readonly string[] =>
  [...root.querySelectorAll(`[aria-label="${row}"] [role=checkbox]`)].map((one) => one.textContent ?? '')

async function openOn(target: Target, browser: Browser, url: string, width = 375): Promise<Gallery> {
  const page = await browser.newPage({ ...phone, viewport: { width, height: 812 }, reducedMotion: 'reduce' })
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.goto(target === 'h5' ? `${url}/` : `${url}/?path=${encodeURIComponent('pages/gallery/index')}`)
  const roots: Record<Target, () => Locator> = {
    h5: () => page.locator('.taro_page'),
    weapp: () => page.frameLocator('.page:not([hidden]) iframe').locator('body'),
  }
  const root = roots[target]()
  const tap = (row: string, text: string) => root.evaluate(tapFilter, [row, text] as const)
  await root.getByText('组件', { exact: true }).first().waitFor()
  return {
    target,
    page,
    root,
    walk: async (look) => {
      for (const piece of pieces) {
        await tap('组件', piece.title)
        if (!piece.isOverlay) {
          await root.evaluate(picturesSettled)
          await look({ piece, state: undefined, name: piece.title })
          continue
        }
        const states = await root.evaluate(filtersOf, '状态')
        for (const [state, text] of states.entries()) {
          await tap('状态', text)
          await root.evaluate(picturesSettled)
          await look({ piece, state, name: `${piece.title} ${text}` })
        }
      }
    },
    resize: async (to) => {
      await page.setViewportSize({ width: to, height: 812 })
      await root.evaluate(twoFrames)
    },
    errors: async () => {
      if (target === 'h5') return thrown
      await page.evaluate(() => globalThis.__host.stats())
      return [...thrown, ...(await page.evaluate(() => globalThis.__host.errors))]
    },
  }
}

interface Fixtures {
  /** Opens the gallery in a window of this width; 375 px by default. */
  readonly open: (target: Target, width?: number) => Promise<Gallery>
}

interface Served {
  readonly urls: Readonly<Record<Target, string>>
}

/** `open` opens the built gallery. */
export const test = base.extend<Fixtures, Served>({
  urls: [
    async ({}, provide, worker) => {
      const packed = path.resolve(__dirname, `../../../test-results/gallery-packed-${worker.workerIndex}`)
      const isH5 = worker.project.name === 'h5'
      if (!isH5) await pack(buildOf('weapp'), packed)
      const servers = await Promise.all([serveFolder(buildOf('h5')), serveFolder(packed)])
      await provide({ h5: servers[0].url, weapp: servers[1].url })
      await Promise.all(servers.map((server) => server.close()))
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, urls }, provide) => {
    const opened: Gallery[] = []
    await provide(async (target, width) => {
      const gallery = await openOn(target, browser, urls[target], width)
      opened.push(gallery)
      return gallery
    })
    await Promise.all(opened.map(({ page }) => page.close()))
  },
})

export { expect } from '@playwright/test'
