import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { PageCall } from './page-start'
import { skipped } from './page-start'

/** The keys that order rows, all ascending and the last one unique: a page begins after the last row of the page before. */
export type CursorKeys = readonly RawBuilder<number>[]

const numbers = /^-?\d{1,16}(\.-?\d{1,16})*$/

/** The cursor of a row, as text. */
export const cursorOf = (keys: CursorKeys): RawBuilder<string> => sql<string>`concat_ws('.', ${sql.join(keys)})`

export const inOrder = (keys: CursorKeys): RawBuilder<unknown> => sql.join(keys)

/** The rows after a cursor; all rows without one, and none after a text that is not our cursor. */
export function isBehind(keys: CursorKeys, cursor: string | undefined): RawBuilder<SqlBool> {
  if (cursor === undefined || cursor === '') return sql<SqlBool>`true`
  const values = numbers.test(cursor) ? cursor.split('.').map(Number) : []
  if (values.length !== keys.length || !values.every(Number.isSafeInteger)) return sql<SqlBool>`false`
  return sql<SqlBool>`(${sql.join(keys)}) > (${sql.join(values.map((value) => sql`${value}::bigint`))})`
}

/** A page of ordered rows: after a cursor or, without one, after a number of rows. */
export interface CursorStart {
  readonly cursor?: string | undefined
  readonly offset: number
}

/**
 * Reads a page of a query in the order of the keys. Each row has its cursor as `behind`, a name that no table has: an alias that is also a
 * column's name would take its value.
 */
export const pageByCursor = <Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  keys: CursorKeys,
  { cursor, offset }: CursorStart,
  limit: number,
) =>
  query
    .select(cursorOf(keys).as('behind'))
    .where(isBehind(keys, cursor))
    .orderBy(inOrder(keys))
    .limit(limit)
    .offset(offset)
    .execute()

export const cursorStart = (call: PageCall): CursorStart => ({ cursor: call.cursor, offset: skipped(call) })
