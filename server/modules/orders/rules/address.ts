import { addresses } from '@contract/limits'
import { maskedMobile, maskedName } from '@contract/people/masked'
import type { Side, TradeOrderTable } from '../tables'

type Facts = Pick<TradeOrderTable, 'delivery' | 'state' | 'ended_at'>

/** The buyer of a posted order chooses its address before the payment, and after it while there is none and nothing was sent. */
export const mayChooseAddress = ({ delivery, state }: Facts, side: Side | 'judge', hasOne: boolean): boolean =>
  delivery === 'post' && side === 'buyer' && (state === 'unpaid' || (state === 'paid' && !hasOne))

/** The seller of an order that was never paid does not learn where its buyer lives; a judge does while there is something to decide. */
export function maySeeAddress({ state }: Facts, side: Side | 'judge'): boolean {
  if (side === 'judge') return state === 'dispute'
  return side === 'buyer' || (state !== 'unpaid' && state !== 'closed')
}

/** From when on only a part of an order's address is left; undefined while the order runs. Source: domain model §10. */
export const masksAt = ({ ended_at: at }: Pick<Facts, 'ended_at'>): number | undefined =>
  at === null ? undefined : at + addresses.readableMs

interface Said {
  readonly name: string
  readonly mobile: string
  readonly region: string
  readonly street: string
}

/** What is left of an address: 张*, 138****0000, and the region. To mask it twice changes nothing. */
export const maskedAddress = ({ name, mobile, region }: Said): Said => ({
  name: maskedName(name),
  mobile: maskedMobile(mobile),
  region,
  street: '',
})
