import type { BlockSale } from '@contract/endpoints/market/sale'
import type { BlockView } from '@contract/endpoints/people/block'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import BlockPage from '@/pages/block/info'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { visit } from '../support/trade-page'

export const dayMs = 86_400_000
export const block: BlockView = {
  blockId: 77,
  ver: 2,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 2046,
  name: '',
  intro: '',
  thumbs: '',
  state: 'transfer',
  owner: { userId: 560, blockNo: 2046, nickName: '阿禾', avatar: '' },
  mine: false,
  capacity: 6,
  open: 1,
  running: 0,
  transfer: { price: fen(28_800), until: noonMs + 17 * dayMs },
  acts: [],
}
export const sale: BlockSale = {
  blockId: 77,
  enabled: true,
  zone: { categoryId: 72, name: '北郊' },
  roundNo: null,
  nextAt: null,
  busyUntil: null,
  payNo: null,
  reminded: false,
  handovers: 1,
  prices: [
    { at: noonMs - 9 * dayMs, price: fen(15_000) },
    { at: noonMs - 5 * dayMs, price: fen(41_000) },
    { at: noonMs - dayMs, price: fen(26_200) },
  ],
}
export const standing = { residentDays: 182, done: 41, late: 0 }

/** Opens the page of a block that somebody sells. */
export const open = (
  one: Partial<BlockView> = {},
  facts: Partial<BlockSale> = {},
  more: Network = {},
  who?: null,
  nowMs = noonMs,
) => {
  const shown = { ...block, ...one }
  const network: Network = {
    '/block/blockInfo': () => ok(shown),
    '/block/sale': () => ok({ ...sale, ...facts }),
    '/blockInfo/taInfo': () => ok({ ...shown, standing: shown.owner && standing }),
    '/bctFav/info': () => ok({ on: false, count: 9 }),
    ...more,
  }
  return visit(BlockPage, { network, nowMs, params: { id: '77' }, ...(who === null && { who }) })
}
