import type * as v from 'valibot'
import type { Endpoint } from '@contract/endpoint'
import { readFresh } from '../../db/reads/fresh'
import type { Deps } from '../../deps'
import { Written } from '../../http/written'
import { boardVersion } from './board-version-store'
import { KeptPages } from './kept-pages'

/** A page of a board that can be shown to many readers. */
export interface Board<Shown> {
  /** Owners of rows on the page: they see these rows as their own. */
  readonly owners: ReadonlySet<number>
  readonly shownTo: (userId: number) => Shown
  /** Until when the page holds even if no row changes; without it, until something changes. */
  readonly until?: number
}

type OfArea = Endpoint & { readonly input: v.GenericSchema<unknown, { readonly areaId: number }> }

const nobody = 0

/**
 * Reads the pages of one call and keeps each as long as nothing on it changes. Every read first asks for the version of its area, so it
 * shows at least everything that was committed before, in every process. Source: decision 0171.
 */
export function keptBoards<E extends OfArea, Shown extends v.InferInput<E['output']>>(
  endpoint: E,
  load: (deps: Deps, wish: v.InferOutput<E['input']>) => Promise<Board<Shown>>,
) {
  // Keyed by database, because tests have several in one process.
  const ofDatabase = new WeakMap<Deps['db'], KeptPages<Board<Shown>>>()
  const written = new WeakMap<Board<Shown>, Written<E>>()

  async function read(deps: Deps, wish: v.InferOutput<E['input']>): Promise<Board<Shown>> {
    const kept = ofDatabase.get(deps.db) ?? new KeptPages()
    ofDatabase.set(deps.db, kept)
    const version = await boardVersion(deps.db, wish.areaId)
    return kept.read(JSON.stringify(wish), { version, now: deps.clock.now() }, () =>
      readFresh(deps, (fresh) => load(fresh, wish)),
    )
  }

  return {
    /** The page as a user sees it. */
    shown: async (deps: Deps, userId: number, wish: v.InferOutput<E['input']>) =>
      (await read(deps, wish)).shownTo(userId),

    /** The page as it is sent: serialised once for all readers who own no row on it. */
    async sent(deps: Deps, userId: number, wish: v.InferOutput<E['input']>): Promise<Shown | Written<E>> {
      const board = await read(deps, wish)
      if (board.owners.has(userId)) return board.shownTo(userId)
      const known = written.get(board) ?? new Written(endpoint, board.shownTo(nobody))
      written.set(board, known)
      return known
    },
  }
}
