import { fen, qty } from '@contract/money'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { ItemTrend } from '@contract/endpoints/market/items'
import { ok } from '@contract/result'
import { item } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'

const dayMs = 86_400_000

export const bid = (facts: Partial<BuyView> = {}): BuyView => ({
  buyId: 70,
  buyNo: 'B261121-0001',
  ver: 2,
  areaId: 3253,
  itemId: 7,
  itemName: '社区大米',
  unit: '千克',
  title: '社区大米',
  content: '要当季的',
  thumbs: '',
  thumb: '',
  category: '粮食',
  price: fen(650),
  qty: qty(120_000),
  qtyLeft: qty(85_000),
  minQty: qty(5_000),
  tick: qty(5_000),
  amount: fen(7_800),
  amountLeft: fen(5_525),
  delivery: 'meet',
  place: '北门',
  spot: '31.230416,121.473701',
  days: 7,
  expireAt: noonMs + 2 * dayMs + 1000,
  payBefore: null,
  payNo: '',
  state: 'open',
  buyer: { userId: 3, blockNo: 560, nickName: '小满', avatar: '' },
  mine: false,
  acts: ['take'],
  removedReason: '',
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
