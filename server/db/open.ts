import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './schema'

const int8 = 20

/** An int8 as a number. Ids, fen and milliseconds stay below 2^53; anything else is a mistake of ours. */
function safeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`)
  return value
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === int8
      ? safeNumber
      : oid === 1016
        ? (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(safeNumber)
        : pg.types.getTypeParser(oid, format as 'text'),
}

export interface OpenSettings {
  readonly connections?: number
  /** Hears of connections that broke while idle. */
  readonly onError?: (error: Error) => void
}

/** Opens a pool whose waits all end: a database that hangs must not hang the server for good. */
export function openDatabase(url: string, { connections = 16, onError = () => undefined }: OpenSettings = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    statement_timeout: 9_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
