import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Carried } from './ask'
import type { RequestError } from './request-errors'
import { requestWords } from './request-errors'

/** A JSON object that a server answered with. */
export type Answer = Readonly<Record<string, unknown>>

export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The body of an answer with status 200, as it came, or why there is none. Source: specification §7 (success only when 200), §8. */
export function readBody(carried: Carried): Result<unknown, RequestError> {
  switch (carried.kind) {
    case 'tooLarge':
      return err({ kind: 'tooLarge', errMsg: carried.words, statusCode: 0 })
    case 'unsupported':
      return err({ kind: 'unsupported', errMsg: requestWords.unsupported, statusCode: 0 })
    case 'timeout':
      return err({ kind: 'timeout', errMsg: requestWords.timeout, statusCode: 0 })
    case 'offline':
      return err({ kind: 'offline', errMsg: carried.message })
    case 'answer':
      return carried.status === 200
        ? ok(carried.body)
        : err({ kind: 'http', errMsg: requestWords.http, statusCode: carried.status })
  }
}

/** The JSON object in a body that may still be text. Source: specification §8 (response not a JSON object). */
export function readAnswer(body: unknown): Result<Answer, RequestError> {
  const answer = parsed(body)
  return isAnswer(answer) ? ok(answer) : err({ kind: 'broken', errMsg: requestWords.broken, statusCode: 200 })
}
