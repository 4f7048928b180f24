import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A LIKE pattern that finds a text anywhere; wildcards in the text itself are taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Whether one of these columns begins with a text that somebody looks for; true when nothing is looked for. */
export function beginsWith(q: string | undefined, ...columns: readonly string[]): RawBuilder<boolean> {
  if (q === undefined || q === '') return sql`true`
  const pattern = `${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)}::text like ${pattern}`),
    sql` or `,
  )})`
}
