import type { ApiInput, ApiOutput, FormPath, JsonPath } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { PointsRow } from '@contract/endpoints/people/points'
import { atom } from 'jotai'
import type { Call, CallOptions } from '../http/client'
import type { CallError } from '../http/errors'
import { pointsRowIn, showPointsAtom } from '../points/points-row'
import { userAtom } from '../session/atoms'

/** Every call of the product. The path decides what goes in, what comes out and which of the two compiles. Never throws. */
export interface Api {
  readonly form: <P extends FormPath>(
    path: P,
    input: ApiInput<P>,
    options?: CallOptions,
  ) => Promise<Result<ApiOutput<P>, CallError>>
  readonly json: <P extends JsonPath>(
    path: P,
    input: ApiInput<P>,
    options?: CallOptions,
  ) => Promise<Result<ApiOutput<P>, CallError>>
}

/** Gives the untyped client the types of the contract. The casts are the checked border: the server answers by the same schemas. */
export function createApi(call: Call): Api {
  return {
    form: <P extends FormPath>(path: P, input: ApiInput<P>, options?: CallOptions) =>
      call('form', path, input, options) as Promise<Result<ApiOutput<P>, CallError>>,
    json: <P extends JsonPath>(path: P, input: ApiInput<P>, options?: CallOptions) =>
      call('json', path, input, options) as Promise<Result<ApiOutput<P>, CallError>>,
  }
}

const notWired: Call = () => Promise.resolve(err({ kind: 'offline', message: 'request:fail' }))

const wiredAtom = atom<Api>(createApi(notWired))

/**
 * The same calls; a points row in an answer is first given to `onPoints`, unless the answer belongs to another account than the present
 * one.
 */
function tellingPoints(api: Api, tokenOf: () => string, onPoints: (row: PointsRow) => void): Api {
  const watch = async <T>(send: () => Promise<Result<T, CallError>>) => {
    const token = tokenOf()
    const answer = await send()
    const row = answer.ok ? pointsRowIn(answer.value) : null
    if (row !== null && tokenOf() === token) onPoints(row)
    return answer
  }
  return {
    form: (path, input, options) => watch(() => api.form(path, input, options)),
    json: (path, input, options) => watch(() => api.json(path, input, options)),
  }
}

/**
 * The server as features see it; the boot wires the real one, a test its own. Any answer that carries a points row opens the points popup.
 * Source: specification §2, §3; domain model §3.11.
 */
export const apiAtom = atom(
  (get) => get(wiredAtom),
  (get, set, api: Api) => {
    const tokenOf = () => get(userAtom)?.token ?? ''
    set(
      wiredAtom,
      tellingPoints(api, tokenOf, (row) => set(showPointsAtom, row)),
    )
  },
)

const slowCallsBase = atom(0)

/** How many calls have run for more than 800 ms; the loading sign shows while it is above zero. */
export const slowCallsAtom = atom((get) => get(slowCallsBase))
/** So many more of them, or fewer. */
export const countSlowCallsAtom = atom(null, (_get, set, by: number) => set(slowCallsBase, (count) => count + by))
