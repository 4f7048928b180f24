import type { BlockAct, BlockRole, BlockState } from '@contract/block/transitions'
import { blockTransitionFor } from '@contract/block/transitions'
import type { BlockTable } from '../tables'
import { blockStates } from '../tables'

const names = new Map(Object.entries(blockStates).map(([name, code]) => [code as number, name as BlockState]))

/** The name of a block's stored state. */
export function blockStateOf({ state }: { readonly state: number }): BlockState {
  const name = names.get(state)
  if (!name) throw new Error(`no state of a block: ${state}`)
  return name
}

/** Whether the table has such a step for a block in its present state. */
export const mayBlock = (block: { readonly state: number }, act: BlockAct, by: BlockRole): boolean =>
  blockTransitionFor(act, by, blockStateOf(block)) !== undefined

/** Whether a price is asked for a block at an instant. The end of an offer is an instant; the city's at its zone's price has none. */
export const isOfferedAt = (
  { transfer_price: price, transfer_until: until }: Pick<BlockTable, 'transfer_price' | 'transfer_until'>,
  now: number,
): boolean => price !== null && (until === null || until > now)

/**
 * The code of a block's state after an act that the table allows; `before` is what it was before it was reserved or frozen. Throws when the
 * table has no such step: whoever calls has asked. Source: community §8.
 */
export function stateAfter(
  block: { readonly state: number },
  act: BlockAct,
  by: BlockRole,
  before: number = block.state,
): number {
  const step = blockTransitionFor(act, by, blockStateOf(block))
  if (!step) throw new Error(`a block that is ${blockStateOf(block)} has no ${act}`)
  if (step.to === 'same') return block.state
  return step.to === 'before' ? before : blockStates[step.to]
}
