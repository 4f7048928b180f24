import type * as v from 'valibot'
import type { RefusalReason } from './refusals'

/**
 * Who may make a call. `resident` = signed in and acting as a block. `development` exists only where the movable clock is switched on.
 * `staff`: the operator console, by `contract/console/rights.ts`.
 */
export type Access = 'guest' | 'user' | 'resident' | 'development' | 'staff'

/** One call: its path below `/api`, how its body travels, who may make it, what goes in and out, and why it may be refused. */
export interface Endpoint<
  P extends string = string,
  B extends 'form' | 'json' = 'form' | 'json',
  I extends v.GenericSchema = v.GenericSchema,
  O extends v.GenericSchema = v.GenericSchema,
> {
  readonly path: P
  readonly body: B
  readonly access: Access
  readonly summary: string
  readonly input: I
  readonly output: O
  readonly refusals: readonly RefusalReason[]
}

/**
 * Declares a call; the types of its path, input and output are kept. Used by the server (checks, OpenAPI) and, as
 * types only, by the client.
 */
export function endpoint<
  const P extends string,
  const B extends 'form' | 'json',
  I extends v.GenericSchema,
  O extends v.GenericSchema,
>(e: Endpoint<P, B, I, O>): Endpoint<P, B, I, O> {
  return e
}
