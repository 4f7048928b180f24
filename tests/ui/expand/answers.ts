import { fen } from '@contract/money'
import type { ExpandInfo, PriceTable } from '@/features/expand/atoms'
import type { MySlots, Round } from '@/features/expand/rules/bar'
import type { SlotPurchase } from '@contract/endpoints/community/expand'

export const noonMs = Date.parse('2026-11-21T12:00:00+08:00')
const moment = (text: string) => Date.parse(`${text}+08:00`)

const slotTiers = [
  { from: 4, to: 5, price: fen(990) },
  { from: 6, to: 10, price: fen(1_990) },
  { from: 11, to: 20, price: fen(4_990) },
]

export const round: Round = {
  roundId: 4,
  ver: 2,
  areaId: 3253,
  no: 'K2604',
  roundNo: 4,
  kind: 'slot',
  title: '格位',
  description: '',
  tiers: slotTiers,
  quota: 120,
  left: 37,
  sold: 83,
  reserved: 0,
  perUser: 3,
  startCapacity: 3,
  maxCapacity: 20,
  openAt: moment('2026-11-01T07:00:00'),
  closeAt: moment('2026-12-01T00:00:00'),
  closedAt: null,
  haltedBecause: '',
  state: 'open',
  busyUntil: null,
  reminds: false,
}

export const next: Round = {
  ...round,
  roundId: 5,
  no: 'K2605',
  roundNo: 5,
  kind: 'plot',
  title: '新区 5000–5199',
  quota: 200,
  left: 200,
  sold: 0,
  tiers: [{ from: 5000, to: 5199, price: fen(9_900) }],
  state: 'planned',
  openAt: moment('2026-12-01T07:00:00'),
  closeAt: moment('2026-12-31T00:00:00'),
}

export const mine: MySlots = {
  blockId: 1,
  blockNo: 128,
  capacity: 3,
  used: 2,
  max: 20,
  mayBuy: 17,
  inTransfer: false,
  unpaid: null,
}

export const purchase: SlotPurchase = {
  expandId: 9,
  no: 'K261121-0001',
  ver: 1,
  roundId: 4,
  payNo: 'P9',
  areaId: 3253,
  fromCapacity: 3,
  count: 3,
  lines: [
    { from: 4, to: 5, count: 2, price: fen(990) },
    { from: 6, to: 6, count: 1, price: fen(1_990) },
  ],
  amount: fen(3_970),
  expireAt: noonMs + 900_000,
  acts: ['pay', 'cancel'],
}

export const info = (part: Partial<ExpandInfo> = {}): ExpandInfo => ({
  areaId: 3253,
  areaName: '测试城',
  enabled: true,
  priceAreaId: 9,
  round,
  next,
  mine,
  ...part,
})

export const table: PriceTable = {
  areaId: 9,
  areaName: '九号城',
  round: { roundId: 2, no: 'K2602', roundNo: 2, state: 'open' },
  startCapacity: 3,
  maxCapacity: 20,
  slots: slotTiers,
  asOf: moment('2026-11-20T09:00:00'),
  plots: [
    { from: 1, to: 9, price: fen(188_800), total: 9, left: 0 },
    { from: 10, to: 99, price: fen(58_800), total: 90, left: 12 },
  ],
}
