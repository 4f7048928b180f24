import type { Frame, Page } from '@playwright/test'

/** The measurements of some scrolling. */
export interface Scrolled {
  /** Times between frames, ms. */
  readonly framesMs: readonly number[]
  /** Frames whose work took longer than 50 ms as the browser itself counts them, ms. */
  readonly longMs: readonly number[]
}

interface Stretch {
  readonly forMs: number
  readonly stepPx: number
  /** After so long without a frame the browser draws no more, ms. */
  readonly patienceMs: number
}

/**
 * Runs in the page: scrolls down for a while, a fixed distance per frame, and measures its frames. A page that another one covers, and one
 * whose browser has stopped to draw, get no frame at all: it fails then, with which of the two it is.
 */
async function scrollInPage({ forMs, stepPx, patienceMs }: Stretch): Promise<Scrolled> {
  const frame = () =>
    new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => {
        const isShown = document.visibilityState === 'visible' && document.documentElement.getClientRects().length > 0
        reject(new Error(`no frame in ${patienceMs} ms of a page that is ${isShown ? 'shown' : 'covered'}`))
      }, patienceMs)
      requestAnimationFrame((at) => {
        clearTimeout(late)
        resolve(at)
      })
    })
  const seen = [...document.querySelectorAll('.taro_page')].filter((element) => element.getClientRects().length > 0)
  const scroller =
    seen.reverse().find((element) => /auto|scroll/.test(getComputedStyle(element).overflowY)) ??
    document.scrollingElement ??
    document.body
  const longMs: number[] = []
  const observer = new PerformanceObserver((list) => longMs.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'long-animation-frame' })
  const framesMs: number[] = []
  const begun = await frame()
  for (let last = begun; last - begun < forMs;) {
    scroller.scrollTop += stepPx
    const at = await frame()
    framesMs.push(at - last)
    last = at
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { framesMs, longMs }
}

/** The memory and elements of a page after garbage collection. */
export interface Held {
  readonly heapMb: number
  readonly nodes: number
}

/** Observes a list that is loaded page by page by calls to this path. */
export function longList(page: Page, path: string) {
  let answers = 0
  page.on('response', (response) => {
    if (response.url().includes(path) && response.status() === 200) answers += 1
  })
  return {
    pages: () => answers,
    /** Scrolls until this many pages are loaded; gives up after `withinMs`. */
    async scrollTo(frame: Page | Frame, pages: number, stepPx: number, withinMs: number): Promise<Scrolled> {
      const framesMs: number[] = []
      const longMs: number[] = []
      for (const until = Date.now() + withinMs; answers < pages;) {
        if (Date.now() > until) throw new Error(`${answers} pages of ${pages} came in ${withinMs} ms`)
        const stretch = await frame.evaluate(scrollInPage, { forMs: 1000, stepPx, patienceMs: 20_000 })
        framesMs.push(...stretch.framesMs)
        longMs.push(...stretch.longMs)
      }
      return { framesMs, longMs }
    },
    async held(): Promise<Held> {
      const session = await page.context().newCDPSession(page)
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
      await session.detach()
      return { heapMb: usedSize / 1_048_576, nodes }
    },
  }
}
