import { sql } from 'kysely'
import { gathered } from '../sent/gathered'

/** What was decided before, with the function that writes it. */
interface Write {
  readonly what: 'transition' | 'newOrder'
  readonly doc: object
}

interface Written {
  readonly is_new: boolean | null
  /** Why it was undone: PostgreSQL's code, and its words. */
  readonly code: string | null
  readonly message: string | null
}

/** So many are written in some 15 ms: the first one keeps its locks as long. */
const mostWrites = 16

/**
 * Writes what was decided before, together with what others write at the same time: in one statement, each by itself. False when the
 * command was done before. Throws what its own function raises: MP001 when something is not as it was read; among several also 55P03 when
 * something it needs is locked. Our decisions: docs/decisions/0230-one-write.md, docs/decisions/0471-gathered.md
 */
export const writeAtOnce = gathered(async (db, writes: readonly Write[]) => {
  const { rows } = await sql<Written>`select * from write_each(${JSON.stringify(writes)}::jsonb)`.execute(db)
  return rows.map(({ is_new: isNew, code, message }): boolean | Error =>
    code === null ? isNew === true : Object.assign(new Error(message ?? ''), { code }),
  )
}, mostWrites)
