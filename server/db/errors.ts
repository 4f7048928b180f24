/** What PostgreSQL's and Node's errors have in common. */
interface DbError {
  readonly code: string
  readonly message: string
}

function errorOf(error: unknown): DbError {
  const fields: object = typeof error === 'object' && error !== null ? error : {}
  const text = (name: string) => {
    const value: unknown = Reflect.get(fields, name)
    return typeof value === 'string' ? value : ''
  }
  return { code: text('code'), message: text('message') }
}

/** Serialization failure or deadlock: the transaction was rolled back and may run again. */
export const isRaceLost = (error: unknown): boolean => ['40001', '40P01'].includes(errorOf(error).code)

/**
 * Another transaction was first with a unique key (23505): with a row that both had looked for and not found, or with an id that two
 * processes made in the same millisecond. A second run sees it. Our decision: docs/decisions/0001-contract.md
 */
export const isDuplicate = (error: unknown): boolean => errorOf(error).code === '23505'

/**
 * A prepared statement (0A000) whose result has another shape since a migration: nothing was done, and under a new name it works. Source:
 * decision 0170.
 */
export const isOutdated = (error: unknown): boolean => {
  const { code, message } = errorOf(error)
  return code === '0A000' && message.includes('cached plan')
}

/** A function that writes what was decided before (MP001) found something not as it was read; nothing was done. */
export const isNotAsRead = (error: unknown): boolean => errorOf(error).code === 'MP001'

/** The server ended a statement that took too long (57014), or a wait for a lock (55P03). */
export const isCancelled = (error: unknown): boolean => ['57014', '55P03'].includes(errorOf(error).code)

/** The driver gave up waiting for an answer; the connection is of no more use. */
export const isQueryTimeout = (error: unknown): boolean => errorOf(error).message === 'Query read timeout'

// ENOENT: the socket of a server that does not run.
const networkCodes = ['ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '25P03']
const networkWords = /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i

/** The connection is gone or could not be made. */
export function isLostConnection(error: unknown): boolean {
  const { code, message } = errorOf(error)
  return networkCodes.includes(code) || code.startsWith('08') || networkWords.test(message) || isQueryTimeout(error)
}
