import type { BlockRow } from '@contract/endpoints/market/cart'
import { clockText } from '@contract/moments'
import { dateText } from '@/lib/format/moments'
import { blockWords } from '../words'
import { copy } from './copy'
import type { Zone } from './rules'

/** What of a zone can be bought: how many, or that the city has not begun to sell it. */
export const soldOf = ({ offered, closed }: Pick<Zone, 'offered' | 'closed'>): string =>
  offered === 0 && closed > 0 ? blockWords.notOffered : copy.toBuy(offered)

/** A zone as it is read aloud. */
export const zoneSaid = (zone: Zone): string => copy.zoneSaid(zone.name, zone.noFrom, zone.noTo, soldOf(zone))

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
 * What it says below: of whom it is, and until when it is offered, reserved, or to be paid by this reader.
 */
export function noteOf({ state, price, until, busyUntil, payNo, mine, ownerName }: Row, nowMs: number): string {
  switch (state) {
    case 'unsold':
      return price === null ? copy.notOffered : copy.city
    case 'reserved':
      if (busyUntil === null) return copy.mayReturn
      if (busyUntil <= nowMs) return copy.overdue
      return (payNo === null ? blockWords.reservedTo : blockWords.payBefore)(clockText(busyUntil))
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
  const { state, mine, payNo, busyUntil } = row
  if (state === 'reserved')
    return payNo === null && busyUntil !== null ? blockWords.reservedTo(clockText(busyUntil)) : reservedWord(row)
  if (state === 'frozen') return copy.frozen
  if (state === 'unsold') return copy.notOffered
  return mine ? copy.mine : copy.taken
}
