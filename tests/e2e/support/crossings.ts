import type { Page } from '@playwright/test'
import * as v from 'valibot'

const Origins = v.array(v.string())

const Stats = v.object({
  crossings: v.array(v.object({ page: v.string(), bytes: v.number() })),
  waitedFor: v.array(v.string()),
  components: v.number(),
  origins: v.object({ request: Origins, uploadFile: Origins, downloadFile: Origins }),
})

type Crossing = v.InferOutput<typeof Stats>['crossings'][number]

const statsOf = async (page: Page) => v.parse(Stats, await page.evaluate(() => globalThis.__host.stats()))

/** The packages that a page had to wait for since the start. */
export const waitedFor = async (page: Page): Promise<readonly string[]> => (await statsOf(page)).waitedFor

/** The origins that were called since the start, by the kind of call. */
export const originsCalled = async (page: Page) => (await statsOf(page)).origins

/** How many components of Taro's were attached since the start: a page that is deeper than its templates goes on in one. */
export const components = async (page: Page): Promise<number> => (await statsOf(page)).components

/** So long nothing crosses when what was done before has come to its end. */
const restMs = 400

/** How often something crossed until the page came to rest: rows that are drawn, for one, are still told where they lie. */
async function countAtRest(page: Page): Promise<number> {
  let [count, last] = [-1, 0]
  while (count !== last) {
    count = last
    await page.waitForTimeout(restMs)
    last = (await statsOf(page)).crossings.length
  }
  return count
}

/** What crossed from the script to the screen while something was done. On a phone this is what makes a page slow. */
export class Crossings {
  private constructor(private readonly all: readonly Crossing[]) {}

  /** Does it once the page has come to rest, and prints what crossed under its name. */
  static async during(page: Page, name: string, work: () => Promise<void>): Promise<Crossings> {
    const before = await countAtRest(page)
    await work()
    const found = new Crossings((await statsOf(page)).crossings.slice(before))
    const list = found.all.map(({ page: path, bytes }) => `${path} ${bytes}`).join(', ')
    console.log(`${name}: ${found.bytes()} bytes in ${found.all.length} setData (${list})`)
    return found
  }

  /** Bytes of one page, or of all. */
  bytes(path?: string): number {
    return this.all.filter((one) => path === undefined || one.page === path).reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** The largest single crossing. */
  largest(): number {
    return Math.max(0, ...this.all.map(({ bytes }) => bytes))
  }

  /** What crossed first to a page: its first picture. */
  first(path: string): number {
    return this.all.find((one) => one.page === path)?.bytes ?? 0
  }
}
