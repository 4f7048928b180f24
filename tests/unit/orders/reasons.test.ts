import { reasonTexts } from '@contract/orders/dispute-words'
import { isSilent, reasonsNow } from '@/features/orders/one/rules'
import { disputeReasonNames } from '@/lib/order-story/reasons'

// Hand-written from domain model §3.5, row 13, and §10: a second truth beside the table.
it('knows every reason for a dispute, in its words and order', () => {
  expect(disputeReasonNames.map((name) => [name, reasonTexts[name]])).toEqual([
    ['notSent', '未发货'],
    ['notReceived', '未收到货'],
    ['notAsDescribed', '与描述不符'],
    ['damaged', '商品破损'],
    ['tooLittle', '数量不足'],
    ['noAnswer', '联系不上对方'],
    ['other', '其他'],
  ])
})

describe('未发货', () => {
  const parcel = {
    carrier: 'sf',
    trackingNo: 'SF1400000000128',
    sentAt: 0,
    signedAt: null,
    way: null,
    news: [],
  } as const
  const known = (silentFrom: number | null, orderId = 5) => ({ orderId, parcel: { ...parcel, news: [], silentFrom } })
  const order = { orderId: 5, side: 'buyer' } as const
  const isOffered = (...asked: Parameters<typeof reasonsNow>) => reasonsNow(...asked).includes('notSent')

  it('is silent from its moment on, where somebody is asked', () => {
    expect([999, 1_000].map((now) => isSilent({ silentFrom: 1_000 }, now))).toEqual([false, true])
    expect(isSilent({ silentFrom: null }, 1_000)).toBe(false)
  })

  it('is offered to the buyer of a silent parcel alone', () => {
    expect(isOffered(order, known(1_000), 1_000)).toBe(true)
    expect(isOffered(order, known(1_000), 999)).toBe(false)
    expect(isOffered(order, known(null), 1_000)).toBe(false)
    expect(isOffered({ ...order, side: 'seller' }, known(1_000), 1_000)).toBe(false)
  })

  it('is not offered while the parcel is not known, or another order’s is', () => {
    expect(isOffered(order, undefined, 1_000)).toBe(false)
    expect(isOffered(order, known(1_000, 6), 1_000)).toBe(false)
    expect(isOffered(order, { orderId: 5, parcel: null }, 1_000)).toBe(false)
    expect(reasonsNow(order, undefined, 0)).toHaveLength(disputeReasonNames.length - 1)
  })
})
