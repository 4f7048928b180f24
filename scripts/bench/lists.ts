import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Frame, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { openForTrade } from '../../tests/e2e/support/server-time'
import { pack } from '../../tests/host/pack/pack'
import { serveFolder } from '../../tests/host/pack/serve'
import { launch, phone, withoutCrossOriginRules } from '../../tests/support/browser/browser'
import { fillBoard } from '../../tests/support/browser/long-market'
import { longList } from '../../tests/support/browser/long-scroll'
import { databaseUrlOf, dataFolder, startServer } from '../../tests/support/server/process'

/**
 * `npm run bench -- lists`: the buy home's board scrolled from its beginning to its end, in a browser and as a mini-program in the host of
 * tests/host. Needs both builds in dist/. `--slow 4` makes the browser's processor four times slower.
 */
const { values: given } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    step: { type: 'string', default: '150' },
    slow: { type: 'string', default: '1' },
    target: { type: 'string', default: 'h5,weapp' },
  },
})
const listings = Number(given.listings)
const rowsOfPage = 15
const stretchWithinMs = 600_000
const shares = [0.02, 0.1, 0.25, 0.5, 0.75, 1]

const quantile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0

async function scrollBoard(page: Page, screen: Page | Frame, list: ReturnType<typeof longList>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(given.slow) })
  console.log('| listings | heap MB | elements | frames | median / p99 / max ms | over 50 ms | long frames (max) | s |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const share of shares) {
    const begun = Date.now()
    const pages = Math.floor((listings * share) / rowsOfPage)
    const { framesMs, longMs } = await list.scrollTo(screen, pages, Number(given.step), stretchWithinMs)
    const seconds = (Date.now() - begun) / 1000
    const { heapMb } = await list.held()
    const elements = await screen.evaluate(() => document.querySelectorAll('*').length)
    const times = [0.5, 0.99, 1].map((part) => quantile(framesMs, part).toFixed(0)).join(' / ')
    const long = `${longMs.length} (${Math.max(0, ...longMs).toFixed(0)})`
    const cells = [list.pages() * rowsOfPage, heapMb.toFixed(1), elements, framesMs.length, times]
    console.log(`| ${[...cells, framesMs.filter((ms) => ms > 50).length, long, seconds.toFixed(0)].join(' | ')} |`)
  }
}

async function inBrowser(browser: Browser, server: string): Promise<void> {
  const page = await (await browser.newContext({ ...phone, serviceWorkers: 'block' })).newPage()
  const list = longList(page, '/bctSale/list')
  await page.goto(`${server}/`)
  await page.locator('#first-paint').waitFor({ state: 'detached' })
  await page.waitForTimeout(3000)
  await scrollBoard(page, page, list)
}

async function inHost(browser: Browser, server: string, folder: string): Promise<void> {
  const out = path.join(folder, 'packed')
  await pack(path.resolve('dist/weapp'), out)
  const host = await serveFolder(out)
  const page = await (await browser.newContext(phone)).newPage()
  const list = longList(page, '/bctSale/list')
  await page.goto(`${host.url}/?origin=${encodeURIComponent(server)}`)
  const shown = page.locator('.page:not([hidden]) iframe')
  await shown.contentFrame().getByText('买', { exact: true }).first().waitFor()
  const frame = await (await shown.elementHandle())?.contentFrame()
  if (frame) await scrollBoard(page, frame, list)
  await host.close()
}

async function main(): Promise<void> {
  const folder = dataFolder()
  const server = await startServer(folder)
  const browser = await chromium.launch(launch(withoutCrossOriginRules).launchOptions)
  try {
    await fillBoard(databaseUrlOf(folder), listings)
    await openForTrade(server.url)
    for (const target of given.target.split(',')) {
      console.log(`\n${target}, ${listings} listings\n`)
      if (target === 'h5') await inBrowser(browser, server.url)
      else await inHost(browser, server.url, folder)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
