import type { Fen, Qty } from '@contract/money'
import { fen, qty, qtyScale } from '@contract/money'

/** A bid of the demo city: open, or a past one that was filled completely. */
export interface DemoBid {
  readonly item: string
  readonly buyerNo: number
  readonly price: Fen
  readonly qty: Qty
  readonly delivery: 'online' | 'meet' | 'post'
  readonly place: string
  readonly content: string
  readonly days: number
  /** When it was made, in hours before now. */
  readonly hoursAgo: number
  /** Who sold how much into it. */
  readonly sold?: { readonly sellerNo: number; readonly qty: Qty }
}

type Row = readonly [
  buyerNo: number,
  priceFen: number,
  units: number,
  sold?: readonly [sellerNo: number, units: number],
]

/** What residents want now, by goods, the dearest first. */
const wanted: Readonly<Record<string, readonly Row[]>> = {
  社区大米: [
    [128, 650, 20],
    [94, 650, 12, [36, 3.5]],
    [91, 630, 30],
    [132, 620, 10],
  ],
  槐花蜜: [
    [94, 3600, 2],
    [2107, 3500, 3],
    [91, 3400, 1],
  ],
  明前绿茶: [
    [130, 11500, 1],
    [94, 11000, 2],
  ],
  散养鸡蛋: [
    [132, 2100, 2],
    [409, 2050, 3],
    [2107, 2000, 2],
  ],
  快递代取: [
    [12, 480, 10, [91, 3]],
    [409, 450, 4],
    [36, 450, 10],
  ],
  时令青菜: [
    [130, 360, 5],
    [132, 350, 4],
  ],
  山地苹果: [
    [91, 720, 10],
    [409, 700, 8],
  ],
  小米: [
    [77, 930, 5],
    [94, 900, 6],
  ],
  手工面条: [
    [409, 850, 4],
    [91, 830, 3],
  ],
  手工陶杯: [[12, 4200, 2]],
  竹编篮: [
    [36, 3300, 1],
    [130, 3200, 1],
  ],
  米酒: [
    [409, 2400, 3],
    [2107, 2350, 2],
  ],
  自行车保养: [[132, 3200, 1]],
  钟表清洗: [[94, 8000, 1]],
  上门理发: [
    [77, 2300, 2],
    [12, 2200, 1],
  ],
  二手自行车: [[36, 13500, 1]],
  旧书: [
    [409, 700, 5],
    [2107, 650, 6],
  ],
  羊毛围巾: [[36, 9000, 1]],
  手工皂: [[130, 1600, 4]],
  熟普洱: [[12, 25000, 1]],
  鲜豆腐: [[77, 360, 4]],
  儿童推车: [[91, 10500, 1]],
}

const says = [
  '当季新货，品相好的。',
  '要新鲜的，可以分几次交。',
  '自用，不急，约好时间就行。',
  '量够的话长期收。',
] as const
const places = ['北门服务点', '东市', '南桥'] as const

/** The 40 open bids, none past its end. Source: domain model §8. */
export const openBids: readonly DemoBid[] = Object.entries(wanted)
  .flatMap(([item, rows]) => rows.map((row) => ({ item, row })))
  .map(({ item, row: [buyerNo, priceFen, units, sold] }, index): DemoBid => {
    const delivery = index % 4 === 3 ? 'post' : 'meet'
    return {
      item,
      buyerNo,
      price: fen(priceFen),
      qty: qty(units * qtyScale),
      delivery,
      place: delivery === 'post' ? '' : (places[index % places.length] ?? ''),
      content: says[index % says.length] ?? '',
      days: [7, 14, 30][index % 3] ?? 7,
      hoursAgo: 8 + ((index * 29) % 130),
      ...(sold && { sold: { sellerNo: sold[0], qty: qty(sold[1] * qtyScale) } }),
    }
  })

/** Prices of goods a month ago and recently, in fen; the last price of rice equals its cheapest listing. */
const courses: Readonly<Record<string, readonly number[]>> = {
  社区大米: [620, 640, 660, 650, 695, 680],
  槐花蜜: [3650, 3680, 3800, 3780],
  明前绿茶: [12600, 12200],
  散养鸡蛋: [2080, 2150, 2120, 2180],
  快递代取: [450, 500, 600, 500],
  时令青菜: [340, 420],
  山地苹果: [820, 760],
  小米: [980],
  手工面条: [900],
  竹编篮: [3600],
  米酒: [2500, 2600],
  上门理发: [2500],
  旧书: [800],
  手工皂: [1800],
}

/** Who made those deals; 128 and 3021 did not. */
const traders = [77, 1866, 409, 91, 94, 130, 132, 12, 36, 2107] as const

/** When the newest past deal was made, and the time over which all are spread, in hours before now. */
const [newestHours, spanHours] = [26, 29 * 24 - 40] as const

/** Bids of the last 30 days that were filled completely: they make the price history. Source: domain model §8. */
export const pastBids: readonly DemoBid[] = Object.entries(courses).flatMap(([item, prices], kind) =>
  prices.map((priceFen, index): DemoBid => {
    const step = prices.length === 1 ? 0 : (spanHours * (prices.length - 1 - index)) / (prices.length - 1)
    const turn = kind * 3 + index
    const quantity = qty((priceFen > 3_000 ? 1 : 1 + (turn % 4)) * qtyScale)
    return {
      item,
      buyerNo: traders[turn % traders.length] ?? 77,
      price: fen(priceFen),
      qty: quantity,
      delivery: 'meet',
      place: places[turn % places.length] ?? '',
      content: says[turn % says.length] ?? '',
      days: 7,
      hoursAgo: Math.round(newestHours + step + (kind % 6)),
      sold: { sellerNo: traders[(turn + 3) % traders.length] ?? 36, qty: quantity },
    }
  }),
)
