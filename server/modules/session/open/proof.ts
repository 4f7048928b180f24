import type { Refusal } from '@contract/refusals'
import type { Tx } from '../../../db/schema'
import type { Caller } from '../../../http/caller'
import { spendProof } from '../people/prove'

/** Uses up the proof that the owner is using this session. Refusals: NO_RIGHT (data.need = `proof`), NO_BLOCK. */
export const takeProof = (tx: Tx, caller: Caller, now: number): Promise<Refusal | undefined> =>
  spendProof(tx, caller, now)
