import { fen } from '@contract/money'
import { takeFailure } from '@/features/market/take'

const refused = (data: Readonly<Record<string, unknown>>) =>
  takeFailure({ kind: 'refused', reason: 'COOLDOWN', msg: '', data }, { price: fen(680) })

describe('a take that is refused for too many unpaid orders', () => {
  it('says how many wait for payment, and leads to them', () => {
    expect(refused({ unpaid: 3, until: 1 })).toEqual({
      text: '还有 3 笔订单没有付款，先付款或取消再买',
      next: '去处理',
      step: 'buys',
    })
  })

  it('says that a day must pass when they have lapsed', () => {
    expect(refused({ until: 1 })).toMatchObject({ text: '今天 3 次下单未付款，24 小时后可再买', step: 'close' })
  })
})

describe('a take whose number was used up by an earlier one', () => {
  it('says that an order was made, and leads to the own purchases', () => {
    const data = { fields: { clientNo: '这个编号已用于别的请求' } }
    const failure = takeFailure({ kind: 'refused', reason: 'FORM', msg: '', data }, { price: fen(680) })
    expect(failure).toMatchObject({ step: 'buys' })
    expect(failure?.text).toContain('已经提交过')
  })
})
