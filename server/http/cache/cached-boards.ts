import type * as v from 'valibot'
import type { Endpoint } from '@contract/endpoint'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { readFresh } from '../../db/reads/fresh'
import type { Deps } from '../../deps'
import { Written } from '../written'
import { PageCache } from './page-cache'

/** A page that can be shown to many readers. */
export interface Board<Shown> {
  /** Owners of rows on the page: they see these rows as their own. */
  readonly owners: ReadonlySet<number>
  readonly shownTo: (userId: number) => Shown
  /** Until when the page holds even if no row changes; without it, until something changes. */
  readonly until?: number
}

/** A page on which nobody has a row of their own. */
export const boardForAll = <Shown>(value: Shown, until?: number): Board<Shown> => ({
  owners: new Set(),
  shownTo: () => value,
  ...(until !== undefined && { until }),
})

const nobody = 0

/** The version of what a wish's pages show; undefined where there is no such thing. */
type VersionOf<E extends Endpoint> = (db: Deps['db'], wish: v.InferOutput<E['input']>) => Promise<string | undefined>

const missing = err(refusal('NOT_FOUND'))

/**
 * Reads the pages of one call and keeps each as long as nothing on it changes. Every read first asks for the version of what the page
 * shows, so it shows at least everything that was committed before, in every process. Source: decision 0171.
 */
export function cachedPages<E extends Endpoint, Shown extends v.InferInput<E['output']>>(
  endpoint: E,
  versionOf: VersionOf<E>,
  load: (deps: Deps, wish: v.InferOutput<E['input']>) => Promise<Board<Shown>>,
) {
  // Keyed by database, because tests have several in one process.
  const ofDatabase = new WeakMap<Deps['db'], PageCache<Board<Shown>>>()
  const written = new WeakMap<Board<Shown>, Written<E>>()

  async function read(deps: Deps, wish: v.InferOutput<E['input']>): Promise<Board<Shown> | undefined> {
    const kept = ofDatabase.get(deps.db) ?? new PageCache()
    ofDatabase.set(deps.db, kept)
    const version = await versionOf(deps.db, wish)
    if (version === undefined) return undefined
    return kept.read(JSON.stringify(wish), { version, now: deps.clock.now() }, () =>
      readFresh(deps, (fresh) => load(fresh, wish)),
    )
  }

  return {
    /** The page as a user sees it. Refusal: NOT_FOUND. */
    async shown(deps: Deps, userId: number, wish: v.InferOutput<E['input']>) {
      const board = await read(deps, wish)
      return board ? ok(board.shownTo(userId)) : missing
    },

    /** The page as it is sent: serialised once for all readers who own no row on it. Refusal: NOT_FOUND. */
    async sent(deps: Deps, userId: number, wish: v.InferOutput<E['input']>) {
      const board = await read(deps, wish)
      if (!board) return missing
      if (board.owners.has(userId)) return ok<Shown | Written<E>>(board.shownTo(userId))
      const known = written.get(board) ?? new Written(endpoint, board.shownTo(nobody))
      written.set(board, known)
      return ok<Shown | Written<E>>(known)
    },
  }
}
