import type { CartProblem as Problem } from '@contract/block/cart-problems'
import { isPayable } from '@contract/hours'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { BlockTable } from '../../area/tables'
import { isOfferedAt } from '../../area/open/block-states'
import { blockStates } from '../../area/tables'
import { ownBlockText } from '../../market/open/words'

/** A block that somebody wishes to buy, as they saw it. */
export interface Wish {
  readonly blockId: number
  readonly ver: number
  readonly price: number
}

/** What a line of a check-out is judged by: the locked block, when there is one, and until when and by whom it is reserved. */
export interface Judged {
  readonly wish: Wish
  readonly block?: Pick<
    BlockTable,
    'state' | 'ver' | 'owner_user_id' | 'transfer_price' | 'transfer_until' | 'area_id' | 'round_id'
  >
  readonly reservation?: { readonly until: number; readonly userId: number; readonly payNo: string }
}

/** Why a block cannot be bought as it was seen. The end of an offer is an instant. Source: community §8, row 3; domain model §3.20. */
export function lineProblem({ wish, block }: Judged, userId: number, now: number): Problem | null {
  if (!block) return 'gone'
  if (block.owner_user_id === userId) return 'own'
  if (block.state === blockStates.reserved) return 'reserved'
  const isOffered = block.state === blockStates.transfer || block.state === blockStates.unsold
  if (!isOffered || !isOfferedAt(block, now)) return 'notOffered'
  return block.transfer_price === wish.price && block.ver === wish.ver ? null : 'priceChanged'
}

/** What a buyer is told of each line when at least one cannot be bought. */
export interface LineView {
  readonly blockId: number
  readonly fault: Problem | null
  readonly price?: number
  readonly ver?: number
  readonly until?: number
  /** The own pay order by which the buyer has it reserved, while it can be paid. */
  readonly payNo?: string
}

function viewOf(line: Judged, userId: number, now: number): LineView {
  const { block, reservation, wish } = line
  const fault = lineProblem(line, userId, now)
  const reserved = fault === 'reserved' ? reservation : undefined
  return {
    blockId: wish.blockId,
    fault,
    ...(block && { ver: block.ver }),
    ...(block?.transfer_price && fault !== 'notOffered' && { price: block.transfer_price }),
    ...(reserved && { until: reserved.until }),
    ...(reserved?.userId === userId && isPayable(reserved.until, now) && { payNo: reserved.payNo }),
  }
}

/**
 * Why these blocks cannot be checked out together, if so: OWN, SOLD_OUT, or PRICE_CHANGED when nothing else is wrong, each with `lines`;
 * FORM for blocks of two areas. Source: community §8, row 3 (all or nothing).
 */
export function linesRefusal(lines: readonly Judged[], userId: number, now: number): Refusal | undefined {
  const views = lines.map((line) => viewOf(line, userId, now))
  const wrong = views.flatMap(({ fault }) => fault ?? [])
  const data = { lines: views }
  if (wrong.includes('own')) return refusal('OWN', data, ownBlockText)
  if (wrong.some((fault) => fault !== 'priceChanged')) return refusal('SOLD_OUT', data, '有区块已不能购买')
  if (wrong.length > 0) return refusal('PRICE_CHANGED', data)
  const areas = new Set(lines.map(({ block }) => block?.area_id))
  return areas.size > 1 ? refusal('FORM', { fields: { lines: '一次只能买同一座城的区块' } }) : undefined
}
