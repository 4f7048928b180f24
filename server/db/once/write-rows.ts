import { sql } from 'kysely'
import { isLostConnection } from '../errors'
import type { Db, Tx } from '../schema'
import { gathered } from '../sent/gathered'

/** Rows by what is done with them: the lists that `write_rows` knows. */
export type Rows = Readonly<Record<string, readonly unknown[]>>

/** What was decided before. */
interface Write {
  readonly rows: Rows
  /** What it changes as it was read. Of two that need the same, the second is not as read any more. */
  readonly needs: readonly string[]
}

/** While so many are written, the server decides the next ones. */
const mostWrites = 8

/** In one transaction. False when the command of one of them was done before. */
async function writeRows(db: Db, writes: readonly Write[]): Promise<boolean> {
  const all: Record<string, unknown[]> = {}
  for (const [name, list] of writes.flatMap(({ rows: one }) => Object.entries(one)))
    if (list.length > 0) (all[name] ??= []).push(...list)
  const { rows } = await sql<{
    is_new: boolean
  }>`select write_rows(${JSON.stringify(all)}::jsonb) as is_new`.execute(db)
  return rows[0]?.is_new === true
}

/** Those that need nothing that an earlier one needs. */
function firstOf(writes: readonly Write[]): readonly Write[] {
  const needed = new Set<string>()
  return writes.filter(({ needs }) => {
    if (needs.some((need) => needed.has(need))) return false
    for (const need of needs) needed.add(need)
    return true
  })
}

const notAsRead = () => Object.assign(new Error('not as read: another one of the statement'), { code: 'MP001' })

/**
 * What comes together in one statement. When that fails, nothing is left of it, and each of them has to be written alone; but a connection
 * that is lost is lost for each.
 */
const writeTogether = gathered(
  async (db, writes: readonly Write[]): Promise<readonly (boolean | 'alone' | Error)[]> => {
    const able = firstOf(writes)
    const end = await writeRows(db, able).catch((error: Error) =>
      able.length === 1 || isLostConnection(error) ? error : 'alone',
    )
    return writes.map((write) => (able.includes(write) ? end : notAsRead()))
  },
  mostWrites,
)

/**
 * Writes what was decided before, together with what others write at the same time. False when the command was done before. Throws MP001
 * when something is not as it was read. Our decisions: docs/decisions/0230-one-write.md
 */
export async function writeOptimistically(db: Db, write: Write): Promise<boolean> {
  const end = await writeTogether(db, write)
  return end === 'alone' ? writeRows(db, [write]) : end
}

/**
 * Writes the same inside of a transaction that has locked what it read and keeps its command itself. Throws MP001 when something is not as
 * it was read, after which the transaction must be rolled back.
 */
export async function writeInside(tx: Tx, rows: Rows): Promise<void> {
  await writeRows(tx, [{ rows, needs: [] }])
}
