import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addressOfPage, isPageName, pageNames } from '../../tests/support/server/page-addresses'
import { dataFolder, startServer } from '../../tests/support/server/process'
import { caller } from '../../tests/support/server/process-call'
import { buildBlank, serveBlank } from './paint/blank'
import { tableOf } from './paint/table'
import type { Throttling, Visit } from './paint/visit'
import { kinds, networks, visit } from './paint/visit'

/**
 * `npm run bench -- paint [page…]`: Lighthouse's mobile profile of visits of these pages and of a default blank Taro page, in turns; all
 * pages that the server draws with `--all`, the buy home without a name. They come from a fresh demo city, or from a running server
 * (`--url`). `--visit second` opens what the browser has opened before, `--visit offline` does so when the server is away. `--network
 * slow-3g` is a slower network. `--throttling devtools` really slows the visits down instead of simulating it.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    all: { type: 'boolean', default: false },
    visit: { type: 'string', default: 'first' },
    network: { type: 'string', default: 'slow-4g' },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const runs = Number(given.runs)
const throttling: Throttling = given.throttling === 'devtools' ? 'devtools' : 'simulate'

/** One of these values, or the command ends. */
function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((one) => one === word)
  if (found === undefined) throw new Error(`no ${word}; there are ${known.join(' ')}`)
  return found
}

const kind = oneOf(kinds, given.visit)
const network = oneOf(networks, given.network)

/** A product that can be taken away and come back under its address. */
interface Product {
  readonly url: string
  readonly away: () => Promise<void>
  readonly back: () => Promise<void>
}

async function measure({ url, away, back }: Product): Promise<void> {
  const server = await caller(url)
  const names = (given.all ? pageNames : positionals.length > 0 ? positionals : ['home']).filter(isPageName)
  const blankServer = await serveBlank()
  const urls = new Map(kind === 'offline' ? [] : [['blank', blankServer.url]])
  for (const name of names) urls.set(name, `${url}${await addressOfPage(server, name)}`)
  const visits = new Map<string, Visit[]>([...urls.keys()].map((name) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of urls) {
      // The first request makes the server draw the page; a running server has drawn it before.
      await fetch(address)
      const seen = await visit(address, { throttling, kind, network, away })
      if (kind === 'offline') await back()
      visits.get(name)?.push(seen)
      console.error(JSON.stringify({ name, ...seen }))
    }
  }
  console.log(`visit ${kind}, network ${network}`)
  console.log(tableOf(visits))
  blankServer.close()
}

const notOurs = () => Promise.reject(new Error('a server that is given stays where it is'))

async function main(): Promise<void> {
  const unknown = positionals.filter((name) => !isPageName(name))
  if (unknown.length > 0) throw new Error(`no page ${unknown.join(' ')}; there are ${pageNames.join(' ')}`)
  buildBlank()
  if (given.url !== undefined) return measure({ url: given.url, away: notOurs, back: notOurs })
  const folder = dataFolder()
  const settings = { MENPAI_MARKET_DIR: path.resolve(__dirname, '../../dist/market/h5') }
  let server = await startServer(folder, settings)
  const { url } = server
  const port = new URL(url).port
  const away = async () => void (await server.stop())
  const back = async () => {
    server = await startServer(folder, { ...settings, PORT: port })
  }
  try {
    await measure({ url, away, back })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
