import type * as v from 'valibot'
import type { Endpoint } from '@contract/endpoint'
import type { Deps } from '../../deps'
import { Written } from '../../http/written'
import { boardVersion } from './board-version-store'
import { KeptPages } from './kept-pages'

/** A page of what an area shows, as each reader sees it. */
export interface Board<Shown> {
  /** Whose rows are on it: they see them as their own. */
  readonly owners: ReadonlySet<number>
  readonly shownTo: (userId: number) => Shown
  /** Until when it stays so even if nothing is changed; not told: as long. */
  readonly until?: number
}

type OfArea = Endpoint & { readonly input: v.GenericSchema<unknown, { readonly areaId: number }> }

const nobody = 0

/**
 * Reads pages of one call, each once for as long as nothing changes that it shows. Every reader asks for the version of his area first, so
 * he sees at least what had been done when he asked, on every process alike. Source: decision 0171.
 */
export function keptBoards<E extends OfArea, Shown extends v.InferInput<E['output']>>(
  endpoint: E,
  load: (deps: Deps, wish: v.InferOutput<E['input']>) => Promise<Board<Shown>>,
) {
  // A process has one database; tests have more.
  const ofDatabase = new WeakMap<Deps['db'], KeptPages<Board<Shown>>>()
  const written = new WeakMap<Board<Shown>, Written<E>>()

  async function read(deps: Deps, wish: v.InferOutput<E['input']>): Promise<Board<Shown>> {
    const kept = ofDatabase.get(deps.db) ?? new KeptPages()
    ofDatabase.set(deps.db, kept)
    const version = await boardVersion(deps.db, wish.areaId)
    return kept.read(JSON.stringify(wish), { version, now: deps.clock.now() }, () => load(deps, wish))
  }

  return {
    /** The page as a user sees it. */
    shown: async (deps: Deps, userId: number, wish: v.InferOutput<E['input']>) =>
      (await read(deps, wish)).shownTo(userId),

    /** The page as it is sent: written once for all who have nothing on it. */
    async sent(deps: Deps, userId: number, wish: v.InferOutput<E['input']>): Promise<Shown | Written<E>> {
      const board = await read(deps, wish)
      if (board.owners.has(userId)) return board.shownTo(userId)
      const known = written.get(board) ?? new Written(endpoint, board.shownTo(nobody))
      written.set(board, known)
      return known
    },
  }
}
