import { consoleSizes } from '@contract/console/limits'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Failure, FormPath } from '../../client/call'
import { form } from '../../client/call'
import { copy } from '../copy'
import type { Fields } from './address'

/** Which page is asked for. */
export interface PageOfList {
  readonly page: number
  readonly size: number
}

/** A page as it stands in the address. */
export const pageFields = (page: number, size: number) => ({
  page: page === 1 ? '' : String(page),
  size: size === consoleSizes[0] ? '' : String(size),
})

/** The index among so many rows that is nearest to one; -1 where there are none. */
export const nearestIn = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1)

/** One page of a list. */
export interface Rows<Row> {
  readonly rows: readonly Row[]
  /** Of everything that the filters find. */
  readonly total: number
  readonly sum?: Fen
}

interface AnyPage<Row> {
  readonly data: readonly Row[]
  readonly total: number
  /** Null where nothing can be added up. */
  readonly sum?: Fen | null
}

/** A page as a call answers it. */
export function rowsOf<Row>(answer: Result<AnyPage<Row>, Failure>): Result<Rows<Row>, Failure> {
  if (!answer.ok) return answer
  const { data, total, sum } = answer.value
  return ok({ rows: data, total, ...(typeof sum === 'number' && { sum }) })
}

type AnswerOf<P extends FormPath> = ConsoleMap[P]['output']
type RowOf<P extends FormPath> = AnswerOf<P> extends AnyPage<infer Row> ? Row : never
type ListPath = { [P in FormPath]: AnswerOf<P> extends AnyPage<unknown> ? P : never }[FormPath]

/** Reads pages of a list by its call, which takes the filters as they stand in the address. */
export const pagesBy =
  <P extends ListPath>(path: P) =>
  async (asked: Fields, page: PageOfList): Promise<Result<Rows<RowOf<P>>, Failure>> => {
    const answer = await form(path, { ...asked, ...page })
    return rowsOf(answer as Result<AnyPage<RowOf<P>>, Failure>)
  }

type SortOf<P extends FormPath> = ConsoleMap[P]['input'] extends { sort?: infer S | undefined } ? S & string : never

interface Sort<P extends FormPath> {
  readonly value: SortOf<P>
  readonly label: string
}

/** The orders that a call knows, in the words of the page; the first one is the usual one. */
export const sortsOf = <P extends FormPath>(_path: P, ...sorts: readonly Sort<P>[]): readonly Sort<P>[] => sorts

/** Of most lists. */
export const byTime = [
  { value: 'newest', label: copy.newest },
  { value: 'oldest', label: copy.oldest },
] as const
export const byAmount = { value: 'amount', label: copy.largest } as const

/** A list that a call answers whole, with what it comes to where its rows have amounts. */
export function wholeRows<A, Row>(
  answer: Result<A, Failure>,
  of: (value: A) => readonly Row[],
  amountOf?: (row: Row) => number,
): Result<Rows<Row>, Failure> {
  if (!answer.ok) return answer
  const rows = of(answer.value)
  const sum = amountOf && fen(rows.reduce((all, row) => all + amountOf(row), 0))
  return ok({ rows, total: rows.length, ...(sum !== undefined && { sum }) })
}

/** Whether one of these begins with what somebody looks for, as the calls of lists understand it. */
export const beginsWith = (q: string | undefined, ...texts: readonly (string | number)[]): boolean =>
  q === undefined || texts.some((text) => String(text).startsWith(q))
