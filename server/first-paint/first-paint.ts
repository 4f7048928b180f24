import type { FirstData } from '@contract/first-data'
import type { Deps } from '../deps'
import { eachBuild } from '../http/pages/each-build'
import type { Asked } from '../http/mount'
import { storeAddress } from '../object-store/settings'
import type { PaintedBuild } from './build'
import { readPaintedBuild } from './build'
import { paintedPage } from './page'
import { pictureCopies } from './pictures'

/** How long a page may be reused. The app asks for newer answers as soon as it runs. */
const freshMs = 2000
/** How long a page request waits for the database before it gets the page without rows. */
const patienceMs = 2000
/**
 * Most addresses for which a page is kept: without a setting, the pictures' address follows the one the page was requested under, and a
 * server has few of these.
 */
const maxAddresses = 8

interface Kept {
  readonly at: number
  readonly build: PaintedBuild
  readonly page: Promise<string | undefined>
  isDrawn: boolean
}

export interface FirstPaintDeps {
  readonly deps: Deps
  readonly h5Dir: string
  readonly basePath: string
  readonly read: (deps: Deps, asked: Asked) => Promise<FirstData | undefined>
  /** Called on a failure; it costs the visitor only the first rows. */
  readonly onFailure: (cause: unknown) => void
}

/** Resolves with undefined when the work takes too long; the work goes on. */
function atMost<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * The buy home's page with its first rows drawn into it, the same for everybody. Gives undefined when there is no build, no area, or no
 * answer from the database in time: then the plain page is right. It is read at most once in two seconds for each address of the pictures,
 * and one reading at a time. Host names that callers invent have no effect where that address is set, as in production. Our decision:
 * docs/decisions/0100-first-paint.md
 */
export function firstPaintPages({ deps, h5Dir, basePath, read, onFailure }: FirstPaintDeps) {
  const buildNow = eachBuild(h5Dir, readPaintedBuild)
  const pages = new Map<string, Kept>()
  const withPictures = pictureCopies()

  const make = async (build: PaintedBuild, asked: Asked) => {
    try {
      const data = await read(deps, asked)
      if (!data) return undefined
      const { qiniu, storeUrl, storePort } = deps.config
      const reached = qiniu?.domain ?? storeUrl ?? `http://127.0.0.1:${storePort}`
      return await withPictures(paintedPage(build, data, basePath), {
        named: storeAddress(deps.config, asked),
        reached,
      })
    } catch (cause) {
      onFailure(cause)
      return undefined
    }
  }

  return (asked: Asked): Promise<string | undefined> => {
    const build = buildNow()
    if (!build) return Promise.resolve(undefined)
    const now = deps.clock.now()
    const address = storeAddress(deps.config, asked)
    const kept = pages.get(address)
    const isGood = kept?.build === build && (!kept.isDrawn || Math.abs(now - kept.at) < freshMs)
    if (isGood) return atMost(kept.page, patienceMs)
    pages.delete(address)
    for (const oldest of [...pages.keys()].slice(0, Math.max(0, pages.size + 1 - maxAddresses))) pages.delete(oldest)
    const next: Kept = { at: now, build, page: make(build, asked).finally(() => (next.isDrawn = true)), isDrawn: false }
    pages.set(address, next)
    return atMost(next.page, patienceMs)
  }
}
