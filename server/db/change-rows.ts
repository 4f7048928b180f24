import type { Kysely, Selectable, UpdateObject, UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { Database, Db } from './schema'

/** Tables whose rows say in which version they are. */
type Versioned = {
  [T in keyof Database]: Selectable<Database[T]> extends { readonly ver: number } ? T : never
}[keyof Database]

/**
 * Changes the rows of a table that have these values, as an unsent statement: the version of each moves by one, whatever the change says of
 * it. Source: domain model §3 (notation, `ver`).
 */
export function changeRows<T extends Versioned>(
  db: Db,
  table: T,
  which: Partial<Selectable<Database[T]>>,
  change: UpdateObject<Database, T>,
): UpdateQueryBuilder<Database, T, T, UpdateResult> {
  // Kysely reads the columns off a table's name, which is not known here; callers name theirs, and what they give was checked by it.
  const update = (db as unknown as Kysely<{ any: Record<string, unknown> & { ver: number } }>)
    .updateTable(table as 'any')
    .set((eb) => ({ ...change, ver: eb('ver', '+', 1) }))
  const found = Object.entries(which).reduce((rows, [column, value]) => rows.where(column, '=', value), update)
  return found as unknown as UpdateQueryBuilder<Database, T, T, UpdateResult>
}
