import type { BlockRow } from '@contract/endpoints/market/cart'
import { fen } from '@contract/money'
import { noonMs } from '../expand/answers'

/** A block of the city that can be bought, for ten days. */
export const blockRow = (blockNo: number, more: Partial<BlockRow> = {}): BlockRow => ({
  blockId: blockNo + 10_000,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  place: '北郊',
  blockNo,
  name: '',
  thumbs: '',
  state: 'unsold',
  price: fen(9_900),
  until: noonMs + 10 * 86_400_000,
  capacity: 3,
  ownerName: '',
  mine: false,
  busyUntil: null,
  payNo: null,
  inCart: false,
  ...more,
})
