import type { ApiInput, ApiOutput, FormPath, JsonPath } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import { atom } from 'jotai'
import type { Call, CallOptions } from '../http/client'
import type { CallError } from '../http/errors'

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

/** The server as features see it; the boot wires the real one, a test its own. */
export const apiAtom = atom<Api>(createApi(notWired))

/** How many calls have run for more than 800 ms; the loading sign shows while it is above zero. */
export const slowCallsAtom = atom(0)
