import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Id, Line } from '../../fields'

/**
 * What many people of a city looked for lately and would find now, most first; filled up with the goods that most new listings are about.
 * Our decision: docs/decisions/0290-search.md
 */
export const searchHot = endpoint({
  path: '/bctSearch/hot',
  body: 'form',
  access: 'guest',
  summary: 'What a city looks for',
  input: v.object({ areaId: Id }),
  output: v.object({ words: v.array(v.string()) }),
  refusals: [],
})

/** Counts a search of a signed-in person; the same words of the same person count once. */
export const searchNote = endpoint({
  path: '/bctSearch/note',
  body: 'form',
  access: 'user',
  summary: 'Say what was searched for',
  input: v.object({ areaId: Id, q: v.pipe(Line(20), v.minLength(1)) }),
  output: v.object({}),
  refusals: [],
})
