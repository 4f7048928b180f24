/** A page of a list as one part of it. A part is a new object when anything of it changed. */
export interface ListPart<Row> {
  /** Number of its page, from 1. */
  readonly no: number
  /** Where it begins: the cursor of the page above it; undefined for the first one. */
  readonly after: string | undefined
  /** Undefined while they are dropped, because they are far from the screen. */
  readonly rows: readonly Row[] | undefined
  /** The last of its rows, for the head of the rows below. A dropped part keeps it only while the rows below are loaded. */
  readonly last: Row | undefined
  /** Loading them again failed. */
  readonly isMissed?: boolean
}

/** A page that was loaded after a place: its rows, and the cursor of the next one. */
export interface PageBehind<Row> {
  readonly rows: readonly Row[]
  readonly cursor?: string | undefined
}

type IdOf<Row> = (row: Row) => number | string

export const partOf = <Row>(no: number, after: string | undefined, rows: readonly Row[]): ListPart<Row> => ({
  no,
  after,
  rows,
  last: rows[rows.length - 1],
})

/** The rows that are loaded. */
export const rowsOf = <Row>(parts: readonly ListPart<Row>[]): readonly Row[] => parts.flatMap((part) => part.rows ?? [])

/** Whether both have identical elements. */
export const hasSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

/** The part as it was, where the new one has the same rows in the same place; else the new one. */
export function sameOr<Row>(before: ListPart<Row> | undefined, now: ListPart<Row>): ListPart<Row> {
  if (!before?.rows || !now.rows) return now
  return before.no === now.no && before.after === now.after && hasSame(before.rows, now.rows) ? before : now
}

/** The parts after a change of rows; a part whose rows stay the same stays the same object. */
export function withRows<Row>(
  parts: readonly ListPart<Row>[],
  change: (rows: readonly Row[]) => readonly Row[],
): readonly ListPart<Row>[] {
  return parts.map((part) => {
    if (!part.rows) return part
    const rows = change(part.rows)
    return rows === part.rows ? part : partOf(part.no, part.after, rows)
  })
}

/** Rows with the newer content of those that are known. */
export const renewed =
  <Row>(newer: ReadonlyMap<number | string, Row>, idOf: IdOf<Row>) =>
  (rows: readonly Row[]): readonly Row[] =>
    rows.some((row) => newer.has(idOf(row))) ? rows.map((row) => newer.get(idOf(row)) ?? row) : rows

/** Only the parts from `first` to `last` keep their rows, and the one above them its last one. */
export const lettingGo = <Row>(
  parts: readonly ListPart<Row>[],
  first: number,
  last: number,
): readonly ListPart<Row>[] =>
  parts.map((part) => {
    const { no, after } = part
    if (no >= first && no <= last) return part
    if (no === first - 1) return part.rows ? { ...part, rows: undefined } : part
    return part.rows || part.last ? { no, after, rows: undefined, last: undefined } : part
  })

/** Whether it is known what is above a part: nothing, a row, or a failed load. */
export function isKnownAbove<Row>(parts: readonly ListPart<Row>[], at: number): boolean {
  const above = parts[at - 1]
  return !above || above.rows !== undefined || above.last !== undefined || above.isMissed === true
}

/** The parts after one that has no rows was asked for (`isMissed` false) or did not come. */
export const missed = <Row>(parts: readonly ListPart<Row>[], no: number, isMissed: boolean): readonly ListPart<Row>[] =>
  parts.map((part) => (part.no === no && !part.rows ? { ...part, isMissed } : part))

/**
 * The parts after one of them was loaded again. Its rows end where those of the next part begin, so that none is there twice. When new rows
 * came in between, the next part begins after them and must be loaded too: its rows are dropped. When the page is the last one, nothing
 * follows.
 */
export function replaced<Row>(
  parts: readonly ListPart<Row>[],
  no: number,
  page: PageBehind<Row>,
  idOf: IdOf<Row>,
): readonly ListPart<Row>[] {
  const at = parts.findIndex((part) => part.no === no)
  const own = parts[at]
  if (!own) return parts
  const below = parts.slice(at + 1)
  const next = below[0]
  const known = new Set(rowsOf(below).map(idOf))
  const overlap = next ? page.rows.findIndex((row) => known.has(idOf(row))) : -1
  const rows = overlap < 0 ? page.rows : page.rows.slice(0, overlap)
  const mine = new Set(rows.map(idOf))
  const newer = new Map(page.rows.map((row) => [idOf(row), row]))
  const others = (some: readonly ListPart<Row>[]) =>
    withRows(some, (all) => {
      const left = all.filter((row) => !mine.has(idOf(row)))
      return renewed(newer, idOf)(left.length === all.length ? all : left)
    })
  const above = others(parts.slice(0, at))
  const replacement = sameOr(own, partOf(no, own.after, rows))
  if (page.cursor === undefined) return [...above, replacement]
  if (!next || overlap >= 0 || next.after === page.cursor) return [...above, replacement, ...others(below)]
  return [...above, replacement, { ...next, after: page.cursor, rows: undefined }, ...others(below.slice(1))]
}
