import { sql } from 'kysely'
import type { Db } from '../schema'
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

/** So many are written in some 8 ms: the first one keeps its locks as long, and meanwhile the server decides the next ones. */
const mostWrites = 8

/** One alone waits for what is locked, and fails as its own function does. */
async function writeOne(db: Db, write: Write): Promise<boolean> {
  const { rows } = await sql<
    Pick<Written, 'is_new'>
  >`select write_one(${JSON.stringify(write)}::jsonb) as is_new`.execute(db)
  return rows[0]?.is_new === true
}

async function writeEach(db: Db, writes: readonly Write[]): Promise<readonly (boolean | Error)[]> {
  const { rows } = await sql<Written>`select * from write_each(${JSON.stringify(writes)}::jsonb)`.execute(db)
  return rows.map(({ is_new: isNew, code, message }) =>
    code === null ? isNew === true : Object.assign(new Error(message ?? ''), { code }),
  )
}

/**
 * Writes what was decided before, together with what others write at the same time: in one statement, each by itself. False when the
 * command was done before. Throws what its own function raises: MP001 when something is not as it was read; among several also 55P03 when
 * something it needs is locked. Our decisions: docs/decisions/0230-one-write.md, docs/decisions/0471-gathered.md
 */
export const writeAtOnce = gathered(async (db, writes: readonly Write[]) => {
  const [first, second] = writes
  return first && !second ? [await writeOne(db, first)] : writeEach(db, writes)
}, mostWrites)
