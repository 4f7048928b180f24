import type { Fen } from '@contract/money'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Failure } from '../../client/call'

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
