import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Fen } from '@contract/money'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Failure, FormPath } from '../../client/call'
import { form } from '../../client/call'
import type { Fields } from './address'

/** Which page is asked for. */
export interface PageOfList {
  readonly page: number
  readonly size: number
}

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

/** A list that a call answers whole. */
export function wholeRows<A, Row>(
  answer: Result<A, Failure>,
  of: (value: A) => readonly Row[],
): Result<Rows<Row>, Failure> {
  if (!answer.ok) return answer
  const rows = of(answer.value)
  return ok({ rows, total: rows.length })
}
