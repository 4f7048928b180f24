import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { launch as start } from 'chrome-launcher'
import type { Result } from 'lighthouse'
import { launch } from '../../../tests/support/browser/browser'

/** What one first visit of a page costs, as Lighthouse's mobile profile sees it. */
export interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly fcpMs: number
  readonly lcpMs: number
  /** Total blocking time: what tasks took beyond 50 ms each, from the first contentful paint until the page is quiet. */
  readonly tbtMs: number
  readonly cls: number
  /** All scripts asked for, gzip kB of level 9. */
  readonly scriptKb: number
  /** Lighthouse's figure for the speed of the machine at that moment: higher is faster, and other work lowers it. */
  readonly machine: number
  /** Which element was the largest. */
  readonly largest: string
}

/** How the slow phone is imitated: calculated from an unthrottled visit (Lighthouse's default), or by slowing the visit down. */
export type Throttling = 'simulate' | 'devtools'

/** Which visit of a browser: its first, or a later one, when what it keeps has come; then with a network or without. */
export const kinds = ['first', 'second', 'offline'] as const
export type Kind = (typeof kinds)[number]

/** Lighthouse's own slow 4G, or the slow 3G of WebPageTest. */
export const networks = ['slow-4g', 'slow-3g'] as const
export type Network = (typeof networks)[number]

export interface Way {
  readonly throttling: Throttling
  readonly kind: Kind
  readonly network: Network
  /** Takes the server away. */
  readonly away: () => Promise<void>
}

/** Files of other pages are fetched five seconds after the start, when the service worker is there. */
const keptAfterMs = 12_000

const slow3G = {
  rttMs: 400,
  throughputKbps: 400,
  requestLatencyMs: 1_500,
  downloadThroughputKbps: 360,
  uploadThroughputKbps: 360,
  cpuSlowdownMultiplier: 4,
} as const

/** The selector or the markup of a node named in a Lighthouse insight. */
function nodeIn(details: unknown): string {
  return /"selector":"([^"]*)"/.exec(JSON.stringify(details) ?? '')?.[1] ?? ''
}

interface Asked {
  readonly url: string
  readonly resourceType: string
}

/** Files that are not there, without a network, weigh nothing. */
async function weightOf(result: Result): Promise<number> {
  const { details } = result.audits['network-requests'] ?? {}
  const asked = details?.type === 'table' ? (details.items as unknown as readonly Asked[]) : []
  const urls = new Set(asked.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url))
  const sizes = [...urls].map(async (url) => {
    const body = await fetch(url).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    )
    return body ? gzipSync(Buffer.from(body), { level: 9 }).length : 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
}

/** Opens an address in a browser of its own. */
export async function visit(url: string, { throttling, kind, network, away }: Way): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse')
  const { executablePath, args } = launch().launchOptions
  // Started as Lighthouse's own command does: a second driver would observe the page too, and its queries would count as the page's work.
  const browser = await start({
    chromePath: executablePath,
    chromeFlags: args,
    logLevel: 'error',
    ...(kind !== 'first' && { startingUrl: url }),
  })
  try {
    if (kind !== 'first') await sleep(keptAfterMs)
    if (kind === 'offline') await away()
    const ran = await lighthouse(url, {
      port: browser.port,
      throttlingMethod: throttling,
      ...(network === 'slow-3g' && { throttling: slow3G }),
      disableStorageReset: kind !== 'first',
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    if (!ran) throw new Error(`${url} was not measured`)
    const result = ran.lhr
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
    const numberOf = (name: string) => {
      const value = result.audits[name]?.numericValue
      if (value === undefined) throw new Error(`${url}: no ${name}`)
      return value
    }
    return {
      fcpMs: numberOf('first-contentful-paint'),
      lcpMs: numberOf('largest-contentful-paint'),
      tbtMs: numberOf('total-blocking-time'),
      cls: numberOf('cumulative-layout-shift'),
      scriptKb: await weightOf(result),
      machine: result.environment.benchmarkIndex,
      largest: nodeIn(result.audits['lcp-breakdown-insight']?.details),
    }
  } finally {
    browser.kill()
  }
}
