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

/** The selector or the markup of a node named in a Lighthouse insight. */
function nodeIn(details: unknown): string {
  return /"selector":"([^"]*)"/.exec(JSON.stringify(details) ?? '')?.[1] ?? ''
}

interface Asked {
  readonly url: string
  readonly resourceType: string
}

async function weightOf(result: Result): Promise<number> {
  const { details } = result.audits['network-requests'] ?? {}
  const asked = details?.type === 'table' ? (details.items as unknown as readonly Asked[]) : []
  const urls = new Set(asked.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url))
  const sizes = [...urls].map(async (url) => {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer())
    return gzipSync(body, { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
}

/** Opens an address for the first time, in a browser of its own. */
export async function visit(url: string, throttlingMethod: Throttling): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse')
  const { executablePath, args } = launch().launchOptions
  // Started as Lighthouse's own command does: a second driver would observe the page too, and its queries would count as the page's work.
  const browser = await start({ chromePath: executablePath, chromeFlags: args, logLevel: 'error' })
  try {
    const ran = await lighthouse(url, {
      port: browser.port,
      throttlingMethod,
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
