import type { BlockRow } from '@contract/endpoints/market/cart'
import { dateText } from '@contract/moments'
import { copy } from './copy'

type Row = Pick<BlockRow, 'state' | 'price' | 'until' | 'capacity' | 'mine' | 'ownerName'>

/** What a row says first: what the block holds, or why it cannot be bought. */
export function headOf({ state, capacity }: Row): string {
  if (state === 'reserved') return copy.reserved
  return state === 'frozen' ? copy.frozen : copy.places(capacity)
}

/** What it says below: of whom it is, and until when it is offered. A reserved block counts down instead, where its end is known. */
export function noteOf({ state, price, until, mine, ownerName }: Row, nowMs: number): string {
  switch (state) {
    case 'unsold':
      return price === null ? copy.notOffered : copy.city
    case 'reserved':
      return copy.mayReturn
    case 'transfer':
      if (mine) return copy.mineOffered
      return until === null ? copy.inTransfer : copy.transferUntil(dateText(until, nowMs))
    case 'held':
    case 'frozen':
      if (mine) return copy.mine
      return ownerName === '' ? copy.taken : ownerName
  }
}

/** The word under the plate of a block that cannot be bought. */
export function stateOf({ state, mine }: Row): string {
  if (state === 'reserved') return copy.reserved
  if (state === 'frozen') return copy.frozen
  if (state === 'unsold') return copy.notOffered
  return mine ? copy.mine : copy.taken
}
