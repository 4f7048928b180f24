import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/** What one first visit of a page costs. */
export interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly fcpMs: number
  readonly lcpMs: number
  /** What tasks took beyond 50 ms each, after the first paint. */
  readonly tbtMs: number
  readonly cls: number
  /** All scripts asked for, gzip kB of level 9. */
  readonly scriptKb: number
}

/** Lighthouse's mobile profile (slow 4G, four times slower processor) as its DevTools throttling applies it. */
const profile = {
  viewport: { width: 412, height: 823 },
  latencyMs: 562.5,
  bytesPerSecond: (1474.56 * 1024) / 8,
  slowdown: 4,
}

/** After the last request nothing more is counted than happens within this time. */
const settleMs = 3000

/** Runs in the page; a text, because the loader of this script marks functions in a way that a page does not know. */
const watch = `
  const seen = (window.seen = { fcpMs: 0, lcpMs: 0, cls: 0, tasks: [] })
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcpMs = startTime })
  on('largest-contentful-paint', ({ startTime }) => { seen.lcpMs = startTime })
  on('layout-shift', ({ value }) => { seen.cls += value })
  on('longtask', ({ startTime, duration }) => { seen.tasks.push([startTime, duration]) })
`

interface Seen {
  readonly fcpMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly tasks: readonly (readonly [startMs: number, durationMs: number])[]
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: (675 * 1024) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
}

/** Opens an address for the first time, in a context of its own. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.addInitScript({ content: watch })
  await throttle(page)
  const answer = await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
  await page.waitForTimeout(settleMs)
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen)
  const sizes = await Promise.all(scripts)
  await context.close()
  const late = seen.tasks.filter(([startMs]) => startMs >= seen.fcpMs)
  return {
    fcpMs: seen.fcpMs,
    lcpMs: seen.lcpMs,
    cls: seen.cls,
    tbtMs: late.reduce((sum, [, durationMs]) => sum + Math.max(0, durationMs - 50), 0),
    scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1024,
  }
}
