import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { demoAreaId as areaId } from '../../demo/residents'
import { pack } from '../../tests/host/pack/pack'
import { serveFolder } from '../../tests/host/pack/serve'
import { launch, phone, withoutCrossOriginRules } from '../../tests/support/browser/browser'
import { dataFolder, startServer } from '../../tests/support/server/process'
import { spreadOf, spreadText } from './server/figures'
import { say } from './server/report'

/**
 * `npm run bench -- mini`: the mini-program in the host of `tests/host`: milliseconds from its start to the first listing on the buy home,
 * the sell board and by a shared listing, and from a tap on the tab 我的 to an order list whose package is there in advance or not. In turns:
 * as built, and without each of the settings of `config/weapp-settings.ts` that are to make it faster.
 */
const { values: given } = parseArgs({ options: { runs: { type: 'string', default: '9' } } })
const runs = Number(given.runs)
const built = path.resolve(__dirname, '../../dist/weapp')

const variants = ['as built', 'lazyCodeLoading', 'preloadRule'] as const
type Variant = (typeof variants)[number]

/** Packs the build without one of its settings. */
async function packed(without: Variant): Promise<string> {
  const [from, to] = ['build', 'packed'].map(() => mkdtempSync(path.join(os.tmpdir(), 'menpai-mini-')))
  if (from === undefined || to === undefined) throw new Error('no folder')
  cpSync(built, from, { recursive: true })
  const file = path.join(from, 'app.json')
  const app = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  delete app[without]
  writeFileSync(file, JSON.stringify(app))
  await pack(from, to)
  rmSync(from, { recursive: true })
  return to
}

const screen = (page: Page) => page.frameLocator('.page:not([hidden]) iframe').locator('body')

interface Start {
  readonly name: string
  readonly path?: string
  /** What is to be seen. */
  readonly words: string
}

/** From the navigation to the words, in a browser of its own. */
async function startMs(hostUrl: string, serverUrl: string, { path: to, words }: Start): Promise<number> {
  const browser = await chromium.launch(launch(withoutCrossOriginRules).launchOptions)
  try {
    const page = await (await browser.newContext(phone)).newPage()
    const search = new URLSearchParams({ origin: serverUrl, ...(to !== undefined && { path: to }) })
    const begun = performance.now()
    await page.goto(`${hostUrl}/?${search.toString()}`, { waitUntil: 'commit' })
    await screen(page).getByText(words).first().waitFor()
    return performance.now() - begun
  } finally {
    await browser.close()
  }
}

/** From a tap to the page of another package. */
async function tapMs(hostUrl: string, serverUrl: string): Promise<number> {
  const browser = await chromium.launch(launch(withoutCrossOriginRules).launchOptions)
  try {
    const page = await (await browser.newContext(phone)).newPage()
    await page.goto(`${hostUrl}/?${new URLSearchParams({ origin: serverUrl }).toString()}`)
    const field = screen(page).getByRole('button', { name: /搜索/ }).first()
    await field.waitFor()
    await page.waitForTimeout(1_000)
    const begun = performance.now()
    await field.tap()
    await page.waitForFunction(() => globalThis.__host.current.startsWith('pages/search'))
    return performance.now() - begun
  } finally {
    await browser.close()
  }
}

type Server = Awaited<ReturnType<typeof startServer>>
type Host = { readonly one: Variant; readonly at: Awaited<ReturnType<typeof serveFolder>> }

async function measure(server: Server, hosts: readonly Host[]): Promise<void> {
  const guest = { ak: 'onlooker' }
  const [sale] = (await server.call('/bctSale/list', { areaId }, guest)).data.data
  const [bid] = (await server.call('/bctBuy/list', { areaId }, guest)).data.data
  if (!sale || !bid) throw new Error('the demo city has no listing or no bid')
  const starts: readonly Start[] = [
    { name: 'buy home', words: sale.title },
    { name: 'sell board', path: 'pages/index/buy', words: bid.title },
    { name: 'listing', path: `pages/offer/salePay?saleId=${sale.saleId}`, words: sale.title },
  ]
  const found = new Map<string, number[]>()
  const note = (name: string, ms: number) => found.set(name, [...(found.get(name) ?? []), ms])
  for (let run = 0; run < runs; run += 1) {
    for (const { one, at } of hosts) {
      const without = one === 'as built' ? one : `without ${one}`
      if (one !== 'preloadRule')
        for (const start of starts) note(`${start.name}, ${without}`, await startMs(at.url, server.url, start))
      if (one !== 'lazyCodeLoading') note(`tap on the search, ${without}`, await tapMs(at.url, server.url))
    }
  }
  say('| min / median / max | ms |\n|---|---|')
  for (const [name, values] of [...found].sort()) say(`| ${name} | ${spreadText(spreadOf(values))} |`)
}

/** Whatever fails: what was started ends, and nothing is left behind. */
async function main(): Promise<void> {
  const folder = dataFolder()
  const hosts: Host[] = []
  try {
    const server = await startServer(folder, {})
    try {
      for (const one of variants) hosts.push({ one, at: await serveFolder(await packed(one)) })
      await measure(server, hosts)
    } finally {
      await Promise.all(hosts.map(({ at }) => at.close()))
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
