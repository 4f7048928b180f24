import type { Page } from '@playwright/test'
import * as v from 'valibot'

const Origins = v.array(v.string())

const Stats = v.object({
  crossings: v.array(v.object({ page: v.string(), bytes: v.number() })),
  waitedFor: v.array(v.string()),
  origins: v.object({ request: Origins, uploadFile: Origins, downloadFile: Origins }),
})

type Crossing = v.InferOutput<typeof Stats>['crossings'][number]

const statsOf = async (page: Page) => v.parse(Stats, await page.evaluate(() => globalThis.__host.stats()))

/** The packages that a page had to wait for since the start. */
export const waitedFor = async (page: Page): Promise<readonly string[]> => (await statsOf(page)).waitedFor

/** The origins that were called since the start, by the kind of call. */
export const originsCalled = async (page: Page) => (await statsOf(page)).origins

/**
 * How many of Taro's components were attached since the start; none where no mini-program runs. A page nested deeper than its templates
 * needs them. A walk asks on every page, so nothing else crosses: the list of all that was sent has thousands of rows at its end.
 */
export const components = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!('__host' in globalThis)) return 0
    const { components: count } = (await globalThis.__host.stats()) as { readonly components: number }
    return count
  })

/** When nothing is sent for this long, the earlier work has ended. */
const restMs = 400

/** How often data were sent until the page came to rest: drawn rows, for example, still get their positions. */
export async function countAtRest(page: Page): Promise<number> {
  let [count, last] = [-1, 0]
  while (count !== last) {
    count = last
    await page.waitForTimeout(restMs)
    last = (await statsOf(page)).crossings.length
  }
  return count
}

/** The data sent from the script to the screen (`setData`) during a step. On a phone this is what makes a page slow. */
export class Crossings {
  private constructor(private readonly all: readonly Crossing[]) {}

  /** Does a step once the page has come to rest, and prints what was sent, under its name. */
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

  /** The largest single `setData`. */
  largest(): number {
    return Math.max(0, ...this.all.map(({ bytes }) => bytes))
  }

  /** The first data sent to a page: its first picture. */
  first(path: string): number {
    return this.all.find((one) => one.page === path)?.bytes ?? 0
  }
}
