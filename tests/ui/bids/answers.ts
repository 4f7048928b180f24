import { fen, qty } from '@contract/money'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { ItemTrend } from '@contract/endpoints/market/items'
import { ok } from '@contract/result'
import { bidView } from '../../support/app/bid-view'
import { item } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'

const dayMs = 86_400_000

/** The bid of another, taken by whoever reads. */
export const bid = (facts: Partial<BuyView> = {}): BuyView =>
  bidView({
    ver: 2,
    qty: qty(120_000),
    qtyLeft: qty(85_000),
    amount: fen(7_800),
    amountLeft: fen(5_525),
    spot: '31.230416,121.473701',
    expireAt: noonMs + 2 * dayMs + 1000,
    payNo: '',
    buyer: { userId: 3, blockNo: 560, nickName: '小满', avatar: '' },
    mine: false,
    acts: ['take'],
    createdAt: noonMs - dayMs,
    ...facts,
  })

const trend: ItemTrend = { ...item(), low: fen(620), high: fen(695), closes: [fen(620), fen(695), fen(680)] }

export const rows = [bid(), bid({ buyId: 71, mine: true, acts: ['close'], buyer: { ...bid().buyer, blockNo: 128 } })]

export const page = (data: BuyView[]) =>
  ok({ data, items: [trend], current_page: 1, last_page: 1, per_page: 15, total: data.length })

export const city: Network = {
  '/area/info': () =>
    ok({
      areaId: 3253,
      name: '测试城',
      residents: 1204,
      isOpen: true,
      opensAt: noonMs,
      closesAt: noonMs,
      notice: null,
    }),
  '/category/list': () => ok([{ categoryId: 1, name: '粮食' }]),
  '/bctBuy/list': ({ categoryId, q }) => page(categoryId === 1 || q !== undefined ? [] : rows),
  '/bctBuy/info': () => ok({ ...bid(), item: item() }),
  '/bctBuy/take': () => ok({ orderId: 900, orderNo: 'O261121-0900' }),
  '/bctItem/history': () =>
    ok({
      ...trend,
      days: [
        {
          day: '2026-11-19',
          open: fen(690),
          close: fen(695),
          min: fen(690),
          max: fen(695),
          qty: qty(20_000),
          deals: 2,
        },
        {
          day: '2026-11-20',
          open: fen(680),
          close: fen(680),
          min: fen(680),
          max: fen(680),
          qty: qty(15_000),
          deals: 1,
        },
      ],
    }),
}
