import type { OwnShop, ShopRow } from '@contract/endpoints/community/shop-view'
import { fen, qty } from '@contract/money'
import type { ShopInfo, ShopLevels } from '@/features/shop/atoms'

const moment = (text: string) => Date.parse(`${text}+08:00`)
const dayMs = 86_400_000

export const noonMs = moment('2026-11-21T12:00:00')

/** The open shop of another block. */
export const row: ShopRow = {
  shopId: 7,
  no: 'S260813-0001',
  name: '听雨茶舍',
  slogan: '雨天半价。自带杯子，续水免费。',
  category: 'food',
  level: 'naming',
  blockNo: 409,
  place: '东市 12 号，公告栏对面',
  hours: '每天 9:00–20:00',
  thumb: 'a/1.jpg',
  startAt: moment('2026-08-13T12:00:00'),
  endAt: moment('2027-02-09T12:00:00'),
  isMine: false,
  acts: [],
}

const repairs: ShopRow = {
  ...row,
  shopId: 8,
  name: '林师傅修表',
  slogan: '换电池 15 元起，当天取',
  category: 'repair',
  level: 'street',
  blockNo: 2107,
  place: '南桥 4 号',
}

const soup: ShopRow = { ...row, shopId: 9, name: '城门汤铺', level: 'stall', blockNo: 12, endAt: noonMs + 70 * dayMs }

export const list = (rows: ShopRow[] = [row, repairs, soup]) => ({
  data: rows,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: rows.length,
  counts: { all: rows.length, food: 2, repair: 1, craft: 0, visit: 0, other: 0 },
})

const page = {
  shopId: 7,
  ver: 3,
  no: row.no,
  areaId: 3253,
  areaName: '测试城',
  state: 'active',
  level: 'naming',
  category: 'food',
  name: row.name,
  slogan: row.slogan,
  intro: '两张桌，六把椅。',
  hours: row.hours,
  place: row.place,
  thumbs: 'a/1.jpg,a/2.jpg',
  blockId: 409_000,
  blockNo: 409,
  appliedAt: moment('2026-08-13T10:00:00'),
  startAt: row.startAt,
  endAt: row.endAt,
  closesAt: null,
  contact: { kind: 'phone', text: '199****0409' },
} as const

export const info = (part: Partial<ShopInfo> = {}): ShopInfo => ({
  ...page,
  isMine: false,
  acts: [],
  own: null,
  fund: {
    sum: fen(143_840),
    platform: fen(35_960),
    terms: [
      { entryNo: 812, fund: fen(71_920), at: row.startAt },
      { entryNo: 1804, fund: fen(71_920), at: moment('2026-11-09T11:00:00') },
    ],
  },
  onSale: 1,
  listings: [
    {
      saleId: 60,
      title: '明前茶 铁罐装',
      thumb: 'a/3.jpg',
      category: '茶酒',
      price: fen(12_000),
      unit: '罐',
      qtyLeft: qty(60_000),
      minQty: qty(10_000),
      delivery: 'meet',
      place: '东市',
    },
  ],
  ...part,
})

export const own = (part: Partial<OwnShop['own']> = {}): OwnShop['own'] => ({
  fee: fen(9_900),
  contact: '19900000128',
  reason: '',
  reviewBy: null,
  payBy: null,
  renewFrom: null,
  pending: null,
  unpaid: null,
  turn: null,
  ...part,
})

/** The shop of 128. */
export const mine = (part: Partial<OwnShop> = {}): OwnShop => ({
  ...page,
  shopId: 21,
  ver: 5,
  no: 'S261121-0003',
  state: 'applied',
  level: 'stall',
  name: '巷口猫舍',
  slogan: '喂猫，寄养，洗澡',
  thumbs: 'a/5.jpg',
  blockNo: 128,
  startAt: null,
  endAt: null,
  isMine: true,
  acts: ['edit', 'withdraw'],
  own: own({ turn: { what: '审核', isMine: false, until: noonMs + dayMs, otherwise: '提醒平台' } }),
  ...part,
})

export const unpaid = (part: Partial<OwnShop> = {}): OwnShop =>
  mine({
    state: 'unpaid',
    acts: ['pay'],
    own: own({ turn: { what: '付款', isMine: true, until: noonMs + 6 * dayMs, otherwise: '释放席位' } }),
    ...part,
  })

export const renewable = (part: Partial<OwnShop> = {}): OwnShop =>
  mine({
    state: 'active',
    startAt: noonMs - 78 * dayMs,
    endAt: noonMs + 12 * dayMs,
    acts: ['edit', 'renew'],
    own: own({ turn: { what: '续期', isMine: true, until: noonMs + 12 * dayMs, otherwise: '到期下架' } }),
    ...part,
  })

/** The page of an own shop, as its owner gets it. */
export const pageOf = (shop: OwnShop): ShopInfo =>
  info({ ...shop, fund: { sum: fen(0), platform: fen(0), terms: [] }, onSale: 0, listings: [] })

export const term = {
  termId: 31,
  shopId: 21,
  level: 'stall',
  payNo: 'P21',
  ver: 1,
  amount: fen(9_900),
  fund: fen(7_920),
  platform: fen(1_980),
  expireAt: noonMs + 900_000,
} as const

export const levels = (part: Partial<ShopLevels> = {}): ShopLevels => ({
  areaId: 3253,
  areaName: '测试城',
  enabled: true,
  termDays: 90,
  reviewDays: 2,
  levels: [
    {
      level: 'naming',
      fee: fen(89_900),
      fund: fen(71_920),
      platform: fen(17_980),
      seats: 3,
      left: 0,
      freeAt: moment('2027-01-15T12:00:00'),
    },
    { level: 'street', fee: fen(29_900), fund: fen(23_920), platform: fen(5_980), seats: 12, left: 4, freeAt: null },
    { level: 'stall', fee: fen(9_900), fund: fen(7_920), platform: fen(1_980), seats: 0, left: 0, freeAt: null },
  ],
  mine: null,
  ...part,
})
