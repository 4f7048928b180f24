import { reasonTexts } from '@contract/orders/dispute-words'
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
