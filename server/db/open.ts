import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isOutdated, isQueryTimeout } from './errors'
import { PreparedNames } from './sent/prepared'
import type { Database, Db } from './schema'

/** PostgreSQL's numbers for the types int8 and int8[]. */
const int8 = 20
const int8Array = 1016

/** An int8 as a number. Ids, fen and milliseconds stay below 2^53; anything larger is our mistake. */
function safeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`)
  return value
}

const safeNumbers = (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(safeNumber)

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === int8) return safeNumber
    if (oid === int8Array) return safeNumbers
    return pg.types.getTypeParser(oid, format)
  },
}

/**
 * How long each wait may last. PostgreSQL ends a statement before the driver gives up on it, so when the driver gives up, the connection
 * hangs. The first one is also how long a call waits for a connection: of 200 callers at once on a busy machine, some waited more than two
 * seconds. Source: server design §2.7 (measured under cut and hanging connections).
 *
 * The last one is how long a connection is kept that nobody uses. pg's own 10 s are too short: new ones plan their statements and compile
 * their functions again, and sixteen of them cost the first payments after a quiet moment 200 ms.
 */
export const limits = {
  connectionTimeoutMillis: 4_000,
  statement_timeout: 2_500,
  query_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  idleTimeoutMillis: 1_200_000,
} as const

export interface OpenSettings {
  readonly connections?: number
  /** Called for connections that broke while idle. */
  readonly onError?: (error: Error) => void
  /** Called with what the database remarks beside its answers. */
  readonly onNotice?: (text: string) => void
  /** Other limits than the usual ones. */
  readonly waits?: Partial<Record<keyof typeof limits, number>>
  /** Whether frequent statements are prepared; off behind a pooler that does not support that. Source: decision 0170. */
  readonly prepares?: boolean
}

interface Statement {
  readonly name?: string | undefined
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** A pooled connection that is discarded, not returned to the pool, once an answer did not come: its next user would wait too. */
class GuardedClient implements PostgresPoolClient {
  #hangs = false
  #turn: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly client: pg.PoolClient,
    private readonly names: PreparedNames | undefined,
  ) {}

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('cursors are not used here: read page by page')
    // One statement after another: what a page reads is asked for at once, on a connection of its own or on the one of a transaction.
    const answer = this.#turn.then(() => this.#ask<R>(text, parameters))
    this.#turn = answer.catch(() => undefined)
    return answer
  }

  async #ask<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#hangs) throw new Error('Connection terminated: an earlier answer did not come')
    const sent = parameters.length > 0 ? this.names?.sent(text) : undefined
    try {
      return await this.#send<R>({ text, ...sent, parameters })
    } catch (error) {
      this.#hangs ||= isQueryTimeout(error)
      if (!isOutdated(error)) throw error
      if (sent?.name !== undefined) this.names?.forget(sent.name)
      // Inside a transaction this attempt fails too; then the first error counts, because it says why, and the transaction runs again.
      return this.#send<R>({ text, parameters }).catch((again: unknown) => {
        this.#hangs ||= isQueryTimeout(again)
        throw error
      })
    }
  }

  async #send<R>({ name, text, parameters }: Statement): Promise<PostgresQueryResult<R>> {
    const { command, rowCount, rows } = await this.client.query({ name, text, values: [...parameters] })
    return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows: rows as R[] }
  }

  release(): void {
    this.client.release(this.#hangs)
  }
}

/** Opens a pool whose waits all end: a database that hangs must not hang the server for good. */
export function openDatabase(url: string, settings: OpenSettings = {}): Db {
  const { connections = 16, onError = () => undefined, onNotice = () => undefined, waits, prepares = true } = settings
  const names = prepares ? new PreparedNames() : undefined
  const pool = new pg.Pool({ connectionString: url, max: connections, keepAlive: true, types, ...limits, ...waits })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError).on('notice', ({ message }) => onNotice(message ?? '')))
  // One for each connection: Kysely keeps them in a map that holds what they hold until the whole heap is collected.
  const guarded = new WeakMap<pg.PoolClient, GuardedClient>()
  const guardedPool: PostgresPool = {
    connect: async () => {
      const client = await pool.connect()
      const known = guarded.get(client) ?? new GuardedClient(client, names)
      guarded.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool }) })
}

/** No limits, for work whose time grows with the rows. */
export const patience = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 } as const

/** A connection without the limits, for work for which no call waits: the end of an outage, the owner's commands. */
export async function patiently<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { connections: 2, waits: patience })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
