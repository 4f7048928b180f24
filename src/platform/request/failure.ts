import type { HttpOutcome } from './types'

const textOf = (value: unknown, name: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof text === 'string' ? text : ''
}

/** Reads the platform's own failure: an aborted call or a message that names a time-out is a time-out, all else is the network. */
export function failureOf(failure: unknown): HttpOutcome {
  const message = textOf(failure, 'errMsg') || textOf(failure, 'message') || 'request:fail'
  const isTimeout = textOf(failure, 'name') === 'AbortError' || /time\s?-?out|timed out|abort/i.test(message)
  return isTimeout ? { kind: 'timeout' } : { kind: 'offline', message }
}
