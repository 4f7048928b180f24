/** How far a withdrawal of the demo city has come. */
export type Ending = 'applied' | 'approved' | 'paying' | 'paid' | 'rejected' | 'cancelled'

export interface DemoWithdrawal {
  readonly blockNo: number
  readonly amountFen: number
  readonly way: 'wechat' | 'alipay' | 'bank'
  readonly name: string
  readonly account: string
  readonly bank: string
  readonly hoursAgo: number
  readonly ending: Ending
  /** Why it was rejected. */
  readonly reason: string
}

const cat = { blockNo: 128, name: '王小明', bank: '' } as const
const wechat = { way: 'wechat', account: 'cat_at_the_corner' } as const

/**
 * The withdrawals of 128 as in the design, one at every step for the operators, and one that is overdue. Source: design
 * `10-withdraw`.
 */
export const withdrawals: readonly DemoWithdrawal[] = [
  { ...cat, way: 'alipay', account: '13800138128', amountFen: 12_000, hoursAgo: 1056, ending: 'cancelled', reason: '' },
  { ...cat, ...wechat, amountFen: 30_000, hoursAgo: 528, ending: 'paid', reason: '' },
  {
    ...cat,
    way: 'bank',
    account: '6222020011223345128',
    bank: '工商银行',
    amountFen: 20_000,
    hoursAgo: 216,
    ending: 'rejected',
    reason: '收款人姓名与卡号不符',
  },
  { ...cat, ...wechat, amountFen: 5_000, hoursAgo: 13, ending: 'applied', reason: '' },
  {
    blockNo: 3021,
    way: 'bank',
    name: '李田',
    account: '6228480088776653021',
    bank: '农业银行',
    amountFen: 26_000,
    hoursAgo: 8,
    ending: 'applied',
    reason: '',
  },
  {
    blockNo: 1866,
    way: 'alipay',
    name: '陈山',
    account: 'bees@example.com',
    bank: '',
    amountFen: 8_800,
    hoursAgo: 11,
    ending: 'approved',
    reason: '',
  },
  {
    blockNo: 409,
    way: 'wechat',
    name: '何雨',
    account: 'tea_and_rain',
    bank: '',
    amountFen: 15_000,
    hoursAgo: 15,
    ending: 'paying',
    reason: '',
  },
  {
    blockNo: 130,
    way: 'wechat',
    name: '张桂芳',
    account: '13900139130',
    bank: '',
    amountFen: 6_000,
    hoursAgo: 150,
    ending: 'approved',
    reason: '',
  },
]

/** Income from before the demo city's month, so that there is something to withdraw; 128 ends with 412.60. */
export const carriedIncome = [
  { blockNo: 128, amountFen: 99_132 },
  { blockNo: 3021, amountFen: 30_000 },
  { blockNo: 1866, amountFen: 12_000 },
  { blockNo: 409, amountFen: 20_000 },
  { blockNo: 130, amountFen: 9_000 },
] as const

/** Recharges of 128: paid ones, and one that nobody paid. Source: design `11-recharge`. */
export const recharges = [
  { blockNo: 128, amountFen: 10_000, hoursAgo: 480, isPaid: true },
  { blockNo: 128, amountFen: 50_000, hoursAgo: 300, isPaid: false },
  { blockNo: 128, amountFen: 20_000, hoursAgo: 26, isPaid: true },
] as const

/** Income that was moved to available. Source: design `08-money`. */
export const turns = [{ blockNo: 128, amountFen: 30_000, hoursAgo: 46 }] as const
