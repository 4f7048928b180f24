import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../../../server/db/migrate'
import { openDatabase } from '../../../server/db/open'
import type { Db } from '../../../server/db/schema'
import { statementsOf } from '../../../server/db/statements'

/** Names a coordinator of Citus, with the rights of its superuser: `postgres://postgres:…@127.0.0.1:5432/menpai`. */
export const coordinatorVariable = 'MENPAI_TEST_CITUS'

/** A busy machine is slow, not broken; and to make a cell or to move one takes a while. */
export const cellWaits = {
  connectionTimeoutMillis: 30_000,
  statement_timeout: 300_000,
  query_timeout: 310_000,
  idle_in_transaction_session_timeout: 60_000,
} as const

/** A schema of its own on the hosts of a distributed PostgreSQL. */
export interface Cell {
  readonly name: string
  /** As the cell's own user. */
  readonly url: string
  readonly db: Db
  /** The superuser of the coordinator. */
  readonly admin: Db
  close(): Promise<void>
}

const shipped = path.resolve(__dirname, '../../../deploy/cells')

/** Sends a shipped file, as an operator does for another name. */
async function send(db: Db, file: string, name: string, password: string): Promise<void> {
  const text = readFileSync(path.join(shipped, file), 'utf8').replaceAll('cell7', name)
  for (const statement of statementsOf(text.replaceAll('CELL_PASSWORD', password))) await sql.raw(statement).execute(db)
}

/** Cells are made and dropped one at a time: the migrator looks at every schema, also at one that is just being dropped. */
const oneAtATime = 7_712_001

async function alone<T>(admin: Db, work: () => Promise<T>): Promise<T> {
  return admin.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${oneAtATime})`.execute(held)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${oneAtATime})`.execute(held)
    }
  })
}

/** Makes a cell by the files of `deploy/cells`: a user, his schema, its tables, and then its place on a worker. */
export async function makeCell(coordinator: string, name = `t_${randomBytes(6).toString('hex')}`): Promise<Cell> {
  const password = randomBytes(12).toString('hex')
  const admin = openDatabase(coordinator, { connections: 3, waits: cellWaits })
  const url = Object.assign(new URL(coordinator), { username: name, password }).href
  const db = await alone(admin, async () => {
    await send(admin, 'new-cell.sql', name, password)
    const own = openDatabase(url, { waits: cellWaits })
    await migrate(own)
    await send(own, 'distribute.sql', name, password)
    return own
  })
  return {
    name,
    url,
    db,
    admin,
    async close() {
      await db.destroy()
      const drop = () =>
        alone(admin, async () => {
          await sql`drop schema if exists ${sql.id(name)} cascade`.execute(admin)
          await sql`drop role if exists ${sql.id(name)}`.execute(admin)
        })
      // That a host was killed meanwhile is found out by the first use of a connection that was kept to it.
      await drop().catch(drop)
      await admin.destroy()
    },
  }
}
