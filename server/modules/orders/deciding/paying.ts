import type { Openings } from '@contract/hours'
import { isOpenAt } from '@contract/hours'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Tx } from '../../../db/schema'
import type { Caller } from '../../../http/caller'
import { tradersRefusal } from '../../area/open/traders'

/**
 * Why these blocks may not trade, if so: the caller must still own theirs, none may be offered for transfer, and trading must not be
 * halted. `openAt`: nor may their area be closed at this instant. Refusals: BEFORE_OPEN, NO_RIGHT, BLOCK_TRANSFER, HALT. Source: domain
 * model §3.1 (notice).
 */
export const blocksRefusal = (
  tx: Tx,
  caller: Caller,
  blockIds: readonly number[],
  openAt?: number,
): Promise<Refusal | undefined> =>
  tradersRefusal(
    tx,
    blockIds.map((blockId) => (blockId === caller.blockId ? { blockId, userId: caller.userId } : { blockId })),
    openAt,
  )

interface Payable {
  readonly deadline_at: number | null
  readonly buyer_block_id: number
  readonly seller_block_id: number
}

/**
 * Why an order may not be paid now, by any channel, if so: it needs opening hours, the block that bought, two blocks that may trade, and
 * time left. A halt is reported before EXPIRED, because its end gives the time back. Refusals: BEFORE_OPEN, NO_RIGHT, BLOCK_TRANSFER, HALT,
 * EXPIRED. Source: domain model §3.5 row 2.
 */
export async function payingRefusal(
  tx: Tx,
  caller: Caller,
  { deadline_at: deadlineAt, buyer_block_id: buyerBlock, seller_block_id: sellerBlock }: Payable,
  now: number,
): Promise<Refusal | undefined> {
  const blocked = await blocksRefusal(tx, caller, [buyerBlock, sellerBlock], now)
  if (blocked?.reason === 'BEFORE_OPEN') return blocked
  if (caller.blockId !== buyerBlock) return refusal('NO_RIGHT')
  if (blocked) return blocked
  return deadlineAt !== null && deadlineAt <= now ? refusal('EXPIRED') : undefined
}

/** Whether nothing but the two blocks can forbid paying now: their states count only under their locks. */
export const mayPay = (
  { blockId }: Caller,
  { deadline_at: deadlineAt, buyer_block_id: buyerBlock }: Payable,
  openings: Openings,
  now: number,
): boolean => isOpenAt(openings, now) && blockId === buyerBlock && (deadlineAt === null || deadlineAt > now)
