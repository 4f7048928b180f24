import type { ApiInput, ApiOutput, ApiPath } from '@contract/endpoints/all'
import type { RefusalReason } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { createApi } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'

/** The answers of a test's server to each call; an unknown call is NOT_FOUND. */
export type GivenAnswers = {
  readonly [P in ApiPath]?: (input: ApiInput<P>) => ApiOutput<P> | Result<ApiOutput<P>, CallError>
}

export const refused = (reason: RefusalReason, msg = '', data = {}) =>
  err({ kind: 'refused', reason, msg, data } as const)

/** What an answer gives that never comes. */
export const unanswered: Result<never, CallError> = err({ kind: 'timeout' })

/** An api with given answers, which a test may change later, and a list of its calls. */
export function givenApi(answers: GivenAnswers): {
  readonly api: Api
  readonly asked: { readonly path: string; readonly input: object }[]
} {
  const asked: { path: string; input: object }[] = []
  const api = createApi((_kind, path, input) => {
    asked.push({ path, input })
    const answer = (answers as Record<string, ((input: object) => unknown) | undefined>)[path]
    if (answer === undefined) return Promise.resolve(refused('NOT_FOUND'))
    const given = answer(input)
    if (given === unanswered) return new Promise(() => undefined)
    const isResult = typeof given === 'object' && given !== null && 'ok' in given
    return Promise.resolve(isResult ? (given as Result<unknown, CallError>) : ok(given))
  })
  return { api, asked }
}
