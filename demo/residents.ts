/** A resident of the demo city, with the money that was put in at the beginning. */
export interface Resident {
  readonly blockNo: number
  readonly nickName: string
  /** For how many days the block has been held. */
  readonly heldDays: number
  readonly rechargeFen: number
  readonly points: number
  /** How many listings and bids the block may have at once when it is founded; it buys more (`expansion.ts`). */
  readonly slots: number
}

/** The test area, whose block 128 the login popup is prefilled with. Source: specification §9 (test environment). */
export const demoAreaId = 3253

export const areas = [
  { area_id: 0, name: '主城', sort: 0 },
  { area_id: demoAreaId, name: '测试城', sort: 1 },
  { area_id: 9, name: '九号城', sort: 2 },
] as const

/** The zones of the block market in the test area. Source: domain model §3.2 (kind `block`); mockup 28-market. */
export const zones = [
  { name: '城心', no_from: 1, no_to: 499, price: null },
  { name: '东市', no_from: 500, no_to: 999, price: null },
  { name: '南桥', no_from: 1_000, no_to: 1_999, price: null },
  { name: '北郊', no_from: 2_000, no_to: 3_999, price: null },
  { name: '河西', no_from: 4_000, no_to: 4_999, price: null },
  { name: '湖滨', no_from: 5_000, no_to: 9_999, price: null },
] as const

export const notice = {
  title: '北门服务点周六起延长到 20:00',
  content: '从本周六起，北门服务点每天 8:00 到 20:00 开放。存放超过三天的货物会退回卖家，请及时领取。',
} as const

/** 128 ends with 1,286.40 available: what it paid in, less what it spent and what is frozen; and with 50 points more, of its shop. */
export const residents: readonly Resident[] = [
  { blockNo: 128, nickName: '巷口的猫', heldDays: 96, rechargeFen: 115_440, points: 270, slots: 12 },
  { blockNo: 3021, nickName: '麦田', heldDays: 214, rechargeFen: 91_930, points: 860, slots: 9 },
  { blockNo: 77, nickName: '南桥老周', heldDays: 420, rechargeFen: 311_930, points: 1_240, slots: 9 },
  { blockNo: 1866, nickName: '山里养蜂人', heldDays: 301, rechargeFen: 275_910, points: 540, slots: 7 },
  { blockNo: 409, nickName: '听雨茶舍', heldDays: 188, rechargeFen: 351_930, points: 410, slots: 9 },
  { blockNo: 91, nickName: '跑腿小唐', heldDays: 52, rechargeFen: 272_900, points: 90, slots: 6 },
  { blockNo: 94, nickName: '阿木木工', heldDays: 133, rechargeFen: 325_910, points: 205, slots: 7 },
  { blockNo: 130, nickName: '隔壁张姨', heldDays: 277, rechargeFen: 270_000, points: 660, slots: 16 },
  { blockNo: 132, nickName: '拾光旧物', heldDays: 61, rechargeFen: 276_930, points: 150, slots: 9 },
  { blockNo: 12, nickName: '城门酒坊', heldDays: 402, rechargeFen: 299_920, points: 980, slots: 8 },
  { blockNo: 36, nickName: '早市阿姐', heldDays: 345, rechargeFen: 317_940, points: 720, slots: 11 },
  { blockNo: 2107, nickName: '修表林师傅', heldDays: 38, rechargeFen: 264_900, points: 45, slots: 5 },
]

/** The payment password of every resident of the demo city. Fixed, so that testers can know it. */
export const demoPayPassword = '192837'

/** The founder password of a demo block: its number, zeros, its number again; 16 digits. Fixed, so that testers can know it. */
export function demoPassword(blockNo: number): string {
  const ending = String(blockNo).padStart(4, '0')
  return String(blockNo).padEnd(16 - ending.length, '0') + ending
}
