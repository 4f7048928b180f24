import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, FormInteger } from '../../fields'
import { obstacleKinds } from '../../people/closing'

/**
 * What closing an account would end and give up, and what stands in its way. `blocks`: what goes back to the city. `rest`: what is left in
 * the wallet, in fen, and goes to the fund of the city; 0 while that much has to be taken out first. Our decision:
 * docs/decisions/0436-closing-an-account.md
 */
export const Closing = v.object({
  obstacles: v.array(v.object({ what: v.picklist(obstacleKinds), count: v.number() })),
  blocks: v.array(v.object({ areaName: v.string(), blockNo: v.number() })),
  /** Open and paused listings, which end. */
  sales: v.number(),
  /** Whether a shop of the caller is open, which ends without its money. */
  shop: v.boolean(),
  rest: FenSchema,
  points: v.number(),
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
 * Closes the caller's account for ever, after a proof (`/user/prove`); every session ends, this one too, so that a repeat is answered as to
 * a guest. `blocks` and `rest` are what was shown as given up. Refusals: NO_RIGHT (data.need = `proof`), NO_BLOCK (only a founder password
 * could be the proof, and the session acts as no block), LIMIT (data.closing) while something stands in the way, MOVED (data.closing) when
 * something else would be given up. Our decision: docs/decisions/0436-closing-an-account.md
 */
export const accountClose = endpoint({
  path: '/bctAccount/close',
  body: 'json',
  access: 'user',
  summary: 'Close the account for ever',
  input: v.object({ clientNo: ClientNo, blocks: FormInteger(0, 100_000), rest: FenSchema }),
  output: v.object({}),
  refusals: ['LOCKED', 'NO_RIGHT', 'NO_BLOCK', 'LIMIT', 'MOVED', 'FORM'],
})
