import type { ListPart } from './parts'
import { hasSame, lettingGo, missed, partOf, renewed, replaced, rowsOf, sameOr, withRows } from './parts'
import { sharing } from './sharing'

/** One page of a list as it came. `cursor` leads on; without it there is no more. */
export interface ListPage<Row, Extra> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly page: number
  readonly cursor?: string | undefined
  /** What came with the rows: sums, names. */
  readonly extra: Extra
}

/** What is known of a list: `rows` are those of its parts, as far as they are loaded. `page` and `cursor` are those of the last one. */
export interface ShownList<Row, Extra> extends ListPage<Row, Extra> {
  readonly parts: readonly ListPart<Row>[]
}

interface Rows<Row, Extra> {
  /** The query's key: filters, and whose rows. A different key starts the list over. */
  readonly key: string
  /** Number of the newest request; an answer to an older one is ignored. */
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
  /** The part with the page's number was loaded again, after the cursor `after`. */
  | {
      readonly type: 'part'
      readonly key: string
      readonly after: string | undefined
      readonly page: ListPage<Row, Extra>
    }
  /** A dropped part is being loaded, or failed to load. */
  | { readonly type: 'missed'; readonly no: number; readonly isMissed: boolean }
  /** The near parts were loaded again: they are no longer old. */
  | { readonly type: 'looked' }
  /** Only these parts are near the screen. */
  | { readonly type: 'letGo'; readonly first: number; readonly last: number }
  /** A row was changed or removed by the person's own act; applied to the rows of one part at a time. */
  | { readonly type: 'change'; readonly rows: (rows: readonly Row[]) => readonly Row[] }

/** A list of which nothing was loaded yet. */
export const noList = { tag: 'idle', key: '', run: 0, shown: undefined } as const

/** Whether the next page may be asked for now. */
export function canLoadMore<Row, E, Extra>(list: List<Row, E, Extra>): boolean {
  return (list.tag === 'idle' || list.tag === 'error') && list.shown?.cursor !== undefined
}

/** A list that begins with this page, or is these pages. */
export const startOf = <Row, Extra>(page: ListPage<Row, Extra> | ShownList<Row, Extra>): ShownList<Row, Extra> =>
  'parts' in page ? page : { ...page, parts: [partOf(page.page, undefined, page.rows)] }

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
  const fresh = [...newer].filter(([id]) => !known.has(id)).map(([, row]) => row)
  const parts = [...withRows(before.parts, renewed(newer, idOf)), partOf(next.page, before.cursor, fresh)]
  // A cursor that does not move would load the same page forever.
  const { cursor: nextCursor, ...rest } = next
  const leadsOn = nextCursor !== undefined && nextCursor !== before.cursor
  return { ...rest, rows: rowsOf(parts), parts, ...(leadsOn && { cursor: nextCursor }) }
}

/** Returns the new rows, reusing the known object for each row with the same content. */
function knownRows<Row>(before: readonly Row[], idOf: (row: Row) => number | string) {
  const known = new Map(before.map((row) => [idOf(row), row]))
  return (rows: readonly Row[]) => rows.map((row) => sharing(known.get(idOf(row)), row))
}

/** The start of a list that was loaded again: rows and parts with the same content stay the same objects, and so does a list of them. */
function refreshed<Row, Extra>(
  before: ShownList<Row, Extra> | undefined,
  now: ShownList<Row, Extra>,
  idOf: (row: Row) => number | string,
): ShownList<Row, Extra> {
  if (!before) return now
  const parts = withRows(now.parts, knownRows(before.rows, idOf)).map((part, at) => sameOr(before.parts[at], part))
  const extra = sharing(before.extra, now.extra)
  const isSame =
    now.total === before.total &&
    now.page === before.page &&
    now.cursor === before.cursor &&
    extra === before.extra &&
    hasSame(before.parts, parts)
  return isSame ? before : { ...now, extra, parts, rows: rowsOf(parts) }
}

const withParts = <Row, Extra>(shown: ShownList<Row, Extra>, parts: readonly ListPart<Row>[]) => ({
  ...shown,
  parts,
  rows: rowsOf(parts),
})

/** The list after one of its parts was loaded again. */
function replacedPart<Row, Extra>(
  { cursor, ...shown }: ShownList<Row, Extra>,
  page: ListPage<Row, Extra>,
  idOf: (row: Row) => number | string,
): ShownList<Row, Extra> {
  const rows = knownRows(shown.rows, idOf)(page.rows)
  const parts = replaced(shown.parts, page.page, { ...page, rows }, idOf)
  const last = parts[parts.length - 1]
  const leadsOn = last?.no === page.page ? page.cursor : cursor
  return {
    ...withParts(shown, parts),
    total: page.total,
    extra: sharing(shown.extra, page.extra),
    page: last?.no ?? 1,
    ...(leadsOn !== undefined && { cursor: leadsOn }),
  }
}

/** A part of a list by its number. */
export const partNo = <Row, Extra>(shown: ShownList<Row, Extra> | undefined, no: number): ListPart<Row> | undefined =>
  shown?.parts.find((part) => part.no === no)

/** A list at rest ends where no cursor leads on. */
function settled<Row, E, Extra>(list: List<Row, E, Extra>): List<Row, E, Extra> {
  if (list.tag !== 'idle' && list.tag !== 'end') return list
  return { ...list, tag: list.shown?.cursor === undefined ? 'end' : 'idle' }
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
      const page =
        list.tag === 'loading' && shown
          ? joinedPages(shown, event.page, idOf)
          : refreshed(shown, startOf(event.page), idOf)
      return { tag: page.cursor === undefined ? 'end' : 'idle', key, run, shown: page }
    }
    case 'fail':
      if (event.run !== run || (list.tag !== 'refreshing' && list.tag !== 'loading')) return list
      return { tag: 'error', of: list.tag === 'loading' ? 'more' : 'refresh', error: event.error, key, run, shown }
    case 'change':
      return shown ? { ...list, shown: withParts(shown, withRows(shown.parts, event.rows)) } : list
    case 'part':
      if (event.key !== key || partNo(shown, event.page.page)?.after !== event.after || !shown) return list
      return settled({ ...list, shown: replacedPart(shown, event.page, idOf) })
    case 'missed':
      return shown ? { ...list, shown: { ...shown, parts: missed(shown.parts, event.no, event.isMissed) } } : list
    case 'looked':
      return list.tag === 'error' && list.of === 'refresh' ? settled({ tag: 'idle', key, run, shown }) : list
    case 'letGo':
      return shown ? { ...list, shown: withParts(shown, lettingGo(shown.parts, event.first, event.last)) } : list
  }
}
