import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema } from '../../fields'
import { obstacleKinds } from '../../people/closing'

/**
 * What closing an account would give up, and what stands in its way. `rest`: what is left in the wallet, in fen, and goes to the fund of
 * the city; 0 while that much has to be taken out first: from `restBelow` on. `until`: while the account waits to be closed, until when it
 * can be taken back. Our decision: docs/decisions/0436-closing-an-account.md
 */
export const Closing = v.object({
  obstacles: v.array(v.object({ what: v.picklist(obstacleKinds), count: v.number() })),
  rest: FenSchema,
  restBelow: FenSchema,
  points: v.number(),
  until: v.nullable(v.number()),
})
export type Closing = v.InferOutput<typeof Closing>

export const accountClosing = endpoint({
  path: '/bctAccount/closing',
  body: 'form',
  access: 'user',
  summary: 'What closing the account ends, and what stands in the way',
  input: v.object({}),
  output: Closing,
  refusals: ['NO_RIGHT'],
})

/**
 * Begins to close the caller's account, after a proof (`/user/prove`): it is frozen, every other session ends, and after seven days it is
 * erased. `rest` is what was shown as given up. Refusals: NO_RIGHT (data.need = `proof`), NO_BLOCK (only a founder password could be the
 * proof, and the session acts as no block), LIMIT (data.closing) while something stands in the way, MOVED (data.closing) when something
 * else would be given up, LOCKED within a day of a change of how one signs in. Our decision: docs/decisions/0436-closing-an-account.md
 */
export const accountClose = endpoint({
  path: '/bctAccount/close',
  body: 'json',
  access: 'user',
  summary: 'Begin to close the account: it can be taken back for seven days',
  input: v.object({ clientNo: ClientNo, rest: FenSchema }),
  output: v.object({ until: v.number() }),
  refusals: ['LOCKED', 'NO_RIGHT', 'NO_BLOCK', 'LIMIT', 'MOVED', 'FORM'],
})

/**
 * Takes back an account that waits to be closed: it is as it was, and every other session ends. Nothing happens to one that does not wait.
 * Our decision: docs/decisions/0436-closing-an-account.md
 */
export const accountTakeBack = endpoint({
  path: '/bctAccount/takeBack',
  body: 'json',
  access: 'user',
  summary: 'Take back an account that waits to be closed',
  input: v.object({ clientNo: ClientNo }),
  output: v.object({}),
  refusals: ['NO_RIGHT', 'FORM'],
})
