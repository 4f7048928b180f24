import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'

type Answer = ApiOutput<'/bctMsg/list'>

/** The messages of an order, newest first as the server sends them; a refresh keeps the older pages that were asked for. */
export const messageList = listCall<Answer, { readonly id: number }>(
  (api, query, page) => api.form('/bctMsg/list', { ...query, ...page }),
  { idOf: ({ msgId }) => msgId, access: 'user', extraOf: () => undefined },
)

export interface MessageWish {
  readonly id: number
  readonly text: string
  readonly images: string
}

/** Writes to the other party and shows the message. Failures: `NOT_FOUND`, `FORM`; a lost answer keeps its number for the repeat. */
export const addMessageAtom = atom(null, async (get, set, wish: MessageWish) => {
  const name = `message:${wish.id}:${wish.text}:${wish.images}`
  const result = await sendCommand(get(commandsAtom), name, (clientNo) =>
    get(apiAtom).json('/bctMsg/add', { clientNo, ...wish }),
  )
  if (result.ok) await set(messageList.refreshAtom, { id: wish.id })
  return result
})
