import type { ApiInput, ApiOutput, ApiPath } from '@contract/endpoints/all'
import type { RefusalReason } from '@contract/refusals'
import { refusalText } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { createApi } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'

type Answer<P extends ApiPath> = Result<ApiOutput<P>, CallError>

/** The network's answers, now or later; a missing path fails as without a network. */
export type Network = { readonly [P in ApiPath]?: (input: ApiInput<P>) => Answer<P> | Promise<Answer<P>> }

export interface Sent {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
}

type Later = Promise<Result<unknown, CallError>> | Result<unknown, CallError>

/** An api on a given network that remembers what was sent. */
export function networkApi(network: Network): { readonly api: Api; readonly sent: readonly Sent[] } {
  const sent: Sent[] = []
  const answers = network as Readonly<Record<string, ((input: object) => Later) | undefined>>
  const api = createApi(async (_kind, path, input) => {
    sent.push({ path, input: { ...input } })
    return (await answers[path]?.(input)) ?? err({ kind: 'offline', message: 'request:fail' })
  })
  return { api, sent }
}

/** The server says no. */
export const refused = (reason: RefusalReason, data: Readonly<Record<string, unknown>> = {}) =>
  err({ kind: 'refused', reason, msg: refusalText(reason), data } as const)

/** No answer came; what the server did is unknown. */
export const lost = () => err({ kind: 'timeout' } as const)
