import type { Running } from './setting'
import { as } from './setting'
import type { WaitKey } from './waits'
import { standardWaits } from './waits'

const span = as('span')

interface Given {
  /** Their numbers go on from those of the opening hours. */
  readonly no: number
  readonly name: string
  /** From the least to the most, in its unit. */
  readonly range: readonly [min: number, max: number]
  readonly running?: Running
  readonly isForAll?: true
}

/** A wait: operators change it, two of them, from the next closing time on; what runs keeps what it began with. */
const wait = (key: WaitKey, { range: [min, max], ...given }: Given) =>
  span({
    group: 'time',
    two: 'always',
    from: 'close',
    source: 'domain model §5',
    wait: key,
    standard: standardWaits[key],
    range: { min, max },
    ...given,
  })

/**
 * The waits as settings. Where another figure bounds one: a payment at WeChat lasts two hours (its documents, JSAPI), a buyer is reminded
 * 48 hours before the confirmation (§3.5), a parcel is waited for ten days (§10), and the seller of a block has a day to object at least
 * (community §8). Source: operating §1.
 */
export const waitSettings = {
  payMinutes: wait('payMinutes', { no: 53, name: '付款期限', range: [5, 120], running: 'payments' }),
  deliverHours: wait('deliverHours', { no: 54, name: '交付期限', range: [6, 168], running: 'orders' }),
  moreDeliverHours: wait('moreDeliverHours', { no: 55, name: '交付可延长', range: [6, 168], running: 'orders' }),
  confirmHours: wait('confirmHours', { no: 56, name: '确认收货期限', range: [60, 240], running: 'orders' }),
  moreConfirmHours: wait('moreConfirmHours', { no: 57, name: '确认收货可延长', range: [24, 240], running: 'orders' }),
  cancelAnswerHours: wait('cancelAnswerHours', { no: 58, name: '取消申请答复期限', range: [6, 72], running: 'orders' }),
  evidenceHours: wait('evidenceHours', { no: 59, name: '纠纷举证期限', range: [24, 168], running: 'orders' }),
  decideDays: wait('decideDays', { no: 60, name: '纠纷裁定期限', range: [2, 30], running: 'orders' }),
  lastResortDays: wait('lastResortDays', { no: 61, name: '无人裁定退款期限', range: [5, 60], running: 'orders' }),
  rateDays: wait('rateDays', { no: 62, name: '互评期限', range: [1, 30], running: 'orders' }),
  handoverHours: wait('handoverHours', { no: 63, name: '过户所得冻结', range: [24, 168], running: 'handovers' }),
  saleDays: wait('saleDays', { no: 64, name: '商品有效期', range: [1, 90], running: 'listings' }),
  bidDays: wait('bidDays', { no: 65, name: '求购有效期', range: [1, 30], running: 'bids' }),
  transferDays: wait('transferDays', { no: 66, name: '转让最长有效期', range: [7, 90], running: 'transfers' }),
  mutualDays: wait('mutualDays', { no: 67, name: '互助最长有效期', range: [7, 90], running: 'posts' }),
  coolDownHours: wait('coolDownHours', { no: 68, name: '连续未付款停购', range: [1, 168], isForAll: true }),
} as const satisfies Readonly<Record<WaitKey, unknown>>
