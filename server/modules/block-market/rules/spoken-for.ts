import { blockStates } from '../../area/tables'

/** Why nobody may be moved into a block: somebody has it or is about to, a round offers it, or its chain of handovers has begun. */
export type SpokenFor = 'held' | 'reserved' | 'frozen' | 'round' | 'sold'

/** What a block is judged by. */
export interface Free {
  readonly state: number
  readonly owner_user_id: number | null
  readonly round_id: number | null
  /** It was handed over before: who has it next gets it by a handover. */
  readonly was_sold: boolean
}

/** By whom a block is spoken for; undefined when somebody may be moved into it. What lies in a cart is offered by a round. */
export function spokenForOf({
  state,
  owner_user_id: owner,
  round_id: round,
  was_sold: wasSold,
}: Free): SpokenFor | undefined {
  if (owner !== null) return 'held'
  if (state === blockStates.reserved) return 'reserved'
  if (state === blockStates.frozen) return 'frozen'
  if (round !== null) return 'round'
  return wasSold ? 'sold' : undefined
}
