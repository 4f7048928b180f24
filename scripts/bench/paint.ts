import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from '../../tests/support/browser'
import { dataFolder, startServer } from '../../tests/support/process'
import { buildBlank, serveBlank } from './paint/blank'
import type { Visit } from './paint/visit'
import { visit } from './paint/visit'

/**
 * `npm run bench -- paint`: the first visit of the buy home and of a default blank Taro page, in turns, on a slow phone. The home is of
 * a fresh demo city, or of a server that runs already (`--url`).
 */
const { values: given } = parseArgs({ options: { runs: { type: 'string', default: '5' }, url: { type: 'string' } } })
const runs = Number(given.runs)

const measures = ['fcpMs', 'lcpMs', 'tbtMs', 'cls', 'scriptKb'] as const
const digits = { fcpMs: 0, lcpMs: 0, tbtMs: 0, cls: 4, scriptKb: 1 } as const

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
  const folder = given.url === undefined ? await dataFolder() : undefined
  const server = folder === undefined ? undefined : await startServer(folder)
  const url = `${server?.url ?? given.url ?? ''}/`
  const blankServer = await serveBlank()
  const browser = await chromium.launch(launch().launchOptions)
  const ours: Visit[] = []
  const blank: Visit[] = []
  // The first request makes the server draw; a server that runs has drawn before.
  await fetch(url)
  for (let run = 0; run < runs; run += 1) {
    blank.push(await visit(browser, blankServer.url))
    ours.push(await visit(browser, url))
    console.error(JSON.stringify({ home: ours.at(-1), blank: blank.at(-1) }))
  }
  console.log('| min / median / max | buy home | blank page | ratio of medians |\n|---|---|---|---|')
  for (const measure of measures) console.log(rowOf(measure, ours, blank))
  await browser.close()
  blankServer.close()
  await server?.stop()
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

void main()
