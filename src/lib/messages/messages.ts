import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { apiAtom } from '../api/api'
import { commandsAtom, sendCommand } from '../api/command'
import { listCall } from '../api/list-call'

/** What somebody writes about the thing with this id. */
export interface MessageWish {
  readonly id: number
  readonly text: string
  readonly images: string
}

/**
 * The messages of two people about a thing of theirs, newest first as the server sends them, and writing one. `about`: what the thing is,
 * where it is no order. A refresh keeps the older pages that were asked for. Source: domain model §3.21; community §6 (private words).
 */
export function messagesOf(about: Pick<ApiInput<'/bctMsg/list'>, 'refType'> = {}) {
  const list = listCall<ApiOutput<'/bctMsg/list'>, { readonly id: number }>(
    (api, query, page) => api.form('/bctMsg/list', { ...query, ...about, ...page }),
    { idOf: ({ msgId }) => msgId, access: 'user', extraOf: () => undefined },
  )
  /** Failures: those of `/bctMsg/add`; a lost answer keeps its number for the repeat. */
  const addAtom = atom(null, async (get, set, wish: MessageWish) => {
    const result = await sendCommand(get(commandsAtom), ['message', { ...about, ...wish }], (clientNo) =>
      get(apiAtom).json('/bctMsg/add', { clientNo, ...about, ...wish }),
    )
    if (result.ok) await set(list.refreshAtom, { id: wish.id })
    return result
  })
  return { list, addAtom }
}
