/** One page of a list as it came. `cursor` leads on; without it there is no more. */
export interface ListPage<Row, Extra> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly page: number
  readonly cursor?: string | undefined
  /** What came with the rows: sums, names. */
  readonly extra: Extra
}

/** A page of a list as one piece of it. A piece is a new object when anything of it changed. */
export interface ListPart<Row> {
  /** Number of its page, from 1. */
  readonly no: number
  readonly rows: readonly Row[]
}

/** What is known of a list: `rows` are those of all its pieces. */
export interface ShownList<Row, Extra> extends ListPage<Row, Extra> {
  readonly parts: readonly ListPart<Row>[]
}

interface Rows<Row, Extra> {
  /** What was asked for: filters, and whose rows. Other words for the same thing start the list anew. */
  readonly key: string
  /** Number of the newest request; an answer to an older one is void. */
  readonly run: number
  /** The rows of the newest answer and what was added to them; undefined before the first answer. */
  readonly shown: ShownList<Row, Extra> | undefined
}

/**
 * A list that is loaded page by page, one state at a time. `idle`: nothing is asked, more may follow. `refreshing`: the start is
 * asked again, `loading`: the next page is asked; what is shown stays meanwhile. `end`: every row is here. `error`: the request
 * named by `of` failed, what is shown stays.
 */
export type List<Row, E, Extra = undefined> = Rows<Row, Extra> &
  (
    | { readonly tag: 'idle' | 'refreshing' | 'loading' | 'end' }
    | { readonly tag: 'error'; readonly of: 'refresh' | 'more'; readonly error: E }
  )

export type ListEvent<Row, E, Extra = undefined> =
  | { readonly type: 'refresh'; readonly key: string; readonly run: number }
  | { readonly type: 'more'; readonly run: number }
  | { readonly type: 'answer'; readonly run: number; readonly page: ListPage<Row, Extra> | ShownList<Row, Extra> }
  | { readonly type: 'fail'; readonly run: number; readonly error: E }
  /** A row was changed or taken away by an act of the person's; told of the rows of one piece at a time. */
  | { readonly type: 'change'; readonly rows: (rows: readonly Row[]) => readonly Row[] }

/** A list of which nothing has been asked. */
export const noList = { tag: 'idle', key: '', run: 0, shown: undefined } as const

/** Whether the next page may be asked for now. */
export function canLoadMore<Row, E, Extra>(list: List<Row, E, Extra>): boolean {
  const mayAsk = list.tag === 'idle' || (list.tag === 'error' && list.of === 'more')
  return mayAsk && list.shown?.cursor !== undefined
}

/** A list that begins with this page, or is these pages. */
export const startOf = <Row, Extra>(page: ListPage<Row, Extra> | ShownList<Row, Extra>): ShownList<Row, Extra> =>
  'parts' in page ? page : { ...page, parts: [{ no: page.page, rows: page.rows }] }

const rowsOf = <Row>(parts: readonly ListPart<Row>[]): readonly Row[] => parts.flatMap((part) => part.rows)

/**
 * Rows with a further page: no row twice, none lost. A row that was already there keeps its place and takes its newer content.
 */
export function joinedPages<Row, Extra>(
  before: ShownList<Row, Extra>,
  next: ListPage<Row, Extra>,
  idOf: (row: Row) => number | string,
): ShownList<Row, Extra> {
  const newer = new Map(next.rows.map((row) => [idOf(row), row]))
  const known = new Set(before.rows.map(idOf))
  const kept = before.parts.map((part) =>
    part.rows.some((row) => newer.has(idOf(row)))
      ? { ...part, rows: part.rows.map((row) => newer.get(idOf(row)) ?? row) }
      : part,
  )
  const fresh = [...newer].filter(([id]) => !known.has(id)).map(([, row]) => row)
  const parts = [...kept, { no: next.page, rows: fresh }]
  // A cursor that does not move would ask for the same page for ever.
  const { cursor: nextCursor, ...rest } = next
  const leadsOn = nextCursor !== undefined && nextCursor !== before.cursor
  return { ...rest, rows: rowsOf(parts), parts, ...(leadsOn && { cursor: nextCursor }) }
}

/** A list whose rows were changed, piece by piece. */
function changed<Row, Extra>(
  shown: ShownList<Row, Extra>,
  change: (rows: readonly Row[]) => readonly Row[],
): ShownList<Row, Extra> {
  const parts = shown.parts.map((part) => ({ ...part, rows: change(part.rows) }))
  return { ...shown, parts, rows: rowsOf(parts) }
}

/** The list after an event. An event that does not fit (a late answer, more while there is none) changes nothing. */
export function nextList<Row, E, Extra>(
  list: List<Row, E, Extra>,
  event: ListEvent<Row, E, Extra>,
  idOf: (row: Row) => number | string,
): List<Row, E, Extra> {
  const { key, run, shown } = list
  switch (event.type) {
    case 'refresh':
      return { tag: 'refreshing', key: event.key, run: event.run, shown: event.key === key ? shown : undefined }
    case 'more':
      return canLoadMore(list) ? { tag: 'loading', key, run: event.run, shown } : list
    case 'answer': {
      if (event.run !== run || (list.tag !== 'refreshing' && list.tag !== 'loading')) return list
      const page = list.tag === 'loading' && shown ? joinedPages(shown, event.page, idOf) : startOf(event.page)
      return { tag: page.cursor === undefined ? 'end' : 'idle', key, run, shown: page }
    }
    case 'fail':
      if (event.run !== run || (list.tag !== 'refreshing' && list.tag !== 'loading')) return list
      return { tag: 'error', of: list.tag === 'loading' ? 'more' : 'refresh', error: event.error, key, run, shown }
    case 'change':
      return shown ? { ...list, shown: changed(shown, event.rows) } : list
  }
}
