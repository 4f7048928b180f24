import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addressOfPage, isPageName, pageNames } from '../../tests/support/server/page-addresses'
import { dataFolder, startServer } from '../../tests/support/server/process'
import { caller } from '../../tests/support/server/process-call'
import { buildBlank, serveBlank } from './paint/blank'
import { tableOf } from './paint/table'
import type { Throttling, Visit } from './paint/visit'
import { visit } from './paint/visit'

/**
 * `npm run bench -- paint [page…]`: Lighthouse's mobile profile of the first visits of these pages and of a default blank Taro page, in
 * turns; all pages that the server draws with `--all`, the buy home without a name. They come from a fresh demo city, or from a running
 * server (`--url`). `--throttling devtools` really slows the visits down instead of simulating it.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    all: { type: 'boolean', default: false },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const runs = Number(given.runs)
const throttling: Throttling = given.throttling === 'devtools' ? 'devtools' : 'simulate'

async function measure(url: string): Promise<void> {
  const server = await caller(url)
  const names = (given.all ? pageNames : positionals.length > 0 ? positionals : ['home']).filter(isPageName)
  const blankServer = await serveBlank()
  const visits = new Map<string, Visit[]>(['blank', ...names].map((name) => [name, []]))
  const urls = new Map([['blank', blankServer.url]])
  for (const name of names) urls.set(name, `${url}${await addressOfPage(server, name)}`)
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of urls) {
      // The first request makes the server draw the page; a running server has drawn it before.
      await fetch(address)
      const seen = await visit(address, throttling)
      visits.get(name)?.push(seen)
      console.error(JSON.stringify({ name, ...seen }))
    }
  }
  console.log(tableOf(visits))
  blankServer.close()
}

async function main(): Promise<void> {
  const unknown = positionals.filter((name) => !isPageName(name))
  if (unknown.length > 0) throw new Error(`no page ${unknown.join(' ')}; there are ${pageNames.join(' ')}`)
  buildBlank()
  if (given.url !== undefined) return measure(given.url)
  const folder = dataFolder()
  const server = await startServer(folder, { MENPAI_MARKET_DIR: path.resolve(__dirname, '../../dist/market/h5') })
  try {
    await measure(server.url)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
