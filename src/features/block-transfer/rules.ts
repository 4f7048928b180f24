import type { BlockView } from '@contract/endpoints/people/block'
import type { CallError } from '@/lib/http/errors'
import { isMissing } from '@/lib/remote/missing'
import type { Remote } from '@/lib/remote/remote'
import { blockCopy } from './copy'

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
  const { transfer, owner } = block
  if (transfer !== null) return 'forSale'
  return owner === null ? 'nobodys' : 'seller'
}

/** What the reader lacks to see the own block: a login, or a block. */
export function lackOf(isOwn: boolean, user: { readonly blockNo: number } | null): 'login' | 'block' | undefined {
  if (!isOwn) return undefined
  if (user === null) return 'login'
  return user.blockNo === 0 ? 'block' : undefined
}

/** Whether a block is the one that is asked for: an earlier page may have left another. */
export const isAskedFor = (block: Pick<BlockView, 'mine' | 'blockId'>, isOwn: boolean, blockId: number): boolean =>
  isOwn ? block.mine : block.blockId === blockId

/** Who has a block besides the reader; null for nobody. */
export const otherOwner = (block: Pick<BlockView, 'mine' | 'owner'> | undefined): BlockView['owner'] =>
  block && !block.mine ? block.owner : null

/** What a page of a block offers to keep: the block that is for sale, or the owner whose page it is; null for nothing. */
export function keptOf(look: BlockLook, blockId: number, other: { readonly userId: number } | null) {
  if (look === 'seller') return { kind: 'seller', refId: other?.userId ?? null } as const
  return { kind: 'block', refId: look === 'forSale' ? blockId : null } as const
}

/** What the page of a block that cannot be shown says; `isOwn`: the one that the reader acts as is meant. */
export const blockAbsence = (known: Remote<BlockView, CallError>, isOwn: boolean) => ({
  title: isOwn ? blockCopy.title : blockCopy.otherTitle,
  safe: blockCopy.safe,
  ...(isOwn && { loginFirst: blockCopy.loginFirst }),
  ...(isMissing(known) && { gone: blockCopy.unknown }),
})
