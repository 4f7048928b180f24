import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { CallError } from '../http/errors'
import type { ListPage, ShownList } from '../remote/list'
import { joinedPages, startOf } from '../remote/list'
import type { Api } from './api'
import { quietly } from './quietly'

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
export type AskPage<Answer, Query> = (api: Api, query: Query, page: PageAsked) => Promise<Result<Answer, CallError>>

export interface ListCallOptions<Answer extends PageAnswer<unknown>, Extra> {
  readonly idOf: (row: Answer['data'][number]) => number | string
  /** `user`: nothing is asked for a guest, and another user never sees the rows. */
  readonly access: 'user' | 'anyone'
  /** Extra data of a page, or undefined; `before` is that of the pages above it. */
  readonly extraOf: (answer: Answer, before: Extra | undefined) => Extra
}

/** How to ask for the next page: the number of the page above (0 for none) and its cursor. */
type Above<Extra> = Pick<ListPage<unknown, Extra>, 'page' | 'cursor' | 'extra'>

export function pageFrom<Row, Extra>(answer: PageAnswer<Row>, extra: Extra): ListPage<Row, Extra> {
  const { data, total, current_page, last_page, cursor } = answer
  return { rows: data, total, page: current_page, extra, ...(current_page < last_page && { cursor }) }
}

/** Loads one page, or the first ones together. */
export function listPages<Answer extends PageAnswer<unknown>, Query, Extra>(
  send: AskPage<Answer, Query>,
  { idOf, extraOf }: ListCallOptions<Answer, Extra>,
) {
  type Row = Answer['data'][number]
  const ask = async (api: Api, query: Query, above: Above<Extra> | undefined) => {
    const asked =
      above && above.page > 0
        ? { page: above.page + 1, ...(above.cursor !== undefined && { cursor: above.cursor }) }
        : {}
    const answer = await send(quietly(api), query, asked)
    return answer.ok ? ok(pageFrom<Row, Extra>(answer.value, extraOf(answer.value, above?.extra))) : answer
  }
  const askPages = async (api: Api, query: Query, pages: number) => {
    const first = await ask(api, query, undefined)
    if (!first.ok) return first
    let all: ShownList<Row, Extra> = startOf(first.value)
    for (let page = 2; page <= pages && all.cursor !== undefined; page += 1) {
      const next = await ask(api, query, all)
      if (!next.ok) return next
      all = joinedPages(all, next.value, idOf)
    }
    return ok(all)
  }

  return { ask, askPages }
}
