import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'

const refType = 'mutual' as const

/** Private words of a post's two, by the post's id; newest first as the server sends them. */
export const wordsCall = listCall<ApiOutput<'/bctMsg/list'>, { readonly id: number }>(
  (api, query, page) => api.form('/bctMsg/list', { ...query, refType, ...page }),
  { idOf: ({ msgId }) => msgId, access: 'user', extraOf: () => undefined },
)

/** What one of the two says. */
export interface Words {
  readonly id: number
  readonly text: string
  readonly images: string
}

/** Writes to the other of the two and shows it. Failures: those of `/bctMsg/add`. */
export const sayAtom = atom(null, async (get, set, words: Words) => {
  const result = await sendCommand(get(commandsAtom), `mutualWord:${JSON.stringify(words)}`, (clientNo) =>
    get(apiAtom).json('/bctMsg/add', { clientNo, refType, ...words }),
  )
  if (result.ok) await set(wordsCall.refreshAtom, { id: words.id })
  return result
})
