import type { BlockView } from '@contract/endpoints/people/block'

/** What an address asks for: the block that the reader acts as, or (`isHome`) the page of who has it. */
export interface AskedBlock {
  readonly isOwn: boolean
  readonly isHome: boolean
}

/** How a page shows a block: as the reader's own, to who may buy it, as its owner's page, as nobody's, or not yet. */
export type BlockLook = 'own' | 'forSale' | 'seller' | 'nobodys' | 'unknown'

/** Somebody else's that is offered is what a buyer reads, unless its owner is asked for. Source: community §8. */
export function lookOfBlock(
  { isOwn, isHome }: AskedBlock,
  block: Pick<BlockView, 'mine' | 'transfer' | 'owner'> | undefined,
): BlockLook {
  if (isHome) return 'seller'
  if (isOwn || block?.mine === true) return 'own'
  if (block === undefined) return 'unknown'
  if (block.transfer !== null) return 'forSale'
  return block.owner === null ? 'nobodys' : 'seller'
}
