import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { atom } from 'jotai'
import type { CallOptions } from '../http/client'
import type { CallError } from '../http/errors'
import type { List, ListEvent, ListPage, ShownList } from '../remote/list'
import { canLoadMore, joinedPages, nextList, noList, startOf } from '../remote/list'
import { userAtom } from '../session/atoms'
import type { Api } from './api'
import { apiAtom } from './api'

/** A list page as the server sends it. Source: specification §3 (pagination); `cursor` is ours. */
export interface PageAnswer<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly current_page: number
  readonly last_page: number
  readonly cursor?: string | undefined
}

/** Which page is asked for: nothing for the first one. */
export interface PageAsked {
  readonly page?: number
  readonly cursor?: string
}

/** Asks for one page of what the query names. */
export type AskPage<Answer, Query> = (
  api: Api,
  query: Query,
  page: PageAsked,
  how: CallOptions,
) => Promise<Result<Answer, CallError>>

export interface ListCallOptions<Answer extends PageAnswer<unknown>, Extra> {
  readonly idOf: (row: Answer['data'][number]) => number | string
  /** `user`: nothing is asked for a guest, and another user never sees the rows. */
  readonly access: 'user' | 'anyone'
  /** What else a page brought, or undefined; `before` is that of the pages above it. */
  readonly extraOf: (answer: Answer, before: Extra | undefined) => Extra
}

/** How the start of a list is asked again. */
export interface RefreshOptions {
  /** Only the first page, because the person pulled at the top; else as many pages as are shown, so that nothing jumps. */
  readonly fromTop?: boolean
}

/** What a query is told apart by. Its fields must come in the same order every time. */
export const keyOf = (query: unknown): string => JSON.stringify(query)

function pageFrom<Row, Extra>(answer: PageAnswer<Row>, extra: Extra): ListPage<Row, Extra> {
  const { data, total, current_page, last_page, cursor } = answer
  return { rows: data, total, page: current_page, extra, ...(current_page < last_page && { cursor }) }
}

/**
 * A list of the server's, loaded page by page: a reader, a refresh, the next page, and a change of rows in place. Another query
 * starts anew; a refresh keeps what is shown; an older answer is void; no row is lost or doubled.
 */
export function listCall<Answer extends PageAnswer<unknown>, Query, Extra = undefined>(
  send: AskPage<Answer, Query>,
  options: ListCallOptions<Answer, Extra>,
) {
  type Row = Answer['data'][number]
  type Page = ListPage<Row, Extra>
  type Known = List<Row, CallError, Extra>
  const { idOf, access, extraOf } = options
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

  const ask = async (api: Api, query: Query, above: Page | undefined, quiet: boolean) => {
    const asked = above ? { page: above.page + 1, ...(above.cursor !== undefined && { cursor: above.cursor }) } : {}
    const answer = await send(api, query, asked, { quiet })
    return answer.ok ? ok(pageFrom<Row, Extra>(answer.value, extraOf(answer.value, above?.extra))) : answer
  }
  const askPages = async (api: Api, query: Query, pages: number, quiet: boolean) => {
    const first = await ask(api, query, undefined, quiet)
    if (!first.ok) return first
    let all: ShownList<Row, Extra> = startOf(first.value)
    for (let page = 2; page <= pages && all.cursor !== undefined; page += 1) {
      const next = await ask(api, query, all, quiet)
      if (!next.ok) return next
      all = joinedPages(all, next.value, idOf)
    }
    return ok(all)
  }

  const refreshAtom = atom(null, async (get, set, query: Query, { fromTop = false }: RefreshOptions = {}) => {
    const token = get(tokenAtom)
    if (token === '') return
    const before = get(stateAtom)
    const key = keyOf(query)
    const run = get(heldAtom).list.run + 1
    const shown = before.key === key ? before.shown : undefined
    set(heldAtom, { token, query, list: nextList(before, { type: 'refresh', key, run }, idOf) })
    const answer = await askPages(get(apiAtom), query, fromTop ? 1 : (shown?.page ?? 1), shown !== undefined)
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
    const answer = await ask(get(apiAtom), query, list.shown, true)
    set(
      onEventAtom,
      answer.ok ? { type: 'answer', run, page: answer.value } : { type: 'fail', run, error: answer.error },
    )
  })

  /** Begins with a first page that came in another way. */
  const beginAtom = atom(null, (get, set, query: Query, answer: Answer) => {
    const page = pageFrom<Row, Extra>(answer, extraOf(answer, undefined))
    const begun: Known = nextList(noList, { type: 'refresh', key: keyOf(query), run: 1 }, idOf)
    set(heldAtom, { token: get(tokenAtom), query, list: nextList(begun, { type: 'answer', run: 1, page }, idOf) })
  })

  const changeAtom = atom(null, (_get, set, rows: (rows: readonly Row[]) => readonly Row[]) =>
    set(onEventAtom, { type: 'change', rows }),
  )
  return { stateAtom, refreshAtom, moreAtom, beginAtom, changeAtom }
}

/** What `listCall` makes, for those who only use it. */
export type ListCall<Row, Query, Extra> = Omit<ReturnType<typeof listCall<PageAnswer<Row>, Query, Extra>>, 'beginAtom'>
