import type * as v from 'valibot'
import type { searchNote } from '@contract/endpoints/market/search'
import { searchHot } from '@contract/endpoints/market/search'
import { ok } from '@contract/result'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { boardForAll, cachedPages } from '../../../http/cache/cached-boards'
import type { Caller } from '../../../http/caller'
import { searching } from './numbers'
import { foldedWords, soughtOf } from '../rules/words'
import { goodsOnSale, noteWord, wordsSince } from './hot-store'
import { isFound } from './search-store'

/** Hot words may be as old as this. */
const freshMs = 60_000

/** Counts a search for the hot words of a city. Our decision: docs/decisions/0290-search.md */
export async function noteSearch(
  { db, clock }: Deps,
  { userId }: Caller,
  input: v.InferOutput<typeof searchNote.input>,
) {
  const word = foldedWords(input.q).join(' ')
  if (word !== '') await noteWord(db, { areaId: input.areaId, word, userId, now: clock.now() })
  return ok({})
}

/** Whether a search for it finds a listing or a bid that is open now. */
async function findsSomething(db: Db, areaId: number, word: string): Promise<boolean> {
  const sought = soughtOf(word)
  if (!sought) return false
  return (await isFound(db, { id: 'sale_id', areaId }, sought)) || isFound(db, { id: 'buy_id', areaId }, sought)
}

async function hotWords({ db, clock }: Deps, areaId: number) {
  const words: string[] = []
  for (const word of await wordsSince(db, areaId, clock.now() - searching.hotMs)) {
    if (words.length < searching.hotMost && (await findsSomething(db, areaId, word))) words.push(word)
  }
  const all = new Set([...words, ...(await goodsOnSale(db, areaId))])
  return { words: [...all].slice(0, searching.hotMost) }
}

const pages = cachedPages(
  searchHot,
  async (_db, { areaId }) => String(areaId),
  async (deps, { areaId }) => boardForAll(await hotWords(deps, areaId), deps.clock.now() + freshMs),
)

/** What a city looks for, at most a minute old. */
export const readHot = (deps: Deps, wish: v.InferOutput<typeof searchHot.input>) => pages.shown(deps, 0, wish)
