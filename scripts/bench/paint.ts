import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder, startServer } from '../../tests/support/server/process'
import { buildBlank, serveBlank } from './paint/blank'
import type { Throttling, Visit } from './paint/visit'
import { visit } from './paint/visit'

/**
 * `npm run bench -- paint`: Lighthouse's mobile profile of the first visit of the buy home and of a default blank Taro page, in turns. The
 * home comes from a fresh demo city, or from a running server (`--url`);
 * `--edition market` measures the first tab of the market edition. `--throttling devtools` really slows the visits down instead of
 * simulating it.
 */
const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    edition: { type: 'string', default: 'trade' },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const runs = Number(given.runs)
const throttling: Throttling = given.throttling === 'devtools' ? 'devtools' : 'simulate'

const measures = ['fcpMs', 'lcpMs', 'tbtMs', 'cls', 'scriptKb', 'machine'] as const
const digits = { fcpMs: 0, lcpMs: 0, tbtMs: 0, cls: 4, scriptKb: 1, machine: 0 } as const

function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  return { min: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, max: sorted.at(-1) ?? 0 }
}

function rowOf(measure: (typeof measures)[number], ours: readonly Visit[], blank: readonly Visit[]) {
  const [a, b] = [spread(ours.map((one) => one[measure])), spread(blank.map((one) => one[measure]))]
  const text = ({ min, median, max }: typeof a) =>
    [min, median, max].map((value) => value.toFixed(digits[measure])).join(' / ')
  const ratio = b.median > 0 ? (a.median / b.median).toFixed(2) : '–'
  return `| ${measure} | ${text(a)} | ${text(b)} | ${ratio} |`
}

async function main(): Promise<void> {
  buildBlank()
  const folder = given.url === undefined ? dataFolder() : undefined
  const marketDir = path.resolve(__dirname, '../../dist/market/h5')
  const server = folder === undefined ? undefined : await startServer(folder, { MENPAI_MARKET_DIR: marketDir })
  const url = `${server?.url ?? given.url ?? ''}/${given.edition === 'market' ? 'market/' : ''}`
  const blankServer = await serveBlank()
  const ours: Visit[] = []
  const blank: Visit[] = []
  // The first request makes the server draw the page; a running server has drawn it before.
  await fetch(url)
  for (let run = 0; run < runs; run += 1) {
    blank.push(await visit(blankServer.url, throttling))
    ours.push(await visit(url, throttling))
    console.error(JSON.stringify({ home: ours.at(-1), blank: blank.at(-1) }))
  }
  console.log('| min / median / max | buy home | blank page | ratio of medians |\n|---|---|---|---|')
  for (const measure of measures) console.log(rowOf(measure, ours, blank))
  blankServer.close()
  await server?.stop()
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

void main()
