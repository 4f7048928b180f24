import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import type { List, ListEvent } from '../remote/list'
import { canLoadMore, nextList, noList } from '../remote/list'
import { userAtom } from '../session/atoms'
import { apiAtom } from './api'
import type { AskPage, ListCallOptions, PageAnswer } from './list-pages'
import { listPages } from './list-pages'
import { nearParts } from './near-parts'

/** How the start of a list is loaded again. */
export interface RefreshOptions {
  /** Only the first page, because the person pulled at the top; else as many pages as are shown, so that nothing jumps. */
  readonly fromTop?: boolean
  /** Numbers of the parts near the screen: of a long list only these are loaded again. */
  readonly near?: readonly number[]
}

/** The key of a query. Its fields must always come in the same order. */
export const keyOf = (query: unknown): string => JSON.stringify(query)

/**
 * A list on the server, loaded page by page: a reader, a refresh, the next page, and a change of rows in place. Another query starts empty;
 * a refresh keeps what is shown; an older answer is ignored; no row is lost or doubled.
 */
export function listCall<Answer extends PageAnswer<unknown>, Query, Extra = undefined>(
  send: AskPage<Answer, Query>,
  options: ListCallOptions<Answer, Extra>,
) {
  type Row = Answer['data'][number]
  type Known = List<Row, CallError, Extra>
  const { idOf, access } = options
  const heldAtom = atom<{ readonly token: string; readonly query: Query | undefined; readonly list: Known }>({
    token: '',
    query: undefined,
    list: noList,
  })
  const tokenAtom = atom((get) => (access === 'user' ? (get(userAtom)?.token ?? '') : 'anyone'))
  const stateAtom = atom((get): Known => (get(heldAtom).token === get(tokenAtom) ? get(heldAtom).list : noList))

  const onEventAtom = atom(null, (get, set, event: ListEvent<Row, CallError, Extra>) => {
    set(heldAtom, { ...get(heldAtom), list: nextList(get(heldAtom).list, event, idOf) })
  })

  const { ask, askPages } = listPages(send, options)

  const queryAtom = atom((get) => get(heldAtom).query)
  const { nearAtom, lookAtom } = nearParts<Row, Query, Extra>({ stateAtom, queryAtom, onEventAtom, ask })

  const refreshAtom = atom(null, async (get, set, query: Query, { fromTop = false, near }: RefreshOptions = {}) => {
    const token = get(tokenAtom)
    if (token === '') return
    const before = get(stateAtom)
    const key = keyOf(query)
    const run = get(heldAtom).list.run + 1
    if (!fromTop && near && near.length > 0 && before.key === key && (before.shown?.parts.length ?? 0) > near.length) {
      return set(lookAtom, near)
    }
    const shown = before.key === key ? before.shown : undefined
    set(heldAtom, { token, query, list: nextList(before, { type: 'refresh', key, run }, idOf) })
    const answer = await askPages(get(apiAtom), query, fromTop ? 1 : (shown?.page ?? 1))
    set(
      onEventAtom,
      answer.ok ? { type: 'answer', run, page: answer.value } : { type: 'fail', run, error: answer.error },
    )
  })

  const moreAtom = atom(null, async (get, set) => {
    const list = get(stateAtom)
    const { query } = get(heldAtom)
    if (!canLoadMore(list) || query === undefined) return
    const run = list.run + 1
    set(onEventAtom, { type: 'more', run })
    const answer = await ask(get(apiAtom), query, list.shown)
    set(
      onEventAtom,
      answer.ok ? { type: 'answer', run, page: answer.value } : { type: 'fail', run, error: answer.error },
    )
  })

  const changeAtom = atom(null, (_get, set, rows: (rows: readonly Row[]) => readonly Row[]) =>
    set(onEventAtom, { type: 'change', rows }),
  )
  return { stateAtom, refreshAtom, moreAtom, nearAtom, changeAtom }
}

/** What `listCall` makes, for those who only use it. */
export type ListCall<Row, Query, Extra> = ReturnType<typeof listCall<PageAnswer<Row>, Query, Extra>>
