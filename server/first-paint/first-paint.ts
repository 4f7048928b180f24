import type { Deps } from '../deps'
import { eachBuild } from '../http/pages/each-build'
import type { Painted, PaintedPages } from '../http/pages/painted'
import type { Asked } from '../http/mount'
import { storeAddress } from '../object-store/settings'
import type { PaintedBuild } from './build'
import { readPaintedBuild } from './build'
import type { GuestCall } from './guest-calls'
import { paintedPage } from './page'
import { pictureCopies } from './pictures'
import { RecentlyUsed } from './recently-used'
import type { Ask, Said } from './said'
import { askAgain, listenTo, saysTheSame } from './said'
import type { Named } from './wished'
import { wishedPage } from './wished'

/** How long a page is used without a question: the app takes its data as answers. */
const freshMs = 2000
/** How long it is used when the same calls are still answered alike. What stands on it about the time is as old. */
const longestMs = 10_000
/** How long a page request waits for the drawing before it gets the page without its content, which would then ask for all that itself. */
const usualPatienceMs = 2000
/** Most pages that are kept, of 60 to 150 kB each. */
const mostPages = 120
/** Most pages that are drawn at the same time: a walk over all addresses must not take the processor from payments. */
const mostTogether = 4

/** A page with the answers that it is made of. */
interface Drawn {
  readonly at: number
  readonly page: Painted
  readonly said: Said
}

interface Kept {
  readonly at: number
  readonly build: PaintedBuild
  readonly drawn: Promise<Drawn | undefined>
  isDrawn: boolean
}

export interface FirstPaintDeps {
  readonly deps: Deps
  readonly h5Dir: string
  readonly basePath: string
  readonly call: GuestCall
  /** How long a request waits for its drawing. */
  readonly patienceMs?: number
  /** Called on a failure; it costs the visitor only the first paint. */
  readonly onFailure: (cause: unknown) => void
}

export interface FirstPaint {
  readonly painted: PaintedPages
  /** Draws each page once, one after the other: code that has not run yet draws too slowly for the first visitor of a page. */
  readonly warmUp: (asked: Asked) => Promise<void>
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
 * The pages of an edition as a guest sees them, the same for everybody. `notNow` when there is no area, too much to draw at once, or no
 * answer from the database in time. A page is asked about at most once in two seconds for each address of the pictures, and once at a time;
 * it is drawn again when an answer has changed, or after ten seconds. Host names that callers invent have no effect where that address is
 * set, as in production. Our decision: docs/decisions/0100-first-paint.md
 */
export function firstPaintPages(given: FirstPaintDeps): FirstPaint {
  const { deps, h5Dir, basePath, call, onFailure, patienceMs = usualPatienceMs } = given
  const buildNow = eachBuild(h5Dir, readPaintedBuild)
  const pages = new RecentlyUsed<Kept>(mostPages)
  const withPictures = pictureCopies()
  let drawing = 0
  let before: PaintedBuild | undefined

  const draw = async (build: PaintedBuild, { page, params, isPrivate }: Named, asked: Asked, ask: Ask) => {
    const drawn = await build.studio.artist()?.draw({ page, params, at: deps.clock.now(), ask })
    if (!drawn) return undefined
    const { qiniu, storeUrl, storePort, publicUrl } = deps.config
    const isUnlisted = isPrivate || drawn.isMissing || drawn.isUnnamed
    const place = { publicUrl, basePath, page, isPrivate: isUnlisted, addressOf: build.addressOf }
    const html = await withPictures(paintedPage(build, page, drawn, place), {
      named: storeAddress(deps.config, asked),
      reached: qiniu?.domain ?? storeUrl ?? `http://127.0.0.1:${storePort}`,
    })
    return { html, status: drawn.isMissing ? (404 as const) : (200 as const), isPrivate: place.isPrivate }
  }
  /** The page that was drawn before, when nothing on it has changed. */
  const paint = async (build: PaintedBuild, wish: Named, asked: Asked, last: Kept['drawn'] | undefined) => {
    const at = deps.clock.now()
    const guest: Ask = (...what) => call(asked, ...what)
    const older = await last
    const isRecent = older !== undefined && Math.abs(at - older.at) < longestMs - freshMs
    const answers = isRecent ? await askAgain(older.said, guest) : undefined
    if (answers && older && saysTheSame(older.said, answers)) return older
    const { ask, said } = listenTo(guest, answers)
    const page = await draw(build, wish, asked, ask)
    return page && { at, page, said }
  }
  const make = async (...given: Parameters<typeof paint>) => {
    drawing += 1
    try {
      return await paint(...given)
    } catch (cause) {
      onFailure(cause)
      return undefined
    } finally {
      drawing -= 1
    }
  }

  const wished = async (build: PaintedBuild, url: string) => {
    try {
      const artist = build.studio.artist()
      const drawable = artist && (await atMost(artist.pages, patienceMs))
      return drawable ? wishedPage(drawable, build, url) : 'notNow'
    } catch (cause) {
      onFailure(cause)
      return 'notNow'
    }
  }

  const inTime = async (drawn: Kept['drawn']) => (await atMost(drawn, patienceMs))?.page ?? 'notNow'

  const painted: PaintedPages = async (url, asked) => {
    const build = buildNow()
    if (!build) return undefined
    if (before !== build) before?.studio.close()
    before = build
    const wish = await wished(build, url)
    if (!wish || wish === 'notNow') return wish
    const now = deps.clock.now()
    const key = `${storeAddress(deps.config, asked)} ${wish.page} ${JSON.stringify(wish.params)}`
    const kept = pages.get(key)
    const isGood = kept?.build === build && (!kept.isDrawn || Math.abs(now - kept.at) < freshMs)
    if (isGood) return inTime(kept.drawn)
    if (drawing >= mostTogether) return 'notNow'
    const last = kept?.build === build ? kept.drawn : undefined
    const drawn = make(build, wish, asked, last).finally(() => (next.isDrawn = true))
    const next: Kept = { at: now, build, drawn, isDrawn: false }
    pages.set(key, next)
    return inTime(drawn)
  }
  const warmUp = async (asked: Asked) => {
    const drawable = await buildNow()
      ?.studio.artist()
      ?.pages.catch(() => [])
    for (const { page } of drawable ?? []) await painted(page, asked)
  }
  return { painted, warmUp }
}
