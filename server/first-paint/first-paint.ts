import type { FirstData } from '@contract/first-data'
import type { Deps } from '../deps'
import { eachBuild } from '../http/each-build'
import type { Asked } from '../http/mount'
import { storeAddress } from '../object-store/settings'
import type { PaintedBuild } from './build'
import { readPaintedBuild } from './build'
import { paintedPage } from './page'
import { pictureCopies } from './pictures'

/** How old a page may be that is sent again. The app looks for newer answers as soon as it runs. */
const freshMs = 2000
/** How long a page request waits for the database before it gets the page without rows. */
const patienceMs = 800
/** The address of pictures follows the address the page was asked under; a server has few. */
const maxAddresses = 8

interface Kept {
  readonly at: number
  readonly build: PaintedBuild
  readonly page: Promise<string | undefined>
}

export interface FirstPaintDeps {
  readonly deps: Deps
  readonly h5Dir: string
  readonly basePath: string
  readonly read: (deps: Deps, asked: Asked) => Promise<FirstData | undefined>
  /** A failure that costs the visitor only the first rows. */
  readonly onFailure: (cause: unknown) => void
}

/** Settles with nothing when the work takes too long; the work goes on. */
function atMost<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * The buy home's page with its first rows drawn into it, the same for everybody. Gives undefined when there is no build, no area or no
 * database in time: the plain page is right then. Read at most once in two seconds for each address the server is known under.
 * Our decision: docs/decisions/0100-first-paint.md
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
    const address = `${asked.protocol}://${asked.hostname}`
    const kept = pages.get(address)
    if (kept?.build === build && Math.abs(now - kept.at) < freshMs) return atMost(kept.page, patienceMs)
    if (!kept && pages.size >= maxAddresses) pages.clear()
    const page = make(build, asked)
    pages.set(address, { at: now, build, page })
    return atMost(page, patienceMs)
  }
}
