import type { Fen, Qty } from '@contract/money'
import { fen, qty, qtyScale } from '@contract/money'
import type { ParcelWay } from '@contract/orders/parcel-ways'

/** How far an order of the demo city has come. */
export type Course = 'done' | 'parted' | 'paid' | 'delivered' | 'unpaid' | 'cancelled' | 'refused'

export interface DemoOrder {
  readonly buyerNo: number
  readonly sellerNo: number
  readonly item: string
  readonly qty: Qty
  /** When it was made, in hours before now. */
  readonly hoursAgo: number
  readonly course: Course
  /** What the seller says when delivering or refusing. */
  readonly said: string
  /** What the two said of each other afterwards. */
  readonly rated?: Rated
  /** Of an order that both ended by agreement: what the buyer got back, and why. */
  readonly part?: Part
  /** What the carrier told of a posted order on its way, the oldest first. */
  readonly travels?: readonly Travel[]
}

/** One thing that happened to a parcel, so many hours after its dispatch. */
export type Travel = readonly [afterHours: number, way: ParcelWay, text: string]

interface Part {
  readonly back: Fen
  readonly why: string
}

interface Rated {
  readonly stars: number
  readonly words: string
  /** The seller's answer to it. */
  readonly answer?: string
}

type Row = readonly [
  buyerNo: number,
  sellerNo: number,
  item: string,
  units: number,
  hoursAgo: number,
  course: Course,
  said?: string,
  more?: Pick<DemoOrder, 'rated' | 'part' | 'travels'>,
]

const oneChipped: Part = { back: fen(1_00), why: '一只杯底有个小磕点，不影响用' }
const twoCracked: Rated = { stars: 4, words: '鸡蛋新鲜，有两个磕了', answer: '下次用蛋托装，这两个已补给你' }

/** From the hills to the city, and not there yet: what is sent by post has ten days. */
const fromTheHills: readonly Travel[] = [
  [3, 'collected', '【杭州建德】快件已揽收'],
  [20, 'stuck', '【杭州建德】山路施工，快件暂缓发出'],
  [136, 'moving', '【杭州建德】快件已发出，下一站杭州转运中心'],
  [160, 'moving', '【杭州转运中心】快件已发出，下一站上海浦东'],
  [188, 'delivering', '【上海浦东】快件已到达花木站，正在派送'],
]

/** Running orders are only hours old, what is on its way a week, so that their deadlines are still to come. */
const rows: readonly Row[] = [
  [128, 3021, '社区大米', 5, 654, 'done', '已放北门服务点 3 号架，袋上写了 128'],
  [
    130,
    1866,
    '槐花蜜',
    2,
    482,
    'done',
    '快递已寄出，两瓶都加了泡沫',
    { rated: { stars: 5, words: '蜜很浓，包得仔细' } },
  ],
  [128, 409, '明前绿茶', 1, 390, 'done', '在东市茶舍柜台，报门牌号就能取'],
  [409, 128, '社区大米', 10, 290, 'done', '已送到茶舍门口'],
  [94, 1866, '槐花蜜', 1, 266, 'refused', '这批蜜结晶了，品相不好，先不发了'],
  [12, 36, '散养鸡蛋', 1, 243, 'done', '东市三号摊，随时来取', { rated: twoCracked }],
  [94, 12, '米酒', 3, 219, 'done', '已温好封口，城门内自取'],
  [128, 1866, '槐花蜜', 1, 200, 'delivered', '新蜜已寄出，瓶口封了两层', { travels: fromTheHills }],
  [36, 3021, '社区大米', 10, 197, 'done', '两袋已放北门服务点'],
  [128, 132, '二手自行车', 1, 168, 'cancelled'],
  [128, 91, '快递代取', 3, 147, 'done', '三件都送到门口了'],
  [77, 94, '手工陶杯', 2, 122, 'parted', '两只都挑了釉色匀的', { part: oneChipped }],
  [91, 2107, '钟表清洗', 1, 99, 'done', '洗好校准过了，每天快两秒以内'],
  [132, 36, '鲜豆腐', 2, 74, 'done', '给你留了今早第一板', { rated: { stars: 5, words: '还是热的，很嫩' } }],
  [3021, 36, '时令青菜', 3, 51, 'done', '装好了，放在摊位后面的筐里', { rated: { stars: 5, words: '' } }],
  [128, 3021, '社区大米', 5, 20, 'delivered', '已放北门服务点 1 号架'],
  [130, 128, '社区大米', 5, 9, 'paid'],
  [36, 3021, '社区大米', 5, 5, 'paid'],
  [128, 77, '社区大米', 8.25, 0, 'unpaid'],
]

/** The orders of the last thirty days, the oldest first. Source: domain model §8. */
export const orders: readonly DemoOrder[] = rows.map(
  ([buyerNo, sellerNo, item, units, hoursAgo, course, said = '', more]): DemoOrder => ({
    buyerNo,
    sellerNo,
    item,
    qty: qty(units * qtyScale),
    hoursAgo,
    course,
    said,
    ...more,
  }),
)
