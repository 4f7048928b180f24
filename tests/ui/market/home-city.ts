import type { ApiOutput } from '@contract/endpoints/all'
import { qty } from '@contract/money'
import { ok } from '@contract/result'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { openCity } from '../../support/access'
import { cityWaits, terms } from '../../support/terms'

const rows = [
  sale({ saleId: 60 }),
  sale({ saleId: 61, title: '自己的米', mine: true }),
  sale({ saleId: 62, title: '订完的米', qtyLeft: qty(0), reservedUntil: noonMs + 751_000 }),
]

/** What the buy home's calls answer. */
export const city: Network = {
  '/area/info': () =>
    ok({
      areaId: 3253,
      name: '测试城',
      residents: 1204,
      isOpen: true,
      opensAt: noonMs,
      closesAt: noonMs,
      notice: { title: '北门延长到 20:00', content: '周日照常。', createdAt: noonMs },
    }),
  '/index/modules': () =>
    ok({
      modules: [
        { name: 'expand', enabled: true, line: '格位剩 37 个', mine: false, priceAreaId: 12 },
        { name: 'fund', enabled: true, line: '¥82,310.55', mine: false },
        ...(['vote', 'shop', 'mutual', 'mayor'] as const).map((name) => ({
          name,
          enabled: false,
          line: '',
          mine: false,
        })),
      ],
    }),
  '/index/todo': () => ok({ count: 0, rows: [] }),
  '/category/list': () => ok([{ categoryId: 1, name: '粮食' }]),
  '/bctSale/list': ({ categoryId }) => {
    const data = categoryId === 1 ? [] : rows
    return ok({ data, items: [item()], current_page: 1, last_page: 1, per_page: 15, total: data.length })
  },
  '/bctOrder/getNum': () =>
    ok({
      myTurn: 3,
      waiting: 0,
      dispute: 0,
      done: 0,
      buys: 0,
      sales: 0,
      sides: {
        buy: { myTurn: 3, waiting: 0, dispute: 0, done: 0 },
        sale: { myTurn: 0, waiting: 0, dispute: 0, done: 0 },
      },
      earliest: { orderId: 500, side: 'buy', wait: 'payment', deadlineAt: noonMs + 751_000 },
    }),
}

export const site: ApiOutput<'/index/config'> = {
  siteName: '门牌社区',
  areaId: 3253,
  areaName: '测试城',
  loginKey: '',
  imageBase: '',
  isOpen: true,
  opensAt: noonMs,
  closesAt: noonMs,
  openings: [],
  terms,
  waits: cityWaits,
  ...openCity,
  movableClock: false,
}
