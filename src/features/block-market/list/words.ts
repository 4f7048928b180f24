import type { BlockRow } from '@contract/endpoints/market/cart'
import { clockText, dateText } from '@contract/moments'
import { blockWords } from '../words'
import { copy } from './copy'

type Row = Pick<BlockRow, 'state' | 'price' | 'until' | 'busyUntil' | 'payNo' | 'capacity' | 'mine' | 'ownerName'>

/** Who has a reserved block: the reader, or somebody. */
export const reservedWord = ({ payNo }: Pick<Row, 'payNo'>): string =>
  payNo === null ? copy.reserved : blockWords.ordered

/** What a row says first: what the block holds, or why it cannot be bought. */
export function headOf(row: Row): string {
  if (row.state === 'reserved') return reservedWord(row)
  return row.state === 'frozen' ? copy.frozen : copy.places(row.capacity)
}

/**
 * What it says below: of whom it is, and until when it is offered, or to be paid by this reader. One that somebody else has reserved counts
 * down instead, where the end of that is known.
 */
export function noteOf({ state, price, until, busyUntil, payNo, mine, ownerName }: Row, nowMs: number): string {
  switch (state) {
    case 'unsold':
      return price === null ? copy.notOffered : copy.city
    case 'reserved':
      return payNo === null || busyUntil === null ? copy.mayReturn : blockWords.payBefore(clockText(busyUntil))
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
export function stateOf(row: Row): string {
  const { state, mine } = row
  if (state === 'reserved') return reservedWord(row)
  if (state === 'frozen') return copy.frozen
  if (state === 'unsold') return copy.notOffered
  return mine ? copy.mine : copy.taken
}
