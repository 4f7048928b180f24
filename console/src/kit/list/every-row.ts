import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Failure } from '../../client/call'

const size = 100

interface SomeRows<Row> {
  readonly data: readonly Row[]
  readonly total: number
}

/** All rows of a list, page after page. */
export async function everyRow<Row>(
  read: (asked: { readonly page: number; readonly size: typeof size }) => Promise<Result<SomeRows<Row>, Failure>>,
): Promise<Result<Row[], Failure>> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await read({ page, size })
    if (!answer.ok) return answer
    rows.push(...answer.value.data)
    if (answer.value.data.length === 0 || rows.length >= answer.value.total) return ok(rows)
  }
}
